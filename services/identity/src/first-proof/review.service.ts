import { can, founderRole } from '@harambee/domain';
import type { AccountReview } from '@harambee/domain/schemas';
import { type Actor, NotSignedIn } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { InvitationModel } from '../members/invitation.model.ts';
import { toMember } from '../members/members.service.ts';
import { listSessions } from '../sessions/sessions.service.ts';
import { withAccount, withAccounts } from '../users/accounts.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';

const shown = 100;

const othersOf = ({ _id, tenantId }: Pick<StoredUser, '_id' | 'tenantId'>) => ({
  tenantId,
  leftAt: null,
  _id: trusted({ $ne: _id }),
});

/**
 * The founder or only owner of an organization may remove everybody else. A person whom others brought into it can
 * only remove themselves: one click must not take the organization away from its founders.
 */
export async function actionOf(user: StoredUser): Promise<AccountReview['action']> {
  if (!can(user.role, 'people.manage')) return 'leave';
  const { tenantId } = user;
  const [tenant, otherOwner] = await Promise.all([
    TenantModel.findOne({ _id: tenantId, tenantId }).lean(),
    UserModel.exists({ ...othersOf(user), role: founderRole }),
  ]);
  const isFounder = tenant?.createdAt.getTime() === user.createdAt.getTime();
  return isFounder || !otherOwner ? 'end' : 'leave';
}

export async function reviewOf(user: StoredUser, sessionId = ''): Promise<AccountReview> {
  const { _id: userId, tenantId, firstName, lastName, createdAt } = user;
  const { email } = await withAccount(user);
  const [tenant, people, sessions, invitations, action] = await Promise.all([
    TenantModel.findOne({ _id: tenantId, tenantId }).lean(),
    UserModel.find(othersOf(user)).sort({ createdAt: 1 }).limit(shown).lean<StoredUser[]>(),
    listSessions({ userId, tenantId, sessionId }),
    InvitationModel.countDocuments({ tenantId, expiresAt: trusted({ $gt: new Date() }) }),
    actionOf(user),
  ]);
  if (!tenant) throw new NotSignedIn();
  return {
    name: `${firstName} ${lastName}`.trim(),
    email,
    organization: tenant.name,
    createdAt: createdAt.toISOString(),
    action,
    people: (await withAccounts(people)).map(toMember),
    sessions,
    invitations,
  };
}

/** GET /api/auth/review. */
export async function review({ userId, tenantId, sessionId }: Actor): Promise<AccountReview> {
  const user = await UserModel.findOne({ _id: userId, tenantId, leftAt: null }).lean<StoredUser>();
  if (!user) throw new NotSignedIn();
  return reviewOf(user, sessionId);
}

/** DELETE /api/auth/review: everybody may stay. Repeating it changes nothing. */
export async function keepEverybody({ userId, tenantId }: Actor): Promise<void> {
  await UserModel.updateOne({ _id: userId, tenantId }, { $unset: { reviewSince: 1 } });
}
