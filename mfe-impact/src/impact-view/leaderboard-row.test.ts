import { readProfile } from '@harambee/domain';
import fc from 'fast-check';
import { organization, statsOf, summaryOf } from '../testing/answers.ts';
import { ownRowOf, rowOf } from './leaderboard-row.ts';

const shown = (changes: Parameters<typeof organization>[1], period: Parameters<typeof rowOf>[1]) => {
  const { points, previous } = rowOf(organization(1, changes), period, 'me');
  return [points, previous];
};

test('real points of the period and of the one before win over every formula', () => {
  for (const period of ['daily', 'weekly', 'monthly', 'allTime'] as const)
    expect(shown({ points: 1_000, periodPoints: 70, previousPoints: 0 }, period)).toEqual([70, 0]);
});

test('of all time there is no period before, so none is shown', () => {
  expect(shown({ points: 335, periodPoints: 335, previousPoints: undefined }, 'allTime')).toEqual([
    335,
    undefined,
  ]);
});

test('what was not told is not made up', () => {
  const missing = { points: 100, periodPoints: undefined, previousPoints: undefined };
  for (const period of ['daily', 'weekly', 'monthly'] as const)
    expect(shown(missing, period)).toEqual([undefined, undefined]);
  expect(shown(missing, 'allTime')).toEqual([100, undefined]);
});

test('own is who has the own tenant id, and nobody without one', () => {
  expect(rowOf(organization(1, { tenantId: 'me' }), 'weekly', 'me').isOwn).toBe(true);
  expect(rowOf(organization(1, { tenantId: 'you' }), 'weekly', 'me').isOwn).toBe(false);
});

test('the row of the own figures: what the ledger says of the period, and nothing of other periods', () => {
  const summary = summaryOf(335, { pointsThisWeek: 165, pointsLastWeek: 65 });
  const own = (period: Parameters<typeof rowOf>[1]) => {
    const row = ownRowOf({ summary, stats: statsOf(9), profile: null, name: 'Maji', period });
    return [row.points, row.previous];
  };
  expect(own('weekly')).toEqual([165, 65]);
  expect(own('allTime')).toEqual([335, undefined]);
  for (const period of ['daily', 'monthly'] as const) expect(own(period)).toEqual([undefined, undefined]);
});

test('without the ledger, of all time: 10 a proposal, 50 completed, 30 approved, 5 under review (IMPACT-22)', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), fc.nat(500), fc.nat(500), (total, completed, approved, review) => {
      const stats = statsOf(total, { completed, approved, under_review: review });
      const row = ownRowOf({ summary: undefined, stats, profile: null, name: 'Maji', period: 'allTime' });
      expect(row.points).toBe(10 * total + 50 * completed + 30 * approved + 5 * review);
    }),
  );
});

test('the own row takes name, place and category of the profile', () => {
  const profile = readProfile({
    id: 'p1',
    name: 'Afya Bora',
    location: 'Kisumu',
    type: 'Healthcare & Wellness',
  });
  expect(
    ownRowOf({ summary: undefined, stats: statsOf(1), profile, name: 'Maji', period: 'weekly' }),
  ).toMatchObject({
    id: 'p1',
    name: 'Afya Bora',
    letters: 'AB',
    about: 'Kisumu · Health',
    isOwn: true,
  });
});
