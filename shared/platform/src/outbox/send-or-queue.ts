import type { OutboxEntry } from '@harambee/domain';
import { isNetworkError } from '../network/api-error.ts';
import { readTenantId, readUserId } from '../session/token-storage.ts';
import { changeEntries } from './entry-storage.ts';
import { changeOf, discarded, join, replace } from './queue.ts';
import { nextQueued } from './replay.ts';
import { sentAs } from './sent.ts';
import { replayNow } from './start-replay.ts';

/** Something a person wants to save: now if possible, otherwise later. */
export interface NewEntry<Data extends object = object> {
  /** Declared in the `outbox` of the remote. */
  action: string;
  data: Data;
  /** The name that the person gave it. */
  title: string;
  /** The Idempotency-Key: one for each text, however often it is sent. */
  id: string;
  /** The entry that this text edits. */
  replaces?: string;
}

/** Like the result of an RTK Query mutation; `isQueued` if it is queued on this device. */
export interface SentOrQueued<Answer> {
  data?: Answer;
  error?: unknown;
  isQueued?: boolean;
}

const noAnswer = { error: { status: 'FETCH_ERROR', error: 'No answer, and no room to keep it' } };

async function queue(wanted: NewEntry, tried: boolean): Promise<boolean> {
  const userId = readUserId();
  const tenantId = readTenantId();
  if (userId === null || tenantId === null) return false;
  const { replaces, ...given } = wanted;
  const timestamp = new Date().toISOString();
  const entry: OutboxEntry = { ...given, timestamp, userId, tenantId, ...(tried && { tried }) };
  return changeEntries((entries) => {
    if (replaces === undefined) return join(entries, entry);
    const made = sentAs(replaces);
    return made ? join(entries, changeOf(made, entry, entry.data.body)) : replace(entries, replaces, entry);
  });
}

/**
 * Saves something with `send`. If there is no answer after the usual tries, it is queued on this device and
 * sent later; so is everything while an earlier entry is queued, because order counts. Any answer counts as an
 * answer.
 */
export async function sendOrQueue<Answer>(
  wanted: NewEntry,
  send: () => Promise<{ data?: Answer; error?: unknown }>,
): Promise<SentOrQueued<Answer>> {
  const userId = readUserId();
  if (userId !== null && nextQueued(userId)) {
    if (!(await queue(wanted, false))) return noAnswer;
    replayNow();
    return { isQueued: true };
  }
  const wasOffline = !navigator.onLine;
  const answer = await send();
  if (answer.error === undefined) {
    if (wanted.replaces !== undefined) await discard(wanted.replaces);
    return answer;
  }
  if (!isNetworkError(answer.error) || readUserId() !== userId) return answer;
  // Nothing was sent for certain only if the browser was offline the whole time.
  const tried = !(wasOffline && !navigator.onLine);
  return (await queue(wanted, tried)) ? { isQueued: true } : answer;
}

/** Removes an entry for good: it was discarded, or is part of what was just saved. */
export const discard = (id: string): Promise<boolean> => changeEntries((entries) => discarded(entries, id));
