import {
  badgesFor,
  countedStatuses,
  currencyOf,
  earningProposalsPerWeek,
  levelFor,
  MoneyTally,
  type ProposalStatus,
  pointsFor,
  pointsToNextLevel,
} from '@harambee/domain';
import { KnownAwardModel } from './known-award.model.ts';
import { KnownProposalModel } from './known-proposal.model.ts';

/** A group of proposals that count the same way. */
export interface Tally {
  status: ProposalStatus;
  category: string;
  week: string;
  reached: ProposalStatus[];
  currency?: string;
  count: number;
  /** Sum in that currency. */
  amount: number;
}

/** As `requestedOf` returns it. */
const amount = { $ifNull: ['$amount', '$requestedAmount'] };

/** Counted in the database, from an index. */
export const talliesOf = (tenantId: string): Promise<Tally[]> =>
  KnownProposalModel.aggregate<Tally>([
    { $match: { tenantId } },
    {
      $group: {
        _id: {
          ...{ status: '$status', category: '$category', week: '$week', reached: '$reached' },
          currency: '$currency',
          // Separates proposals that request an amount, so that these can be counted.
          asks: { $gt: [amount, 0] },
        },
        count: { $sum: 1 },
        amount: { $sum: amount },
      },
    },
    {
      $project: {
        _id: 0,
        status: '$_id.status',
        category: '$_id.category',
        week: '$_id.week',
        reached: '$_id.reached',
        currency: '$_id.currency',
        count: 1,
        amount: 1,
      },
    },
  ]).exec();

export const sumOf = (tallies: readonly Tally[]): number =>
  tallies.reduce((sum, { count }) => sum + count, 0);

/** What they request, in each currency. */
export function moneyOf(tallies: readonly Tally[]): MoneyTally {
  const money = new MoneyTally();
  for (const tally of tallies) money.add({ currency: currencyOf(tally), amount: tally.amount }, tally.count);
  return money;
}

/** Points, level and badges, by the formulas of the product. */
export async function standingOf(tenantId: string, tallies: readonly Tally[]) {
  const awards = await KnownAwardModel.aggregate<{ points: number }>([
    { $match: { tenantId } },
    { $group: { _id: null, points: { $sum: '$points' } } },
  ]);
  const weeks = new Map<string, number>();
  for (const { week, count } of tallies) weeks.set(week, (weeks.get(week) ?? 0) + count);
  const earning = [...weeks.values()].reduce(
    (sum, count) => sum + Math.min(count, earningProposalsPerWeek),
    0,
  );
  const reached = Object.fromEntries(
    countedStatuses.map((status) => [
      status,
      sumOf(tallies.filter((tally) => tally.reached.includes(status))),
    ]),
  ) as Record<(typeof countedStatuses)[number], number>;
  const points = pointsFor({ total: earning, ...reached, awards: awards[0]?.points ?? 0 });
  return {
    points,
    level: levelFor(points),
    toNextLevel: pointsToNextLevel(points),
    badges: badgesFor({ total: sumOf(tallies), ...reached }),
  };
}
