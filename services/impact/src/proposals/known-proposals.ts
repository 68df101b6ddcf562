import { keepAllNewest } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { type KnownProposal, KnownProposalModel } from './known-proposal.model.ts';
import { arrivalsOf, type ProposalChange, snapshotFields } from './proposal-snapshot.ts';

/**
 * Stores what events of one organization say about its proposals: newer fields replace older ones, and earlier arrivals
 * replace later ones, so events may repeat and arrive in any order. Returns the resulting states.
 */
export async function learnProposals(
  tenantId: string,
  changes: readonly ProposalChange[],
): Promise<KnownProposal[]> {
  await keepAllNewest(
    KnownProposalModel,
    changes.map(({ payload }) => ({
      key: { _id: payload.proposalId, tenantId },
      snapshot: snapshotFields(payload),
    })),
    { late: 'amount' },
  );
  const arrivals = changes.flatMap((change) => arrivalWrites(tenantId, change));
  if (arrivals.length > 0) await KnownProposalModel.bulkWrite(arrivals);
  const ids = [...new Set(changes.map(({ payload }) => payload.proposalId))];
  return KnownProposalModel.find({ tenantId, _id: trusted({ $in: ids }) }).lean<KnownProposal[]>();
}

function arrivalWrites(tenantId: string, change: ProposalChange) {
  const earliest = Object.entries(arrivalsOf(change)).map(([status, at]) => [`arrivals.${status}`, at]);
  if (earliest.length === 0) return [];
  const filter = { _id: change.payload.proposalId, tenantId };
  return [{ updateOne: { filter, update: { $min: Object.fromEntries(earliest) } } }];
}
