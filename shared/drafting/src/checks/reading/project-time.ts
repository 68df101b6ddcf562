import { dateInWords, isCalendarDay } from '@harambee/domain';
import type { CheckedProposal } from '../checked.ts';

/** When a project runs, as far as it is known. Months count from the year 0. */
export interface ProjectTime {
  months: number;
  /** First and last month; nothing without a start date. */
  first?: number;
  last?: number;
}

export const monthOfDate = (date: string): number =>
  Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1) - 1;

export function projectTime({ startDate = '', projectDuration: months }: CheckedProposal): ProjectTime {
  if (!isCalendarDay(startDate) || months < 1) return { months };
  const first = monthOfDate(startDate);
  // A project that begins within a month ends within one.
  return { months, first, last: first + months - (startDate.slice(8) === '01' ? 1 : 0) };
}

/** "March 2029". */
export function monthInWords(month: number): string {
  const date = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
  return dateInWords(date, { month: 'long', year: 'numeric' });
}

/** First and last month of a date of the plan, which may be a year, a month or a day. */
export function monthsOfDate(date: string): { first: number; last: number } {
  const first = monthOfDate(date);
  return { first, last: date.length === 4 ? first + 11 : first };
}

/** A date of the plan in words, as exact as it is. */
export const planDateInWords = (date: string): string =>
  date.length === 4
    ? date
    : dateInWords(date, { ...(date.length === 10 && { day: 'numeric' }), month: 'long', year: 'numeric' });
