import { daysBetween, momentOf } from '../format/calendar.ts';
/** Whole days until the deadline (`YYYY-MM-DD`): 0 today, negative after it, undefined without one. */
export function daysUntil(deadline: string, now = Date.now()): number | undefined {
  if (!deadline) return undefined;
  const left = daysBetween(new Date(now), momentOf(deadline));
  return Number.isNaN(left) ? undefined : left;
}
