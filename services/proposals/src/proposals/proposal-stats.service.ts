import { countedStatuses, earningProposalsPerWeek, proposalStatusNames } from '@harambee/domain';
import type { ProposalStats } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import { type FigureRow, tenantFigures } from './tenant-figures.ts';

/** GET /api/proposals/stats: exact right after a write, because the page reads them again at once. */
export const proposalStats = async ({ tenantId }: Actor): Promise<ProposalStats> =>
  statsOf(await tenantFigures.read(tenantId));

const zeros = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

export function statsOf(records: Iterable<Pick<FigureRow, 'status' | 'reached' | 'week'>>): ProposalStats {
  const byStatus = zeros(proposalStatusNames);
  const reached = zeros(countedStatuses);
  const ofWeek = new Map<string, number>();
  let total = 0;
  for (const record of records) {
    total += 1;
    byStatus[record.status] += 1;
    for (const name of countedStatuses) if (record.reached.includes(name)) reached[name] += 1;
    ofWeek.set(record.week, (ofWeek.get(record.week) ?? 0) + 1);
  }
  const earning = [...ofWeek.values()].reduce(
    (sum, made) => sum + Math.min(made, earningProposalsPerWeek),
    0,
  );
  return { total, byStatus, reached, earning };
}
