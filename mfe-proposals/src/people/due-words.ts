import { daysUntil, formatShortDay } from '@harambee/domain';

/** A due date near a task: "overdue since Nov 3", "due today", "due Nov 28". */
export function dueWords(dueOn: string, now = Date.now()): { text: string; isLate: boolean } | undefined {
  const left = daysUntil(dueOn, now);
  if (left === undefined) return undefined;
  const day = formatShortDay(dueOn);
  if (left < 0) return { text: `overdue since ${day}`, isLate: true };
  if (left === 0) return { text: 'due today', isLate: true };
  return { text: left === 1 ? 'due tomorrow' : `due ${day}`, isLate: false };
}
