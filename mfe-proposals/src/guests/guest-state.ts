import { dayOf, formatDay } from '@harambee/domain';
import type { Guest } from '@harambee/domain/schemas';

/** Whether a link works, and why not. */
export function stateOf({ until, endedAt }: Guest, now = new Date()): 'open' | 'over' | 'revoked' {
  if (endedAt) return 'revoked';
  return new Date(until) <= now ? 'over' : 'open';
}

/** The last moment of a day of the reader, as the service takes it. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString();

/** The day of the reader on which a link ends, `YYYY-MM-DD`. */
export function dayFromNow(days: number, now = new Date()): string {
  const day = new Date(now);
  day.setDate(day.getDate() + days);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** "until 8 December 2026", "ended on …". */
export function untilWords(guest: Guest): string {
  const state = stateOf(guest);
  if (state === 'open') return `until ${formatDay(guest.until)}`;
  return `ended on ${formatDay(dayOf(new Date(guest.endedAt ?? guest.until)))}`;
}
