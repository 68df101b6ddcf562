import fc from 'fast-check';
import { type ProposalStatus, proposalStatusNames } from '../proposal-status.ts';
import { categoryColor } from './proposal-analytics.ts';
import { analyticsPeriodNames, periodStart, summaryDays } from './proposal-analytics-periods.ts';
import { AnalyticsTally, type AnalyzedProposal, generationsOf } from './proposal-analytics-tally.ts';

const now = new Date('2026-11-21T04:00:00Z');
const minute = 60_000;
const at = (minutes: number) => new Date(now.getTime() - minutes * minute);
const steps = (...moves: [ProposalStatus, number][]) => moves.map(([to, ago]) => ({ to, at: at(ago) }));

const status = fc.constantFrom(...proposalStatusNames);
const period = fc.constantFrom(...analyticsPeriodNames);

/** Proposals of a period with any status, and a history in order of time. */
const proposalsOf = (name: (typeof analyticsPeriodNames)[number]) => {
  const start = periodStart(name, now).getTime();
  const moment = fc.integer({ min: start, max: now.getTime() }).map((time) => new Date(time));
  return fc.array(
    fc.record({
      status,
      category: fc.constantFrom(
        '',
        'Education',
        'Healthcare',
        'arts_and_culture',
        '__proto__',
        'constructor',
      ),
      grantId: fc.constantFrom('', 'A', 'B', '__proto__'),
      requestedAmount: fc.option(fc.nat({ max: 3_000_000 }), { nil: undefined }),
      createdAt: moment,
      updatedAt: moment,
      history: fc
        .array(fc.record({ to: status, at: moment }), { maxLength: 8 })
        .map((moves) => moves.sort((one, other) => one.at.getTime() - other.at.getTime())),
    }),
    { maxLength: 25 },
  );
};
const cases = period.chain((name) => fc.tuple(fc.constant(name), proposalsOf(name)));

function tallied(name: (typeof analyticsPeriodNames)[number], proposals: AnalyzedProposal[]) {
  const tally = new AnalyticsTally(name, now);
  for (const proposal of proposals) tally.add(proposal);
  for (const proposal of proposals) tally.addActivity(proposal);
  return tally.result();
}
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test('the parts add up to the whole, and every share is one', () => {
  fc.assert(
    fc.property(cases, ([name, proposals]) => {
      const { metrics, byStatus, categories, timeline, daily } = tallied(name, proposals);
      expect(metrics.total).toBe(proposals.length);
      expect(sum(byStatus.map(({ count }) => count))).toBe(metrics.total);
      const withCategory = proposals.filter(({ category }) => category !== '');
      expect(sum(categories.map(({ count }) => count))).toBe(withCategory.length);
      expect(metrics.needsAttention).toBeLessThanOrEqual(metrics.total);
      expect(metrics.successRate * metrics.total).toBeCloseTo(metrics.successful);
      const asked = sum(proposals.map(({ requestedAmount = 0 }) => requestedAmount));
      expect(metrics.averageValue * metrics.total).toBeCloseTo(asked, 3);
      const generations = proposals.flatMap(({ history }) => generationsOf(history));
      expect(sum(timeline.map(({ generated }) => generated))).toBe(generations.length);
      for (const { generated, completed, failed } of timeline) {
        expect(completed + failed).toBeLessThanOrEqual(generated);
      }
      for (const { successRate } of categories) {
        expect(successRate).toBeGreaterThanOrEqual(0);
        expect(successRate).toBeLessThanOrEqual(1);
      }
      expect(daily.map(({ date }) => date)).toEqual(summaryDays(now));
    }),
  );
});

test('the order in which proposals come changes nothing', () => {
  fc.assert(
    fc.property(cases, ([name, proposals]) => {
      const one = tallied(name, proposals);
      const other = tallied(name, [...proposals].reverse());
      expect(other.byStatus).toEqual(one.byStatus);
      expect(other.metrics).toEqual(one.metrics);
      expect(other.categories.map(({ category, count }) => [category, count])).toEqual(
        one.categories.map(({ category, count }) => [category, count]),
      );
    }),
  );
});

test('averages are of one currency each; what is large is known of dollars alone', () => {
  const of = (requestedAmount: number, currency?: string): AnalyzedProposal => ({
    ...{ status: 'submitted', category: 'Education', grantId: '', requestedAmount, history: [] },
    ...(currency && { currency }),
    createdAt: now,
    updatedAt: now,
  });
  const tally = new AnalyticsTally('30days', now, 'EUR');
  for (const one of [of(4_000_000, 'KES'), of(2_000_000, 'KES'), of(30), of(10, ''), of(7, 'EUR')])
    tally.add(one);
  const { metrics, categories } = tally.result();
  const averages = [
    { currency: 'EUR', amount: 7 },
    { currency: 'KES', amount: 3_000_000 },
    { currency: 'USD', amount: 20 },
  ];
  expect(metrics).toMatchObject({ averages, averageValue: 8, largeGrants: 0, otherCurrencies: 3 });
  expect(categories).toMatchObject([{ averages, avgAmount: 8 }]);
});

test('categories come the largest first, and take the colors in turn', () => {
  fc.assert(
    fc.property(cases, ([name, proposals]) => {
      const { categories } = tallied(name, proposals);
      const counts = categories.map(({ count }) => count);
      expect(counts).toEqual([...counts].sort((one, other) => other - one));
      expect(categories.map(({ color }) => color)).toEqual(
        categories.map((_, place) => categoryColor(place)),
      );
    }),
  );
});

test('a generation runs from its start to the next end; one that goes on has none', () => {
  const history = steps(
    ['draft', 100],
    ['generating', 90],
    ['failed', 80],
    ['generating', 70],
    ['completed', 40],
    ['generating', 5],
  );
  expect(generationsOf(history)).toEqual([
    { startedAt: at(90), outcome: 'failed', endedAt: at(80) },
    { startedAt: at(70), outcome: 'completed', endedAt: at(40) },
    { startedAt: at(5) },
  ]);
});

const proposal = (changes: Partial<AnalyzedProposal>): AnalyzedProposal => ({
  status: 'completed',
  category: 'Education',
  grantId: 'A',
  requestedAmount: 1_000,
  createdAt: at(60),
  updatedAt: at(60),
  history: [],
  ...changes,
});

test('times come from the records, only completed texts count, and 12.5 minutes stand where there are none', () => {
  const { categories, timeline } = tallied('7days', [
    proposal({ history: steps(['generating', 50], ['completed', 40]) }),
    proposal({ history: steps(['generating', 60], ['completed', 40]) }),
    proposal({ history: steps(['generating', 200], ['failed', 40]) }),
    proposal({ category: 'Healthcare' }),
  ]);
  expect(categories.map(({ category, avgTime }) => [category, avgTime])).toEqual([
    ['Education', 15],
    ['Healthcare', 12.5],
  ]);
  expect(timeline.at(-1)).toEqual({
    period: '2026-11-21',
    generated: 3,
    completed: 2,
    failed: 1,
    avgTime: 15,
  });
});

test('without a generation there is no timeline', () => {
  expect(tallied('12months', [proposal({})]).timeline).toEqual([]);
});

test('recent is less than seven days old', () => {
  const day = 24 * 60;
  const { metrics } = tallied('30days', [
    proposal({ createdAt: at(6 * day) }),
    proposal({ createdAt: at(8 * day) }),
  ]);
  expect(metrics.recent).toBe(1);
});
