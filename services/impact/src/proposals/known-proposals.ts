import { keepNewest } from '@harambee/service-kit';
import { type KnownProposal, KnownProposalModel } from './known-proposal.model.ts';
import { arrivalsOf, type ProposalChange, snapshotFields } from './proposal-snapshot.ts';

/**
 * Writes what an event tells of a proposal: its fields over older ones only, its arrivals over later ones only, so that
 * events may come twice and in any order. Answers what is known then.
 */
export async function learnProposal(change: ProposalChange): Promise<KnownProposal> {
  const { tenantId, payload } = change;
  const one = { _id: payload.proposalId, tenantId };
  const earliest = Object.fromEntries(
    Object.entries(arrivalsOf(change)).map(([status, at]) => [`arrivals.${status}`, at]),
  );
  await keepNewest(KnownProposalModel, one, snapshotFields(payload));
  return KnownProposalModel.findOneAndUpdate(one, { $min: earliest }, { returnDocument: 'after' })
    .orFail()
    .lean<KnownProposal>();
}
