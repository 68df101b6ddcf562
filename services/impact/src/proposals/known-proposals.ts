import { keepNewest } from '@harambee/service-kit';
import { type KnownProposal, KnownProposalModel } from './known-proposal.model.ts';
import { arrivalsOf, type ProposalChange, snapshotFields } from './proposal-snapshot.ts';

/**
 * Stores what an event says about a proposal: newer fields replace older ones, and earlier arrivals replace
 * later ones, so events may repeat and arrive in any order. Returns the resulting state.
 */
export async function learnProposal(change: ProposalChange): Promise<KnownProposal> {
  const { tenantId, payload } = change;
  const one = { _id: payload.proposalId, tenantId };
  const earliest = Object.fromEntries(
    Object.entries(arrivalsOf(change)).map(([status, at]) => [`arrivals.${status}`, at]),
  );
  await keepNewest(KnownProposalModel, one, snapshotFields(payload), { late: 'amount' });
  return KnownProposalModel.findOneAndUpdate(one, { $min: earliest }, { returnDocument: 'after' })
    .orFail()
    .lean<KnownProposal>();
}
