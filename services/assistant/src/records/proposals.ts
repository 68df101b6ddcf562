import { daysUntil, type ProposalStatus } from '@harambee/domain';
import { trusted } from 'mongoose';
import { type KnownProposal, KnownProposalModel } from './known-proposal.model.ts';

/** A deadline matters until the proposal is sent. */
export const openStatuses: readonly ProposalStatus[] = ['draft', 'generating', 'completed', 'failed'];

/** True while a proposal is not sent. */
export const isOpen = (status: ProposalStatus): boolean => openStatuses.includes(status);

export interface DueProposal extends KnownProposal {
  daysLeft: number;
}

/** Unsent proposals with a deadline, the earliest first, overdue ones included. */
export async function dueOf(tenantId: string, now: number): Promise<DueProposal[]> {
  const found = await KnownProposalModel.find({
    tenantId,
    status: trusted({ $in: [...openStatuses] }),
    deadline: trusted({ $gt: '' }),
  })
    .sort({ deadline: 1, _id: 1 })
    .limit(500)
    .lean();
  return found.flatMap((proposal) => {
    const daysLeft = daysUntil(proposal.deadline, now);
    return daysLeft === undefined ? [] : [{ ...proposal, daysLeft }];
  });
}

/**
 * Candidates for a name: proposals with all of its words, some for each word (so that a rare word is not lost among the
 * many matches of a common one), and the newest, in case of a typing mistake.
 */
export async function candidatesOf(tenantId: string, words: readonly string[]): Promise<KnownProposal[]> {
  const terms = words.slice(0, 12);
  const found = await Promise.all([
    KnownProposalModel.find({ tenantId, words: trusted({ $all: terms }) })
      .limit(50)
      .lean(),
    ...terms.map((word) => KnownProposalModel.find({ tenantId, words: word }).limit(50).lean()),
    KnownProposalModel.find({ tenantId }).sort({ createdAt: -1 }).limit(300).lean(),
  ]);
  return [...new Map(found.flat().map((proposal) => [proposal._id, proposal])).values()];
}
