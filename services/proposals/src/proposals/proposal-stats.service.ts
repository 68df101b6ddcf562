import { countedStatuses, earningProposalsPerWeek, proposalStatusNames } from '@harambee/domain';
import type { ProposalStats } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import { type Group, TenantTally } from './tenant-tally.ts';

const counts = new TenantTally();

/** GET /api/proposals/stats: exact the moment after a write, which the page reads again at once. */
export const proposalStats = async ({ tenantId }: Actor): Promise<ProposalStats> =>
  statsOf(await counts.groups(tenantId));

export function statsOf(groups: Group[]): ProposalStats {
  const sum = (holds: (group: Group) => boolean) =>
    groups.reduce((total, group) => total + (holds(group) ? group.count : 0), 0);
  const tally = <Name extends string>(names: readonly Name[], count: (name: Name) => number) =>
    Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, number>;
  const weeks = new Map<string, number>();
  for (const { week, count } of groups) weeks.set(week, (weeks.get(week) ?? 0) + count);
  return {
    total: sum(() => true),
    byStatus: tally(proposalStatusNames, (name) => sum(({ status }) => status === name)),
    reached: tally(countedStatuses, (name) => sum(({ reached }) => reached.includes(name))),
    earning: [...weeks.values()].reduce(
      (total, count) => total + Math.min(count, earningProposalsPerWeek),
      0,
    ),
  };
}
