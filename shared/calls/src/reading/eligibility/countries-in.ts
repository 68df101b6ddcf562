import { folded } from '../text/folded.ts';

const codes =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'.split(
    ' ',
  );

/** Names that people write beside those of the standard; without accents. */
const further: Readonly<Record<string, string>> = {
  uk: 'GB',
  'u.k.': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  angleterre: 'GB',
  inglaterra: 'GB',
  usa: 'US',
  'u.s.': 'US',
  'united states of america': 'US',
  'fifty states': 'US',
  'etats-unis': 'US',
  'estados unidos': 'US',
  'ee.uu.': 'US',
  eua: 'US',
  'ivory coast': 'CI',
  "cote d'ivoire": 'CI',
  'costa de marfil': 'CI',
  'costa do marfim': 'CI',
  'republique democratique du congo': 'CD',
  'republica democratica do congo': 'CD',
  'dr congo': 'CD',
  'congo-brazzaville': 'CG',
  'republic of the congo': 'CG',
  'republic of congo': 'CG',
  'republique du congo': 'CG',
  'republica del congo': 'CG',
  rdc: 'CD',
  drc: 'CD',
  'democratic republic of the congo': 'CD',
  'cape verde': 'CV',
  'cabo verde': 'CV',
  'guinea-bissau': 'GW',
  'guine-bissau': 'GW',
  'sao tome e principe': 'ST',
  burma: 'MM',
  myanmar: 'MM',
  mianmar: 'MM',
  birmanie: 'MM',
  birmania: 'MM',
  'bosnia and herzegovina': 'BA',
  'antigua and barbuda': 'AG',
  'trinidad and tobago': 'TT',
  'saint lucia': 'LC',
  'saint kitts and nevis': 'KN',
  'saint vincent and the grenadines': 'VC',
  'sao tome and principe': 'ST',
  'united republic of tanzania': 'TZ',
  'lao pdr': 'LA',
  'russian federation': 'RU',
  'republic of korea': 'KR',
  turkey: 'TR',
  turkiye: 'TR',
  'viet nam': 'VN',
  holland: 'NL',
  'pays-bas': 'NL',
  'timor-leste': 'TL',
  'timor leste': 'TL',
  palestine: 'PS',
  palestina: 'PS',
  moldova: 'MD',
  'czech republic': 'CZ',
  swaziland: 'SZ',
  macedonia: 'MK',
  'the gambia': 'GM',
};
/** Names that are words, too: they count only with a capital. */
const alsoWords = new Set([
  'niger',
  'chad',
  'togo',
  'mali',
  'peru',
  'cuba',
  'chile',
  'oman',
  'tonga',
  'jordan',
  'georgia',
  'turkey',
  'india',
  'guinea',
  'benin',
  'man',
]);

let known: Map<string, string> | undefined;

/** Every name of every country in the four languages. */
function names(): Map<string, string> {
  if (known) return known;
  known = new Map(Object.entries(further));
  for (const language of ['en', 'fr', 'es', 'pt']) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = display.of(code);
      if (name && !known.has(folded(name))) known.set(folded(name), code);
    }
  }
  return known;
}

const mostWords = 5;

/** A country at its place in a text. */
export interface CountryPlace {
  /** ISO 3166. */
  code: string;
  start: number;
  end: number;
}

/** Every country that a text names; the longest name at each place. */
export function countryPlaces(text: string): CountryPlace[] {
  const words = [...text.matchAll(/[\p{L}\p{N}.'’-]+/gu)];
  const found: CountryPlace[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(mostWords, words.length - at); length > 0; length -= 1) {
      const [first, last] = [words[at], words[at + length - 1]];
      if (!first || !last) continue;
      const written = text
        .slice(first.index, last.index + last[0].length)
        .replace(/(?<!\.\p{L})[.'-]+$/u, '');
      const plain = folded(written);
      const code = names().get(plain) ?? names().get(plain.replace(/^(?:l|d)'/, ''));
      const isName = /^\p{Lu}/u.test(written.replace(/^(?:l|d)['’]/, '')) || !alsoWords.has(plain);
      if (
        !code ||
        (!isName && plain.length < 12) ||
        (written.length < 4 && written !== written.toUpperCase())
      )
        continue;
      found.push({ code, start: first.index, end: first.index + written.length });
      at += length - 1;
      break;
    }
  }
  return found;
}

/** The countries that a text names, in their order, each where it is named first. */
export const countriesIn = (text: string): CountryPlace[] =>
  countryPlaces(text).filter(({ code }, at, all) => all.findIndex((one) => one.code === code) === at);

/** The English name of a country, as values of eligibility have it. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
