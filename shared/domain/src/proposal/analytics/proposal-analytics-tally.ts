import { dayOf, momentOf } from '../../format/calendar.ts';
import { amountInSums, standardCurrency } from '../../format/currencies.ts';
import { type Money, MoneyTally, requestedOf } from '../../format/money-sums.ts';
import { type Sums, SumTally } from '../../sums/sums.ts';
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

/** How many milliseconds a finished text took. */
const durationOf = ({ startedAt, endedAt, outcome }: Generation): number | undefined =>
  endedAt && outcome === 'completed' ? endedAt.getTime() - startedAt.getTime() : undefined;

const averageMinutes = (count: number, milliseconds: number): number | undefined =>
  count === 0 ? undefined : milliseconds / 60_000 / count;

const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Between the currency and the category in a name: no currency has it. */
const separator = ' ';

/** Texts that were started on a day, and those of a row of the timeline. */
const startedOn = 'started:';
const inRow = 'row:';

/**
 * What a proposal adds to the figures of a period that it was created in, in numbers that can be added up (STATS-02).
 * Times are in milliseconds; success in a category is in halves.
 */
export function createdSums({ status, category, grantId, history, ...asked }: AnalyzedProposal): Sums {
  const money: Money = requestedOf({ ...asked, requestedAmount: asked.requestedAmount ?? 0 });
  const requested = amountInSums(money.amount, money.currency);
  const isOther = money.currency !== standardCurrency && money.amount > 0;
  const sums = new SumTally({
    all: [
      1,
      requested,
      Number(isLargeGrant(requested)),
      Number(needsAttention(status, requested)),
      Number(isOther),
    ],
    [`status:${status}`]: [1],
    [`money:${money.currency}`]: [1, money.amount],
    ...(grantId !== '' && { [`grant:${grantId}`]: [1] }),
    ...(category !== '' && {
      [`category:${category}`]: [1, 2 * categorySuccess(status), requested],
      [`categoryMoney:${money.currency}${separator}${category}`]: [1, money.amount],
    }),
  });
  for (const generation of generationsOf(history)) {
    const { outcome, startedAt } = generation;
    const took = durationOf(generation);
    const times = took === undefined ? [0, 0] : [1, took];
    const ends = [Number(outcome === 'completed'), Number(outcome === 'failed')];
    sums.addTo(startedOn + dayOf(startedAt), [1, ...ends, ...times]);
    if (category !== '') sums.addTo(`category:${category}`, [0, 0, 0, ...times]);
  }
  return sums.toSums();
}

/** What a proposal adds to the daily summary, by day: created, updated, completed (STATS-02). */
export function activitySums({
  createdAt,
  updatedAt,
  history,
}: Pick<AnalyzedProposal, 'createdAt' | 'updatedAt' | 'history'>): Map<string, readonly number[]> {
  const days = new SumTally();
  days.addTo(dayOf(createdAt), [1, 0, 0]);
  // Creating it does not count as an update; only a later change does.
  if (updatedAt > createdAt) days.addTo(dayOf(updatedAt), [0, 1, 0]);
  for (const { outcome, endedAt } of generationsOf(history)) {
    if (endedAt && outcome === 'completed') days.addTo(dayOf(endedAt), [0, 0, 1]);
  }
  return new Map(Object.entries(days.toSums()));
}

/**
 * Sums of proposals (`createdSums`) for a period: what was started on a day counts for its row of the timeline. These
 * can be kept, and added again (`addPeriod`).
 */
export function periodSums(period: AnalyticsPeriod, all: Iterable<Sums>): Sums {
  const tally = new SumTally();
  for (const [name, numbers] of [...all].flatMap((sums) => Object.entries(sums))) {
    const day = name.startsWith(startedOn) ? name.slice(startedOn.length) : undefined;
    tally.addTo(day ? inRow + timelineRowOf(period, momentOf(day)) : name, numbers);
  }
  return tally.toSums();
}

/** Computes the figures of /proposals/analytics (STATS-02) from sums, or proposal by proposal, in any order. */
export class AnalyticsTally {
  private readonly recentFrom: Date;
  private readonly created = new SumTally();
  private readonly days = new SumTally();
  private recent = 0;

