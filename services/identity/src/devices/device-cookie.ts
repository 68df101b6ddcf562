import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../secrets/refresh-secret.ts';

/** Sent with calls of this service only. `__Host-` would have to be sent with every file, too. */
const nameFor = (publicOrigin: string) => (publicOrigin.startsWith('https:') ? '__Secure-device' : 'device');

const attributesFor = (publicOrigin: string) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    path: '/api/auth',
    secure: publicOrigin.startsWith('https:'),
  }) as const;

/** The secret of a browser, if it holds one that has the form of ours. */
export function deviceOfRequest(request: FastifyRequest): string | undefined {
  const value = request.cookies[nameFor(request.server.config.publicOrigin)];
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Who deletes their account leaves nothing in the browser; others who use it have ten tries again, like any new device. */
export function clearDevice(reply: FastifyReply): void {
  const { publicOrigin } = reply.server.config;
  reply.clearCookie(nameFor(publicOrigin), attributesFor(publicOrigin));
}

/**
 * The secret of this browser from now on: its own, or a new one. Whoever does not want to be remembered gets one that goes
 * with the browser; what is kept for others who use it stays as it is.
 */
export function markDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  until: { expiresAt: Date; remember: boolean },
): string {
  const { publicOrigin } = reply.server.config;
  const present = deviceOfRequest(request);
  const secret = present ?? newSecret();
  if (present === undefined || until.remember) {
    reply.setCookie(nameFor(publicOrigin), secret, {
      ...attributesFor(publicOrigin),
      ...(until.remember && { expires: until.expiresAt }),
    });
  }
  return secret;
}
