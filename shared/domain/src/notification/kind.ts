import type { NotificationType } from './notification-types.ts';

/** A kind of notification: its type, its text for the facts of an event, and where it leads (NOTIFY-11). */
export interface Kind<Facts> {
  type: NotificationType;
  title: (facts: Facts) => string;
  message: string | ((facts: Facts) => string);
  leadsTo: (facts: Facts) => string;
}

/** The end of a title for a number of days that are left. */
export function dueIn(daysLeft: number): string {
  if (daysLeft <= 0) return 'is due today';
  return daysLeft === 1 ? 'is due tomorrow' : `is due in ${daysLeft} days`;
}
