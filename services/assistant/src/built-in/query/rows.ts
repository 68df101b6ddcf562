import { type CallStatus, callStatuses, daysUntil, requestedOf, standardCurrency } from '@harambee/domain';
import type { OpenCall } from '../../records/calls.ts';
import type { WholeProposal } from '../../records/history.ts';
import { isOpen, type Records } from '../../records/records.ts';

/** A proposal with all that a question can narrow or order it by. */
export interface Row extends WholeProposal {
  /** '' for nobody. */
  leadId: string;
  /** The people who have not signed yet, by id. */
  unsigned: string[];
  /** The call that it answers, if that is still open. */
  call?: OpenCall;
  /** The call that it is made for. */
  madeFor?: OpenCall;
  /** `YYYY-MM-DD`, '' without a deadline. The funder's own counts, in the funder's zone. */
  dueOn: string;
  /** Calendar days until then, negative once it has passed; undefined without a deadline. */
  daysLeft?: number;
}

/** Every proposal, the newest first. */
export async function rowsOf(records: Records): Promise<Row[]> {
  const [proposals, calls, every, leads, signOffs] = await Promise.all([
    records.proposals(),
    records.calls(),
    records.callsIn(Object.keys(callStatuses) as CallStatus[]),
    records.leads(),
    records.openSignOffs(),
  ]);
  return proposals.map((proposal) => {
    const call = calls.find(({ applications }) => applications.some(({ _id }) => _id === proposal.id));
    const madeFor = every.find(({ _id }) => _id === proposal.callId);
    const daysLeft = call?.daysLeft ?? daysUntil(proposal.deadline, records.now);
    return {
      ...proposal,
      leadId: leads.get(proposal.id) ?? '',
      unsigned: signOffs.filter(({ proposalId }) => proposalId === proposal.id).map(({ userId }) => userId),
      ...(call && { call }),
      ...(madeFor && { madeFor }),
      dueOn: call?.deadlineDay || proposal.deadline,
      ...(daysLeft !== undefined && { daysLeft }),
    };
  });
}

/** Whether it asks for what its call gives: 1 or 0; undefined where that is not known, or in another currency. */
export function isWithinCall(row: Pick<Row, 'madeFor'> & WholeProposal): 0 | 1 | undefined {
  const { amount, currency } = requestedOf(row);
  const { leastAmount = 0, mostAmount, currency: given = standardCurrency } = row.madeFor ?? {};
  if (mostAmount === undefined || amount === 0 || currency !== given) return undefined;
  return amount >= leastAmount && amount <= mostAmount ? 1 : 0;
}

/** Its day has passed, and it has not been sent. */
export const isMissed = ({ status, daysLeft = 0 }: Row): boolean => isOpen(status) && daysLeft < 0;
