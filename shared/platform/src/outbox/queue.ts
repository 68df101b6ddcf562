import { entryStateOf, type OutboxEntry, type Refusal, type Theirs, unreadRevision } from '@harambee/domain';
import { mergeChanges, type SendResult } from './outbox-action.ts';
import { outboxActionOf } from './registered-actions.ts';

/** The rules of the queue as pure functions: `join` adds an entry, the others apply the result of sending. */
export type Queue = readonly OutboxEntry[];

/** The id of the record: the server's, or the entry's own while there is none yet. */
export const targetOf = ({ id, data }: OutboxEntry): string => data.id ?? id;

export const isQueued = (entry: OutboxEntry): boolean => entryStateOf(entry) === 'queued';

const isAbout = (one: OutboxEntry, other: OutboxEntry): boolean =>
  one.userId === other.userId && targetOf(one) === targetOf(other);

/** It changes a record, which another entry may create. */
const isChange = ({ data }: OutboxEntry): boolean => data.id !== undefined;

/** It creates a record. */
export const isCreation = ({ action, data }: OutboxEntry): boolean =>
  data.id === undefined && outboxActionOf(action)?.asChange !== undefined;

/** `later` merged into `earlier`, at the position and with the id of the earlier one. */
function merged(earlier: OutboxEntry, later: OutboxEntry): OutboxEntry {
  const action = outboxActionOf(earlier.action);
  const data = action?.merge?.(earlier.data, later.data) ?? mergeChanges(earlier.data, later.data);
  return { ...earlier, title: later.title || earlier.title, data };
}

/** The entry that can still absorb `later`: not sent yet, so no answer to another body can be on its way. */
function isOpenFor(earlier: OutboxEntry, later: OutboxEntry): boolean {
  if (!isQueued(earlier) || earlier.userId !== later.userId) return false;
  if (earlier.action === later.action && outboxActionOf(later.action)?.collects) return true;
  return isChange(later) && isAbout(earlier, later) && !earlier.tried;
}

/** A refused or conflicting entry whose whole text `later` replaces. */
const replacesEarlier = (earlier: OutboxEntry, later: OutboxEntry): boolean =>
  isChange(earlier) &&
  isChange(later) &&
  isAbout(earlier, later) &&
  !isQueued(earlier) &&
  Object.keys(earlier.data.body ?? {}).every((name) => name in (later.data.body ?? {}));

/** If the server may already have the record, under whatever id, it is not created again but changed. */
export function changeOf(
  made: { id: string; revision: number },
  entry: OutboxEntry,
  read: object | undefined,
): OutboxEntry {
  const change = isCreation(entry) && outboxActionOf(entry.action)?.asChange?.(entry.data);
  if (!change) return entry;
  const { action, body } = change;
  return { ...entry, action, data: { ...made, body, ...(read && { read }) } };
}

/** Replaces an earlier entry of the person, because the text in the form came from it. */
export function replace(queue: Queue, earlierId: string, entry: OutboxEntry): Queue {
  const earlier = queue.find(({ id }) => id === earlierId);
  if (!earlier) return join(queue, entry);
  if (!isCreation(earlier) || earlier.action !== entry.action) {
    return join(discarded(queue, earlierId), entry);
  }
  if (isQueued(earlier) && earlier.tried) {
    return join(queue, changeOf({ id: earlier.id, revision: 0 }, entry, earlier.data.body));
  }
  // A refused entry has used up its key; one that was never sent keeps its key and address.
  const { timestamp } = earlier;
  const id = isQueued(earlier) ? earlier.id : entry.id;
  return queue.map((one) => (one === earlier ? { ...entry, id, timestamp } : one));
}

/** Adds the entry after all others of this person, or merges it into the newest one about the same record. */
export function join(queue: Queue, entry: OutboxEntry): Queue {
  const left = queue.filter((earlier) => !replacesEarlier(earlier, entry));
  const open = left.findLast((earlier) => isAbout(earlier, entry) || isOpenFor(earlier, entry));
  if (open && isOpenFor(open, entry)) {
    return left.map((earlier) => (earlier === open ? merged(earlier, entry) : earlier));
  }
  const last = left.at(-1)?.timestamp;
  const after = last === undefined ? 0 : Date.parse(last) + 1;
  const timestamp = new Date(Math.max(Date.parse(entry.timestamp), after)).toISOString();
  return [...left, { ...entry, timestamp }];
}

