import type { SignedIn } from '@harambee/domain/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from '../sessions/device.ts';
import { setSessionCookie } from '../sessions/session-cookie.ts';
import { type Refreshed, startSession } from '../sessions/sessions.service.ts';
import { getUser } from '../users/users.service.ts';

/** The access token and the user, with the session's cookie set. */
export async function sessionAnswer(reply: FastifyReply, { session, cookie }: Refreshed): Promise<SignedIn> {
  const { _id: sessionId, userId, tenantId, remember, expiresAt } = session;
  const user = await getUser({ userId, tenantId });
  const name = `${user.firstName} ${user.lastName}`;
  const accessToken = await reply.server.tokenSigner.sign({
    userId,
    tenantId,
    sessionId,
    role: user.role,
    name,
  });
  setSessionCookie(reply, cookie, remember ? expiresAt : undefined);
  return { accessToken, user };
}

/** A new sign-in of a person, and its answer. */
export async function signInAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { _id: userId, tenantId }: { _id: string; tenantId: string },
  remember = true,
): Promise<SignedIn> {
  const session = await startSession({ userId, tenantId }, remember, deviceOf(request.headers['user-agent']));
  return sessionAnswer(reply, session);
}
