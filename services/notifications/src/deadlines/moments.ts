import { type DeadlineDistance, days, deadlineDistances, hours, momentOf } from '@harambee/domain';

/** Sends reminders in the morning of East Africa rather than at midnight. */
const hourOfDay = hours(6);

const momentAt = (deadline: string, distance: DeadlineDistance): number =>
  momentOf(deadline).getTime() - days(distance) + hourOfDay;

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
