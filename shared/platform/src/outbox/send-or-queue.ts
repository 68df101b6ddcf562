import type { OutboxEntry } from '@harambee/domain';
import { isNetworkError } from '../network/api-error.ts';
import { readTenantId, readUserId } from '../session/token-storage.ts';
import { changeEntries } from './entry-storage.ts';
import { changeOf, discarded, join, replace } from './queue.ts';
import { nextQueued } from './replay.ts';
import { sentAs } from './sent.ts';
import { replayNow } from './start-replay.ts';

/** Something a person wants saved: now if it can be, else later. */
export interface NewEntry<Data extends object = object> {
  /** Declared in the `outbox` of the remote. */
  action: string;
  data: Data;
  /** What the person calls it. */
  title: string;
  /** The Idempotency-Key; one for each text, however often it is tried. */
  id: string;
  /** The entry whose text this is, after another thought. */
  replaces?: string;
}

/** As RTK Query answers a mutation; `isQueued` when it waits on this device. */
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
 * Saves something with `send`. Where no answer comes, after the usual tries, it is queued on this device and sent later; so
 * is everything while an earlier entry is queued, because order counts. An answer is an answer, whatever it says.
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
  // Only a browser that said so all the time has certainly sent nothing.
  const tried = !(wasOffline && !navigator.onLine);
  return (await queue(wanted, tried)) ? { isQueued: true } : answer;
}

/** Takes an entry away for good: it was given up, or has become part of what was just saved. */
export const discard = (id: string): Promise<boolean> => changeEntries((entries) => discarded(entries, id));
