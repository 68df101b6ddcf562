/** Messages for a queued write: where it was made, on its chip, and when the server did not accept it. */
export const outboxWords = {
  queuing: 'Kept on this device. It will be sent when you are back online.',
  queued: 'Waiting to be sent',
  refused: 'Not accepted',
  conflict: 'Also changed by someone else',
} as const;

/** The data that every action may have. An entry with `id` changes that record; one without creates a record. */
export interface OutboxData {
  /** The record's id on the server, or the id of the entry that will create it. */
  id?: string;
  /** The answers to save. */
  body?: object;
  /** The revision that `body` is based on. Without one the last write wins, as for a single switch. */
  revision?: number;
  read?: object;
}

/** Why the server refused the entry. The entry and its text stay until the person has decided. */
export interface Refusal {
  status: number;
  /** The server's message; empty if there was none. */
  reason: string;
  details?: { field: string; message: string }[];
}

/** The reason for people: messages about single answers are more useful than a general one. */
export const refusalWords = ({ reason, details = [] }: Refusal): string =>
  details.map(({ message }) => `${message.replace(/\.$/, '')}.`).join(' ') ||
  reason ||
  'The server refused it.';

/** What somebody else had saved before this was sent (412). */
export interface Theirs {
  revision: number;
  /** The answers that the entry would have changed. */
  answers: Record<string, unknown>;
}

/** What was merged with somebody else's change of other fields (OFFLINE-19). */
export interface EntryMerge {
  /** What the other changed, as people read it. */
  parts: string[];
  /** The id of the other person, if it is known. */
  changedBy?: string;
  /** The person's own text and what it was made from: it comes back if the merged one is not accepted. */
  own: Pick<OutboxData, 'body' | 'read' | 'revision'>;
}

/** One offline write of a person, queued until the server has accepted or refused it (OFFLINE-04). */
export interface OutboxEntry<Action extends string = string, Data extends object = OutboxData> {
  /** A UUID, also used as the Idempotency-Key. */
  id: string;
  /** Declared in the `outbox` of a remote's module. */
  action: Action;
  data: Data;
  /** ISO 8601; always later than the previous entry's, even if the clock was set back. */
  timestamp: string;
  userId: string;
  tenantId: string;
  /** What the person calls the record. */
  title: string;
  /** The server may have received it already, so its body must not change any more. */
  tried?: boolean;
  refusal?: Refusal;
  theirs?: Theirs;
  /** Present once its data holds the changes of two people. */
  merged?: EntryMerge;
}

/**
 * The revision of a record that was never read, because somebody else has made it meanwhile. No record has it, so a save
 * over it gets the record as it is (412) and is merged or asked about.
 */
export const unreadRevision = 999_999_999_999_999;

export type EntryState = 'queued' | 'refused' | 'conflict';

export const entryStateOf = ({ refusal, theirs }: Pick<OutboxEntry, 'refusal' | 'theirs'>): EntryState =>
  theirs ? 'conflict' : refusal ? 'refused' : 'queued';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether a value from the browser's storage is an entry. Only its action can tell whether its data is valid. */
export function isOutboxEntry(value: unknown): value is OutboxEntry {
  if (!isObject(value)) return false;
  const { id, action, data, timestamp, userId, tenantId, title } = value;
  return (
    [id, action, timestamp, userId, tenantId].every(isText) && typeof title === 'string' && isObject(data)
  );
}
