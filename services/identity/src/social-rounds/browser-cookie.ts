import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../secrets/refresh-secret.ts';
import { roundLife } from './rounds.service.ts';

/** As for the session cookie, but Lax, because the return from a provider is a navigation from another site. */
const nameFor = (publicOrigin: string) => (publicOrigin.startsWith('https:') ? '__Host-oauth' : 'oauth');

const attributesFor = (publicOrigin: string) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: publicOrigin.startsWith('https:') }) as const;

/** Binds a round to the browser that started it. */
export function browserOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[nameFor(request.server.config.publicOrigin)];
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** The browser's current secret, so that a second tab does not break the round of the first; or a new one. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const { publicOrigin } = reply.server.config;
  const browser = browserOf(request) ?? newSecret();
  reply.setCookie(nameFor(publicOrigin), browser, {
    ...attributesFor(publicOrigin),
    maxAge: roundLife.away / 1_000,
  });
  return browser;
}

export function unmarkBrowser(reply: FastifyReply): void {
  const { publicOrigin } = reply.server.config;
  reply.clearCookie(nameFor(publicOrigin), attributesFor(publicOrigin));
}
