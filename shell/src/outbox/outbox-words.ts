import { entryStateOf, type OutboxEntry, refusalWords } from '@harambee/domain';
import { outboxActionOf } from '@harambee/platform';

/** What the person calls it. */
export const nameOf = (entry: OutboxEntry): string =>
  entry.title || outboxActionOf(entry.action)?.nameOf(entry) || 'Untitled change';

export const kindOf = ({ action }: OutboxEntry): string => outboxActionOf(action)?.label ?? 'Change';

/** Where its text can be changed; undefined where there is none. */
export const formOf = (entry: OutboxEntry, all: readonly OutboxEntry[]): string | undefined =>
  outboxActionOf(entry.action)?.formOf?.(entry, all);

/** Why it is still here, where that is not just the network. */
export function whyHere(entry: OutboxEntry): string | undefined {
  if (!outboxActionOf(entry.action)) {
    return 'The part of Harambee that sends it has not loaded. It stays here until it has.';
  }
  if (entryStateOf(entry) === 'conflict') {
    return 'Somebody else saved another text while yours waited. Both are kept: choose which one stays.';
  }
  return entry.refusal && refusalWords(entry.refusal);
}

export const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/** Before they are lost by signing out. */
export const notSentYet = (count: number): string =>
  `${changes(count)} ${count === 1 ? 'has' : 'have'} not been sent.`;
