import type { OutboxEntry } from '@harambee/domain';
import { withEmptyCallValues } from '@harambee/domain';
import type { Call, CallContent, CallListItem } from '@harambee/domain/schemas';
import { isQueued, readOwnEntries, useEntriesOf, useOutbox } from '@harambee/platform';
import {
  type CallEditEntry,
  isCallEditEntry,
  isCallRemovalEntry,
  isNewCallEntry,
  type NewCallEntry,
} from './call-outbox.ts';

/** Calls the server does not know yet, the newest first. */
export const useNewCallEntries = (): NewCallEntry[] => useOutbox().filter(isNewCallEntry).reverse();

/** The newest content of a call the server does not have. */
export const useCallEditEntry = (id: string): CallEditEntry | undefined =>
  useEntriesOf(id).findLast(isCallEditEntry);

export const newestCallEdits = (entries: readonly OutboxEntry[]): ReadonlyMap<string, CallEditEntry> =>
  new Map(entries.filter(isCallEditEntry).map((edit) => [edit.data.id, edit]));

/** The calls whose deletion waits to be sent. */
export const removedCalls = (entries: readonly OutboxEntry[]): ReadonlySet<string> =>
  new Set(
    entries
      .filter(isCallRemovalEntry)
      .filter(isQueued)
      .map(({ data }) => data.id),
  );

/** As the form holds it: with the changes that wait behind it. */
export function contentOfEntry(userId: string, { id, data }: NewCallEntry): CallContent {
  const later = readOwnEntries(userId).findLast((entry) => isCallEditEntry(entry) && entry.data.id === id);
  return withEmptyCallValues({ ...data.body, ...(later && isCallEditEntry(later) && later.data.body) });
}

export const findNewCall = (userId: string, id: string): NewCallEntry | undefined =>
  readOwnEntries(userId)
    .filter(isNewCallEntry)
    .find((entry) => entry.id === id);

/** A line of the list as it will be: what waits is shown as if it had been sent. */
export function listItemWith(item: CallListItem, edit: CallEditEntry | undefined): CallListItem {
  if (!edit || !isQueued(edit)) return item;
  const { questions, ...content } = withEmptyCallValues(edit.data.body);
  const names = Object.keys(item).filter((name) => name in content) as (keyof CallListItem)[];
  const changed = Object.fromEntries(names.map((name) => [name, content[name as keyof typeof content]]));
  return { ...item, ...changed, questionCount: questions.length };
}

/** A call as it will be. */
export const callWith = (call: Call, edit: CallEditEntry | undefined): Call =>
  edit && isQueued(edit) ? { ...call, ...withEmptyCallValues(edit.data.body) } : call;
