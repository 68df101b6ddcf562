import {
  countedStatuses,
  earningProposalsPerWeek,
  type ProposalStatus,
  proposalStatusNames,
} from '@harambee/domain';
import type { ProposalStats } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import { ProposalModel } from './proposal.model.ts';

interface Group {
  _id: { status: ProposalStatus; week: string; reached: ProposalStatus[] };
  count: number;
}

/**
 * GET /api/proposals/stats. One aggregate over the tenant's cards, by index: it is exact the moment after a write, which
 * the page reads again at once. Counters kept beside the cards would need a second write that a crash can part from the
 * first, or a relay that makes them late; both for a sum over the few thousand small cards of one organisation.
 */
export async function proposalStats({ tenantId }: Actor): Promise<ProposalStats> {
  const groups = await ProposalModel.aggregate<Group>([
    { $match: { tenantId } },
    { $group: { _id: { status: '$status', week: '$week', reached: '$reached' }, count: { $sum: 1 } } },
  ]);
  const sum = (holds: (group: Group['_id']) => boolean) =>
    groups.reduce((total, { _id, count }) => total + (holds(_id) ? count : 0), 0);
  const tally = <Name extends string>(names: readonly Name[], count: (name: Name) => number) =>
    Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, number>;
  const weeks = [...new Set(groups.map((group) => group._id.week))];
  return {
    total: sum(() => true),
    byStatus: tally(proposalStatusNames, (name) => sum(({ status }) => status === name)),
    reached: tally(countedStatuses, (name) => sum(({ reached }) => reached.includes(name))),
    earning: weeks
      .map((name) =>
        Math.min(
          sum(({ week }) => week === name),
          earningProposalsPerWeek,
        ),
      )
      .reduce((total, count) => total + count, 0),
  };
}
