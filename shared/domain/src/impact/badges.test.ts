import fc from 'fast-check';
import {
  type BadgeCounts,
  badgeIds,
  badgePercent,
  badgesFor,
  derivedBadges,
  recentBadges,
} from './badges.ts';

const nothing: BadgeCounts = { total: 0, completed: 0, approved: 0, under_review: 0 };
const earnedWith = (counts: Partial<BadgeCounts>) =>
  badgesFor({ ...nothing, ...counts })
    .filter(({ earned }) => earned)
    .map(({ id }) => id);

test('the catalog has its badges, each with rarity and category', () => {
  expect(
    badgesFor(nothing).map(({ id, rarity, category, progress }) => [id, rarity, category, progress.required]),
  ).toEqual([
    ['first_steps', 'common', 'milestone', 1],
    ['proposal_creator', 'uncommon', 'milestone', 5],
    ['proposal_master', 'rare', 'achievement', 3],
    ['success_champion', 'rare', 'achievement', 2],
    ['active_contributor', 'uncommon', 'engagement', 3],
    ['platform_pioneer', 'legendary', 'community', 1],
  ]);
});

test.each([
  ['first_steps', 'total', 1],
  ['proposal_creator', 'total', 5],
  ['proposal_master', 'approved', 3],
  ['success_champion', 'completed', 2],
  ['active_contributor', 'under_review', 3],
] as const)('%s is earned with %s of %i, not with one less', (id, counts, required) => {
  expect(earnedWith({ [counts]: required })).toContain(id);
  expect(earnedWith({ [counts]: required - 1 })).not.toContain(id);
});

test('a new organization has Platform Pioneer and nothing else', () => {
  expect(earnedWith({})).toEqual(['platform_pioneer']);
});

test('progress never exceeds the required count, and is full exactly when the badge is earned', () => {
  const count = fc.nat({ max: 20 });
  fc.assert(
    fc.property(
      fc.record({ total: count, completed: count, approved: count, under_review: count }),
      (counts) => {
        for (const { earned, progress } of badgesFor(counts)) {
          expect(progress.current).toBeLessThanOrEqual(progress.required);
          expect(earned).toBe(progress.current === progress.required);
        }
      },
    ),
  );
});

test.each([
  [{}, ['platform_pioneer']],
  [{ total: 1 }, ['platform_pioneer', 'first_steps']],
  [{ total: 1, completed: 1 }, ['platform_pioneer', 'first_steps', 'completion_master']],
])('derived badges with %j', (counts, ids) => {
  expect(derivedBadges({ ...nothing, ...counts }).map(({ id }) => id)).toEqual(ids);
});

test('recent badges are the derived ones and the earned ones of the catalog, each once', () => {
  const ids = recentBadges({ total: 5, completed: 2, approved: 0, under_review: 0 }).map(({ id }) => id);
  expect(ids).toEqual([
    'platform_pioneer',
    'first_steps',
    'completion_master',
    'proposal_creator',
    'success_champion',
  ]);
});

test('two of six are 33 percent', () => {
  expect([badgePercent(2), badgePercent(0), badgePercent(badgeIds.length)]).toEqual([33, 0, 100]);
});
