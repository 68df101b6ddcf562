import type { CallFinding } from '@harambee/domain/schemas';
import { noDecisions } from '../decide.ts';
import { withModelFindings } from './with-model-findings.ts';

const rules = { origin: 'rules', confidence: 'sure' } as const;
const model = { origin: 'model', confidence: 'maybe' } as const;
const at = (line: number) => ({ page: 1, line, text: `Line ${line}` });
const question = (
  line: number,
  text: string,
  by: typeof rules | typeof model = rules,
  id = 'r1',
): CallFinding => ({
  ...by,
  id,
  source: at(line),
  table: 'questions',
  cells: { text },
});
const lines = ['Call', 'Closes soon', '1. Why?', '2. How?', 'Who?', 'Budget'];
const reading = {
  pages: [lines],
  findings: [
    question(3, 'Why?'),
    { ...rules, id: 'r2', source: at(2), fields: { deadlineDay: '2027-01-31', deadlineTime: '17:00' } },
  ] as CallFinding[],
  unread: [4, 5, 6].map((line) => ({ page: 1, line })),
};
const merged = (
  findings: CallFinding[],
  used = noDecisions.lines,
  rests = findings.map(({ source }) => source),
) => withModelFindings(reading, { findings, lines: rests }, used);

test('what the rules missed is added in the order of the text, with an id of its own; its lines are understood', () => {
  const { reading: next, added } = merged([
    question(5, 'Who?', model, 'm9'),
    question(4, 'How?', model, 'm3'),
  ]);
  expect(added.map(({ id, source }) => [id, source.line])).toEqual([
    ['m2', 4],
    ['m1', 5],
  ]);
  expect(next.findings.map(({ source }) => source.line)).toEqual([2, 3, 4, 5]);
  expect(next.unread).toEqual([{ page: 1, line: 6 }]);
  expect(next.pages).toBe(reading.pages);
  const again = withModelFindings(next, { findings: [question(6, 'Budget', model)], lines: [] }, {});
  expect(again.added.map(({ id }) => id)).toEqual(['m3']);
});

test.each<[string, CallFinding]>([
  ['a question of the same line', question(3, 'Why', model)],
  ['the same words in another line', question(6, ' why? ', model)],
  ['the same day', { ...model, id: 'm1', source: at(6), fields: { deadlineDay: '2027-01-31' } }],
  [
    'another reading of the same line',
    { ...model, id: 'm1', source: at(2), fields: { deadlineDay: '2028-01-31' } },
  ],
])('%s is not offered twice', (_what, finding) => {
  expect(merged([finding]).added).toEqual([]);
  expect(merged([finding]).reading.findings).toHaveLength(2);
});

test.each<[string, CallFinding]>([
  [
    'another day in another line',
    { ...model, id: 'm1', source: at(6), fields: { deadlineDay: '2027-02-28' } },
  ],
  [
    'an amount in the line of the deadline',
    { ...model, id: 'm1', source: at(2), fields: { mostAmount: 5_000 } },
  ],
  [
    'a criterion in the line of a question',
    { ...model, id: 'm1', source: at(3), table: 'criteria', cells: { text: 'Why?' } },
  ],
])('%s is offered', (_what, finding) => {
  expect(merged([finding]).added).toHaveLength(1);
});

test('where the rules are not sure of a line, another reading of it is offered; the same one is not', () => {
  const unsure = { ...reading, findings: [{ ...question(3, 'Why'), confidence: 'maybe' as const }] };
  const asked = (text: string) =>
    withModelFindings(unsure, { findings: [question(3, text, model)], lines: [] }, noDecisions.lines).added;
  expect(asked('Why? How?')).toHaveLength(1);
  expect(asked('Why')).toEqual([]);
});

test('a line of which a person has made something is left to the person', () => {
  const used = { '1:5': { as: 'questions', rowId: 'x' } } as const;
  const { reading: next, added } = merged([question(5, 'Who?', model)], used);
  expect(added).toEqual([]);
  expect(next.unread).toEqual(reading.unread);
});
