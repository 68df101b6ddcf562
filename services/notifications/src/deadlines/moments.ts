import { type DeadlineDistance, days, deadlineDistances, hours, momentOf } from '@harambee/domain';

/** Reminders come in the morning of East Africa rather than at midnight. */
const hourOfDay = hours(6);

const momentAt = (deadline: string, distance: DeadlineDistance): number =>
  momentOf(deadline).getTime() - days(distance) + hourOfDay;

/** The first reminder of a deadline after a time; undefined when none is to come, or there is no deadline. */
export function nextReminder(deadline: string, after: Date): Date | undefined {
  for (const distance of deadlineDistances) {
    const moment = momentAt(deadline, distance);
    if (moment > after.getTime()) return new Date(moment);
  }
  return undefined;
}

/**
 * The distance that speaks for so many days left: of several that were missed only the nearest. Undefined when the
 * deadline has passed.
 */
export function distanceFor(daysLeft: number): DeadlineDistance | undefined {
  if (daysLeft < 0) return undefined;
  return [...deadlineDistances].reverse().find((distance) => daysLeft <= distance);
}
