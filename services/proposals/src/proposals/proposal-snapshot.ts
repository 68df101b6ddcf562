import { amountInSums, type ProposalSnapshot } from '@harambee/domain';
import type { ProposalRecord } from './proposal.model.ts';

/**
 * The update for a write whose event has the snapshot: the next revision, and a mark that its amount is published.
 */
export const nextRevision = ({ revision }: Pick<ProposalRecord, 'revision'>) => ({
  revision: revision + 1,
  amountToldIn: revision + 1,
});

/** The snapshot in a proposal's events: the record after the write. The caller passes what the write changes. */
export function proposalSnapshot(
  record: Omit<ProposalRecord, 'outbox' | 'history'>,
  userId: string,
  changed: Partial<ProposalRecord> = {},
): ProposalSnapshot {
  const after = { ...record, ...changed };
  return {
    proposalId: after._id,
    revision: after.revision,
    userId,
    title: after.title,
    grantId: after.grantId,
    category: after.category,
    status: after.status,
    requestedAmount: amountInSums(after.requestedAmount, after.currency),
    ...(after.currency && { currency: after.currency }),
    amount: after.requestedAmount,
    deadline: after.deadline,
    version: after.version,
    reached: after.reached,
    createdAt: after.createdAt,
  };
}
