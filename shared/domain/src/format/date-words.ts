import { readerFormats } from './reader-formats.ts';

/**
 * The words in a date belong to the surrounding sentence, so they are in English like all texts. The reader's choice
 * decides the order (day or month first), the numerals and the separators, never the language: 'Sonntag' must not
 * appear below 'Good morning'.
 */
export type WordsLocale = 'en-US' | 'en-GB';

const orders = new Map<string, WordsLocale>();

/** English with the month first if the reader's format has it first, otherwise with the day first. */
function wordsLocale(reader: string = readerFormats().locale): WordsLocale {
  const known = orders.get(reader);
  if (known) return known;
  const parts = new Intl.DateTimeFormat(reader).formatToParts(0).map(({ type }) => type);
  const order = parts.indexOf('month') < parts.indexOf('day') ? 'en-US' : 'en-GB';
  orders.set(reader, order);
  return order;
}

/** `2026-11` and `2026-11-21` are calendar dates: the same day in every time zone. */
const calendarDate = /^\d{4}-\d{2}(-\d{2})?$/;

/**
 * The only function that writes a date with words. Pass `locale` only for texts that are stored or sent, which are
 * the same for everybody. A calendar month or day is fixed; a time is shown in the reader's time zone.
 */
export function dateInWords(
  value: string | Date,
  parts: Intl.DateTimeFormatOptions,
  locale?: WordsLocale,
): string {
  const isCalendar = typeof value === 'string' && calendarDate.test(value);
  const date = isCalendar
    ? new Date(`${value}${value.length === 7 ? '-01' : ''}T00:00:00Z`)
    : new Date(value);
  if (Number.isNaN(date.getTime())) return 'Invalid date';
  const language = locale ?? wordsLocale();
  return isCalendar ? calendarFormat(language, parts).format(date) : date.toLocaleDateString(language, parts);
}

const calendarFormats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each form: making it takes a hundred times longer than using it. A clock's time zone may change; a calendar's not. */
function calendarFormat(language: WordsLocale, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(parts)}`;
  const known = calendarFormats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' });
  calendarFormats.set(key, made);
  return made;
}

/** A date with the full name of the month: `November 21, 2026`, or `21 November 2026` if the day comes first. */
export const formatDay = (value: string, locale?: WordsLocale): string =>
  dateInWords(value, { day: 'numeric', month: 'long', year: 'numeric' }, locale);

/** A date close to today, in short: `Nov 16`. */
export const formatShortDay = (value: string): string =>
  dateInWords(value, { month: 'short', day: 'numeric' });

/** The weekday and the day: `Sunday, November 22`. */
export const formatWeekday = (value: string | Date): string =>
  dateInWords(value, { weekday: 'long', month: 'long', day: 'numeric' });
