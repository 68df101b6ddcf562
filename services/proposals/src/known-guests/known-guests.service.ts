import { type GuestMay, mayAsGuest } from '@harambee/domain';
import type { Author } from '@harambee/domain/schemas';
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

/** Those of these guests who may sign (SIGNOFF-01). */
export async function guestsWhoSign(
  tenantId: string,
  proposalId: string,
  ids: readonly string[],
): Promise<Author[]> {
  if (ids.length === 0) return [];
  const guests = await guestsWhoMay(tenantId, proposalId, 'sign');
  return guests
    .filter(({ _id }) => ids.includes(_id))
    .map(({ _id: id, name }): Author => ({ id, name, kind: 'guest' }));
}
