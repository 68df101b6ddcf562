import { type CallDeadline, deadlineDaysLeft, deadlineMoment } from '@harambee/domain';

/** Where the reader's clock stands. */
export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Days until a deadline on the reader's calendar; undefined without one. */
export function daysLeftOf(deadline: CallDeadline, now = new Date()): number | undefined {
  const moment = deadlineMoment(deadline);
  return moment && deadlineDaysLeft(moment, now, readersZone());
}