/** Before it is sent: from here on, the server may have it. */
export const markTried = (queue: Queue, id: string): Queue =>
  queue.map((entry) => (entry.id === id ? { ...entry, tried: true } : entry));

/**
 * What a change behind `done` is based on: its text and the new revision. After a merge the person's own text, over a
 * revision that it has not seen: otherwise it would overwrite what the other has changed.
 */
function baseAfter({ data, merged: merge }: OutboxEntry, revision: number) {
  const read = merge ? merge.own.body : data.body;
  return { revision: merge ? unreadRevision : revision, ...(read && { read }) };
}

/** The server has accepted it: it is removed, and entries that depend on it use the answer as their base. */
export function sent(queue: Queue, done: OutboxEntry, result: SendResult & { kind: 'sent' }): Queue {
  const { saved, rest } = result;
  const restOf = (entry: OutboxEntry) => entry.id === done.id && rest?.(entry.data);
  return queue.flatMap((entry) => {
    const data = restOf(entry);
    if (data) return [{ ...entry, data }];
    if (entry.id === done.id) return [];
    if (!saved || !isChange(entry) || !isAbout(entry, done)) return [entry];
    const isBased = entry.data.revision !== undefined;
    const base = isBased ? baseAfter(done, saved.revision) : {};
    return [{ ...entry, data: { ...entry.data, id: saved.id, ...base } }];
  });
}

/** From here on based on a newer revision with the same content. */
export const basedOn = (queue: Queue, id: string, revision: number): Queue =>
  queue.map((entry) => (entry.id === id ? { ...entry, data: { ...entry.data, revision } } : entry));

/** From here on it holds the changes of two people, over a newer revision. */
export const mergedWith = (
  queue: Queue,
  id: string,
  { data, merged: merge }: SendResult & { kind: 'merged' },
): Queue =>
  queue.map((entry) =>
    entry.id === id ? { ...entry, data: { ...entry.data, ...data }, merged: merge } : entry,
  );

/** Someone else has created the record first: a change of theirs, with what waited behind it. */
export function turned(
  queue: Queue,
  id: string,
  { id: recordId, read }: SendResult & { kind: 'exists' },
): Queue {
  const mine = queue.find((entry) => entry.id === id);
  if (!mine) return queue;
  const behind = queue.filter((entry) => entry !== mine && isChange(entry) && isAbout(entry, mine));
  const change = changeOf({ id: recordId, revision: unreadRevision }, mine, read);
  const { tried: _tried, ...whole } = behind.reduce(merged, change);
  return queue
    .filter((entry) => !behind.includes(entry))
    .map((entry) => (entry === mine ? { ...whole, data: { ...whole.data, read } } : entry));
}

/** The person's own text again, without the other's changes in it. */
function unmerged({ merged: merge, ...entry }: OutboxEntry): OutboxEntry {
  return merge ? { ...entry, data: { ...entry.data, ...merge.own } } : entry;
}

/** The merged whole breaks a rule: neither text does so by itself, so the person is asked. */
function answerFor(
  { data, merged: merge }: OutboxEntry,
  answer: { refusal: Refusal } | { theirs: Theirs },
): { refusal: Refusal } | { theirs: Theirs } {
  const isBroken = 'refusal' in answer && answer.refusal.status === 400;
  if (!merge || !isBroken || !data.read || data.revision === undefined) return answer;
  return { theirs: { revision: data.revision, answers: { ...data.read } } };
}

/** The server has refused it: it stays with its text, and later changes of the same record are merged into it. */
export function returned(queue: Queue, id: string, answer: { refusal: Refusal } | { theirs: Theirs }): Queue {
  const mine = queue.find((entry) => entry.id === id);
  if (!mine) return queue;
  const later = queue.filter(
    (entry) => entry !== mine && isChange(entry) && isAbout(entry, mine) && isQueued(entry),
  );
  const { refusal: _refusal, theirs: _theirs, ...whole } = later.reduce(merged, unmerged(mine));
  return queue
    .filter((entry) => !later.includes(entry))
    .map((entry) => (entry === mine ? { ...whole, ...answerFor(mine, answer) } : entry));
}

/** Discarded by the person, together with the changes to a record that was never created. */
export function discarded(queue: Queue, id: string): Queue {
  const mine = queue.find((entry) => entry.id === id);
  if (!mine) return queue;
  return queue.filter((entry) => entry !== mine && !(!isChange(mine) && isAbout(entry, mine)));
}
