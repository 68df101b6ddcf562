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
 * The product's only calendar: days, weeks from Monday, and months, all in UTC. A day is `YYYY-MM-DD` and a month
 * `YYYY-MM`, so both sort as text.
 */

/** The day of a point in time. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The month of a point in time. */
export const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);

/** The start of a day; an invalid date if it is not a day. */
export const momentOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

const plain = (date: Date): Date => new Date(date.getTime());

export const startOfDay = (moment: Date): Date => plain(dayStart(new UTCDate(moment)));
export const startOfWeek = (moment: Date): Date => plain(startOfISOWeek(new UTCDate(moment)));
export const startOfMonth = (moment: Date): Date => plain(monthStart(new UTCDate(moment)));

/** `count` may be negative. */
export const addDays = (moment: Date, count: number): Date => plain(addDaysTo(new UTCDate(moment), count));
/** `count` may be negative. The 31st becomes the last day of a shorter month. */
export const addMonths = (moment: Date, count: number): Date =>
  plain(addMonthsTo(new UTCDate(moment), count));

/** Whole days between two dates, ignoring the time of day; NaN if one is invalid. */
export const daysBetween = (from: Date, to: Date): number =>
  differenceInCalendarDays(new UTCDate(to), new UTCDate(from));

/**
 * The ISO 8601 week of a point in time, such as `2026-W47`: weeks begin on Monday and belong to the year of their
 * Thursday. Sorts as text.
 */
export function isoWeek(moment: Date): string {
  const date = new UTCDate(moment);
  return `${getISOWeekYear(date)}-W${String(getISOWeek(date)).padStart(2, '0')}`;
}
