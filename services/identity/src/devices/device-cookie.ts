import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../secrets/refresh-secret.ts';

/** Sent only with calls to this service. A `__Host-` cookie would be sent with every file, too. */
const nameFor = (publicOrigin: string) => (publicOrigin.startsWith('https:') ? '__Secure-device' : 'device');

const attributesFor = (publicOrigin: string) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    path: '/api/auth',
    secure: publicOrigin.startsWith('https:'),
  }) as const;

/** The secret of a browser, if it has one in our format. */
export function deviceOfRequest(request: FastifyRequest): string | undefined {
  const value = request.cookies[nameFor(request.server.config.publicOrigin)];
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Deleting an account clears the browser's cookie; others who use the browser get ten tries, as on any new device. */
export function clearDevice(reply: FastifyReply): void {
  const { publicOrigin } = reply.server.config;
  reply.clearCookie(nameFor(publicOrigin), attributesFor(publicOrigin));
}

/**
 * The secret of this browser from now on: its own, or a new one. A person who does not want to be remembered gets
 * one that expires when the browser closes; the secrets of other people who use this browser stay.
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
