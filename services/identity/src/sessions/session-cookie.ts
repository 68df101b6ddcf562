import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, type SessionCookie, writeCookie } from './refresh-secret.ts';

/** `__Host-` lets a browser take the cookie only over https, for this host and the whole of it. */
const nameFor = (publicOrigin: string) => (publicOrigin.startsWith('https:') ? '__Host-sid' : 'sid');

const attributesFor = (publicOrigin: string) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: publicOrigin.startsWith('https:') }) as const;

/** The session cookie of a request, if it has the form of one. */
export const sessionCookieOf = (request: FastifyRequest): SessionCookie | undefined =>
  readCookie(request.cookies[nameFor(request.server.config.publicOrigin)]);

/** `expiresAt` undefined: the cookie goes when the browser closes. */
export function setSessionCookie(
  reply: FastifyReply,
  cookie: SessionCookie,
  expiresAt: Date | undefined,
): void {
  const { publicOrigin } = reply.server.config;
  reply.setCookie(nameFor(publicOrigin), writeCookie(cookie), {
    ...attributesFor(publicOrigin),
    ...(expiresAt && { expires: expiresAt }),
  });
}

export function clearSessionCookie(reply: FastifyReply): void {
  const { publicOrigin } = reply.server.config;
  reply.clearCookie(nameFor(publicOrigin), attributesFor(publicOrigin));
}
