import type { SignedIn } from '@harambee/domain/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PendingSignIn } from '../sessions/pending-sign-in.model.ts';
import { admit } from './admission.ts';
import { takePending } from './pending.service.ts';
import { forgetSecret } from './pending-cookie.ts';

/** The sign-in continues as it began; its waiting is over. */
export async function finish(
  request: FastifyRequest,
  reply: FastifyReply,
  pending: PendingSignIn,
): Promise<SignedIn> {
  await takePending(pending);
  forgetSecret('pending', reply);
  const { userId: _id, tenantId, shownAt, remember } = pending;
  return admit(request, reply, { _id, tenantId, shownAt }, 'both-steps', remember);
}
