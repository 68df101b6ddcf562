import { guestLimits, guestLinkOver } from '@harambee/domain';
import type { GuestSession } from '@harambee/domain/schemas';
import { BadRequest, EndedSessionModel, event, NotSignedIn, randomId } from '@harambee/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { trusted } from 'mongoose';
import { live } from '../guest-records/end-guests.service.ts';
import { GuestModel, type StoredGuest } from '../guest-records/guest.model.ts';
import { GuestSessionModel, type StoredGuestSession } from '../guest-records/guest-session.model.ts';
import { snapshotOf } from '../guest-records/guest-snapshot.ts';
import { hasHash, hashOf, newSecret } from '../secrets/refresh-secret.ts';
import { clearGuestCookie, guestCookieOf, setGuestCookie } from './guest-cookies.ts';
import type { OpenLink } from './open-link.service.ts';

/** The session that this browser has with this guest's link. */
export async function sessionHere(
  request: FastifyRequest,
  { _id: guestId, tenantId }: StoredGuest,
): Promise<StoredGuestSession | undefined> {
  const cookie = guestCookieOf(request, guestId);
  if (!cookie) return undefined;
  const session = await GuestSessionModel.findOne({ _id: cookie.sessionId, tenantId, guestId }).lean();
  if (!session || session.expiresAt <= new Date()) return undefined;
  return hasHash(cookie.secret, session.secretHash) ? session : undefined;
}

/** After the right code: a session of this browser, and its first token. */
export async function startGuestSession(reply: FastifyReply, open: OpenLink): Promise<GuestSession> {
  const { _id: guestId, tenantId, until } = open.guest;
  const cookie = { sessionId: randomId(), secret: newSecret() };
  const createdAt = new Date();
  const expiresAt = new Date(Math.min(until.getTime(), createdAt.getTime() + guestLimits.session));
  const secretHash = hashOf(cookie.secret);
  await GuestSessionModel.create({
    _id: cookie.sessionId,
    tenantId,
    guestId,
    secretHash,
    createdAt,
    expiresAt,
  });
  await noteFirstVisit(open.guest);
  const answer = await sessionAnswer(reply, open, cookie.sessionId);
  setGuestCookie(reply, guestId, cookie, expiresAt);
  return answer;
}

/** POST /api/auth/guests/refresh: another token for a browser that has shown its code. */
export async function refreshGuest(
  request: FastifyRequest,
  reply: FastifyReply,
  open: OpenLink,
): Promise<GuestSession> {
  const session = await sessionHere(request, open.guest);
  if (!session) {
    clearGuestCookie(reply, 'guest', open.guest._id);
    throw new NotSignedIn();
  }
  return sessionAnswer(reply, open, session._id);
}

async function noteFirstVisit(guest: StoredGuest): Promise<void> {
  const { _id, tenantId, revision, name: userName } = guest;
  const snapshot = snapshotOf({ ...guest, revision: revision + 1 }, { userId: _id, userName });
  await GuestModel.updateOne(
    { _id, tenantId, openedAt: null, revision },
    {
      $set: { openedAt: new Date() },
      $inc: { revision: 1 },
      $push: { outbox: event('guest.opened', tenantId, snapshot) },
    },
  );
}

/**
 * Signs a token, which ends with the link at the latest. The link is read again first: if it was revoked since the
 * caller read it, the session that was just written goes, too.
 */
async function sessionAnswer(
  reply: FastifyReply,
  { guest, organization }: OpenLink,
  sessionId: string,
): Promise<GuestSession> {
  const { _id, tenantId, secretHash } = guest;
  const now = await GuestModel.findOneAndUpdate(
    { _id, tenantId, secretHash, ...live() },
    { $set: { lastSeenAt: new Date() } },
    { returnDocument: 'after' },
  ).lean<StoredGuest>();
  if (!now) {
    await GuestSessionModel.deleteOne({ _id: sessionId, tenantId });
    throw new BadRequest(guestLinkOver);
  }
  const { proposalId, may, name, until, invitedByName: invitedBy } = now;
  const accessToken = await reply.server.tokenSigner.signGuest(
    { guestId: _id, tenantId, proposalId, sessionId, may, name },
    until,
  );
  return { accessToken, guest: { id: _id, name, may, until: until.toISOString() }, organization, invitedBy };
}

/** Ends sessions of a guest in every service. */
export async function endGuestSessions(
  { _id: guestId, tenantId }: Pick<StoredGuest, '_id' | 'tenantId'>,
  sessionId?: string,
): Promise<void> {
  const theirs = { tenantId, guestId, ...(sessionId && { _id: sessionId }) };
  const sessions = await GuestSessionModel.find(theirs, { _id: 1 }).lean();
  const ids = sessions.map(({ _id }) => _id);
  const endedAt = new Date();
  for (const _id of ids) await EndedSessionModel.updateOne({ _id }, { $set: { endedAt } }, { upsert: true });
  await GuestSessionModel.deleteMany({ tenantId, guestId, _id: trusted({ $in: ids }) });
}
