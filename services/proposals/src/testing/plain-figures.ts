import {
  type AnalyticsPeriod,
  AnalyticsTally,
  countedStatuses,
  earningProposalsPerWeek,
  periodStart,
  proposalStatusNames,
  summaryStart,
} from '@harambee/domain';
import type { ProposalAnalytics, ProposalStats } from '@harambee/domain/schemas';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';

const recordsOf = (tenantId: string) => ProposalModel.find({ tenantId }).lean<ProposalRecord[]>();

/** GET /stats, computed from every record. */
export async function plainStats(tenantId: string): Promise<ProposalStats> {
  const records = await recordsOf(tenantId);
  const number = (holds: (record: ProposalRecord) => boolean) => records.filter(holds).length;
  const numbers = (names: readonly string[], holds: (record: ProposalRecord, name: string) => boolean) =>
    Object.fromEntries(names.map((name) => [name, number((record) => holds(record, name))]));
  const weeks = [...new Set(records.map(({ week }) => week))];
  return {
    total: records.length,
    byStatus: numbers(proposalStatusNames, ({ status }, name) => status === name),
    reached: numbers(countedStatuses, ({ reached }, name) => (reached as string[]).includes(name)),
    earning: weeks.reduce(
      (sum, name) =>
        sum +
        Math.min(
          earningProposalsPerWeek,
          number(({ week }) => week === name),
        ),
      0,
    ),
  } as ProposalStats;
}

/** GET /analytics, computed from every record. */
export async function plainAnalytics(
  tenantId: string,
  period: AnalyticsPeriod,
  now: Date,
): Promise<ProposalAnalytics> {
  const records = await recordsOf(tenantId);
  const tally = new AnalyticsTally(period, now);
  for (const record of records) {
    if (record.createdAt >= periodStart(period, now)) tally.add(record);
    if (record.updatedAt >= summaryStart(now)) tally.addActivity(record);
  }
  return { hasProposals: records.length > 0, ...tally.result() };
}
