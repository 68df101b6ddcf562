import { type KnownEvidence, requestedOf } from '@harambee/domain';
import { trusted } from 'mongoose';
import { ProposalFigureModel } from '../figures/proposal-figure.model.ts';

/** Those of these proposals that are the tenant's own and funded now, with what was requested (PROF-53). */
export async function fundedAmong(
  tenantId: string,
  proposalIds: readonly string[],
): Promise<KnownEvidence['funded']> {
  if (proposalIds.length === 0) return new Map();
  const found = await ProposalFigureModel.find({
    tenantId,
    _id: trusted({ $in: [...proposalIds] }),
    status: 'funded',
  }).lean();
  return new Map(found.map((proposal) => [proposal._id, requestedOf(proposal)]));
}
