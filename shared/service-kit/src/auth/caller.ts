import type { FastifyRequest } from 'fastify';

/** Who makes a call: a person of the organization or a guest. No guest has the id of a person. */
export interface KnownCaller {
  tenantId: string;
  id: string;
}

/** The caller of a route that asks who calls; undefined on public routes. */
export function knownCaller({ signedInAs, guestIn }: FastifyRequest): KnownCaller | undefined {
  if (signedInAs) return { tenantId: signedInAs.tenantId, id: signedInAs.userId };
  return guestIn ? { tenantId: guestIn.tenantId, id: `guest:${guestIn.guestId}` } : undefined;
}

/** The same on routes where somebody always is. */
export function callerOf(request: FastifyRequest): KnownCaller {
  const caller = knownCaller(request);
  if (!caller) throw new Error('The caller was read on a route without sign-in');
  return caller;
}
