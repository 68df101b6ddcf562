import type { SignedIn } from '@harambee/domain/schemas';
import { NotSignedIn } from '@harambee/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAction, userPerson } from '../action-record/record-action.service.ts';
import { deviceOf } from '../sessions/device.ts';
import { signInAnswer } from '../sessions/sign-in-answer.ts';
import { hasSecondStep, mustSetUp } from '../users/second-step-of.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';
import { waitForSecondStep } from './pending.service.ts';

type Person = Pick<StoredUser, '_id' | 'tenantId'> & { shownAt?: Date | undefined };

/** What the person has shown: a password or a provider, or that and a second step, now or at an earlier sign-in. */
type Shown = 'first-step' | 'both-steps';

/**
 * The only way to a session (TWOSTEP-10): login, provider, invitation, the first confirmation of an address and the
 * second step itself come through here. Throws `SecondStepNeeded` where more must be shown.
 */
export async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  { _id, tenantId, shownAt }: Person,
  shown: Shown,
  remember = true,
): Promise<SignedIn> {
  const [user, tenant] = await Promise.all([
    UserModel.findOne({ _id, tenantId, leftAt: null }).lean<StoredUser>(),
    TenantModel.findOne({ _id: tenantId, tenantId }).lean(),
  ]);
  if (!user || !tenant) throw new NotSignedIn();
  const wait = { tenantId, userId: _id, remember, ...(shownAt && { shownAt }) };
  if (shown === 'first-step' && hasSecondStep(user)) {
    throw await waitForSecondStep(reply, { ...wait, step: 'confirm' });
  }
  if (mustSetUp(user, tenant)) throw await waitForSecondStep(reply, { ...wait, step: 'set-up' });
  const details = { secondStep: hasSecondStep(user), device: deviceOf(request.headers['user-agent']) };
  const signIn = { tenantId, kind: 'session.started', who: userPerson(user), details } as const;
  return recordAction(request.server, signIn, () =>
    signInAnswer(request, reply, { _id, tenantId, shownAt }, remember),
  );
}
