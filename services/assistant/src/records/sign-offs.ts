import { KnownPersonModel } from './known-person.model.ts';
import { KnownSignOffModel } from './known-sign-off.model.ts';

/** The people who must agree with proposals; all of one person, or all of one proposal. Guests are left out. */
export const signOffsOf = (tenantId: string, filter: { proposalId: string } | { userId: string }) =>
  KnownSignOffModel.find({ tenantId, isGuest: null, ...filter })
    .limit(500)
    .lean();

/** Whether somebody agrees with a proposal, and since when (ASSIST-30). */
export interface Agreement {
  /** '' for a guest. */
  userId: string;
  /** '' for a guest, whom events tell without a name. */
  person: string;
  isGuest: boolean;
  isAgreed: boolean;
  /** The day on which they agreed, or since which it waits for them, `YYYY-MM-DD` in UTC. */
  on: string;
}

/** Everybody who must agree with one proposal, guests included: those who have first, by day. */
export async function agreementsOf(tenantId: string, proposalId: string): Promise<Agreement[]> {
  const [signOffs, people] = await Promise.all([
    KnownSignOffModel.find({ tenantId, proposalId }).sort({ isAgreed: -1, at: 1, _id: 1 }).limit(500).lean(),
    KnownPersonModel.find({ tenantId }).lean(),
  ]);
  const names = new Map(people.map(({ userId, name }) => [userId, name]));
  return signOffs.map(({ userId, isGuest = false, isAgreed, at }) => ({
    userId: isGuest ? '' : userId,
    person: isGuest ? '' : (names.get(userId) ?? ''),
    ...{ isGuest, isAgreed, on: at.toISOString().slice(0, 10) },
  }));
}
