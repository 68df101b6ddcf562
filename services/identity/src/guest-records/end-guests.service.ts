import { formerMember, guestLimits } from '@harambee/domain';
import { EndedSessionModel, event, guestMark } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { type GuestEnd, GuestModel, type StoredGuest } from './guest.model.ts';
import { GuestCodeModel } from './guest-code.model.ts';
import { GuestSessionModel } from './guest-session.model.ts';
import { snapshotOf, type Who } from './guest-snapshot.ts';

const some = 200;

/** Guests whose link works now. */
export const live = () => ({ endedAt: null, until: trusted({ $gt: new Date() }) });

/**
 * Makes every token of these guests worthless with its next call, in every service. First of all, so that no crash
 * leaves a link that looks ended and works; the record outlives the last token.
 */
async function markEnded(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const endedAt = new Date();
  await EndedSessionModel.bulkWrite(
    ids.map((id) => ({
      updateOne: { filter: { _id: guestMark(id) }, update: { $set: { endedAt } }, upsert: true },
    })),
  );
}

/** Ends one link at once. False if it had ended already. What the guest wrote stays (GUEST-07). */
export async function endGuest(guest: StoredGuest, endedBecause: GuestEnd, who: Who): Promise<boolean> {
  const { _id, tenantId, revision } = guest;
  await markEnded([_id]);
  const endedAt = new Date();
  const snapshot = snapshotOf({ ...guest, revision: revision + 1 }, who);
  const { modifiedCount } = await GuestModel.updateOne(
    { _id, tenantId, endedAt: null },
    {
      $set: { endedAt, endedBecause, goesAt: new Date(endedAt.getTime() + guestLimits.retentionAfterEnd) },
      $inc: { revision: 1 },
      $push: { outbox: event('guest.revoked', tenantId, { ...snapshot, why: endedBecause }) },
    },
  );
  await GuestSessionModel.deleteMany({ tenantId, guestId: _id });
  await GuestCodeModel.deleteMany({ tenantId, guestId: _id });
  return modifiedCount === 1;
}

/**
 * Ends the links of somebody who has left: whoever is removed must not go on reading by a link that they sent to an
 * address of their own (GUEST-11).
 */
export async function endGuestsOf(tenantId: string, userId: string): Promise<void> {
  const who = { userId: formerMember.userId, userName: formerMember.name };
  for (;;) {
    const theirs = await GuestModel.find({ tenantId, invitedBy: userId, ...live() })
      .limit(some)
      .lean<StoredGuest[]>();
    for (const guest of theirs) await endGuest(guest, 'inviter-left', who);
    if (theirs.length < some) break;
  }
  await GuestModel.updateMany(
    { tenantId, invitedBy: userId },
    { $set: { invitedBy: formerMember.userId, invitedByName: formerMember.name } },
  );
}

/** Ends every link of an organization that is being deleted; the rows go with its data (GUEST-11). */
export async function endGuestsOfOrganization(tenantId: string): Promise<void> {
  const rows = await GuestModel.find({ tenantId, ...live() }, { _id: 1 }).lean();
  await markEnded(rows.map(({ _id }) => _id));
}
