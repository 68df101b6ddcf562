import { days, hours, momentOf } from '@harambee/domain';

/** Sends reminders in the morning of East Africa rather than at midnight. */
const hourOfDay = hours(6);

/** How many days before a day people are reminded, earliest reminder first; below zero: after it. */
export type Distances = readonly number[];

const momentAt = (day: string, distance: number): number =>
  momentOf(day).getTime() - days(distance) + hourOfDay;

/** The first reminder of a day after a time; undefined if none is left, or there is no day. */
export function nextReminder(day: string, after: Date, distances: Distances): Date | undefined {
  for (const distance of distances) {
    const moment = momentAt(day, distance);
    if (moment > after.getTime()) return new Date(moment);
  }
  return undefined;
}

/**
 * The reminder distance for this many days left: if several were missed, only the nearest. Undefined after the day,
 * unless there is a reminder after it.
 */
export function distanceFor(daysLeft: number, distances: Distances): number | undefined {
  if (daysLeft < 0 && Math.min(...distances) >= 0) return undefined;
  return [...distances].reverse().find((distance) => daysLeft <= distance);
}
