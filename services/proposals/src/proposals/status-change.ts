import { countedStatuses, type DomainEvent, type ProposalStatus } from '@harambee/domain';
import { event } from '@harambee/service-kit';
import type { UpdateQuery } from 'mongoose';
import type { ProposalRecord } from './proposal.model.ts';
import { nextRevision, proposalSnapshot } from './proposal-snapshot.ts';

/** Who changed the status. */
export interface Mover {
  userId: string;
  name: string;
}

/** The oldest entries are dropped, so that no document grows without limit. */
export const longestHistory = 1_000;

type Fields = Partial<ProposalRecord>;

export interface StatusParts {
  set?: Fields;
  unset?: (keyof ProposalRecord)[];
  /** What the history says beside it. */
  told?: Pick<ProposalRecord['history'][number], 'hash' | 'without'>;
  /** Published with the change, after its own event. */
  events?: DomainEvent[];
}

/**
 * The update that changes a status: status, history, statuses reached and the event, in one atomic write. The caller
 * filters by the status and revision it has read, so that only one of two concurrent changes succeeds.
 */
export function statusChange(
  record: ProposalRecord,
  to: ProposalStatus,
  { userId, name }: Mover,
  { set = {}, unset = [], told = {}, events = [] }: StatusParts = {},
): UpdateQuery<ProposalRecord> {
  const at = new Date();
  const isCounted = (countedStatuses as readonly ProposalStatus[]).includes(to);
  const changed: Fields = {
    ...set,
    status: to,
    updatedAt: at,
    ...nextRevision(record),
    ...(isCounted && { reached: [...new Set([...record.reached, to])] }),
  };
  const payload = { ...proposalSnapshot(record, userId, changed), from: record.status, to };
  const entry = { from: record.status, to, at, userId, userName: name, ...told };
  return {
    $set: changed,
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((field) => [field, 1])) }),
    $push: {
      history: { $each: [entry], $slice: -longestHistory },
      outbox: { $each: [event('proposal.status_changed', record.tenantId, payload), ...events] },
    },
  };
}
