import { UTCDate } from '@date-fns/utc';
import { addDays as addDaysTo } from 'date-fns/addDays';
import { addMonths as addMonthsTo } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { getISOWeek } from 'date-fns/getISOWeek';
import { getISOWeekYear } from 'date-fns/getISOWeekYear';
import { startOfDay as dayStart } from 'date-fns/startOfDay';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { startOfMonth as monthStart } from 'date-fns/startOfMonth';

/**
 * The one calendar of the product: days, weeks from Monday and months in UTC. A day is `YYYY-MM-DD` and a month `YYYY-MM`,
 * so that both sort as text.
 */

/** The day of a moment. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The month of a moment. */
export const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);

/** The first moment of a day; an invalid date for what is no day. */
export const momentOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

const plain = (date: Date): Date => new Date(date.getTime());

export const startOfDay = (moment: Date): Date => plain(dayStart(new UTCDate(moment)));
export const startOfWeek = (moment: Date): Date => plain(startOfISOWeek(new UTCDate(moment)));
export const startOfMonth = (moment: Date): Date => plain(monthStart(new UTCDate(moment)));

/** Days may be negative. */
export const addDays = (moment: Date, count: number): Date => plain(addDaysTo(new UTCDate(moment), count));
/** Months may be negative; the 31st of a month that has none is its last day. */
export const addMonths = (moment: Date, count: number): Date =>
  plain(addMonthsTo(new UTCDate(moment), count));

/** Whole days from one to the other, whatever the time of day; NaN where one is no date. */
export const daysBetween = (from: Date, to: Date): number =>
  differenceInCalendarDays(new UTCDate(to), new UTCDate(from));

/**
 * The week a moment belongs to, by ISO 8601, such as `2026-W47`: weeks begin on Monday and belong to the year that holds
 * their Thursday. Sorts as text.
 */
export function isoWeek(moment: Date): string {
  const date = new UTCDate(moment);
  return `${getISOWeekYear(date)}-W${String(getISOWeek(date)).padStart(2, '0')}`;
}