  /** `own`: the currency of the organization, which comes first. */
  constructor(
    private readonly period: AnalyticsPeriod,
    private readonly now: Date,
    private readonly own?: string,
  ) {
    this.recentFrom = recentStart(now);
  }

  /** Adds a proposal of the period. */
  add(proposal: AnalyzedProposal): void {
    this.addCreated(createdSums(proposal));
    if (proposal.createdAt > this.recentFrom) this.addRecent(1);
  }

  /** Adds proposals of the period by their sums (`createdSums`); recent ones are added by number. */
  addCreated(sums: Sums): void {
    this.addPeriod(periodSums(this.period, [sums]));
  }

  /** The same for sums that are those of a period already (`periodSums`). */
  addPeriod(sums: Sums): void {
    this.created.add(sums);
  }

  /** Adds this many proposals that are recent (STATS-04). */
  addRecent(count: number): void {
    this.recent += count;
  }

  /** Adds a proposal that changed in the days of the daily summary, whatever its age. */
  addActivity(proposal: Pick<AnalyzedProposal, 'createdAt' | 'updatedAt' | 'history'>): void {
    for (const [day, counts] of activitySums(proposal)) this.addDay(day, counts);
  }

  /** Adds what happened on a day: created, updated, completed. */
  addDay(day: string, counts: readonly number[]): void {
    this.days.addTo(day, counts);
  }

  private timeline() {
    const rows = new Map(this.created.under(inRow));
    const timeline = timelineRows(this.period, this.now).map((period) => {
      const [generated = 0, completed = 0, failed = 0, timed = 0, took = 0] = rows.get(period) ?? [];
      const avgTime = averageMinutes(timed, took);
      return { period, generated, completed, failed, ...(avgTime !== undefined && { avgTime }) };
    });
    // If nothing was generated, the timeline is empty, and the page says so.
    return timeline.some(({ generated }) => generated > 0) ? timeline : [];
  }

  private categories() {
    const money = new Map<string, MoneyTally>();
    for (const [name, [count = 0, amount = 0]] of this.created.under('categoryMoney:')) {
      const [currency = ''] = name.split(separator, 1);
      const category = name.slice(currency.length + separator.length);
      const tally = money.get(category) ?? new MoneyTally();
      money.set(category, tally);
      tally.add({ currency, amount }, count);
    }
    return [...this.created.under('category:')]
      .sort(([name, [count = 0]], [other, [than = 0]]) => than - count || inOrder(name, other))
      .map(([category, [count = 0, halves = 0, requested = 0, timed = 0, took = 0]], place) => ({
        category,
        count,
        successRate: halves / 2 / count,
        avgTime: averageMinutes(timed, took) ?? assumedGenerationMinutes,
        avgAmount: requested / count,
        averages: (money.get(category) ?? new MoneyTally()).averages(this.own),
        color: categoryColor(place),
      }));
  }

  result() {
    const { created } = this;
    const [total, requested, largeGrants, attention, others] = [0, 1, 2, 3, 4].map((place) =>
      created.at('all', place),
    ) as [number, number, number, number, number];
    const byStatus = proposalStatusNames.flatMap((status) => {
      const count = created.at(`status:${status}`);
      return count === 0 ? [] : [{ status, count }];
    });
    const money = new MoneyTally();
    for (const [currency, [count = 0, amount = 0]] of created.under('money:')) {
      money.add({ currency, amount }, count);
    }
    return {
      period: this.period,
      from: periodStart(this.period, this.now).toISOString(),
      to: this.now.toISOString(),
      metrics: {
        total,
        recent: this.recent,
        largeGrants,
        needsAttention: attention,
        successful: byStatus.reduce((sum, { status, count }) => sum + (isSuccess(status) ? count : 0), 0),
        successRate: successRateOf(byStatus),
        averageValue: shareOf(requested, total),
        averages: money.averages(this.own),
        otherCurrencies: others,
        grantDiversity: [...created.under('grant:')].length,
      },
      daily: summaryDays(this.now).map((date) => {
        const [made, updated, completed] = [0, 1, 2].map((place) => this.days.at(date, place)) as Three;
        return { date, created: made, updated, completed };
      }),
      byStatus,
      timeline: this.timeline(),
      categories: this.categories(),
    };
  }
}

type Three = [number, number, number];
