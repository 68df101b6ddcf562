import { currencies, currencyMarks } from '@harambee/domain';

/** Signs and names in further languages, and of currencies that budgets in free text do not have; without accents. */
const furtherMarks: Readonly<Record<string, string>> = {
  USD: String.raw`us\$|us ?dollars?|u\.s\. dollars?|american dollars?|dollars? (?:us|americains?|etats-uniens?)|dolar(?:es)? (?:estadounidenses?|americanos?|dos eua|de los estados unidos)`,
  EUR: '€|euros?',
  GBP: '£|pounds?(?: sterling)?|livres? sterling|libras?(?: esterlinas?)?',
  BRL: String.raw`r\$|reais|real`,
  XOF: String.raw`f\.? ?cfa|francs? cfa|francos? cfa`,
  CAD: String.raw`c\$|ca\$|can\$|\$ ?can|canadian dollars?|dollars? canadiens?`,
  AUD: String.raw`a\$|au\$|australian dollars?`,
  NZD: String.raw`nz\$|new zealand dollars?`,
  MXN: String.raw`mx\$|pesos? mexicanos?|mexican pesos?`,
  COP: String.raw`pesos? colombianos?`,
  CLP: String.raw`pesos? chilenos?`,
  ARS: String.raw`pesos? argentinos?`,
  UYU: String.raw`pesos? uruguayos?`,
  DOP: String.raw`rd\$|pesos? dominicanos?`,
  BOB: 'bs|bolivianos?',
  GTQ: 'quetzales|quetzal',
  HNL: 'lempiras?',
  NIO: String.raw`c\$|cordobas?`,
  PYG: '₲|guaranies',
  CRC: '₡|colones',
  HTG: 'gourdes?',
  MAD: 'dirhams? marocains?|dirhams?|dh',
  MGA: 'ariary',
  AOA: 'kz|kwanzas?',
  MZN: 'meticais|metical|mt',
  CVE: 'escudos?',
  CHF: 'fr|francs? suisses?|swiss francs?',
  CDF: 'francs? congolais',
  RWF: 'francs? rwandais|rwf|frw',
  KES: 'kenyan shillings?|kshs?|shillings? kenyans?',
  UGX: 'ugandan shillings?|ushs?',
  TZS: 'tanzanian shillings?|tshs?',
  NOK: 'norwegian kroner|kroner',
  SEK: 'swedish kronor|kronor',
};
/** Marks that several currencies share: the call says elsewhere which one it is, else what stands here. */
const sharedMarks: Readonly<Record<string, { marks: string; likely: string }>> = {
  dollars: { marks: String.raw`\$|dollars?|dolar(?:es)?`, likely: 'USD' },
  pesos: { marks: 'pesos?', likely: 'MXN' },
  shillings: { marks: 'shillings?', likely: 'KES' },
  rupees: { marks: 'rs|rupees?|roupies?|rupias?', likely: 'INR' },
  francs: { marks: 'francs?|francos?', likely: 'XOF' },
};
const usedByBudgets = Object.entries(currencyMarks).map(([code, marks]): [string, string] => [
  code,
  // One letter and words that several currencies share say too little in a text about anything.
  marks
    .toLowerCase()
    .split('|')
    .filter((mark) => mark.length > 1 || /[^\p{L}]/u.test(mark))
    .filter((mark) => !/^(?:shillings|rupees|rs$|francs|pesos|fr$|mk$|br$|tk$)/.test(mark))
    .join('|'),
]);

interface Mark {
  pattern: RegExp;
  currency: string;
  /** Several currencies are written so. */
  isShared: boolean;
}

const own = [
  ...Object.entries(furtherMarks),
  ...usedByBudgets,
  ...currencies.map((code): [string, string] => [code, code.toLowerCase()]),
];
const all: { marks: string; currency: string; isShared: boolean }[] = [
  ...own
    .filter(([, marks]) => marks !== '')
    .map(([currency, marks]) => ({ marks, currency, isShared: false })),
  ...Object.values(sharedMarks).map(({ marks, likely }) => ({ marks, currency: likely, isShared: true })),
];
let known: { before: Mark[]; after: Mark[] } | undefined;

/** Made when the first number is read: a text without numbers needs no patterns of currencies. */
function patterns() {
  known ??= {
    before: all.map(({ marks, ...rest }) => ({
      ...rest,
      pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${marks})\.?\s?$`, 'u'),
    })),
    after: all.map(({ marks, ...rest }) => ({
      ...rest,
      pattern: new RegExp(String.raw`^(?:[,.]-)?\s?(?:de )?(?:${marks})(?![\p{L}\p{N}])`, 'u'),
    })),
  };
  return known;
}

export interface CurrencyFound {
  currency: string;
  isShared: boolean;
  length: number;
}

function longest(marks: readonly Mark[], text: string): CurrencyFound | undefined {
  let found: CurrencyFound | undefined;
  for (const { pattern, currency, isShared } of marks) {
    const length = pattern.exec(text)?.[0].length ?? 0;
    if (length > (found?.length ?? 0)) found = { currency, isShared, length };
  }
  return found;
}

/** How far from a number its currency is looked for. */
const near = 34;

export const currencyBefore = (plain: string, start: number): CurrencyFound | undefined =>
  longest(patterns().before, plain.slice(Math.max(0, start - near), start));

export const currencyAfter = (plain: string, end: number): CurrencyFound | undefined =>
  longest(patterns().after, plain.slice(end, end + near));

/** Names of currencies, behind numbers in words: "ten thousand pounds". */
export const currencyNames =
  /(?<![\p{L}])(?:pounds|euros|dollars|dolares|libras|reais|meticais|shillings|rand|naira|francs|pesos)(?!\p{L})/gu;
