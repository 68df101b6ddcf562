import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { forgetNames } from '../action-record/names.service.ts';
import { forgetPendingNames } from '../action-record/record-action.service.ts';
import { KnownDeviceModel } from '../devices/known-device.model.ts';
import { endGuestsOf } from '../guest-records/end-guests.service.ts';
import { LinkModel } from '../links/link.model.ts';
import { PendingSignInModel } from '../sessions/pending-sign-in.model.ts';
import { SessionModel } from '../sessions/session.model.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';
import { PhoneCodeModel } from '../whatsapp/phone-code.model.ts';
import { InvitationModel } from './invitation.model.ts';
import { forgetTraces } from './leaver-traces.ts';
import { endLeftAccount, takeLinksAlong } from './part-from-account.ts';

const some = 100;

/** The fields a row keeps until its event was relayed; all others are removed, including any that are added later. */
const nobody: Partial<StoredUser> = { firstName: '-', lastName: '-', email: '-' };
const kept = new Set(['_id', 'tenantId', 'emailKey', 'role', 'leftAt', 'createdAt', 'outbox']);
const emptied = Object.fromEntries(
  Object.keys(UserModel.schema.paths)
    .filter((path) => !kept.has(path) && !(path in nobody))
    .map((path) => [path, 1]),
);

/**
 * Removes what this service holds about a person who has left. The row itself goes once its event was relayed. A
 * person who has come back since keeps everything.
 */
export async function forgetPerson(tenantId: string, userId: string): Promise<void> {
  if (await UserModel.exists({ _id: userId, tenantId, leftAt: null })) return;
  // First: a link that a leaver sent to an address of their own must not outlive them.
  await endGuestsOf(tenantId, userId);
  await takeLinksAlong(userId, tenantId);
  await endLeftAccount(tenantId, userId);
  await Promise.all([
    LinkModel.deleteMany({ tenantId, userId }),
    KnownDeviceModel.deleteMany({ tenantId, userId }),
    PendingSignInModel.deleteMany({ tenantId, userId }),
    PhoneCodeModel.deleteOne({ tenantId, _id: userId }),
    // Ended, not deleted: `finishEnding` tells every service first, so that no access token outlives its session.
    SessionModel.updateMany({ tenantId, userId, endedAt: null }, { $set: { endedAt: new Date() } }),
    InvitationModel.deleteMany({ tenantId, invitedBy: userId }),
    forgetPendingNames(tenantId, userId),
    forgetNames(tenantId, [userId]),
  ]);
  const left = { _id: userId, tenantId, leftAt: trusted({ $ne: null }) };
  await UserModel.updateOne(left, { $set: nobody, $unset: emptied });
  await UserModel.deleteOne({ ...left, 'outbox.0': trusted({ $exists: false }) });
}

/** Finishes what a crash interrupted, and deletes rows whose event has been relayed. */
export async function finishForgetting(app: FastifyInstance): Promise<number> {
  const rows = await UserModel.find({ leftAt: trusted({ $gt: new Date(0) }) }, null, { allTenants: true })
    .limit(some)
    .lean<StoredUser[]>();
  for (const row of rows) {
    const { _id, tenantId } = row;
    if (row.email !== nobody.email) {
      const tenant = await TenantModel.findOne({ _id: tenantId, tenantId }).lean();
      await forgetTraces(app.mailer, row, tenant?.name ?? '');
    }
    await forgetPerson(tenantId, _id);
  }
  return rows.length;
}
