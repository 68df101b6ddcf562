import { type SessionEnd, sessionEndWords } from '@harambee/domain';
import { NotSignedIn, Unauthorized } from '@harambee/service-kit';
import { hasHash, type SessionCookie } from '../secrets/refresh-secret.ts';
import type { StoredSession } from './session.model.ts';
import { SessionEndModel } from './session-end.model.ts';

/** As long as a browser may keep a cookie. */
const kept = 30 * 24 * 60 * 60_000;

type Ended = Pick<StoredSession, '_id' | 'familyHash'>;

/** Records why these sessions end. The first reason recorded for a session is kept. */
export async function noteEnds(sessions: readonly Ended[], why: SessionEnd): Promise<void> {
  if (sessions.length === 0) return;
  const expiresAt = new Date(Date.now() + kept);
  await SessionEndModel.bulkWrite(
    sessions.map(({ _id, familyHash }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: { familyHash, why, expiresAt } }, upsert: true },
    })),
  );
}

/**
 * The refusal of a cookie whose session is over, with the reason if it is known. A session that nobody ended has
 * expired, which the browser itself can tell.
 */
export async function signedOutBecause({ sessionId, family }: SessionCookie): Promise<Error> {
  const end = await SessionEndModel.findOne({ _id: sessionId }).lean();
  if (!end || !hasHash(family, end.familyHash)) return new NotSignedIn();
  return new Unauthorized(sessionEndWords(end.why));
}
