import { isCalendarDay } from '../../format/text-checks.ts';

/** A year, a month or a day, as far as somebody knows it. */
export const planDatePattern = '^(\\d{4}(-\\d{2}(-\\d{2})?)?)?$';

/** A year, month or day that exists: `2026`, `2026-11`, `2026-11-23`. */
export function isPlanDate(value: string): boolean {
  if (!/^\d{4}(-\d{2}){0,2}$/.test(value)) return false;
  return isCalendarDay(value + '-01-01'.slice(value.length === 4 ? 0 : value.length === 7 ? 3 : 6));
}

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The first and the last day that a date may mean, as `YYYY-MM-DD`. */
export function daysOf(date: string): { first: string; last: string } {
  const [year = '', month, day] = date.split('-');
  if (day !== undefined) return { first: date, last: date };
  if (month === undefined) return { first: `${year}-01-01`, last: `${year}-12-31` };
  return { first: `${date}-01`, last: `${date}-${lastDayOf(Number(year), Number(month))}` };
}

/** The month of the calendar that a month of the project is: month 1 is the one of the start date; `YYYY-MM`. */
export function calendarMonth(startDate: string, month: number): string {
  const [year = 0, first = 1] = startDate.split('-').map(Number);
  const count = year * 12 + (first - 1) + (month - 1);
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The last day of a project, `YYYY-MM-DD`: the day before its start date comes round after `months` months. */
export function endOfProject(startDate: string, months: number): string {
  const [year = 0, month = 1, day = 1] = startDate.split('-').map(Number);
  const next = calendarMonth(startDate, months + 1);
  const [nextYear = year, nextMonth = month] = next.split('-').map(Number);
  // The 31st of a month that has none: the project ends with that month.
  const start = Math.min(day, lastDayOf(nextYear, nextMonth) + 1);
  return new Date(Date.UTC(nextYear, nextMonth - 1, start - 1)).toISOString().slice(0, 10);
}
