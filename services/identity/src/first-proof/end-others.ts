import { founderRole } from '@harambee/domain';
import type { AccountReview } from '@harambee/domain/schemas';
import { type Actor, Conflict, event, NotSignedIn, noteRemoval, randomId } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { recordAction, userPerson } from '../action-record/record-action.service.ts';
import { LinkModel } from '../links/link.model.ts';
import { InvitationModel } from '../members/invitation.model.ts';
import { removePeople } from '../members/members.service.ts';
import { oneAtATime } from '../members/owner-lock.ts';
import { endAccountSessions } from '../sessions/account-sessions.ts';
import { endAllSessions } from '../sessions/sessions.service.ts';
import { tellProof } from '../users/proof-writes.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';
import { actionOf } from './review.service.ts';

type Person = Pick<Actor, 'userId' | 'tenantId'>;

/** Only while a proof asked for it: otherwise people are removed one by one on the team page. */
export async function mustBeUnderReview({ userId, tenantId }: Person): Promise<void> {
  const user = await UserModel.findOne({ _id: userId, tenantId, leftAt: null }).lean();
  if (!user) throw new NotSignedIn();
  if (!user.reviewSince) throw new Conflict('This has already been answered');
}

/**
 * One click at the first confirmation of an address. All sessions of the person end. Everybody else leaves the
 * organization, and its invitations stop working; or, if it is someone else's organization, the person leaves
 * it. Returns the person's organization.
 */
export async function endOthers(app: FastifyInstance, person: Person): Promise<Person> {
  const { userId, tenantId } = person;
  const review = { action: 'leave' as AccountReview['action'] };
  // Checked and done under one lock: an intruder who is an owner must not change roles in between.
  const self = await UserModel.findOne({ _id: userId, tenantId }).lean<StoredUser>();
  const pick = async () => {
    const user = await UserModel.findOne({ _id: userId, tenantId, leftAt: null }).lean<StoredUser>();
    if (!user) throw new NotSignedIn();
    review.action = await actionOf(user);
    if (review.action === 'leave') return [];
    await InvitationModel.deleteMany({ tenantId });
    return UserModel.find({ tenantId, leftAt: null, _id: trusted({ $ne: userId }) }).lean<StoredUser[]>();
  };
  await removePeople(app, tenantId, pick, self ? { by: userPerson(self) } : {});
  const now = review.action === 'end' ? person : await leaveForOwn(app, userId, tenantId);
  await endAllSessions(app, { userId, tenantId });
  await endAccountSessions(app, now);
  await UserModel.updateOne({ _id: userId, tenantId: now.tenantId }, { $unset: { reviewSince: 1 } });
  return now;
}

/** Moves the person out of somebody else's organization into a new one of their own, as at sign-up. */
async function leaveForOwn(app: FastifyInstance, userId: string, before: string): Promise<Person> {
  const tenantId = randomId();
  const createdAt = new Date();
  await oneAtATime(before, async () => {
    const user = await UserModel.findOne({ _id: userId, tenantId: before }).lean<StoredUser>();
    if (!user) throw new NotSignedIn();
    const { firstName, lastName } = user;
    const name = `${firstName}'s organization`;
    await TenantModel.create({ _id: tenantId, tenantId, name, createdAt });
    await recordAction(app, { tenantId: before, kind: 'person.left', who: userPerson(user) }, () =>
      UserModel.updateOne(
        { _id: userId, tenantId: before },
        {
          $set: { tenantId, role: founderRole, createdAt, onboarded: false },
          // Told below, and by the next start if this process dies before.
          $unset: { publishedProof: 1 },
          $push: {
            outbox: {
              $each: [
                event('user.removed', before, { userId }),
                event('organization.registered', tenantId, { name, userId }),
                event('user.registered', tenantId, { userId, firstName, lastName, role: founderRole }),
              ],
            },
          },
        },
        // As when somebody joins: the person asks for it, and both tenants are named above.
        { overwriteImmutable: true },
      ),
    );
  });
  await noteRemoval({ tenantId: before, userId, at: createdAt });
  await LinkModel.updateMany(
    { tenantId: before, userId },
    { $set: { tenantId } },
    { overwriteImmutable: true },
  );
  await tellProof(userId);
  return { userId, tenantId };
}
