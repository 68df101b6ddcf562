import { monthOf } from '../format/calendar.ts';
import { amountInSums } from '../format/currencies.ts';
import { MoneyTally, type Requested, requestedOf } from '../format/money-sums.ts';
import { isSuccess, successRateOf } from '../proposal/analytics/proposal-analytics.ts';
import type { ProposalStatus } from '../proposal/proposal-status.ts';

/** Periods of the impact report (IMPACT-23), and how many calendar months each covers, including the current one. */
export const reportPeriods = ['3months', '6months', '12months', 'all'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];
export const defaultReportPeriod: ReportPeriod = '12months';
export const reportPeriodLabels: Record<ReportPeriod, string> = {
  '3months': 'Last 3 months',
  '6months': 'Last 6 months',
  '12months': 'Last 12 months',
  all: 'All time',
};
const monthsOf: Record<Exclude<ReportPeriod, 'all'>, number> = { '3months': 3, '6months': 6, '12months': 12 };

/** How many proposals the report lists individually (IMPACT-25). */
export const reportProjects = 5;

/**
 * Status of a project in the report: completed stays completed, approved is active, and the rest are planned
 * (IMPACT-24).
 */
export type ProjectStatus = 'completed' | 'active' | 'planned';
export function projectStatus(status: ProposalStatus): ProjectStatus {
  if (status === 'completed') return 'completed';
  return status === 'approved' ? 'active' : 'planned';
}

const monthStart = (moment: Date, offset = 0): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + offset, 1));

/**
 * The start of a report that ends now: the start of a month in UTC. `all` begins with the organization's first
 * record.
 */
export function reportStart(period: ReportPeriod, now: Date, first: Date = now): Date {
  if (period === 'all') return monthStart(first < now ? first : now);
  return monthStart(now, 1 - monthsOf[period]);
}

/** The month of a moment, `YYYY-MM` in UTC. */

/** Every month between two points in time, oldest first. */
export function monthsBetween(from: Date, to: Date): string[] {
  const months: string[] = [];
  for (let start = monthStart(from); start <= to; start = monthStart(start, 1)) months.push(monthOf(start));
  return months;
}

/** The fields of a proposal that the report uses. */
export interface ReportedProposal extends Requested {
  status: ProposalStatus;
  category: string;
  createdAt: Date;
}

/**
 * Computes the figures of an impact report (IMPACT-25) from the proposals created in its period, in any order, and
 * the points earned in each month according to the ledger (`YYYY-MM`). The months add up to the report's points.
 */
export function reportFigures(
  proposals: Iterable<ReportedProposal>,
  pointsOfMonth: (month: string) => number,
  from: Date,
  to: Date,
  /** The currency of the organization, which comes first. */
  own?: string,
) {
  const months = new Map(monthsBetween(from, to).map((month) => [month, 0]));
  const categories = new Map<string, { proposals: number; amount: number; money: MoneyTally }>();
  let total = 0;
  let successful = 0;
  let fundingSecured = 0;
  const funding = new MoneyTally();
  const statuses: { status: ProposalStatus; count: number }[] = [];
  for (const { status, category, createdAt, ...asked } of proposals) {
    const money = requestedOf(asked);
    const dollars = amountInSums(money.amount, money.currency);
    total += 1;
    statuses.push({ status, count: 1 });
    if (isSuccess(status)) {
      successful += 1;
      fundingSecured += dollars;
      funding.add(money);
    }
    const month = monthOf(createdAt);
    months.set(month, (months.get(month) ?? 0) + 1);
    if (category === '') continue;
    const row = categories.get(category) ?? { proposals: 0, amount: 0, money: new MoneyTally() };
    categories.set(category, row);
    row.proposals += 1;
    row.amount += dollars;
    row.money.add(money);
  }
  return {
    totalProposals: total,
    successful,
    successRate: Math.round(successRateOf(statuses) * 100),
    fundingSecured,
    fundingSums: funding.sums(own),
    timeline: [...months].map(([month, count]) => ({
      month,
      proposals: count,
      points: pointsOfMonth(month),
    })),
    categories: [...categories]
      .map(([category, { money, ...row }]) => ({ category, ...row, sums: money.sums(own) }))
      .sort((one, other) => other.proposals - one.proposals || (one.category < other.category ? -1 : 1)),
  };
}
