import { amountInSums, type ProposalSnapshot } from '@harambee/domain';
import type { ProposalRecord } from './proposal.model.ts';

/** Of a write whose event has the snapshot: the next revision, and that its amount is told. */
export const nextRevision = ({ revision }: Pick<ProposalRecord, 'revision'>) => ({
  revision: revision + 1,
  amountToldIn: revision + 1,
});

/** What a proposal's events say of it: its record as the write leaves it, so the caller says what the write changes. */
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
