import { actorCookie } from '@harambee/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, type SessionCookie, writeCookie } from '../secrets/refresh-secret.ts';

/** With `__Host-`, a browser accepts the cookie only over https, for this whole host. */
const nameFor = (publicOrigin: string) => (publicOrigin.startsWith('https:') ? '__Host-sid' : 'sid');

const attributesFor = (publicOrigin: string) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: publicOrigin.startsWith('https:') }) as const;

/** The session cookie of a request, if it has the right format. */
export const sessionCookieOf = (request: FastifyRequest): SessionCookie | undefined =>
  readCookie(request.cookies[nameFor(request.server.config.publicOrigin)]);

/** What a sign-in or a refresh stores in the browser. */
export interface BrowserCookies {
  session: SessionCookie;
  /** A token of `cookieTokens`, for calls that carry no authorization header. */
  actorToken: string;
  /** If undefined, both cookies expire when the browser closes. */
  expiresAt: Date | undefined;
}

export function setCookies(reply: FastifyReply, { session, actorToken, expiresAt }: BrowserCookies): void {
  const { publicOrigin } = reply.server.config;
  const until = expiresAt && { expires: expiresAt };
  const actor = actorCookie(publicOrigin);
  reply.setCookie(nameFor(publicOrigin), writeCookie(session), { ...attributesFor(publicOrigin), ...until });
  reply.setCookie(actor.name, actorToken, { ...actor.attributes, ...until });
}

export function clearCookies(reply: FastifyReply): void {
  const { publicOrigin } = reply.server.config;
  const actor = actorCookie(publicOrigin);
  reply.clearCookie(nameFor(publicOrigin), attributesFor(publicOrigin));
  reply.clearCookie(actor.name, actor.attributes);
}
