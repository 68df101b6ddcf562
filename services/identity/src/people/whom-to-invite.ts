import { type Actor, Conflict, ValidationFailed } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { InvitationModel } from '../members/invitation.model.ts';
import { emailKeyOf, type StoredUser, UserModel } from '../users/user.model.ts';

const atAddress = (message: string) => new ValidationFailed([{ field: 'email', message }]);

/**
 * Refuses an address that needs no invitation: the caller's own, a member's, or one that has an open invitation.
 * `id` names the invitation being created, because its request may be repeated.
 */
export async function mustBeInvitable({ tenantId, userId }: Actor, email: string, id: string): Promise<void> {
  const emailKey = emailKeyOf(email);
  const account = await UserModel.findOne({ emailKey }, null, { allTenants: true }).lean<StoredUser>();
  // Only whether they are here: that there is an account elsewhere must not show.
  const present =
    account &&
    (await UserModel.findOne({
      tenantId,
      $or: [{ _id: account._id }, { accountId: account._id }],
      leftAt: null,
    }).lean<StoredUser>());
  if (present?._id === userId) throw atAddress('This is your own address');
  if (present) {
    throw atAddress(`${`${present.firstName} ${present.lastName}`.trim()} is already on your team`);
  }
  const open = await InvitationModel.find({
    tenantId,
    _id: trusted({ $ne: id }),
    expiresAt: trusted({ $gt: new Date() }),
  }).lean();
  const same = open.find((one) => one.email !== '' && emailKeyOf(one.email) === emailKey);
  if (same) throw new Conflict(`${same.email} has already been invited. You can send the invitation again.`);
}
