import type { ProposalSnapshot, ProposalSnapshotEvent, ProposalStatus } from '@harambee/domain';
import { derivedId } from '@harambee/service-kit';
import type { UsageRecord } from './usage-event.model.ts';

/** Names of records from other services: `proposal_created`, `proposal_moved_to_completed`. */
export const movedTo = (status: ProposalStatus): string => `proposal_moved_to_${status}`;

/**
 * A proposal event as a usage record with the event's id: a repeated event is the same record. What is only told again
 * is no use of the product.
 */
export function recordsOf({ id, name, tenantId, at, payload }: ProposalSnapshotEvent): UsageRecord[] {
  if (name === 'proposal.restated') return [];
  const { proposalId, category }: ProposalSnapshot = payload;
  const moved = name === 'proposal.status_changed' ? movedTo(payload.to) : name.replace('.', '_');
  return [
    {
      _id: derivedId(tenantId, 'event', id),
      tenantId,
      name: moved,
      label: category,
      subject: proposalId,
      at,
    },
  ];
}
