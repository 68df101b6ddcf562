import { addMonths, momentOf, monthOf } from '../../format/calendar.ts';
import { westernDigits } from '../../format/digits.ts';
import { isCalendarDay } from '../../format/text-checks.ts';
import type { MonthRange } from './plan-columns.ts';

/** A year, a month or a day, as precise as is known. */
export const planDatePattern = '^(\\d{4}(-\\d{2}(-\\d{2})?)?)?$';

/** Whether a year, month or day exists: `2026`, `2026-11`, `2026-11-23`. */
export function isPlanDate(value: string): boolean {
  if (!/^\d{4}(-\d{2}){0,2}$/.test(value)) return false;
  return isCalendarDay(value + '-01-01'.slice(value.length === 4 ? 0 : value.length === 7 ? 3 : 6));
}

/** `2026`, `November 2026`, `23 November 2026`: the format of stored texts. */
export function planDateInWords(value: string): string {
  const [year = '', month, day] = value.split('-');
  // Formatted by hand: a plan has hundreds of dates, and Intl takes longer for one than this does for all.
  return [day && String(Number(day)), month && monthName(month), year].filter(Boolean).join(' ');
}

const monthName = (month: string): string => upper(monthNames[Number(month) - 1] ?? month);
const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The calendar month, `YYYY-MM`, of a project month. Month 1 is the month of the start date. */
export const calendarMonth = (startDate: string, month: number): string =>
  monthOf(addMonths(momentOf(`${startDate.slice(0, 7)}-01`), month - 1));

/**
 * Project months in words: "April to June 2027", "December 2027 to March 2028"; without a start date "months 1 to 3".
 */
export function monthSpanInWords({ from, to }: MonthRange, startDate = ''): string {
  if (!isCalendarDay(startDate)) return from === to ? `month ${from}` : `months ${from} to ${to}`;
  const [first, last] = [calendarMonth(startDate, from), calendarMonth(startDate, to)];
  if (first === last) return planDateInWords(first);
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  const begin = isSameYear ? monthName(first.slice(5)) : planDateInWords(first);
  return `${begin} to ${planDateInWords(last)}`;
}

/**
 * Several spans, each once: "August 2027, 2028 and 2029", "months 1 to 4 and 9 to 12". Spans that differ in more than
 * the year are written in full.
 */
export function monthSpansInWords(spans: readonly MonthRange[], startDate = ''): string {
  const words = spans.map((span) => monthSpanInWords(span, startDate));
  if (words.length < 2) return words[0] ?? '';
  const parts = words.map(
    (one) => /^(\D+) (\d{4})$|^(months?) (.+)$/.exec(one)?.slice(1).filter(Boolean) ?? [],
  );
  const begins = new Set(parts.map(([begin = '']) => begin.replace(/^months?$/, 'months')));
  const [begin = ''] = begins;
  if (begins.size > 1 || begin === '') return inARow(words);
  return `${begin} ${inARow(parts.map(([, rest = '']) => rest))}`;
}

const inARow = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const monthNames =
  'january february march april may june july august september october november december'.split(' ');

/**
 * Parses a date as people type it: `2027`, `2027-04`, `04/2027`, `April 2027`, `3 April 2027`, `2027-04-03`.
 * Undefined for anything else: 03/04/2027 means April 3 to some and March 4 to others.
 */
export function readPlanDate(text: string): string | undefined {
  const typed = westernDigits(text).trim().replaceAll(',', '');
  if (typed === '' || isPlanDate(typed)) return typed;
  const [, monthFirst, yearLast] = /^(\d{1,2})[/.-](\d{4})$/.exec(typed) ?? [];
  if (yearLast) return known(`${yearLast}-${monthFirst?.padStart(2, '0')}`);
  const [, before = '', name = '', after = '', year] =
    /^(?:(\d{1,2}) )?(\p{L}{3,9})\.?(?: (\d{1,2}))? (\d{4})$/u.exec(typed) ?? [];
  const month = monthNames.findIndex((one) => one.startsWith(name.toLowerCase())) + 1;
  if (!year || month === 0 || (before && after)) return undefined;
  const day = before || after;
  return known(`${year}-${String(month).padStart(2, '0')}${day && `-${day.padStart(2, '0')}`}`);
}

const known = (date: string): string | undefined => (isPlanDate(date) ? date : undefined);
