import { entryStateOf, type OutboxEntry, refusalWords } from '@harambee/domain';
import { outboxActionOf } from '@harambee/platform';

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
