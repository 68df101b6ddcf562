import { readProfile } from '@harambee/domain';
import fc from 'fast-check';
import { organization, statsOf } from '../testing/answers.ts';
import { ownRowOf, rowOf } from './leaderboard-row.ts';

const shown = (changes: Parameters<typeof organization>[1], period: Parameters<typeof rowOf>[1]) => {
  const { points, previous } = rowOf(organization(1, changes), period, 'me');
  return [points, previous];
};

test('real points of the period and of the one before win over every formula', () => {
  for (const period of ['daily', 'weekly', 'monthly', 'allTime'] as const)
    expect(shown({ points: 1_000, periodPoints: 70, previousPoints: 0 }, period)).toEqual([70, 0]);
});

test.each([
  ['daily', 10, 9],
  ['weekly', 100, 90],
  ['monthly', 420, 378],
  ['allTime', 1_200, 1_080],
] as const)('%s without figures of the period: %i points, %i before', (period, points, previous) => {
  const missing = { points: 100, periodPoints: undefined, previousPoints: undefined };
  expect(shown(missing, period)).toEqual([points, previous]);
});

test('only the points before are missing: 90 percent of the real ones', () => {
  expect(shown({ periodPoints: 100, previousPoints: undefined }, 'weekly')).toEqual([100, 90]);
});

test('own is who has the own tenant id, and nobody without one', () => {
  expect(rowOf(organization(1, { tenantId: 'me' }), 'weekly', 'me').isOwn).toBe(true);
  expect(rowOf(organization(1, { tenantId: 'you' }), 'weekly', 'me').isOwn).toBe(false);
});

test('the row of the own figures: 10 a proposal, 50 completed, 30 approved, 5 under review (R9-17)', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), fc.nat(500), fc.nat(500), (total, completed, approved, review) => {
      const stats = statsOf(total, { completed, approved, under_review: review });
      const row = ownRowOf({ stats, profile: null, name: 'Maji', period: 'weekly' });
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
  expect(ownRowOf({ stats: statsOf(1), profile, name: 'Maji', period: 'weekly' })).toMatchObject({
    id: 'p1',
    name: 'Afya Bora',
    letters: 'AB',
    about: 'Kisumu · Health',
    isOwn: true,
  });
});
