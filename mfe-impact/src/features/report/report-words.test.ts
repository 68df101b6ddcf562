import { categoryAnswer, timelineAnswer } from './report-words.ts';

const categories = (...counts: number[]) =>
  counts.map((proposals, place) => ({ category: `C${place + 1}`, proposals, amount: 0 }));

test.each([
  [[], 2, 'No proposal in this period has a category yet.'],
  [[2, 1], 3, 'Most of it goes to C1: 2 of 3 proposals.'],
  [[2, 1, 1], 5, 'The largest share goes to C1: 2 of 5 proposals.'],
  [[1, 1], 2, 'C1 and C2 are tied: 1 proposal each.'],
  [[1, 1, 1, 1, 1], 5, '5 categories are tied: 1 proposal each.'],
  [[1], 1, 'All of it goes to C1: 1 of 1 proposal.'],
])('%p of %i proposals: %s', (counts, total, words) => {
  expect(categoryAnswer(categories(...counts), total)).toBe(words);
});

const months = (...points: number[]) =>
  points.map((count, place) => ({ month: `2026-0${place + 1}`, proposals: 1, points: count }));

test.each([
  [[0, 0], 'No points were earned in this period.'],
  [[10, 260], 'In February 2026: 260 points, with 1 proposal started.'],
  [[60, 10, 60], 'In January 2026 and March 2026: 60 points each.'],
  [[10, 10, 10, 10], 'In 4 months: 10 points each.'],
])('months with %p points: %s', (points, words) => {
  expect(timelineAnswer(months(...points))).toBe(words);
});
