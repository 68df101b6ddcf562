import { modalWords } from '../limits/limit-words.ts';
import { linesOf, type Passage, type Place, placeAt } from '../lines/passage.ts';
import { isCapitals } from '../lines/title-like.ts';
import type { Placed } from '../outline/outline.ts';
import { zoneOf } from '../outline/zone-of.ts';
import { folded } from '../text/folded.ts';
import { monthPattern } from '../text/month-words.ts';
import { says, startsWithPhrase } from '../text/phrases.ts';
import { article, institutionIn, isInstitution } from './institutions.ts';
import { callWords, fieldLabels, genericNames, offeredBy, paperWords } from './name-words.ts';

export interface NameFound {
  field: 'name' | 'funder' | 'reference';
  value: string;
  isSure: boolean;
  at: Place;
  lines: Place[];
}

/** Names stand at the beginning of a call. */
const head = 14;
const labels = Object.entries(fieldLabels).map(([field, words]) => ({
  field: field as NameFound['field'],
  pattern: startsWithPhrase(words),
}));
/** "BRR-27-014", "ESD/2027/118-440/ACT": capitals and figures with marks between. */
const code =
  /(?<![\p{L}\p{N}@/.-])(?=[\p{Lu}\d./_-]*\d)\p{Lu}[\p{Lu}\d]{0,11}(?:[-/._]\p{Lu}?[\p{Lu}\d]{1,12}){1,6}(?![\p{Ll}@])/u;

const nameOf = (
  field: NameFound['field'],
  passage: Passage,
  value: string,
  isSure: boolean,
  from = 0,
): NameFound => ({
  field,
  value: value.replace(/^[\s:,;–-]+|[\s:,;–-]+$/g, ''),
  isSure,
  at: placeAt(passage, from),
  lines: linesOf(passage),
});

/** A label and what it stands before: two cells of a row, or words on both sides of a colon. */
function labeled(passage: Passage): { label: string; value: string } | undefined {
  const [first = '', second = ''] = passage.cells;
  if (passage.isRow) return { label: folded(first).replace(/\s?:$/, ''), value: second };
  const match = /^(.{2,40}?)\s?:\s+(.{2,200})$/u.exec(passage.cells.length > 1 ? first : passage.text);
  return match ? { label: folded(match[1] ?? ''), value: match[2] ?? '' } : undefined;
}

