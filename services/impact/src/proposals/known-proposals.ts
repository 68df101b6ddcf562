import { trusted } from 'mongoose';
import { type KnownProposal, KnownProposalModel } from './known-proposal.model.ts';
import { arrivalsOf, type ProposalChange, snapshotFields } from './proposal-snapshot.ts';

/**
 * Writes what an event tells of a proposal: its fields over older ones only, its arrivals over later ones only, so that
 * events may come twice and in any order. Answers what is known then.
 */
export async function learnProposal(change: ProposalChange): Promise<KnownProposal> {
  const { tenantId, payload } = change;
  const one = { _id: payload.proposalId, tenantId };
  const fields = snapshotFields(payload);
  const earliest = Object.fromEntries(
    Object.entries(arrivalsOf(change)).map(([status, at]) => [`arrivals.${status}`, at]),
  );
  const known = await KnownProposalModel.findOneAndUpdate(
    one,
    { $setOnInsert: fields, ...(Object.keys(earliest).length > 0 && { $min: earliest }) },
    { upsert: true, returnDocument: 'after' },
  ).lean<KnownProposal>();
  if (known.revision >= payload.revision) return known;
  await KnownProposalModel.updateOne(
    { ...one, revision: trusted({ $lt: payload.revision }) },
    { $set: fields },
  );
  return { ...known, ...fields };
}
