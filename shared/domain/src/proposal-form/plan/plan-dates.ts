import { isCalendarDay } from '../../format/text-checks.ts';

/** A year, a month or a day, as far as somebody knows it. */
export const planDatePattern = '^(\\d{4}(-\\d{2}(-\\d{2})?)?)?$';

/** A year, month or day that exists: `2026`, `2026-11`, `2026-11-23`. */
export function isPlanDate(value: string): boolean {
  if (!/^\d{4}(-\d{2}){0,2}$/.test(value)) return false;
  return isCalendarDay(value + '-01-01'.slice(value.length === 4 ? 0 : value.length === 7 ? 3 : 6));
}
