import { days, twoStep, twoStepMessages } from '@harambee/domain';
import type { RequireTwoStepBody, TwoStepRequirement } from '@harambee/domain/schemas';
import { type Actor, Conflict, mustBeAllowed, NotSignedIn } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { actorPerson, recordAction } from '../action-record/record-action.service.ts';
import { endAllSessions } from '../sessions/sessions.service.ts';
import { mustProve } from '../two-step/proof.ts';
import { withAccount, withAccounts } from '../users/accounts.ts';
import { hasSecondStep } from '../users/second-step-of.ts';
import { type Tenant, TenantModel } from '../users/tenant.model.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';

const toRequirement = ({ twoStepFrom }: Pick<Tenant, 'twoStepFrom'>): TwoStepRequirement =>
  twoStepFrom ? { requiredFrom: twoStepFrom.toISOString() } : {};

/** GET /api/auth/two-step/requirement. */
export async function readRequirement({ tenantId }: Actor): Promise<TwoStepRequirement> {
  const tenant = await TenantModel.findOne({ _id: tenantId, tenantId, removedAt: null }).lean<Tenant>();
  if (!tenant) throw new NotSignedIn();
  return toRequirement(tenant);
}

/** Ends the sessions of everybody who has not set it up: their next sign-in leads there. */
async function endSessionsWithout(app: FastifyInstance, tenantId: string): Promise<void> {
  const people = await withAccounts(await UserModel.find({ tenantId, leftAt: null }).lean<StoredUser[]>());
  for (const user of people.filter((one) => !hasSecondStep(one))) {
    await endAllSessions(app, { tenantId, userId: user._id }, '', 'two-step-required');
  }
}

/**
 * PUT /api/auth/two-step/requirement: for owners who have two-step sign-in themselves, so that nobody requires what
 * they never tried. People have some days to set it up; without any, it counts at once (TWOSTEP-15).
 */
export async function setRequirement(
  app: FastifyInstance,
  actor: Actor,
  { required, graceDays = twoStep.graceDays.usual, proof }: RequireTwoStepBody,
): Promise<TwoStepRequirement> {
  mustBeAllowed(actor, 'people.manage');
  const { tenantId, userId } = actor;
  const self = await withAccount(
    await UserModel.findOne({ _id: userId, tenantId, leftAt: null }).lean<StoredUser>(),
  );
  if (!self) throw new NotSignedIn();
  if (required && !hasSecondStep(self)) throw new Conflict(twoStepMessages.ownFirst);
  await mustProve(app, actor, proof);
  const twoStepFrom = new Date(Date.now() + days(graceDays));
  const act = required
    ? ({ kind: 'two-step.required', details: { from: twoStepFrom.toISOString() } } as const)
    : ({ kind: 'two-step.optional' } as const);
  await recordAction(app, { tenantId, ...act, who: actorPerson(actor) }, async () => {
    const { matchedCount } = await TenantModel.updateOne(
      { _id: tenantId, tenantId, removedAt: null },
      required ? { $set: { twoStepFrom } } : { $unset: { twoStepFrom: 1 } },
    );
    if (matchedCount === 0) throw new NotSignedIn();
  });
  if (required && graceDays === 0) await endSessionsWithout(app, tenantId);
  return toRequirement(required ? { twoStepFrom } : {});
}
