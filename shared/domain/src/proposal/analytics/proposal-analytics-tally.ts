import { dayOf } from '../../format/calendar.ts';
import { amountInSums, standardCurrency } from '../../format/currencies.ts';
import { type Money, MoneyTally, requestedOf } from '../../format/money-sums.ts';
import { type ProposalStatus, proposalStatusNames } from '../proposal-status.ts';
import {
  assumedGenerationMinutes,
  categoryColor,
  categorySuccess,
  isLargeGrant,
  isSuccess,
  needsAttention,
  shareOf,
  successRateOf,
} from './proposal-analytics.ts';
import {
  type AnalyticsPeriod,
  periodStart,
  recentStart,
  summaryDays,
  timelineRowOf,
  timelineRows,
} from './proposal-analytics-periods.ts';

/** The fields of a proposal that the figures need. */
export interface AnalyzedProposal {
  status: ProposalStatus;
  category: string;
  grantId: string;
  requestedAmount?: number;
  currency?: string;
  createdAt: Date;
  updatedAt: Date;
  history: readonly { to: ProposalStatus; at: Date }[];
}

/** One generation of a text, taken from a proposal's history. */
export interface Generation {
  startedAt: Date;
  outcome?: 'completed' | 'failed';
  endedAt?: Date;
}

/** The generations of a proposal, oldest first; the last may still be running. */
export function generationsOf(history: AnalyzedProposal['history']): Generation[] {
  const generations: Generation[] = [];
  let running: Generation | undefined;
  for (const { to, at } of history) {
    if (to === 'generating') {
      running = { startedAt: at };
      generations.push(running);
    } else if (running && (to === 'completed' || to === 'failed')) {
      running.outcome = to;
      running.endedAt = at;
      running = undefined;
    }
  }
  return generations;
}

/** How many minutes a finished text took. */
const minutesOf = ({ startedAt, endedAt, outcome }: Generation): number | undefined =>
  endedAt && outcome === 'completed' ? (endedAt.getTime() - startedAt.getTime()) / 60_000 : undefined;

class Times {
  private sum = 0;
  private count = 0;
  add(minutes: number | undefined): void {
    if (minutes === undefined) return;
    this.sum += minutes;
    this.count += 1;
  }
  get average(): number | undefined {
    return this.count === 0 ? undefined : this.sum / this.count;
  }
}

const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Computes the figures of /proposals/analytics (STATS-02), proposal by proposal, in any order. */
export class AnalyticsTally {
  private readonly recentFrom: Date;
  private readonly totals = { total: 0, recent: 0, requested: 0, large: 0, attention: 0, won: 0, others: 0 };
  private readonly money = new MoneyTally();
  private readonly grants = new Set<string>();
  private readonly statuses = new Map<ProposalStatus, number>();
  private readonly categories = new Map<
    string,
    { count: number; success: number; requested: number; money: MoneyTally; times: Times }
  >();
  private readonly rows: Map<string, { generated: number; completed: number; failed: number; times: Times }>;
  private readonly days: Map<string, { created: number; updated: number; completed: number }>;

  /** `own`: the currency of the organization, which comes first. */
  constructor(
    private readonly period: AnalyticsPeriod,
    private readonly now: Date,
    private readonly own?: string,
  ) {
    this.recentFrom = recentStart(now);
    const row = () => ({ generated: 0, completed: 0, failed: 0, times: new Times() });
    this.rows = new Map(timelineRows(period, now).map((name) => [name, row()]));
    this.days = new Map(summaryDays(now).map((name) => [name, { created: 0, updated: 0, completed: 0 }]));
  }

  /** Adds a proposal of the period. */
  add({ status, category, grantId, createdAt, history, ...asked }: AnalyzedProposal): void {
    const money: Money = requestedOf({ ...asked, requestedAmount: asked.requestedAmount ?? 0 });
    const requestedAmount = amountInSums(money.amount, money.currency);
    const { totals } = this;
    totals.total += 1;
    totals.requested += requestedAmount;
    if (money.currency !== standardCurrency && money.amount > 0) totals.others += 1;
    this.money.add(money);
    if (createdAt > this.recentFrom) totals.recent += 1;
    if (isLargeGrant(requestedAmount)) totals.large += 1;
    if (needsAttention(status, requestedAmount)) totals.attention += 1;
    if (isSuccess(status)) totals.won += 1;
    if (grantId !== '') this.grants.add(grantId);
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);

    const generations = generationsOf(history);
    for (const generation of generations) {
      const row = this.rows.get(timelineRowOf(this.period, generation.startedAt));
      if (!row) continue;
      row.generated += 1;
      if (generation.outcome) row[generation.outcome] += 1;
      row.times.add(minutesOf(generation));
    }

    if (category === '') return;
    const row = this.categories.get(category) ?? {
      ...{ count: 0, success: 0, requested: 0 },
      ...{ money: new MoneyTally(), times: new Times() },
    };
    this.categories.set(category, row);
    row.count += 1;
    row.success += categorySuccess(status);
    row.requested += requestedAmount;
    row.money.add(money);
    for (const generation of generations) row.times.add(minutesOf(generation));
  }

  /** Adds a proposal that changed in the days of the daily summary, whatever its age. */
  addActivity({ createdAt, updatedAt, history }: Omit<AnalyzedProposal, 'status' | 'category' | 'grantId'>) {
    const created = this.days.get(dayOf(createdAt));
    if (created) created.created += 1;
    // Creating it does not count as an update; only a later change does.
    const updated = this.days.get(dayOf(updatedAt));
    if (updated && updatedAt > createdAt) updated.updated += 1;
    for (const { outcome, endedAt } of generationsOf(history)) {
      const day = endedAt && outcome === 'completed' && this.days.get(dayOf(endedAt));
      if (day) day.completed += 1;
    }
  }

  result() {
    const { total, recent, requested, large, attention, won, others } = this.totals;
    const timeline = [...this.rows].map(([period, { times, ...counts }]) => ({
      period,
      ...counts,
      ...(times.average !== undefined && { avgTime: times.average }),
    }));
    return {
      period: this.period,
      from: periodStart(this.period, this.now).toISOString(),
      to: this.now.toISOString(),
      metrics: {
        total,
        recent,
        largeGrants: large,
        needsAttention: attention,
        successful: won,
        successRate: successRateOf([...this.statuses].map(([status, count]) => ({ status, count }))),
        averageValue: shareOf(requested, total),
        averages: this.money.averages(this.own),
        otherCurrencies: others,
        grantDiversity: this.grants.size,
      },
      daily: [...this.days].map(([date, counts]) => ({ date, ...counts })),
      byStatus: proposalStatusNames.flatMap((status) => {
        const count = this.statuses.get(status);
        return count === undefined ? [] : [{ status, count }];
      }),
      // If nothing was generated, the timeline is empty, and the page says so.
      timeline: timeline.some(({ generated }) => generated > 0) ? timeline : [],
      categories: [...this.categories]
        .sort(([name, { count }], [other, { count: than }]) => than - count || inOrder(name, other))
        .map(([category, { count, success, requested: asked, money, times }], place) => ({
          category,
          count,
          successRate: success / count,
          avgTime: times.average ?? assumedGenerationMinutes,
          avgAmount: asked / count,
          averages: money.averages(this.own),
          color: categoryColor(place),
        })),
    };
  }
}
