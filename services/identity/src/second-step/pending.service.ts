import {
  type SecondStep,
  secondStepField,
  secondStepWords,
  twoStep,
  twoStepMessages,
} from '@harambee/domain';
import type { PendingSignIn as Sent } from '@harambee/domain/schemas';
import { Forbidden, NotSignedIn, Unauthorized } from '@harambee/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { trusted } from 'mongoose';
import { hashOf, newSecret } from '../secrets/refresh-secret.ts';
import { type PendingSignIn, PendingSignInModel } from '../sessions/pending-sign-in.model.ts';
import { withAccount } from '../users/accounts.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';
import { keepSecret, secretOf } from './pending-cookie.ts';

/**
 * 403: the first step was right, and a second must follow. The field tells pages of this version; older ones show the
 * words, and get no token.
 */
export class SecondStepNeeded extends Forbidden {
  readonly details: readonly { field: string; message: string }[];

  constructor(step: SecondStep) {
    super(secondStepWords[step]);
    this.details = [{ field: secondStepField, message: secondStepWords[step] }];
  }
}

const life: Record<SecondStep, number> = { confirm: twoStep.confirmWithin, 'set-up': twoStep.setUpWithin };

/** Keeps a sign-in until its second step; the error to throw. */
export async function waitForSecondStep(
  reply: FastifyReply,
  { step, ...rest }: Pick<PendingSignIn, 'tenantId' | 'userId' | 'step' | 'remember' | 'shownAt'>,
): Promise<SecondStepNeeded> {
  const secret = newSecret();
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + life[step]);
  await PendingSignInModel.create({ ...rest, step, _id: hashOf(secret), createdAt, expiresAt });
  keepSecret('pending', reply, secret, life[step]);
  return new SecondStepNeeded(step);
}

const over = () => new Unauthorized(twoStepMessages.over);

/** The sign-in of this browser that waits. The tenant comes from it: there is no session yet. */
export async function findPending(request: FastifyRequest, step?: SecondStep): Promise<PendingSignIn> {
  const secret = secretOf('pending', request);
  if (!secret) throw over();
  const pending = await PendingSignInModel.findOne(
    { _id: hashOf(secret), expiresAt: trusted({ $gt: new Date() }) },
    null,
    { allTenants: true },
  ).lean<PendingSignIn>();
  if (!pending || (step && pending.step !== step)) throw over();
  return pending;
}

/** Ends the waiting in one step: of two requests with the same cookie one signs in. */
export async function takePending({ _id, tenantId }: PendingSignIn): Promise<void> {
  const { deletedCount } = await PendingSignInModel.deleteOne({ _id, tenantId });
  if (deletedCount === 0) throw over();
}

/** What the page needs to ask for the second step. */
export async function describePending({
  userId: _id,
  tenantId,
  step,
  remember,
}: PendingSignIn): Promise<Sent> {
  const [row, tenant] = await Promise.all([
    UserModel.findOne({ _id, tenantId, leftAt: null }).select('+recoveryCodes').lean<StoredUser>(),
    TenantModel.findOne({ _id: tenantId, tenantId }).lean(),
  ]);
  if (!row || !tenant) throw new NotSignedIn();
  const user = await withAccount(row, '+recoveryCodes');
  return {
    step,
    email: user.email,
    organization: tenant.name,
    app: user.app !== undefined,
    passkey: (user.passkeys ?? []).length > 0,
    recoveryCode: (user.recoveryCodes ?? []).length > 0,
    remember,
  };
}
