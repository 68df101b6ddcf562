import { formatDay } from '@harambee/domain';
import type { Notification } from '@harambee/domain/schemas';

export interface Day {
  /** `YYYY-MM-DD` in the reader's time zone. */
  key: string;
  label: string;
  notifications: Notification[];
}

/** The calendar day of a moment, in the reader's time zone. */
function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Splits a list in order of time into days: Today, Yesterday, then dates. */
export function byDay(notifications: readonly Notification[], now = new Date()): Day[] {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const near: Record<string, string> = { [dayOf(now)]: 'Today', [dayOf(yesterday)]: 'Yesterday' };
  const days: Day[] = [];
  for (const notification of notifications) {
    const key = dayOf(new Date(notification.created_at));
    if (days.at(-1)?.key !== key) days.push({ key, label: near[key] ?? formatDay(key), notifications: [] });
    days.at(-1)?.notifications.push(notification);
  }
  return days;
}
