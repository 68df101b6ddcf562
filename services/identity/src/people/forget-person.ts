import { trusted } from 'mongoose';
import { LinkModel } from '../links/link.model.ts';
import { InvitationModel } from '../people/invitation.model.ts';
import { SessionModel } from '../sessions/session.model.ts';
import { UserModel } from '../users/user.model.ts';
import { PhoneCodeModel } from '../whatsapp/phone-code.model.ts';

const some = 100;

/** Removes what this service holds of a person who has left. The row itself goes once its event was relayed. */
export async function forgetPerson(tenantId: string, userId: string): Promise<void> {
  await Promise.all([
    LinkModel.deleteMany({ tenantId, userId }),
    PhoneCodeModel.deleteOne({ tenantId, _id: userId }),
    SessionModel.deleteMany({ tenantId, userId }),
    InvitationModel.deleteMany({ tenantId, invitedBy: userId }),
  ]);
  await UserModel.updateOne(
    { _id: userId, tenantId },
    {
      $set: { firstName: '-', lastName: '-', email: '-', passwordHash: '-' },
      $unset: {
        phone: 1,
        location: 1,
        bio: 1,
        website: 1,
        linkedin: 1,
        twitter: 1,
        pendingEmail: 1,
        whatsappPhone: 1,
      },
    },
  );
  await UserModel.deleteOne({
    _id: userId,
    tenantId,
    leftAt: trusted({ $ne: null }),
    'outbox.0': trusted({ $exists: false }),
  });
}

/** Finishes what a crash left half done, and rows whose event has been relayed by now. */
export async function finishForgetting(): Promise<number> {
  const rows = await UserModel.find(
    { leftAt: trusted({ $gt: new Date(0) }) },
    { _id: 1, tenantId: 1 },
    { allTenants: true },
  )
    .limit(some)
    .lean();
  for (const { _id, tenantId } of rows) await forgetPerson(tenantId, _id);
  return rows.length;
}
