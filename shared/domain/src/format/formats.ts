import { minorDigits, standardCurrency } from './currencies.ts';
import { days, hours, minutes } from './durations.ts';
import { type CurrencyDisplay, readerFormats } from './reader-formats.ts';

/**
 * Relative time (DATA-09): 'just now', then {n}m, {n}h, {n}d ago up to 30 days, then a date. 'Unknown time' for a
 * missing value, 'Invalid date' for an invalid one.
 */
export function relativeTime(
  value: string | Date | null | undefined,
  now = Date.now(),
  locale: string = readerFormats().locale,
): string {
  if (value === null || value === undefined || value === '') return 'Unknown time';
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return 'Invalid date';
  const age = now - date.getTime();
  if (age < minutes(1)) return 'just now';
  if (age < hours(1)) return `${Math.floor(age / minutes(1))}m ago`;
  if (age < days(1)) return `${Math.floor(age / hours(1))}h ago`;
  if (age <= days(30)) return `${Math.floor(age / days(1))}d ago`;
  return date.toLocaleDateString(locale);
}

/**
 * Formats whole units of a currency, with decimals only if needed: `$1,234,567`, `KES 1,234` (DATA-10). Uses the
 * reader's formats; with a locale, the fixed format of stored and parsed texts. Currency names are English, like all
 * words.
 */
export function formatMoney(amount: number, currency: string = standardCurrency, locale?: string): string {
  const { currencyDisplay } = locale === undefined ? readerFormats() : { currencyDisplay: 'symbol' as const };
  const cents = Number.isInteger(amount) ? 0 : minorDigits(currency);
  const shown = locale ?? readerFormats().locale;
  if (currencyDisplay !== 'name')
    return numberFormat(shown, cents, { currency, currencyDisplay }).format(amount);
  const inEnglish = numberFormat('en-US', cents, { currency, currencyDisplay }).formatToParts(amount);
  const name = inEnglish.find(({ type }) => type === 'currency')?.value;
  return `${numberFormat(shown, cents).format(amount)} ${name}`;
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Cached: creating a formatter takes longer than using it a hundred times, and a budget has hundreds of amounts. */
function numberFormat(
  locale: string,
  minimumFractionDigits?: number,
  money?: { currency: string; currencyDisplay: CurrencyDisplay },
): Intl.NumberFormat {
  const key = `${locale} ${minimumFractionDigits} ${money?.currency} ${money?.currencyDisplay}`;
  const format =
    numberFormats.get(key) ??
    new Intl.NumberFormat(locale, {
      ...(money && { style: 'currency', ...money }),
      minimumFractionDigits,
      // Some runtimes know fewer digits for a currency than its standard has.
      ...(money && { maximumFractionDigits: minimumFractionDigits }),
    });
  numberFormats.set(key, format);
  return format;
}

export function formatNumber(value: number, locale: string = readerFormats().locale): string {
  return numberFormat(locale).format(value);
}

/** An amount whose currency is shown next to it: `12,000`, `7.50`. */
export const formatAmount = (amount: number, locale: string = readerFormats().locale): string =>
  numberFormat(locale, Number.isInteger(amount) ? 0 : 2).format(amount);

/** The thousands separator: a comma in English, a period in German. */
export const groupSeparator = (locale: string = readerFormats().locale): string =>
  numberFormat(locale)
    .formatToParts(12_345_678)
    .find(({ type }) => type === 'group')?.value ?? ',';

/** Parses an integer field; empty becomes 0 (PROP-16). Accepts the reader's thousands separator. */
export function parseWholeNumber(text: string): number {
  const separators = groupSeparator() === '.' ? /[.,](?=\d{3}(?!\d))|\s/g : /[,\s]/g;
  const number = Number.parseInt(text.replaceAll(separators, ''), 10);
  return Number.isNaN(number) ? 0 : number;
}

/** The local time of day: `16:05`. */
export const formatClock = (time: Date | string | number): string =>
  new Date(time).toLocaleTimeString(readerFormats().locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
