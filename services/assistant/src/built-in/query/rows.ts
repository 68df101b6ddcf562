import { daysUntil } from '@harambee/domain';
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
  /** `YYYY-MM-DD`, '' without a deadline. The funder's own counts, in the funder's zone. */
  dueOn: string;
  /** Calendar days until then, negative once it has passed; undefined without a deadline. */
  daysLeft?: number;
}

/** Every proposal, the newest first. */
export async function rowsOf(records: Records): Promise<Row[]> {
  const [proposals, calls, leads, signOffs] = await Promise.all([
    records.proposals(),
    records.calls(),
    records.leads(),
    records.openSignOffs(),
  ]);
  return proposals.map((proposal) => {
    const call = calls.find(({ applications }) => applications.some(({ _id }) => _id === proposal.id));
    const daysLeft = call?.daysLeft ?? daysUntil(proposal.deadline, records.now);
    return {
      ...proposal,
      leadId: leads.get(proposal.id) ?? '',
      unsigned: signOffs.filter(({ proposalId }) => proposalId === proposal.id).map(({ userId }) => userId),
      ...(call && { call }),
      dueOn: call?.deadlineDay || proposal.deadline,
      ...(daysLeft !== undefined && { daysLeft }),
    };
  });
}

/** Its day has passed, and it has not been sent. */
export const isMissed = ({ status, daysLeft = 0 }: Row): boolean => isOpen(status) && daysLeft < 0;
