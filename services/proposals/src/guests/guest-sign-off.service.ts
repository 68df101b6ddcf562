import type { GuestSignOff, SignOffs } from '@harambee/domain/schemas';
import { type GuestActor, PreconditionFailed } from '@harambee/service-kit';
import { getSignOffs, giveSignOff, withdrawSignOff } from '../sign-offs/sign-offs.service.ts';
import { guestAuthor } from './guest-comments.service.ts';

/** What a guest sees of the sign-offs: their own (GUEST-15). */
function ownOf({ guestId }: GuestActor, { hash, signOffs, voided }: SignOffs): GuestSignOff {
  const own = signOffs.find(({ signer }) => signer.kind === 'guest' && signer.id === guestId);
  const changed = own?.state === 'voided' ? voided.find((one) => one.hash === own.hash) : undefined;
  return {
    hash,
    ...(own && {
      own: {
        state: own.state,
        askedAt: own.askedAt,
        askedBy: own.askedBy.name,
        ...(own.agreedAt && { agreedAt: own.agreedAt }),
        ...(own.hash && { hash: own.hash }),
      },
    }),
    ...(changed && { voided: changed }),
  };
}

export const guestSignOff = async (guest: GuestActor): Promise<GuestSignOff> =>
  ownOf(guest, await getSignOffs(guest.tenantId, guest.proposalId));

/** The refusal of a text that has changed, without what it says of the sign-offs of others. */
async function withOwnOnly(guest: GuestActor, work: () => Promise<SignOffs>): Promise<GuestSignOff> {
  try {
    return ownOf(guest, await work());
  } catch (error) {
    if (!(error instanceof PreconditionFailed)) throw error;
    throw new PreconditionFailed(error.message, { signOff: await guestSignOff(guest) });
  }
}

export const agreeAsGuest = (guest: GuestActor, hash: string): Promise<GuestSignOff> =>
  withOwnOnly(guest, () => giveSignOff(guest.tenantId, guest.proposalId, guestAuthor(guest), hash));

export const withdrawAsGuest = (guest: GuestActor): Promise<GuestSignOff> =>
  withOwnOnly(guest, () => withdrawSignOff(guest.tenantId, guest.proposalId, guestAuthor(guest)));
