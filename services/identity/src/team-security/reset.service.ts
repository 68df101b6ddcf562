import type { Proof } from '@harambee/domain/schemas';
import { type Actor, Conflict, mustBeAllowed, NotFound } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import type { NamedPerson } from '../action-record/pending-action.model.ts';
import { actorPerson, recordAction, userPerson } from '../action-record/record-action.service.ts';
import { twoStepResetLetter } from '../mail/two-step-letters.ts';
import { endAccountSessions } from '../sessions/account-sessions.ts';
import type { Person } from '../two-step/person.ts';
import { mustProve } from '../two-step/proof.ts';
import { accountOf, isElsewhere } from '../users/accounts.ts';
import { withoutSecondStep } from '../users/second-step-of.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';

/** Says nothing about other organizations: why it cannot be done is no business of this one. */
export const notResetHere =
  'You cannot reset the two-step sign-in of this person. They can use a recovery code, or ask whoever runs Harambee for you.';

/**
 * Removes the second step of an account and ends their sessions. Who did it and when stays with the person, who is mailed
 * (TWOSTEP-17); `who` is absent for whoever runs the server. Undefined if there is no such account.
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
  await endAccountSessions(app, { tenantId, userId }, '', 'two-step-reset');
  app.log.warn({ user: userId, tenant: tenantId }, 'two-step sign-in of a person was reset');
  app.mailer.send(twoStepResetLetter(user.email, app.config.publicOrigin, by));
  return user;
}

/**
 * DELETE /api/auth/members/{id}/two-step: for owners, when a member has lost their device and their codes. Not for an
 * account that also opens another organization, whose people have not agreed to that (ORG-07).
 */
export async function resetMember(
  app: FastifyInstance,
  actor: Actor,
  userId: string,
  proof: Proof,
): Promise<void> {
  mustBeAllowed(actor, 'people.manage');
  if (userId === actor.userId) throw new Conflict('To change your own two-step sign-in, go to Settings.');
  const { tenantId } = actor;
  const member = await UserModel.findOne({ _id: userId, tenantId, leftAt: null }).lean<StoredUser>();
  if (!member) throw new NotFound();
  await mustProve(app, actor, proof);
  if (await isElsewhere(member)) throw new Conflict(notResetHere);
  const account = await accountOf({ tenantId, userId });
  if (!(await forgetSecondStep(app, account, actor.name, actorPerson(actor)))) throw new NotFound();
}
