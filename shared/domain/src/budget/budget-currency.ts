import { currencyName, minorUnits, standardCurrency } from '../format/currencies.ts';
import { formatMoney } from '../format/formats.ts';
import { standardFormats } from '../format/reader-formats.ts';
import type { BudgetLine } from '../proposal-form/proposal-fields.schemas.ts';

/**
 * Free-text budgets are parsed in one currency, as amounts in "$": the proposal's currency sign becomes "$", and a
 * dollar sign of another currency becomes a sign that the parser ignores. `restore` undoes both in the remaining
 * words.
 */
interface Reading {
  toRead: (text: string) => string;
  restore: (text: string) => string;
  /** Converts hundredths, which the parser returns, to the smallest unit of the currency. */
  toMinorUnits: (hundredths: number) => number;
}

/** How people write a currency beside its code, as parts of a regular expression (PROP-49). */
export const currencyMarks: Readonly<Record<string, string>> = {
  KES: 'Kshs?|shillings?',
  UGX: 'USh|shillings?',
  TZS: 'TSh|shillings?',
  GBP: '£|pounds?(?: sterling)?',
  EUR: '€|euros?',
  INR: '₹|Rs|rupees?',
  PKR: 'Rs|rupees?',
  NPR: 'Rs|rupees?',
  LKR: 'Rs|rupees?',
  BDT: '৳|Tk|taka',
  PEN: 'S/|sol(?:es)?',
  GHS: 'GH[₵¢]|[₵¢]|cedis?',
  NGN: '₦|naira',
  ZAR: 'R|rand',
  ETB: 'birr|Br',
  JPY: '¥|yen',
  CNY: '¥|RMB|元|yuan',
  RWF: 'FRw|francs?',
  XOF: String.raw`F?\s?CFA|francs?`,
  XAF: String.raw`F?\s?CFA|francs?`,
  CHF: 'Fr|francs?',
  PHP: '₱|pesos?',
  MZN: 'MT|meticais|metical',
  MWK: 'MK|kwacha',
  ZMW: 'K|kwacha',
  BRL: String.raw`R\$|reais|real`,
  UAH: '₴|hryvnias?',
  TRY: '₺|lira',
};

/** Dollar signs in search order, each with its replacement while another currency is parsed. */
const dollars = [
  ['US$', '\uE000'],
  ['USD', '\uE001'],
  ['US dollars', '\uE002'],
  ['dollars', '\uE003'],
  ['dollar', '\uE004'],
  ['$', '\uE005'],
] as const;
export const foreignDollars = '\uE000-\uE005';

function withoutDollars(text: string): string {
  return dollars.reduce((left, [sign, placeholder]) => left.replaceAll(sign, placeholder), text);
}

function withDollars(text: string): string {
  return dollars.reduce((left, [sign, placeholder]) => left.replaceAll(placeholder, sign), text);
}

const asWritten: Reading = {
  toRead: (text) => text,
  restore: (text) => text,
  toMinorUnits: (hundredths) => hundredths,
};

/** The sign in our own texts: `£`, `F CFA`; its spaces may be of any kind. */
function writtenSign(currency: string): string {
  const written = formatMoney(1, currency, standardFormats.locale).replace(/\s?1$/, '');
  return written.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s`);
}

function readingOf(currency: string): Reading {
  const own = [currency, currencyMarks[currency], writtenSign(currency)];
  // A peso and a Canadian dollar are written with the same sign as a US dollar.
  if (/dollar|peso/i.test(currencyName(currency)))
    own.push(String.raw`${currency.slice(0, 2)}\$|\$|dollars?`);
  const marks = own.filter(Boolean).join('|');
  const before = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${marks})\.?\s?(?=\d)`, 'giu');
  const after = new RegExp(String.raw`(?<=\d[km]?)\s?(?:${marks})(?![\p{L}\p{N}])`, 'giu');
  const unit = minorUnits(currency);
  return {
    toRead: (text) => {
      const marked = text.replace(before, '\uF000').replace(after, '\uF001');
      const read = withoutDollars(marked).replaceAll('\uF000', '$').replaceAll('\uF001', ' USD');
      // "12.500" is twelve and a half dinars, never twelve thousand.
      return unit === 1_000 ? read.replace(/(?<=\d\.\d\d)0(?!\d)/g, '') : read;
    },
    restore: (text) =>
      withDollars(text.replaceAll(' USD', ` ${currency}`).replaceAll('$', `${currency}\u00a0`)),
    toMinorUnits: (hundredths) => Math.round((hundredths * unit) / 100),
  };
}

/** A parsed line, with its words and amounts converted back to its currency. */
export const lineIn = (
  line: BudgetLine,
  restore: Reading['restore'],
  toMinorUnits: Reading['toMinorUnits'],
): BudgetLine => ({
  ...line,
  item: restore(line.item),
  unit: restore(line.unit),
  unitCents: toMinorUnits(line.unitCents),
  justification: restore(line.justification),
});

const readings = new Map<string, Reading>([[standardCurrency, asWritten]]);

/** How to parse texts in a currency. */
export function readingIn(currency: string): Reading {
  const reading = readings.get(currency) ?? readingOf(currency);
  readings.set(currency, reading);
  return reading;
}
