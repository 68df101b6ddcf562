import { notificationTypeRow } from '@harambee/domain';
import type { Notification } from '@harambee/domain/schemas';
import type { NotificationChoices } from '../preferences/preferences.ts';

/** Whether the bell shows it. Notifications without a topic, such as reminders, cannot be switched off. */
export function isEnabled({ type }: Pick<Notification, 'type'>, choices: NotificationChoices): boolean {
  const { topic } = notificationTypeRow(type);
  return topic === undefined || choices[topic];
}