function byLabel(passage: Passage): NameFound | undefined {
  const pair = labeled(passage);
  if (!pair || pair.value === '' || /[?]$/.test(pair.value)) return undefined;
  // The sender of a letter: a name before the address, or nothing.
  const named = pair.value.replace(/\s?<[^<>]{3,80}>$/, '');
  if (/@/.test(named)) return undefined;
  for (const { field, pattern } of labels) {
    if (pattern.exec(pair.label)?.[0] !== pair.label) continue;
    const value =
      field === 'reference' ? (code.exec(pair.value)?.[0] ?? pair.value.split(/\s{2,}|\s[|(]/)[0]) : named;
    if (value && (field !== 'reference' || (/\d/.test(value) && value.length < 60)))
      return nameOf(field, passage, value, true);
  }
  return undefined;
}

/** A reference without a colon: "Edital nº IBV-RC-01/2027", or a code beside other words. */
function byCode(passage: Passage): NameFound | undefined {
  if (passage.text.length > 120 || /https?:|@/.test(passage.text)) return undefined;
  const codes = [...passage.text.matchAll(new RegExp(code.source, 'gu'))].sort(
    (one, other) => other[0].length - one[0].length,
  );
  const [match] = codes;
  const numbered = /(?:n[º°.o]{1,2}|number|numero)\s?(\d{1,4}\/\d{2,4})(?!\/|\d)/.exec(passage.plain);
  if (!match || match[0].length < 5)
    return numbered?.[1] ? nameOf('reference', passage, numbered[1], false, numbered.index) : undefined;
  const reference = labels.find(({ field }) => field === 'reference')?.pattern;
  const isLabelled =
    reference?.test(passage.plain) === true || says(passage.plain.slice(0, match.index), callWords);
  return nameOf('reference', passage, match[0], isLabelled, match.index);
}

/** Words that may be a name, on a line of their own or in one of its cells. */
interface Words {
  text: string;
  plain: string;
  passage: Passage;
  before: Passage | undefined;
  /** Which passage of the call it is. */
  at: number;
}

const isName = (text: string): boolean =>
  /^[^\p{L}]*\p{Lu}/u.test(text) &&
  text.length >= 6 &&
  text.length <= 120 &&
  !/[.;>]$|>|@|\$|€|£|https?:|^(?:dear|cher|chere|estimad|prezad|caro)|\?$|,$/i.test(text) &&
  text.split(' ').length <= 16 &&
  !says(folded(text), modalWords) &&
  !dated.test(folded(text));

/** A date, or a label with one. */
const dated = new RegExp(
  String.raw`\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}(?:st|nd|rd|th)?\s(?:de )?(?:${monthPattern})|(?:${monthPattern})\s\d`,
  'u',
);

/** "Total fund      EUR 600,000": a label with an amount or a day. */
const isPair = (cells: readonly string[]): boolean =>
  cells.length === 2 &&
  /\d/.test(cells[1] ?? '') &&
  (dated.test(folded(cells[1] ?? '')) || /\p{Sc}|\d{3}/u.test(cells[1] ?? ''));

const wordsOf = (first: readonly Passage[]): Words[] =>
  first.flatMap((passage, index) =>
    passage.isRow || passage.marker || isPair(passage.cells)
      ? []
      : passage.cells
          .flatMap((cell) => cell.split(/\s[>›]\s/))
          .filter(isName)
          .map((text) => ({ text, plain: folded(text), passage, before: first[index - 1], at: index })),
  );

function titleScore({ text, plain, before, at }: Words): number {
  let score = says(plain, callWords) ? 2 : 0;
  if (/20\d\d/.test(plain)) score += 0.5;
  if (/[«“"]/.test(text)) score += 0.5;
  if (before?.cells.some((cell) => isInstitution(folded(cell)))) score += 1;
  if (isCapitals(text)) score -= 0.5;
  if (paperWords.test(plain)) score -= 3;
  if (genericNames.exec(plain)?.[0].length === plain.length) score -= 1.5;
  if (code.test(text)) score -= 2;
  if (!text.includes(' ') || zoneOf(plain) !== undefined) score -= 2;
  // "Expected number of awards: 25".
  if (/:\s*[\p{Sc}\d\s.,]+$/u.test(text) || offeredBy.test(plain)) score -= 4;
  if (isInstitution(plain)) score -= says(plain, callWords) ? 0.5 : 2;
  if (/^[^:]{2,40}:\s/.test(text) && !says(plain.slice(0, plain.indexOf(':')), callWords)) score -= 1;
  // The name stands above what the call says of itself.
  return score - at * 0.1;
}

function funderScore({ plain, text }: Words, mentions: number): number {
  if (paperWords.test(plain.replace(article, '')) || /:\s/.test(text)) return 0;
  const isOne = isInstitution(plain);
  if (!isOne && !/^(?:the )?(?:fonds|fondo|fundo)\s|\sfund$/.test(plain)) return 0;
  const base = isOne ? 2 : 1;
  return (
    base - (isCapitals(text) ? 0.3 : 0) - (text.split(' ').length > 9 ? 1 : 0) + Math.min(1, mentions * 0.4)
  );
}

const best = <Item>(items: readonly Item[], scoreOf: (item: Item) => number) =>
  items.map((item) => ({ item, score: scoreOf(item) })).sort((one, other) => other.score - one.score)[0];

/** Name of the call, funder and the funder's own number: where a label says so, else by the words of the first lines. */
export function readNames(items: readonly Placed[]): NameFound[] {
  const all = items.map(({ passage }) => passage);
  const first = all.slice(0, head);
  const found = new Map<NameFound['field'], NameFound>();
  for (const passage of all.slice(0, 3 * head)) {
    const name = byLabel(passage);
    if (name && !found.has(name.field)) found.set(name.field, name);
  }
  for (const passage of first) {
    const reference = byCode(passage);
    const known = found.get('reference');
    if (reference && (!known || (reference.isSure && !known.isSure))) found.set('reference', reference);
  }
  for (const passage of first) {
    const by = offeredBy.exec(passage.plain)?.[0].length;
    const value =
      by && passage.cells[0]?.slice(by).replace(/^\s?(?:the|la|le|les|l'|el|los|las|o|a|os|as|:)\s?/iu, '');
    if (value && /^\p{Lu}/u.test(value) && value.split(' ').length < 10 && !found.has('funder'))
      found.set('funder', nameOf('funder', passage, value, true, by));
  }
  const words = wordsOf(first);
  const funder = best(words, (one) => funderScore(one, countOf(all, one.plain)));
  if (funder && funder.score >= 0.7 && !found.has('funder'))
    found.set('funder', nameOf('funder', funder.item.passage, funder.item.text, funder.score > 2));
  const title = best(
    words.filter((one) => one.text !== found.get('funder')?.value),
    titleScore,
  );
  if (title && title.score > -2 && !found.has('name'))
    found.set('name', nameOf('name', title.item.passage, title.item.text, title.score >= 2.5));
  if (!found.has('funder')) {
    for (const passage of first) {
      const institution = institutionIn(passage.text);
      if (institution && !found.has('funder'))
        found.set('funder', nameOf('funder', passage, institution.name, false, institution.at));
    }
  }
  return [...found.values()];
}

const longestHead = 400;

const countOf = (all: readonly Passage[], words: string): number =>
  all.slice(0, longestHead).filter(({ plain }) => plain !== words && plain.includes(words)).length;
