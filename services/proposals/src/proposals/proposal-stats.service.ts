import { countedStatuses, earningProposalsPerWeek, proposalStatusNames, SumTally } from '@harambee/domain';
import type { ProposalStats } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import { proposalCounters } from './proposal-counters.ts';

const numbers = <Name extends string>(names: readonly Name[], of: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, number>;

/** GET /api/proposals/stats: exact right after a write, because the page reads them again at once. */
export async function proposalStats({ tenantId }: Actor): Promise<ProposalStats> {
  const sums = new SumTally((await proposalCounters.view(tenantId)).head);
  const weeks = [...sums.under('week:')].map(([, [made = 0]]) => Math.min(made, earningProposalsPerWeek));
  return {
    total: sums.at('total'),
    byStatus: numbers(proposalStatusNames, (name) => sums.at(`status:${name}`)),
    reached: numbers(countedStatuses, (name) => sums.at(`reached:${name}`)),
    earning: weeks.reduce((sum, earning) => sum + earning, 0),
  };
}
