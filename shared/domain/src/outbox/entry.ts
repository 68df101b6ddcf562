/** Said where something is queued; the chip of an entry; and of an answer that was not a yes. */
export const outboxWords = {
  queuing: 'Kept on this device. It will be sent when you are back online.',
  queued: 'Waiting to be sent',
  refused: 'Not accepted',
  conflict: 'Also changed by someone else',
} as const;

/** What every action's data may hold. An entry without `id` creates a record; one with it changes that record. */
export interface OutboxData {
  /** Of the record, as the server calls it; of one that is queued itself, the id of its entry. */
  id?: string;
  /** The answers to save. */
  body?: object;
  /** What `body` was made from. Without a revision the last write wins, as for a single switch. */
  revision?: number;
  read?: object;
}

/** Why the server did not take it. The entry stays, with its text, until the person has decided. */
export interface Refusal {
  status: number;
  /** The server's own words; empty when it had none. */
  reason: string;
  details?: { field: string; message: string }[];
}

/** Why, for people: what is wrong with single answers says more than that something is. */
export const refusalWords = ({ reason, details = [] }: Refusal): string =>
  details.map(({ message }) => `${message.replace(/\.$/, '')}.`).join(' ') ||
  reason ||
  'The server refused it.';

/** What somebody else had saved when this was sent (412). */
export interface Theirs {
  revision: number;
  /** Those answers that the entry would have changed. */
  answers: Record<string, unknown>;
}

/** One offline write of a person: queued until the server has taken or refused it (OFFLINE-04). */
export interface OutboxEntry<Action extends string = string, Data extends object = OutboxData> {
  /** A UUID, and its Idempotency-Key. */
  id: string;
  /** Declared by a remote in the `outbox` of its module. */
  action: Action;
  data: Data;
  /** ISO 8601; each later than the one before, whatever the clock says. */
  timestamp: string;
  userId: string;
  tenantId: string;
  /** What the person calls it. */
  title: string;
  /** The server may have it already: from here on its body stays as it is. */
  tried?: boolean;
  refusal?: Refusal;
  theirs?: Theirs;
}

export type EntryState = 'queued' | 'refused' | 'conflict';

export const entryStateOf = ({ refusal, theirs }: Pick<OutboxEntry, 'refusal' | 'theirs'>): EntryState =>
  theirs ? 'conflict' : refusal ? 'refused' : 'queued';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether something found in the browser's storage is an entry. Whether its data can be sent, its action knows. */
export function isOutboxEntry(value: unknown): value is OutboxEntry {
  if (!isObject(value)) return false;
  const { id, action, data, timestamp, userId, tenantId, title } = value;
  return (
    [id, action, timestamp, userId, tenantId].every(isText) && typeof title === 'string' && isObject(data)
  );
}
