import type { CallFixture } from './call-truth.ts';
import { allCalls } from './calls.ts';
import { type FoundCall, foundAsTrue } from './found-call.ts';
import { type ScoredKind, scoreCall, shareOf } from './score-call.ts';

const kinds: ScoredKind[] = [
  'questions',
  'limits',
  'dates',
  'amounts',
  'eligibility',
  'attachments',
  'criteria',
];
const nothing: FoundCall = { eligibility: [], attachments: [], criteria: [], questions: [] };
const scoresOf = (read: (call: CallFixture) => FoundCall) =>
  allCalls.map((call) => scoreCall(call, read(call)));
const call = (id: string) => {
  const found = allCalls.find((one) => one.id === id);
  if (!found) throw new Error(`No call ${id}`);
  return { fixture: found, found: foundAsTrue(found.truth) };
};

test('the truth is all right', () => {
  const scores = scoresOf(({ truth }) => foundAsTrue(truth));
  expect(kinds.map((kind) => shareOf(scores, kind))).toEqual(kinds.map(() => ({ share: 1, wrong: 0 })));
});

test('nothing is right only where there is no deadline', () => {
  const scores = scoresOf(() => nothing);
  expect(kinds.filter((kind) => shareOf(scores, kind).share > 0)).toEqual(['dates']);
  expect(shareOf(scores, 'dates').share).toBeLessThan(0.15);
});

test('every line as a question is mostly wrong', () => {
  const scores = scoresOf(({ pages }) => ({
    ...nothing,
    questions: pages.flatMap((lines, page) =>
      lines.map((text, line) => ({ text, at: [page + 1, line + 1] as [number, number] })),
    ),
  }));
  const { share, wrong } = shareOf(scores, 'questions');
  expect(share).toBeLessThan(0.9);
  expect(wrong).toBeGreaterThan(1000);
});

test('a number before and a limit behind a question are no fault, other words are', () => {
  const { fixture, found } = call('eu-concept-note');
  const [first, ...others] = found.questions;
  if (!first) throw new Error('No question');
  const right = (text: string) =>
    scoreCall(fixture, { ...found, questions: [{ ...first, text }, ...others] }).questions.right;
  const all = fixture.truth.questions.length;
  expect(right(`2.1. ${first.text}`)).toBe(all);
  expect(right(`${first.text}  (max. 500 words)`)).toBe(all);
  expect(right(`2.1. ${first.text} (max. 500 words)`)).toBe(all);
  expect(right(`${first.text} Page 2 of 4`)).toBe(all - 1);
  expect(right(first.text.slice(0, 40))).toBe(all - 1);
});

test('whatever numbering stands before a question on its line is no fault', () => {
  const asOnLine = ({ pages, truth }: CallFixture): FoundCall => ({
    ...nothing,
    questions: truth.questions.map(({ text, at }) => {
      const line = (pages[at[0] - 1]?.[at[1] - 1] ?? '').replaceAll(/\s+/g, ' ').trim();
      const start = Math.max(0, line.indexOf(text.slice(0, 25)));
      return { text: line.slice(0, start) + text, at };
    }),
  });
  const scores = allCalls
    .filter(({ from }) => from !== 'xlsx')
    .map((one) => scoreCall(one, asOnLine(one)).questions);
  expect(scores.flatMap(({ missing }) => missing)).toEqual([]);
});

test('a field is neither right nor wrong, a tempting line is wrong', () => {
  const { fixture, found } = call('foundation-web-form');
  const { fields, noQuestions } = fixture.truth;
  const wrong = (more: FoundCall['questions']) =>
    scoreCall(fixture, { ...found, questions: [...found.questions, ...more] }).questions.wrong.length;
  expect(wrong(fields)).toBe(0);
  expect(wrong(noQuestions)).toBe(noQuestions.length);
});

test('a limit that is not in the call, in another unit or of one question alone is wrong', () => {
  const { fixture, found } = call('eu-concept-note');
  const spoiled = found.questions.map((question, index) => {
    if (index === 0) return { ...question, limit: { maximum: 500, unit: 'characters' as const } };
    if (index === 3) return { ...question, limit: { maximum: 900, unit: 'words' as const } };
    if (index === 6) return { ...question, limit: { maximum: 1, unit: 'words' as const } };
    return question;
  });
  const { limits } = scoreCall(fixture, { ...found, questions: spoiled });
  expect([limits.wanted - limits.right, limits.wrong.length]).toEqual([2, 3]);
});

test('a deadline is the same moment, and both readings where it is ambiguous', () => {
  const right = (id: string, change: Partial<NonNullable<FoundCall['deadline']>>) => {
    const { fixture, found } = call(id);
    if (!found.deadline) throw new Error('No deadline');
    return scoreCall(fixture, { ...found, deadline: { ...found.deadline, ...change } }).dates.right;
  };
  expect(right('eu-concept-note', { zone: 'Europe/Paris' })).toBe(1);
  expect(right('eu-concept-note', { zone: '+02:00' })).toBe(1);
  expect(right('eu-concept-note', { zone: 'Europe/London' })).toBe(0);
  expect(right('eu-concept-note', { zone: undefined })).toBe(0);
  expect(right('eu-concept-note', { time: undefined })).toBe(0);
  expect(right('council-pdf', { dates: ['2027-12-03', '2027-03-12'] })).toBe(1);
  expect(right('council-pdf', { dates: ['2027-03-12'] })).toBe(0);
});

test('the total of the fund is not the grant, and another currency is not the same', () => {
  const { fixture, found } = call('council-pdf');
  const score = (change: Partial<FoundCall>) => scoreCall(fixture, { ...found, ...change }).amounts;
  expect(score({ most: { value: 240_000, at: [1, 6] } })).toMatchObject({
    right: 1,
    wrong: [expect.anything()],
  });
  expect(score({ currency: 'EUR' }).right).toBe(0);
});
