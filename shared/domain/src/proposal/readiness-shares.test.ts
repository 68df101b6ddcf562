import { isPresentMeasure, presentMeasure, shownShares } from './readiness-shares.ts';

test('nothing is more convincing than complete before somebody has read the text', () => {
  const shares = { complete: 80, convincing: 95 };
  expect(shownShares(shares)).toEqual({ complete: 80, convincing: 80 });
  expect(shownShares({ ...shares, convincing: 60 })).toEqual({ complete: 80, convincing: 60 });
  expect(shownShares({ ...shares, readAt: '2026-11-23T07:00:00.000Z' })).toEqual(shares);
});

test('a score of before has no shares and is of another measure', () => {
  expect(shownShares({})).toBeUndefined();
  expect(isPresentMeasure({})).toBe(false);
  expect(isPresentMeasure({ measure: 1 })).toBe(false);
  expect(isPresentMeasure({ measure: presentMeasure })).toBe(true);
});
