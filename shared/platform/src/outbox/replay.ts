import { type OutboxEntry, unreadRevision } from '@harambee/domain';
import { oneTabAtATime } from '../browser/one-tab-at-a-time.ts';
import { readUserId } from '../session/token-storage.ts';
import { changeEntries, readEntries } from './entry-storage.ts';
import type { SendResult } from './outbox-action.ts';
import {
  basedOn,
  isCreation,
  isQueued,
  markTried,
  mergedWith,
  type Queue,
  returned,
  sent,
  turned,
} from './queue.ts';
import { isSendable, outboxActionOf } from './registered-actions.ts';
import { rememberSent } from './sent.ts';

export interface SentEntry {
  entry: OutboxEntry;
  /** The record's id on the server; empty if there is none. */
  id: string;
}

export interface ReplayResult {
  sent: SentEntry[];
  /** Entries that the server refused, or that conflict with someone else's change. */
  returned: OutboxEntry[];
}

/** This person's queued entries, oldest first. */
export const queuedEntries = (userId: string): OutboxEntry[] =>
  readEntries().filter((entry) => entry.userId === userId && isQueued(entry));

const waits = (entry: OutboxEntry): boolean =>
  outboxActionOf(entry.action)?.waitsFor?.(entry, readEntries()) ?? false;

/**
 * This person's next entry that can be sent. An entry whose remote has not loaded, or that waits for another one, blocks no
 * other.
 */
export const nextQueued = (userId: string): OutboxEntry | undefined =>
  queuedEntries(userId).find((entry) => isSendable(entry) && !waits(entry));

/** Entries from an organization that the person has left must not appear in the current one. */
const foreign: SendResult = {
  kind: 'refused',
  refusal: { status: 403, reason: 'It was written in another organization.' },
};
const unsent: SendResult = { kind: 'unsent' };

/** Sends one entry, once, with the current token, and only while its person is signed in. */
async function send(entry: OutboxEntry): Promise<SendResult> {
  try {
    const result = await outboxActionOf(entry.action)?.send(entry);
    // Someone else signed in meanwhile and their cookie was sent: the answer was not for this person.
    return result && readUserId() === entry.userId ? result : unsent;
  } catch {
    return unsent;
  }
}

function afterwards(queue: Queue, entry: OutboxEntry, result: SendResult): Queue {
  if (result.kind === 'sent') return sent(queue, entry, result);
  if (result.kind === 'outdated') return basedOn(queue, entry.id, result.revision);
  if (result.kind === 'merged') return mergedWith(queue, entry.id, result);
  if (result.kind === 'exists') return turned(queue, entry.id, result);
  if (result.kind === 'refused') return returned(queue, entry.id, { refusal: result.refusal });
  if (result.kind === 'conflict') return returned(queue, entry.id, { theirs: result.theirs });
  return queue;
}

async function sendAll(userId: string, tenantId: string): Promise<ReplayResult> {
  const all: ReplayResult = { sent: [], returned: [] };
  for (let next = nextQueued(userId); next && readUserId() === userId; next = nextQueued(userId)) {
    const { id } = next;
    // Marked as sent before it is sent, and sent exactly as stored: a later change is an entry of its own.
    if (!(await changeEntries((queue) => markTried(queue, id)))) break;
    const entry = readEntries().find((one) => one.id === id);
    if (!entry) continue;
    const result = entry.tenantId === tenantId ? await send(entry) : foreign;
    if (result.kind === 'unsent') break;
    if (result.kind === 'sent' && result.saved && isCreation(entry)) rememberSent(id, result.saved);
    if (result.kind === 'exists') rememberSent(id, { id: result.id, revision: unreadRevision });
    if (!(await changeEntries((queue) => afterwards(queue, entry, result)))) break;
    if (result.kind === 'sent') all.sent.push({ entry, id: result.saved?.id ?? '' });
    else if (result.kind === 'refused' || result.kind === 'conflict') all.returned.push(entry);
  }
  return all;
}

/**
 * Sends this person's queued entries in order, until none is left or the server does not respond. It runs in
 * one tab at a time: each entry is sent by one tab only, and arrives once, whatever is lost on the way.
 */
export const replay = (userId: string, tenantId: string): Promise<ReplayResult> =>
  oneTabAtATime(() => sendAll(userId, tenantId), 'harambee-offline-replay');
