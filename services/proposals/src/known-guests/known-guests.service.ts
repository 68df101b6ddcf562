import { type GuestMay, mayAsGuest } from '@harambee/domain';
import { trusted } from 'mongoose';
import { KnownGuestModel, type KnownGuestRecord } from './known-guest.model.ts';

/** The guests of a proposal whose links work now and allow this. */
export async function guestsWhoMay(
  tenantId: string,
  proposalId: string,
  needed: GuestMay,
): Promise<KnownGuestRecord[]> {
  const rows = await KnownGuestModel.find({
    ...{ tenantId, proposalId, isEnded: null },
    until: trusted({ $gt: new Date() }),
  }).lean<KnownGuestRecord[]>();
  return rows.filter(({ may }) => mayAsGuest(may, needed));
}
