import { cellAt, changedCells, isWithin } from '../cells.ts';
import { inconsistencies } from '../consistency.ts';
import { bothOf } from './seeded-error.ts';
import { seededErrors } from './seeded-errors.ts';

const named = seededErrors.map((error) => [error.id, error] as const);
const ofKind = (kind: string) => seededErrors.filter((error) => error.kind === kind).length;

test('there are sixty, each once, of all three kinds', () => {
  expect(new Set(seededErrors.map(({ id }) => id)).size).toBe(60);
  expect(seededErrors).toHaveLength(60);
  expect(ofKind('contradiction')).toBeGreaterThanOrEqual(30);
  expect(ofKind('leftover')).toBeGreaterThanOrEqual(12);
  expect(ofKind('personal_data')).toBeGreaterThanOrEqual(12);
});

test('all five applications have errors, with a plan and in prose', () => {
  expect(new Set(seededErrors.map(({ of }) => of)).size).toBe(10);
});

test.each(named)('%s changes its place and nothing else', (_id, { of, apply, places: [place, other] }) => {
  const spoiled = apply(of);
  const paths = changedCells(of, spoiled);
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !isWithin(path, place))).toEqual([]);
  expect(cellAt(spoiled, place)).toBeDefined();
  if (other !== undefined) expect(cellAt(spoiled, other)).toEqual(cellAt(of, other));
});

test.each(named)('%s is in an application without other errors', (_id, { of }) => {
  expect(inconsistencies(of)).toEqual([]);
});

test('both values must be in the message, each as a whole number', () => {
  const eightAndSix = bothOf('8|eight', '6|six');
  expect(eightAndSix.test('Six posts are budgeted, and the method speaks of eight.')).toBe(true);
  expect(eightAndSix.test('180 workers and 6 posts')).toBe(false);
});
