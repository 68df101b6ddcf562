import { amountInSums, type DomainEvent, type ProposalSnapshot } from '@harambee/domain';
import { event } from '@harambee/service-kit';
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
    ...(after.openSections && { openSections: after.openSections }),
    version: after.version,
    reached: after.reached,
    createdAt: after.createdAt,
  };
}

/**
 * The event that tells the readiness of a text. Versions and edits only ever rise, and so does their sum, which orders
 * these events.
 */
export const judgedEvent = (
  { _id: proposalId, tenantId }: Pick<ProposalRecord, '_id' | 'tenantId'>,
  { version, textSeq = 0, readiness }: Pick<ProposalRecord, 'version' | 'textSeq'> & { readiness: number },
): DomainEvent =>
  event('proposal.judged', tenantId, { proposalId, revision: version + textSeq, version, readiness });
