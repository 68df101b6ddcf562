import type { GuestSnapshot } from '@harambee/domain';
import type { StoredGuest } from './guest.model.ts';

/** Who did what an event tells of. */
export interface Who {
  userId: string;
  userName: string;
}

/** What other services learn about a guest: not the address, and nothing of the link (GUEST-08). */
export const snapshotOf = (
  { _id: guestId, proposalId, name, may, until, revision }: StoredGuest,
  who: Who,
): GuestSnapshot => ({ guestId, proposalId, name, may, until, revision, ...who });
