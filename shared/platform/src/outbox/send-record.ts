import {
  type AnyMerging,
  type Merging,
  type OutboxEntry,
  requestInFlightMessage,
  saysTheSame,
  stillWritingMessage,
} from '@harambee/domain';
import type { ErrorResponse } from '@harambee/domain/schemas';
import { apiFetch } from '../api/api-fetch.ts';
import { apiUrl } from '../network/api-base.ts';
import type { SendResult } from './outbox-action.ts';

/** A record on the server. */
export interface SavedRecord {
  id: string;
  revision: number;
  /** The fields that can be compared with the body of an entry. */
  answers: object;
  /** The id of the person who changed it last, if the answer tells. */
  changedBy?: string;
}

interface RecordCall {
  method: 'POST' | 'PUT';
  path: string;
  /**
   * The record in an answer, whether success or 412. Undefined if the answer is not from the service: the
   * sign-in page of a hotspot answers everything with success, and has saved nothing.
   */
  savedIn(answer: unknown): SavedRecord | undefined | Promise<SavedRecord | undefined>;
  /**
   * Merges changes of different fields by two people; without it, or if it asks, the person chooses. Fetched with the
   * first 412.
   */
  merging?(): Promise<AnyMerging>;
}

type NotSent = Exclude<SendResult, { kind: 'sent' }>;
type RecordResult = NotSent | { kind: 'sent'; saved: { id: string; revision: number } };

const unsent = { kind: 'unsent' } as const;

/** Each try belongs to the replay: between two of them somebody else may have signed in. */
function call({ id, userId, data }: OutboxEntry, { method, path }: RecordCall): Promise<Response> {
  const request = new Request(apiUrl(path), {
    method,
    headers: {
      'content-type': 'application/json',
      'Idempotency-Key': id,
      ...(data.revision !== undefined && { 'If-Match': `"${data.revision}"` }),
    },
    body: JSON.stringify(data.body),
  });
  return apiFetch(request, { tries: 1, userId });
}

/** The fields that the entry would change. */
const concerned = (body: object, answers: object): Record<string, unknown> =>
  Object.fromEntries(Object.keys(body).map((name) => [name, (answers as Record<string, unknown>)[name]]));

async function contested(
  { data, merged }: OutboxEntry,
  present: SavedRecord | undefined,
  { merging }: RecordCall,
): Promise<RecordResult> {
  if (!present || !data.body) return unsent;
  const { id, revision, answers, changedBy } = present;
  const { body, read, revision: readRevision } = data;
  // An earlier try arrived, and its answer was lost.
  if (saysTheSame(body, answers)) return { kind: 'sent', saved: { id, revision } };
  if (read && revision !== readRevision && saysTheSame(read, answers)) return { kind: 'outdated', revision };
  // After an earlier merge, the person's own text is merged anew: nothing of it counts as the other's.
  const own = merged?.own ?? { body, read, revision: readRevision };
  if (own.read && own.body && merging) {
    const merge = (await merging()) as Merging;
    const result = merge({ read: own.read, mine: own.body, theirs: answers });
    if (result.kind === 'merged') {
      return {
        kind: 'merged',
        data: { body: result.fields, read: concerned(result.fields, answers), revision },
        merged: { parts: result.theirs, own, ...(changedBy !== undefined && { changedBy }) },
      };
    }
  }
  return { kind: 'conflict', theirs: { revision, answers: concerned(own.body ?? body, answers) } };
}

const comesLater = (status: number) =>
  status >= 500 || status === 401 || status === 408 || status === 425 || status === 429;

/** The result of an answer that is neither a success nor a 412. */
export function refusedOrLater(status: number, answer: unknown): NotSent {
  if (comesLater(status)) return unsent;
  const { error: reason = '', details } = (answer ?? {}) as Partial<ErrorResponse>;
  if (status === 409 && [requestInFlightMessage, stillWritingMessage].includes(reason)) return unsent;
  return { kind: 'refused', refusal: { status, reason, ...(details && { details }) } };
}

/** Sends an entry that creates or changes a record: its id is the Idempotency-Key, its revision the `If-Match`. */
export async function sendRecord(entry: OutboxEntry, record: RecordCall): Promise<RecordResult> {
  const response = await call(entry, record);
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) {
    const saved = await record.savedIn(answer);
    return saved ? { kind: 'sent', saved: { id: saved.id, revision: saved.revision } } : unsent;
  }
  if (response.status === 412) return contested(entry, await record.savedIn(answer), record);
  return refusedOrLater(response.status, answer);
}
