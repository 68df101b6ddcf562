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
  currency,
  amount,
  createdAt,
}: ProposalSnapshot): Omit<KnownProposal, '_id' | 'tenantId' | 'arrivals'> => ({
  revision,
  title,
  category,
  status,
  requestedAmount,
  currency,
  amount,
  createdAt,
});

/** The counted statuses the proposal had reached by the time of an event. */
export function arrivalsOf({ at, payload }: ProposalChange): KnownProposal['arrivals'] {
  const reached = countedStatuses.filter((status) => payload.reached.includes(status));
  return Object.fromEntries(reached.map((status: CountedStatus) => [status, at]));
}

/**
 * The state after an event: the newest fields (of one revision those with an amount, which older events lack) and the earliest arrivals. The same for any order and any
 * repetition.
 */
export function learn(known: KnownProposal | undefined, change: ProposalChange): KnownProposal {
  const { payload, tenantId } = change;
  const isNewer =
    !known ||
    payload.revision > known.revision ||
    (payload.revision === known.revision && known.amount === undefined);
  const arrivals = { ...known?.arrivals };
  for (const [status, at] of Object.entries(arrivalsOf(change)) as [CountedStatus, Date][]) {
    const before = arrivals[status];
    if (!before || at < before) arrivals[status] = at;
  }
  // A rebuild writes it as it is: a field without a value would be stored as one.
  const { currency, amount, ...fields } = snapshotFields(payload);
  const asked = { ...(currency !== undefined && { currency }), ...(amount !== undefined && { amount }) };
  return {
    ...(isNewer ? { _id: payload.proposalId, tenantId, ...fields, ...asked } : known),
    arrivals,
  };
}
