import { countryName, countryPlaces } from '../../reading/eligibility/countries-in.ts';
import { folded } from '../../reading/text/folded.ts';
import { anyPhrase } from '../../reading/text/phrases.ts';
import { demonyms, sharedNames } from './demonym-words.ts';
import { regionWords } from './region-words.ts';
import { membersOf, type RegionName, regions } from './regions.ts';

/** A part of the world that a text names. */
export interface NamedPlace {
  start: number;
  end: number;
  /** As a reader knows it. */
  name: string;
  /** ISO 3166 codes of what is certainly in it. */
  members: readonly string[];
  /** Codes of which a person has to find out. */
  unsure: readonly string[];
  /** A part of the United Kingdom, which has the country's code. */
  nation?: string;
}

const nationWords: Readonly<Record<string, string>> = {
  England: 'england|angleterre|inglaterra',
  Scotland: 'scotland|scottish|ecosse|escocia',
  Wales: 'wales|welsh|pays de galles|gales|pais de gales',
  'Northern Ireland': 'northern ireland|northern irish|irlande du nord|irlanda del norte|irlanda do norte',
};

interface Named extends Omit<NamedPlace, 'start' | 'end'> {
  pattern: RegExp;
}

let known: readonly Named[] | undefined;

/** Made when it is first needed: its patterns take longer than most files take to be read. */
function namedPlaces(): readonly Named[] {
  known ??= allNamed();
  return known;
}

const allNamed = (): readonly Named[] => [
  ...(Object.keys(regions) as RegionName[]).map((name) => ({
    name,
    ...membersOf(name),
    pattern: anyPhrase(regionWords[name]),
  })),
  ...Object.entries(nationWords).map(([nation, words]) => ({
    name: nation,
    nation,
    members: ['GB'],
    unsure: [],
    pattern: anyPhrase(words),
  })),
  ...sharedNames.map(([words, codes]) => ({
    name: codes.split(' ').map(countryName).join(' or '),
    members: [],
    unsure: codes.split(' '),
    pattern: anyPhrase(words),
  })),
  ...Object.entries(demonyms).map(([code, words]) => ({
    name: countryName(code),
    members: [code],
    unsure: [],
    pattern: anyPhrase(words),
  })),
];

/** "New Mexico" and "New England" are no countries. */
const elsewhere = /(?<!\p{L})new (?:mexico|england|britain|ireland|caledonia)(?!\p{L})/gu;
/** A language is not where somebody is. */
const isLanguage = (plain: string, end: number) =>
  /^[- ](?:speaking|language|language:)/.test(plain.slice(end));

/** Countries, regions and nations that a text names, in their order; the longest name at each place. */
export function placesIn(text: string): NamedPlace[] {
  const plain = folded(text);
  const traps = [...plain.matchAll(elsewhere)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  const countries = countryPlaces(text).map(({ code, ...place }) => ({
    ...place,
    name: countryName(code),
    members: [code],
    unsure: [],
  }));
  const others = namedPlaces().flatMap(({ pattern, ...place }) =>
    [...plain.matchAll(pattern)].map(({ index, 0: words }) => ({
      ...place,
      start: index,
      end: index + words.length,
    })),
  );
  // At the same place, what has more words, and then what says that it has to be asked, a nation, a country.
  const rank = ({ unsure, members, ...place }: NamedPlace) =>
    members.length === 0 && unsure.length > 0 ? 0 : 'nation' in place ? 1 : 2;
  const all: NamedPlace[] = [...others, ...countries].sort(
    (one, other) => other.end - other.start - (one.end - one.start) || rank(one) - rank(other),
  );
  const kept: NamedPlace[] = [];
  for (const one of all) {
    const overlaps = (other: { start: number; end: number }) =>
      one.start < other.end && other.start < one.end;
    if (!kept.some(overlaps) && !traps.some(overlaps) && !isLanguage(plain, one.end)) kept.push(one);
  }
  return kept.sort((one, other) => one.start - other.start);
}
