import { monthOf } from '../format/calendar.ts';
import { amountInSums } from '../format/currencies.ts';
import { MoneyTally, type Requested, requestedOf } from '../format/money-sums.ts';
import { isSuccess, shareOf } from '../proposal/analytics/proposal-analytics.ts';
import type { ProposalStatus } from '../proposal/proposal-status.ts';
import { type Sums, SumTally } from '../sums/sums.ts';

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

/** Between the currency and the category in a name: no currency has it. */
const separator = ' ';

/** What a proposal adds to the figures of a report that has its month, in numbers that can be added up (IMPACT-25). */
export function reportSums({ status, category, createdAt, ...asked }: ReportedProposal): Sums {
  const money = requestedOf(asked);
  const dollars = amountInSums(money.amount, money.currency);
  const won = isSuccess(status);
  return new SumTally({
    all: [1, Number(won), won ? dollars : 0],
    [`month:${monthOf(createdAt)}`]: [1],
    ...(won && { [`funding:${money.currency}`]: [1, money.amount] }),
    ...(category !== '' && {
      [`category:${category}`]: [1, dollars],
      [`categoryMoney:${money.currency}${separator}${category}`]: [1, money.amount],
    }),
  }).toSums();
}

/**
 * Computes the figures of an impact report (IMPACT-25) from the sums of the proposals created in its period
 * (`reportSums`), and the points earned in each month according to the ledger (`YYYY-MM`). The months add up to the
 * report's points.
 */
export function reportFigures(
  proposals: Iterable<Sums>,
  pointsOfMonth: (month: string) => number,
  from: Date,
  to: Date,
  /** The currency of the organization, which comes first. */
  own?: string,
) {
  const sums = new SumTally(...proposals);
  const [total, successful, fundingSecured] = [sums.at('all', 0), sums.at('all', 1), sums.at('all', 2)];
  const funding = new MoneyTally();
  for (const [currency, [count = 0, amount = 0]] of sums.under('funding:')) {
    funding.add({ currency, amount }, count);
  }
  const moneyOf = new Map<string, MoneyTally>();
  for (const [name, [count = 0, amount = 0]] of sums.under('categoryMoney:')) {
    const [currency = ''] = name.split(separator, 1);
    const category = name.slice(currency.length + separator.length);
    const money = moneyOf.get(category) ?? new MoneyTally();
    moneyOf.set(category, money);
    money.add({ currency, amount }, count);
  }
  const months = new Set([...monthsBetween(from, to), ...[...sums.under('month:')].map(([month]) => month)]);
  return {
    totalProposals: total,
    successful,
    successRate: Math.round(shareOf(successful, total) * 100),
    fundingSecured,
    fundingSums: funding.sums(own),
    timeline: [...months].map((month) => ({
      month,
      proposals: sums.at(`month:${month}`),
      points: pointsOfMonth(month),
    })),
    categories: [...sums.under('category:')]
      .map(([category, [proposals = 0, amount = 0]]) => ({
        category,
        proposals,
        amount,
        sums: (moneyOf.get(category) ?? new MoneyTally()).sums(own),
      }))
      .sort((one, other) => other.proposals - one.proposals || (one.category < other.category ? -1 : 1)),
  };
}
