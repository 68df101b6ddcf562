const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Time in words near to now (spec 9): 'just now', then {n}m, {n}h, {n}d ago up to 30 days, then a date.
 * 'Unknown time' for a missing value, 'Invalid date' for one that is no time (spec 8).
 */
export function relativeTime(
  value: string | Date | null | undefined,
  now = Date.now(),
  locale = 'en-US',
): string {
  if (value === null || value === undefined || value === '') return 'Unknown time';
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return 'Invalid date';
  const age = now - date.getTime();
  if (age < minute) return 'just now';
  if (age < hour) return `${Math.floor(age / minute)}m ago`;
  if (age < day) return `${Math.floor(age / hour)}h ago`;
  if (age <= 30 * day) return `${Math.floor(age / day)}d ago`;
  return date.toLocaleDateString(locale);
}

/** Whole US dollars unless there are cents to show: `$1,234,567` (spec 9). */
export function formatMoney(amount: number, locale = 'en-US', currency = 'USD'): string {
  return numberFormat(locale, currency, Number.isInteger(amount) ? 0 : 2).format(amount);
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Made once for each kind: making one takes longer than a hundred uses, and a budget has hundreds of amounts. */
function numberFormat(locale: string, currency?: string, minimumFractionDigits?: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${minimumFractionDigits}`;
  const format =
    numberFormats.get(key) ??
    new Intl.NumberFormat(locale, {
      ...(currency && { style: 'currency', currency }),
      minimumFractionDigits,
    });
  numberFormats.set(key, format);
  return format;
}

export function formatNumber(value: number, locale = 'en-US'): string {
  return numberFormat(locale).format(value);
}

/** A calendar day (`YYYY-MM-DD`) or a time as a full date: `21 November 2026` in en-GB, `November 21, 2026` in en-US. */
export function formatDay(value: string, locale = 'en-US'): string {
  const date = new Date(value.length === 10 ? `${value}T00:00:00Z` : value);
  if (Number.isNaN(date.getTime())) return 'Invalid date';
  return date.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(value.length === 10 && { timeZone: 'UTC' }),
  });
}
