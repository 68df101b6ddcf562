import { type CountedStatus, countedStatuses, type ProposalSnapshot } from '@harambee/domain';
import type { KnownProposal } from './known-proposal.model.ts';

/** The part of a proposal event that this service uses. */
export interface ProposalChange {
  tenantId: string;
  at: Date;
  payload: ProposalSnapshot;
}

/** The fields that the newest event decides. */
export const snapshotFields = ({
  revision,
  title,
  category,
  status,
  requestedAmount,
  createdAt,
}: ProposalSnapshot): Omit<KnownProposal, '_id' | 'tenantId' | 'arrivals'> => ({
  revision,
  title,
  category,
  status,
  requestedAmount,
  createdAt,
});

/** The counted statuses the proposal had reached by the time of an event. */
export function arrivalsOf({ at, payload }: ProposalChange): KnownProposal['arrivals'] {
  const reached = countedStatuses.filter((status) => payload.reached.includes(status));
  return Object.fromEntries(reached.map((status: CountedStatus) => [status, at]));
}

/**
 * The state after an event: the newest fields and the earliest arrivals. The same for any order and any
 * repetition.
 */
export function learn(known: KnownProposal | undefined, change: ProposalChange): KnownProposal {
  const { payload, tenantId } = change;
  const isNewer = !known || payload.revision > known.revision;
  const arrivals = { ...known?.arrivals };
  for (const [status, at] of Object.entries(arrivalsOf(change)) as [CountedStatus, Date][]) {
    const before = arrivals[status];
    if (!before || at < before) arrivals[status] = at;
  }
  return {
    ...(isNewer ? { _id: payload.proposalId, tenantId, ...snapshotFields(payload) } : known),
    arrivals,
  };
}
