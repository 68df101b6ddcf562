import { oneTimeCode } from '@harambee/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Cookies of a guest's browser. One for each link, because somebody may be a guest of several organizations. Sent only
 * with the calls of this folder, and never from another site (GUEST-05).
 */
type Kind = 'guest' | 'guest-code';

const nameOf = (kind: Kind, guestId: string, publicOrigin: string) =>
  `${publicOrigin.startsWith('https:') ? '__Secure-' : ''}${kind}-${guestId.slice(0, 16)}`;

const attributesOf = (publicOrigin: string) =>
  ({
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/auth/guests',
    secure: publicOrigin.startsWith('https:'),
  }) as const;

export interface GuestCookie {
  sessionId: string;
  secret: string;
}

const origin = (request: FastifyRequest) => request.server.config.publicOrigin;

/** The session that this browser has of a guest, if the cookie has our format. */
export function guestCookieOf(request: FastifyRequest, guestId: string): GuestCookie | undefined {
  const value = request.cookies[nameOf('guest', guestId, origin(request))] ?? '';
  const [, sessionId, secret] = /^([0-9a-f]{32})\.([\w-]{43})$/.exec(value) ?? [];
  return sessionId && secret ? { sessionId, secret } : undefined;
}

export function setGuestCookie(
  reply: FastifyReply,
  guestId: string,
  { sessionId, secret }: GuestCookie,
  expires: Date,
): void {
  const { publicOrigin } = reply.server.config;
  reply.setCookie(nameOf('guest', guestId, publicOrigin), `${sessionId}.${secret}`, {
    ...attributesOf(publicOrigin),
    expires,
  });
}

/** The secret of the browser that asked for a code. */
export function codeSecretOf(request: FastifyRequest, guestId: string): string | undefined {
  const value = request.cookies[nameOf('guest-code', guestId, origin(request))] ?? '';
  return /^[\w-]{43}$/.test(value) ? value : undefined;
}

export function keepCodeSecret(reply: FastifyReply, guestId: string, secret: string): void {
  const { publicOrigin } = reply.server.config;
  reply.setCookie(nameOf('guest-code', guestId, publicOrigin), secret, {
    ...attributesOf(publicOrigin),
    maxAge: oneTimeCode.milliseconds / 1_000,
  });
}

export function clearGuestCookie(reply: FastifyReply, kind: Kind, guestId: string): void {
  const { publicOrigin } = reply.server.config;
  reply.clearCookie(nameOf(kind, guestId, publicOrigin), attributesOf(publicOrigin));
}
