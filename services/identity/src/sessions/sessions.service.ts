import type { SessionEnd } from '@harambee/domain';
import { days, hours } from '@harambee/domain';
import type { Session } from '@harambee/domain/schemas';
import { type Actor, EndedSessionModel, insertOne, randomId } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { hasHash, hashOf, newSecret, type SessionCookie, successorOf } from '../secrets/refresh-secret.ts';
import { PendingSignInModel } from './pending-sign-in.model.ts';
import { SessionModel, type StoredSession } from './session.model.ts';
import { noteEnds } from './session-ends.service.ts';

/** The previous secret stays valid for this long: tabs refresh at the same time, and answers get lost. */
export const grace = 10_000;
const life = { remembered: days(30), untilClosed: hours(12) };
const shown = 100;

type Person = Pick<Actor, 'userId' | 'tenantId'>;

/** A session and the cookie that holds its newest secret. */
export interface Refreshed {
  session: StoredSession;
  cookie: SessionCookie;
}

/**
 * A new sign-in. `shownAt`: for one that follows from an earlier one, without new proof of identity. `bothSteps`: the
 * person has shown their second step, too.
 */
export async function startSession(
  person: Person,
  {
    remember,
    device,
    shownAt,
    bothSteps,
  }: Pick<StoredSession, 'remember' | 'device' | 'shownAt' | 'bothSteps'>,
): Promise<Refreshed> {
  const cookie = { sessionId: randomId(), family: newSecret(), secret: newSecret() };
  const now = new Date();
  const session: StoredSession = {
    _id: cookie.sessionId,
    userId: person.userId,
    tenantId: person.tenantId,
    familyHash: hashOf(cookie.family),
    secretHash: hashOf(cookie.secret),
    rotatedAt: now,
    remember,
    device,
    createdAt: now,
    ...(shownAt && { shownAt }),
    ...(bothSteps && { bothSteps }),
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + (remember ? life.remembered : life.untilClosed)),
  };
  await insertOne(SessionModel, session);
  return { session, cookie };
}

/** The live session of a cookie of its family, whether its secret is the current one or an older one. */
export async function findSession({ sessionId, family }: SessionCookie): Promise<StoredSession | undefined> {
  // There is no session yet: the tenant comes from the cookie.
  const session = await SessionModel.findOne({ _id: sessionId }, null, { allTenants: true }).lean();
  if (!session || session.endedAt || session.expiresAt <= new Date()) return undefined;
  return hasHash(family, session.familyHash) ? session : undefined;
}

/**
 * The next secret of a session. Undefined if the cookie belongs to no live session, or if it is an old one that was
 * used again: then a thief may hold a copy, and the session ends (AUTH-24).
 */
export async function rotate(app: FastifyInstance, cookie: SessionCookie): Promise<Refreshed | undefined> {
  let session = await findSession(cookie);
  if (session && hasHash(cookie.secret, session.secretHash)) {
    const rotated = await rotateFrom(session, cookie);
    if (rotated) return rotated;
    // Another refresh with the same cookie was first.
    session = await findSession(cookie);
  }
  if (!session) return undefined;
  const inGrace = Date.now() - session.rotatedAt.getTime() <= grace;
  if (inGrace && session.salt && hasHash(cookie.secret, session.parentHash)) {
    return { session, cookie: { ...cookie, secret: successorOf(cookie.secret, session.salt) } };
  }
  app.log.warn({ session: session._id }, 'an old refresh token came again: session ended');
  await endSessions(app, session, [session._id], 'reused');
  return undefined;
}

async function rotateFrom(session: StoredSession, cookie: SessionCookie): Promise<Refreshed | undefined> {
  const salt = newSecret();
  const secret = successorOf(cookie.secret, salt);
  const now = new Date();
  const rotated = await SessionModel.findOneAndUpdate(
    { _id: session._id, tenantId: session.tenantId, secretHash: session.secretHash, endedAt: null },
    {
      $set: {
        secretHash: hashOf(secret),
        parentHash: session.secretHash,
        salt,
        rotatedAt: now,
        lastUsedAt: now,
      },
    },
    { returnDocument: 'after' },
  ).lean();
  return rotated ? { session: rotated, cookie: { ...cookie, secret } } : undefined;
}

/** The sign-ins of a person in one organization, most recently used first. */
export async function listSessions({
  userId,
  tenantId,
  sessionId,
}: Pick<Actor, 'userId' | 'tenantId' | 'sessionId'>): Promise<Session[]> {
  const rows = await SessionModel.find({ tenantId, userId, endedAt: null })
    .sort({ lastUsedAt: -1 })
    .limit(shown)
    .lean();
  const now = new Date();
  return rows
    .filter(({ expiresAt }) => expiresAt > now)
    .map((row) => ({
      id: row._id,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      device: row.device,
      current: row._id === sessionId,
    }));
}

/** Ends all sessions of a person in one organization, or all but one; `why` is the reason that their browsers show. */
export async function endAllSessions(
  app: FastifyInstance,
  { userId, tenantId }: Person,
  except = '',
  why: SessionEnd = 'ended-elsewhere',
): Promise<void> {
  // Also sign-ins that wait for their second step: their password, role or organization is no longer the present one.
  await PendingSignInModel.deleteMany({ tenantId, userId });
  const rows = await SessionModel.find(
    { tenantId, userId, _id: trusted({ $ne: except }) },
    { _id: 1 },
  ).lean();
  await endSessions(
    app,
    { tenantId },
    rows.map(({ _id }) => _id),
    why,
  );
}

/**
 * Ends sessions of one tenant in three steps: it marks the session as ended, so that no refresh succeeds; it tells
 * every service, so that access tokens fail; then it deletes the row. `finishEnding` completes this after a crash.
 * `why` is stored for the browsers that hold the cookies; a person who signed out is shown no reason.
 */
export async function endSessions(
  app: FastifyInstance,
  { tenantId }: { tenantId: string },
  ids: readonly string[],
  why?: SessionEnd,
): Promise<void> {
  if (ids.length === 0) return;
  if (why) {
    const rows = await SessionModel.find(
      { _id: trusted({ $in: [...ids] }), tenantId },
      { familyHash: 1 },
    ).lean();
    await noteEnds(rows, why);
  }
  const endedAt = new Date();
  await SessionModel.updateMany({ _id: trusted({ $in: [...ids] }), tenantId }, { $set: { endedAt } });
  await publishEnds(app, ids);
  await SessionModel.deleteMany({ _id: trusted({ $in: [...ids] }), tenantId });
}

async function publishEnds(app: FastifyInstance, ids: readonly string[]): Promise<void> {
  app.endedSessions.add(ids);
  const endedAt = new Date();
  for (const _id of ids) {
    await EndedSessionModel.updateOne({ _id }, { $set: { endedAt } }, { upsert: true });
  }
}

/** Finishes what a crash interrupted. */
export async function finishEnding(app: FastifyInstance): Promise<number> {
  const rows = await SessionModel.find(
    { endedAt: trusted({ $gt: new Date(0) }) },
    { _id: 1, tenantId: 1 },
    { allTenants: true },
  )
    .limit(shown)
    .lean();
  for (const { _id, tenantId } of rows) {
    await publishEnds(app, [_id]);
    await SessionModel.deleteOne({ _id, tenantId });
  }
  return rows.length;
}
