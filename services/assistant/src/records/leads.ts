import { KnownSignOffModel } from './known-sign-off.model.ts';
import { KnownTeamModel } from './known-team.model.ts';

const most = 10_000;

/** Who leads which proposal: the person's id by the proposal's. */
export async function leadsOf(tenantId: string): Promise<Map<string, string>> {
  const found = await KnownTeamModel.find({ tenantId }, { ownerId: 1 }).limit(most).lean();
  return new Map(found.map(({ _id, ownerId }) => [_id, ownerId]));
}

/** The sign-offs that nobody has given yet. */
export const openSignOffsOf = (tenantId: string) =>
  KnownSignOffModel.find({ tenantId, isAgreed: false }).limit(most).lean();
