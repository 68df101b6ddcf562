import type { Proof } from '@harambee/domain/schemas';
import { type Actor, Conflict, mustBeAllowed, NotFound } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import type { NamedPerson } from '../action-record/pending-action.model.ts';
import { actorPerson, recordAction, userPerson } from '../action-record/record-action.service.ts';
import { twoStepResetLetter } from '../mail/two-step-letters.ts';
import { endAllSessions } from '../sessions/sessions.service.ts';
import type { Person } from '../two-step/person.ts';
import { mustProve } from '../two-step/proof.ts';
import { withoutSecondStep } from '../users/second-step-of.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';

/**
 * Removes a person's second step and ends their sessions. Who did it and when stays with the person, who is mailed
 * (TWOSTEP-17); `who` is absent for whoever runs the server. Undefined if there is no such person.
 */
export async function forgetSecondStep(
  app: FastifyInstance,
  { tenantId, userId }: Person,
  by: string,
  who?: NamedPerson,
): Promise<StoredUser | undefined> {
  const present = { _id: userId, tenantId, leftAt: null };
  const user = await UserModel.findOne(present).lean<StoredUser>();
  if (!user) return undefined;
  const reset = await recordAction(
    app,
    { tenantId, kind: 'two-step.reset', who, whom: userPerson(user) },
    async () => {
      const { matchedCount } = await UserModel.updateOne(present, {
        $unset: withoutSecondStep,
        $set: { twoStepReset: { at: new Date(), by } },
      });
      return matchedCount > 0;
    },
  );
  if (!reset) return undefined;
  await endAllSessions(app, { tenantId, userId }, '', 'two-step-reset');
  app.log.warn({ user: userId, tenant: tenantId }, 'two-step sign-in of a person was reset');
  app.mailer.send(twoStepResetLetter(user.email, app.config.publicOrigin, by));
  return user;
}

/** DELETE /api/auth/members/{id}/two-step: for owners, when a member has lost their device and their codes. */
export async function resetMember(
  app: FastifyInstance,
  actor: Actor,
  userId: string,
  proof: Proof,
): Promise<void> {
  mustBeAllowed(actor, 'people.manage');
  if (userId === actor.userId) throw new Conflict('To change your own two-step sign-in, go to Settings.');
  const { tenantId } = actor;
  if (!(await UserModel.exists({ _id: userId, tenantId, leftAt: null }))) throw new NotFound();
  await mustProve(app, actor, proof);
  if (!(await forgetSecondStep(app, { tenantId, userId }, actor.name, actorPerson(actor))))
    throw new NotFound();
}
