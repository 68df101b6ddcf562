import { countedStatuses, type ProposalStatus } from '@harambee/domain';
import { event } from '@harambee/service-kit';
import type { UpdateQuery } from 'mongoose';
import type { ProposalRecord } from './proposal.model.ts';

/** Who moved it. */
export interface Mover {
  userId: string;
  name: string;
}

/** The oldest entries give way, so that no document grows without an end. */
const longestHistory = 1_000;

type Fields = Partial<ProposalRecord>;

/**
 * The update that moves a proposal: status, history, what it has reached, and the event, in one atomic write. The caller
 * says in the filter from which status, so that of two movers only one succeeds.
 */
export function statusChange(
  card: Pick<ProposalRecord, '_id' | 'tenantId' | 'status' | 'title' | 'requestedAmount' | 'version'>,
  to: ProposalStatus,
  { userId, name }: Mover,
  { set = {}, unset = [] }: { set?: Fields; unset?: (keyof ProposalRecord)[] } = {},
): UpdateQuery<ProposalRecord> {
  const at = new Date();
  const told = event('proposal.status_changed', card.tenantId, {
    proposalId: card._id,
    userId,
    title: card.title,
    from: card.status,
    to,
    requestedAmount: card.requestedAmount,
    version: set.version ?? card.version,
  });
  const entry = { from: card.status, to, at, userId, userName: name };
  const isCounted = (countedStatuses as readonly ProposalStatus[]).includes(to);
  return {
    $set: { ...set, status: to, updatedAt: at },
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((field) => [field, 1])) }),
    $inc: { revision: 1 },
    $push: { history: { $each: [entry], $slice: -longestHistory }, outbox: told },
    ...(isCounted && { $addToSet: { reached: to } }),
  };
}
