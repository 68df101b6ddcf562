import { statusAnswer, timelineAnswer } from './words.ts';

const row = (period: string, generated: number) => ({ period, generated, completed: generated, failed: 0 });
const days = (...counts: number[]) => counts.map((count, place) => row(`2026-11-0${place + 1}`, count));

test.each([
  [[1, 3], '7days', 'on Nov 2: 3.'],
  [[2, 2, 1], '7days', 'on Nov 1 and Nov 2: 2 each.'],
  [[2, 2], '30days', 'in the weeks of Nov 1 and Nov 2: 2 each.'],
  [[1, 1, 1, 1, 1], '30days', 'in 5 weeks alike: 1 each.'],
] as const)('days with %p over %s: the most were started %s', (counts, period, words) => {
  expect(timelineAnswer(days(...counts), period)).toContain(`Most were started ${words}`);
});

const statuses = (draft: number, submitted: number, rejected: number) => [
  { status: 'draft' as const, count: draft },
  { status: 'submitted' as const, count: submitted },
  { status: 'rejected' as const, count: rejected },
];

test.each([
  [3, 1, 1, 'Most are draft: 3 of 5.'],
  [2, 1, 1, 'The largest part is draft: 2 of 4.'],
  [1, 1, 0, 'The largest part is draft and submitted: 1 of 2 each.'],
])('%i drafts, %i submitted, %i rejected: %s', (draft, submitted, rejected, words) => {
  expect(statusAnswer(statuses(draft, submitted, rejected), (status) => status)).toBe(words);
});
