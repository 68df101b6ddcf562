import { entryStateOf, type OutboxEntry, refusalWords } from '@harambee/domain';
import { outboxActionOf, type RestoredChanges } from '@harambee/platform';

/** The name that the person gave it. */
export const nameOf = (entry: OutboxEntry): string =>
  entry.title || outboxActionOf(entry.action)?.nameOf(entry) || 'Untitled change';

export const kindOf = ({ action }: OutboxEntry): string => outboxActionOf(action)?.label ?? 'Change';

/** Where its text can be changed; undefined if that is not possible. */
export const formOf = (entry: OutboxEntry, all: readonly OutboxEntry[]): string | undefined =>
  outboxActionOf(entry.action)?.formOf?.(entry, all);

/** Why it is still queued, unless the network is the only reason. */
export function whyHere(entry: OutboxEntry): string | undefined {
  if (!outboxActionOf(entry.action)) {
    return 'The part of Harambee that sends this change has not loaded. The change stays here until it does.';
  }
  if (entryStateOf(entry) === 'conflict') {
    return 'Someone else saved a different version while yours was queued. We kept both. Choose which one to keep.';
  }
  return entry.refusal && refusalWords(entry.refusal);
}

export const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/** Shown before sign-out would lose them. */
export const notSentYet = (count: number): string =>
  `${changes(count)} ${count === 1 ? 'has' : 'have'} not been sent.`;

const texts = (count: number): string => (count === 1 ? '1 unsaved text' : `${count} unsaved texts`);

/** What was taken in from a file (OFFLINE-21). */
export function restoredWords({ changes: changed, texts: typed }: RestoredChanges): string {
  const parts = [changed > 0 && changes(changed), typed > 0 && texts(typed)].filter(Boolean);
  return parts.length === 0
    ? 'Everything in this file is on this device already.'
    : `Restored: ${parts.join(' and ')}.`;
}

/** What the browser has removed (OFFLINE-22). */
export const goneWords = (count: number): string =>
  count === 1
    ? 'A change that waited on this device is gone'
    : `${count} changes that waited on this device are gone`;
