import {
  apiPaths,
  type OfflineAction,
  profileInAnswer,
  type Refusal,
  requestInFlightMessage,
  saysTheSame,
  stillWritingMessage,
  type Theirs,
} from '@harambee/domain';
import type { ErrorResponse, Proposal } from '@harambee/domain/schemas';
import { apiUrl } from '../api-base.ts';
import { apiFetch } from '../api-fetch.ts';
import { cookieFetch } from '../cookie-fetch.ts';
import { readUserId } from '../token-storage.ts';
import type { Arrived } from './queue.ts';

/** What became of an action that was sent. `later`: nobody knows, or not now. */
export type Outcome =
  | ({ kind: 'arrived' } & Arrived)
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'conflict'; theirs: Theirs }
  /** Changed since it was read, but in nothing that this changes (its text was written, say): it goes over the newer one. */
  | { kind: 'overtaken'; revision: number }
  | { kind: 'later' };

const later: Outcome = { kind: 'later' };

/** Each try is one of the replay's own: between two of them somebody else may have signed in. */
function send(action: OfflineAction, path: string, method: 'POST' | 'PUT', body: object, revision?: number) {
  const request = new Request(apiUrl(path), {
    method,
    headers: {
      'content-type': 'application/json',
      'Idempotency-Key': action.id,
      ...(revision !== undefined && { 'If-Match': `"${revision}"` }),
    },
    body: JSON.stringify(body),
  });
  return apiFetch(request, { tries: 1, userId: action.userId });
}

function call(action: OfflineAction): Promise<Response> {
  switch (action.action) {
    case 'proposal-create':
      return send(action, apiPaths.proposals, 'POST', action.data.body);
    case 'proposal-update':
      return send(action, apiPaths.proposal(action.data.id), 'PUT', action.data.body, action.data.revision);
    case 'profile-update':
      return send(action, apiPaths.profile(action.data.id), 'PUT', action.data.body, action.data.revision);
    case 'notification-read':
      return cookieFetch(apiPaths.notificationRead(action.userId, action.data.ids[0] ?? ''), 'PUT', 1);
  }
}

interface Present {
  id: string;
  revision: number;
  /** What can be compared with the body of an action. */
  answers: object;
}

/** The proposal or the profile in an answer, a yes as well as a 412. */
function presentIn(answer: unknown): Present | undefined {
  const { proposal } = (answer ?? {}) as { proposal?: Partial<Proposal> };
  if (proposal?.id && proposal.draftContent) {
    return { id: proposal.id, revision: proposal.revision ?? 0, answers: proposal.draftContent };
  }
  const profile = profileInAnswer(answer);
  return profile && { id: profile.id, revision: profile.revision, answers: profile };
}

/** Those of the answers that the action would change. */
const concerned = (body: object, answers: object): Record<string, unknown> =>
  Object.fromEntries(Object.keys(body).map((name) => [name, (answers as Record<string, unknown>)[name]]));

function contested(action: OfflineAction, present: Present | undefined): Outcome {
  if (!present || !('body' in action.data)) return later;
  const { id, revision, answers } = present;
  const {
    body,
    read,
    revision: readRevision,
  } = action.data as { body: object; read?: object; revision?: number };
  // An earlier try has arrived, and its answer was lost.
  if (saysTheSame(body, answers)) return { kind: 'arrived', saved: { id, revision } };
  if (read && revision !== readRevision && saysTheSame(read, answers)) return { kind: 'overtaken', revision };
  return { kind: 'conflict', theirs: { revision, answers: concerned(body, answers) } };
}

const comesLater = (status: number) =>
  status >= 500 || status === 401 || status === 408 || status === 425 || status === 429;

function outcomeOf(action: OfflineAction, status: number, said: unknown): Outcome {
  const isRead = action.action === 'notification-read';
  // Too old to be kept any longer: gone is as good as read.
  if ((status >= 200 && status < 300) || (isRead && status === 404)) {
    const present = presentIn(said);
    // A page of the network itself ("sign in to this hotspot") says yes to everything, and has saved nothing.
    if (isRead ? said === undefined : !present) return later;
    return isRead
      ? { kind: 'arrived', notificationId: action.data.ids[0] ?? '' }
      : { kind: 'arrived', ...(present && { saved: { id: present.id, revision: present.revision } }) };
  }
  if (comesLater(status)) return later;
  if (status === 412) return contested(action, presentIn(said));
  const { error: reason = '', details } = (said ?? {}) as Partial<ErrorResponse>;
  if (status === 409 && [requestInFlightMessage, stillWritingMessage].includes(reason)) return later;
  return { kind: 'refused', refusal: { status, reason, ...(details && { details }) } };
}

/** Sends one action, once, with the token of the moment, and only while its person is the one who is signed in. */
export async function deliver(action: OfflineAction): Promise<Outcome> {
  try {
    const answer = await call(action);
    const said: unknown = await answer.json().catch(() => undefined);
    // The cookie of whoever has signed in meanwhile went along: the answer was not for this person.
    if (readUserId() !== action.userId) return later;
    return outcomeOf(action, answer.status, said);
  } catch {
    return later;
  }
}
