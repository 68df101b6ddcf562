const units = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const values = new Map<string, number>([
  ...units.map((word, index): [string, number] => [word, index]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ['dozen', 12],
]);
const scales = new Map<string, number>([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
  ['trillion', 1_000_000_000_000],
]);
const words = [...values.keys(), ...scales.keys()].join('|');

/** A number in English words, or words of a scale: "three thousand four hundred", "thousands". */
export const spelledNumber = new RegExp(
  `\\b(?:${words})(?:s|es)?(?:(?:[ -]and)?[ -](?:${words})(?:s|es)?)*\\b`,
  'giu',
);

/** Its value; nothing for words that name no number ("thousands"). */
export function spelledValue(spelled: string): number | undefined {
  let [total, group] = [0, 0];
  for (const word of spelled.toLowerCase().split(/[ -]/)) {
    if (word === 'and') continue;
    const value = values.get(word);
    const scale = scales.get(word);
    if (value !== undefined) group = word === 'dozen' ? Math.max(group, 1) * value : group + value;
    else if (scale === 100) group = Math.max(group, 1) * scale;
    else if (scale !== undefined) {
      total += Math.max(group, 1) * scale;
      group = 0;
    } else return undefined;
  }
  return total + group;
}

/** Numbers in words of French, Spanish and Portuguese, without accents; `=` parts a word from its value. */
const furtherWords = `
  un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14
  quinze=15 seize=16 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 cents=100
  uno=1 una=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14
  quince=15 veinte=20 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90
  doscient=200 trescient=300 cuatrocient=400 quinient=500 seiscient=600 setecient=700 ochocient=800 novecient=900
  um=1 uma=1 dois=2 duas=2 quatro=4 sete=7 oito=8 nove=9 dez=10 doze=12 vinte=20 trinta=30 quarenta=40 cinquenta=50
  sessenta=60 oitenta=80 duzent=200 trezent=300 quatrocent=400 quinhent=500 seiscent=600 setecent=700 oitocent=800
  novecent=900`;
const anyValues = new Map<string, number>([
  ...values,
  ...furtherWords
    .trim()
    .split(/\s+/)
    .map((pair): [string, number] => [
      pair.slice(0, pair.indexOf('=')),
      Number(pair.slice(pair.indexOf('=') + 1)),
    ]),
]);
const anyScales = new Map<string, number>([
  ['hundred', 100],
  ['cent', 100],
  ['cien', 100],
  ['ciento', 100],
  ['cem', 100],
  ['thousand', 1_000],
  ['mille', 1_000],
  ['mil', 1_000],
]);
/** Between the words of one number. */
const links = new Set(['and', 'et', 'y', 'e']);
const numberOf = (word: string) => anyValues.get(word) ?? anyValues.get(word.replace(/[ao]s$/, ''));

/**
 * Whether a word without accents is a number above one in English, French, Spanish or Portuguese: `six`, `trinta`,
 * `cent`.
 */
export const isNumberWord = (word: string): boolean => (numberOf(word) ?? 0) > 1 || anyScales.has(word);

/**
 * The number that a text without accents ends with, in words of English, French, Spanish or Portuguese, below a million,
 * and where it begins. Looks at its last six words (CALL-36).
 *
 * @example spelledAtEnd('maximo quinientas') // { value: 500, start: 7 }
 */
export function spelledAtEnd(text: string): { value: number; start: number } | undefined {
  const words = [...text.slice(-80).matchAll(/[a-z]+/g)];
  const offset = Math.max(0, text.length - 80);
  const taken: RegExpExecArray[] = [];
  for (const word of words.reverse().slice(0, 6)) {
    const isNumber = numberOf(word[0]) !== undefined || anyScales.has(word[0]);
    const isLink = links.has(word[0]) && taken.length > 0;
    const end = word.index + word[0].length;
    const gap = text.slice(offset + end, taken[0] ? offset + taken[0].index : undefined);
    if (!(isNumber || isLink) || !/^(?:[ -]?)$/.test(gap)) break;
    taken.unshift(word);
  }
  while (taken[0] && links.has(taken[0][0])) taken.shift();
  const [first] = taken;
  if (!first) return undefined;
  let [total, group] = [0, 0];
  for (const [word] of taken) {
    const scale = anyScales.get(word);
    if (scale === 1_000) [total, group] = [total + Math.max(group, 1) * scale, 0];
    else if (scale !== undefined || word === 'cents') group = Math.max(group, 1) * 100;
    else group += numberOf(word) ?? 0;
  }
  return { value: total + group, start: offset + first.index };
}
