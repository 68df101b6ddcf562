import type { OfflineAction, OfflineActionName, OfflineData } from '@harambee/domain';
import { isNetworkError } from '../api-error.ts';
import { readTenantId, readUserId } from '../token-storage.ts';
import { changeActions } from './action-storage.ts';
import { discarded, editOf, join, replace } from './queue.ts';
import { nextWaiting } from './replay.ts';
import { sentAs } from './sent.ts';
import { replayNow } from './start-replay.ts';

/** Something a person wants done: now if it can be, else later. */
export interface Wish<Name extends OfflineActionName = OfflineActionName> {
  action: Name;
  data: OfflineData[Name];
  /** What the person calls it. */
  title: string;
  /** The Idempotency-Key; one for each wish, however often it is tried. */
  id: string;
  /** The action whose text this is, after another thought. */
  replaces?: string;
}

/** As RTK Query answers a mutation; `isKept` when it waits on this device. */
export interface SentOrKept<Answer> {
  data?: Answer;
  error?: unknown;
  isKept?: boolean;
}

const noAnswer = { error: { status: 'FETCH_ERROR', error: 'No answer, and no room to keep it' } };

async function keep<Name extends OfflineActionName>(wish: Wish<Name>, tried: boolean): Promise<boolean> {
  const userId = readUserId();
  const tenantId = readTenantId();
  if (userId === null || tenantId === null) return false;
  const { replaces, ...given } = wish;
  const timestamp = new Date().toISOString();
  const action = { ...given, timestamp, userId, tenantId, ...(tried && { tried }) } as OfflineAction;
  const isKept = await changeActions((queue) => {
    if (replaces === undefined) return join(queue, action);
    const sent = sentAs(replaces);
    return sent ? join(queue, editOf(sent, action, given.data)) : replace(queue, replaces, action);
  });
  return isKept;
}

/**
 * Sends a wish with `send`. Where no answer comes, after the usual tries, it is kept on this device and sent later; so is
 * everything while an earlier one waits, because order counts. An answer is an answer, whatever it says.
 */
export async function sendOrKeep<Name extends OfflineActionName, Answer>(
  wish: Wish<Name>,
  send: () => Promise<{ data?: Answer; error?: unknown }>,
): Promise<SentOrKept<Answer>> {
  const userId = readUserId();
  if (userId !== null && nextWaiting(userId)) {
    if (!(await keep(wish, false))) return noAnswer;
    replayNow();
    return { isKept: true };
  }
  const wasOffline = !navigator.onLine;
  const answer = await send();
  if (answer.error === undefined) {
    if (wish.replaces !== undefined) await discard(wish.replaces);
    return answer;
  }
  if (!isNetworkError(answer.error) || readUserId() !== userId) return answer;
  // Only a browser that said so all the time has certainly sent nothing.
  const tried = !(wasOffline && !navigator.onLine);
  return (await keep(wish, tried)) ? { isKept: true } : answer;
}

/** Takes an action away for good: it was given up, or has become part of what was just saved. */
export const discard = (id: string): Promise<boolean> => changeActions((queue) => discarded(queue, id));
