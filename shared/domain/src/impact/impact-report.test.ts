import { dayOf } from '../format/calendar.ts';
import type { Requested } from '../format/money-sums.ts';
import { proposalStatusNames } from '../proposal/proposal-status.ts';
import { monthsBetween, projectStatus, reportFigures, reportStart, reportSums } from './impact-report.ts';
import { growthRate, percentOf } from './usage-events.ts';

const now = new Date('2027-03-17T12:00:00Z');

test.each([
  ['3months', '2027-01-01'],
  ['6months', '2026-10-01'],
  ['12months', '2026-04-01'],
] as const)('%s begin on %s', (period, day) => {
  expect(dayOf(reportStart(period, now))).toBe(day);
});

test('"all" begins with the month of the first record', () => {
  expect(dayOf(reportStart('all', now, new Date('2025-08-30T23:59:59Z')))).toBe('2025-08-01');
  expect(dayOf(reportStart('all', now))).toBe('2027-03-01');
});

test('months are consecutive across a new year', () => {
  expect(monthsBetween(new Date('2026-11-30T23:59:59Z'), new Date('2027-02-01T00:00:00Z'))).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
  ]);
});

test('completed stays completed, approved is active, everything else planned', () => {
  expect(proposalStatusNames.map(projectStatus)).toEqual(
    proposalStatusNames.map((status) =>
      status === 'completed' ? 'completed' : status === 'approved' ? 'active' : 'planned',
    ),
  );
});

test('approved and funded count as successful; a month has the points of the ledger', () => {
  const createdAt = new Date('2027-03-02T00:00:00Z');
  const of = (status: (typeof proposalStatusNames)[number], requestedAmount: number) => ({
    status,
    requestedAmount,
    category: 'Education',
    createdAt,
  });
  const figures = reportFigures(
    [of('approved', 5), of('funded', 6), of('rejected', 7)].map(reportSums),
    (month) => (month === '2027-03' ? 110 : 0),
    reportStart('3months', now),
    now,
  );
  expect(figures).toEqual({
    totalProposals: 3,
    successful: 2,
    successRate: 67,
    fundingSecured: 11,
    fundingSums: [{ currency: 'USD', amount: 11 }],
    timeline: [
      { month: '2027-01', proposals: 0, points: 0 },
      { month: '2027-02', proposals: 0, points: 0 },
      { month: '2027-03', proposals: 3, points: 110 },
    ],
    categories: [
      { category: 'Education', proposals: 3, amount: 18, sums: [{ currency: 'USD', amount: 18 }] },
    ],
  });
});

test("each currency has its own sums, the organization's first; dollar figures contain only dollars", () => {
  const of = (requestedAmount: number, asked: Pick<Requested, 'currency' | 'amount'> = {}) => ({
    ...({ status: 'funded', category: 'Education', requestedAmount, ...asked } as const),
    createdAt: now,
  });
  const proposals = [of(12), of(0, { currency: 'KES', amount: 900 }), of(0, { currency: 'EUR', amount: 5 })];
  const { fundingSecured, fundingSums, categories } = reportFigures(
    proposals.map(reportSums),
    () => 0,
    now,
    now,
    'EUR',
  );
  const sums = [
    { currency: 'EUR', amount: 5 },
    { currency: 'KES', amount: 900 },
    { currency: 'USD', amount: 12 },
  ];
  expect([fundingSecured, fundingSums]).toEqual([12, sums]);
  expect(categories).toEqual([{ category: 'Education', proposals: 3, amount: 12, sums }]);
});

test('percentages have one decimal; growth compares with the previous period, if there is one', () => {
  expect([percentOf(3, 7), percentOf(1, 0)]).toEqual([42.9, 0]);
  expect([growthRate(115, 100), growthRate(0, 4), growthRate(4, 4)]).toEqual([15, -100, 0]);
  expect([growthRate(3, 0), growthRate(0, 0)]).toEqual([undefined, undefined]);
});
