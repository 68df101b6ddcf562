import { sessionEndWords } from '@harambee/domain';
import type { SignedIn, User } from '@harambee/domain/schemas';
import { type Actor, cookieTokens, Unauthorized } from '@harambee/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { knowDevice } from '../devices/known-devices.service.ts';
import { accountOf, noteEntered } from '../users/accounts.ts';
import { getUser, type PersonInOrganization, sentUser } from '../users/sent-user.ts';
import type { StoredSession } from './session.model.ts';
import { clearCookies, setCookies } from './session-cookie.ts';
import { endSessions, type Refreshed, startSession } from './sessions.service.ts';

/**
 * The last guard before a token, also at a refresh (TWOSTEP-16): once the organization requires two-step sign-in, a
 * session of somebody without it ends, and their next sign-in leads to its set-up.
 */
async function mustHaveSetUp(
  reply: FastifyReply,
  session: StoredSession,
  { setUpTwoStepBy }: User,
): Promise<void> {
  if (setUpTwoStepBy === undefined || new Date(setUpTwoStepBy) > new Date()) return;
  await endSessions(reply.server, session, [session._id], 'two-step-required');
  clearCookies(reply);
  throw new Unauthorized(sessionEndWords('two-step-required'));
}

/** The access token and the user; also sets the session's cookies. */
export async function sessionAnswer(reply: FastifyReply, refreshed: Refreshed): Promise<SignedIn> {
  return answer(reply, refreshed, await getUser(refreshed.session));
}

async function answer(reply: FastifyReply, { session, cookie }: Refreshed, user: User): Promise<SignedIn> {
  const { _id: sessionId, userId, tenantId, remember, expiresAt } = session;
  await mustHaveSetUp(reply, session, user);
  const name = `${user.firstName} ${user.lastName}`.trim();
  const actor: Actor = { userId, tenantId, sessionId, role: user.role, name };
  const { tokenSigner } = reply.server;
  const [accessToken, actorToken] = await Promise.all([
    tokenSigner.sign(actor),
    tokenSigner.sign(actor, cookieTokens),
  ]);
  setCookies(reply, { session: cookie, actorToken, expiresAt: remember ? expiresAt : undefined });
  return { accessToken, user };
}

/** A new sign-in of a person, who was read just now, in one organization, and its answer. */
export async function signInAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  known: PersonInOrganization,
  how: Pick<StoredSession, 'remember' | 'device' | 'bothSteps' | 'shownAt'>,
): Promise<SignedIn> {
  const { user: row } = known;
  const person = { userId: row._id, tenantId: row.tenantId };
  const session = await startSession(person, how);
  const signedIn = await answer(reply, session, await sentUser(known));
  const account = row.accountId === undefined ? person : await accountOf(person);
  await noteEntered(row);
  // The browser is the person's, whichever of their organizations they open.
  await knowDevice(request, reply, { _id: account.userId, tenantId: account.tenantId }, how.remember);
  return signedIn;
}
