import type { Tone } from '../format/tone.ts';

/** The topics that a person can switch on and off in the settings (NOTIFY-09). */
export const notificationTopics = {
  proposals: { label: 'Proposals', help: 'A text is ready, a deadline is near, a status has changed.' },
  impact: { label: 'Impact', help: 'A badge is earned, a level is reached.' },
} as const;
export type NotificationTopic = keyof typeof notificationTopics;
export const notificationTopicNames = Object.keys(notificationTopics) as NotificationTopic[];

interface TypeRow {
  icon: 'sun' | 'coin' | 'file' | 'calendar';
  tone: Tone;
  /** A type without a topic cannot be switched off. */
  topic?: NotificationTopic;
}

/** The types of notifications, by their names in the API: how each looks, and which topic silences it. */
export const notificationTypes = {
  achievement: { icon: 'sun', tone: 'warning', topic: 'impact' },
  funding: { icon: 'coin', tone: 'success', topic: 'proposals' },
  proposal_update: { icon: 'file', tone: 'info', topic: 'proposals' },
  other: { icon: 'calendar', tone: 'pending' },
} as const satisfies Record<string, TypeRow>;
export type NotificationType = keyof typeof notificationTypes;
export const notificationTypeNames = Object.keys(notificationTypes) as NotificationType[];

/** The row of a type. For a type that this page is too old to know, the row of `other`. */
export const notificationTypeRow = (type: string): TypeRow =>
  Object.hasOwn(notificationTypes, type)
    ? notificationTypes[type as NotificationType]
    : notificationTypes.other;
