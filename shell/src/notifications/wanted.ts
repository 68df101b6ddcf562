import type { Notification } from '@harambee/domain/schemas';
import type { NotificationChoices } from '../preferences/preferences.ts';

const topics: Record<Notification['type'], 'proposals' | 'impact' | undefined> = {
  proposal_update: 'proposals',
  funding: 'proposals',
  achievement: 'impact',
  // What is neither, such as news of the account, nobody can switch off.
  other: undefined,
};

/** Whether the bell speaks of it. */
export function isWanted({ type }: Pick<Notification, 'type'>, choices: NotificationChoices): boolean {
  const topic = topics[type];
  return topic === undefined || choices[topic];
}
