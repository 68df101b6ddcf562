import { type DeadlineDistance, deadlineDistances } from '@harambee/domain';

const day = 24 * 60 * 60_000;
/** Sends reminders in the morning of East Africa rather than at midnight. */
const hourOfDay = 6 * 60 * 60_000;

const momentAt = (deadline: string, distance: DeadlineDistance): number =>
  Date.parse(`${deadline}T00:00:00Z`) - distance * day + hourOfDay;

/** The first reminder of a deadline after a time; undefined if none is left, or there is no deadline. */
export function nextReminder(deadline: string, after: Date): Date | undefined {
  for (const distance of deadlineDistances) {
    const moment = momentAt(deadline, distance);
    if (moment > after.getTime()) return new Date(moment);
  }
  return undefined;
}

/**
 * The reminder distance for this many days left: if several were missed, only the nearest. Undefined after the
 * deadline.
 */
export function distanceFor(daysLeft: number): DeadlineDistance | undefined {
  if (daysLeft < 0) return undefined;
  return [...deadlineDistances].reverse().find((distance) => daysLeft <= distance);
}
