import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie of a sign-in that waits for its second step, and the one that a passkey's challenge is bound to. */
type Name = 'pending' | 'passkey';

/** Sent only with calls to this service, and never from another site. */
const nameFor = (name: Name, publicOrigin: string) =>
  publicOrigin.startsWith('https:') ? `__Secure-${name}` : name;

const attributesFor = (publicOrigin: string) =>
  ({
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/auth',
    secure: publicOrigin.startsWith('https:'),
  }) as const;

/** The secret in this cookie, if it has our format. */
export function secretOf(name: Name, request: FastifyRequest): string | undefined {
  const value = request.cookies[nameFor(name, request.server.config.publicOrigin)];
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

export function keepSecret(name: Name, reply: FastifyReply, secret: string, milliseconds: number): void {
  const { publicOrigin } = reply.server.config;
  reply.setCookie(nameFor(name, publicOrigin), secret, {
    ...attributesFor(publicOrigin),
    maxAge: milliseconds / 1_000,
  });
}

export function forgetSecret(name: Name, reply: FastifyReply): void {
  const { publicOrigin } = reply.server.config;
  reply.clearCookie(nameFor(name, publicOrigin), attributesFor(publicOrigin));
}
