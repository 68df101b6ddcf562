import { notificationTypeRow } from '@harambee/domain';
import type { Notification } from '@harambee/domain/schemas';
import type { NotificationChoices } from '../preferences/preferences.ts';

/** Whether the bell speaks of it. What belongs to no topic, such as a reminder, nobody can switch off. */
export function isWanted({ type }: Pick<Notification, 'type'>, choices: NotificationChoices): boolean {
  const { topic } = notificationTypeRow(type);
  return topic === undefined || choices[topic];
}
