import type { Tone } from '../format/tone.ts';

/** What a person chooses to hear of, as the settings say it (NOTIFY-09). */
export const notificationTopics = {
  proposals: { label: 'Proposals', help: 'A text is ready, a deadline is near, a status has changed.' },
  impact: { label: 'Impact', help: 'A badge is earned, a level is reached.' },
} as const;
export type NotificationTopic = keyof typeof notificationTopics;
export const notificationTopicNames = Object.keys(notificationTopics) as NotificationTopic[];

interface TypeRow {
  icon: 'sun' | 'coin' | 'file' | 'calendar';
  tone: Tone;
  /** Without it, nobody can switch it off. */
  topic?: NotificationTopic;
}

/** The types of a notification, by their names on the wire: how it looks, and by which choice it is silenced. */
export const notificationTypes = {
  achievement: { icon: 'sun', tone: 'warning', topic: 'impact' },
  funding: { icon: 'coin', tone: 'success', topic: 'proposals' },
  proposal_update: { icon: 'file', tone: 'info', topic: 'proposals' },
  other: { icon: 'calendar', tone: 'pending' },
} as const satisfies Record<string, TypeRow>;
export type NotificationType = keyof typeof notificationTypes;
export const notificationTypeNames = Object.keys(notificationTypes) as NotificationType[];

/** The row of a type; of one that this page is too old to know, that of `other`. */
export const notificationTypeRow = (type: string): TypeRow =>
  Object.hasOwn(notificationTypes, type)
    ? notificationTypes[type as NotificationType]
    : notificationTypes.other;
