import { readCall } from '@harambee/calls';
import { heldOutCalls, seenCalls } from '@harambee/calls/testing';
import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { callProblems, emptyCall } from '@harambee/domain';
import type { CallFinding } from '@harambee/domain/schemas';
import fc from 'fast-check';
import {
  accept,
  acceptSure,
  drop,
  isOpen,
  makeOfLine,
  noDecisions,
  type Review,
  reopen,
  sureOnes,
  unmakeLine,
} from './decide.ts';
import { segmentsOf } from './segments.ts';

const allCalls = [...seenCalls, ...heldOutCalls];
const none: Review = { content: emptyCall, decisions: noDecisions };
const shared = { origin: 'rules', confidence: 'sure' } as const;
const at = (line: number) => ({ page: 1, line, text: `Line ${line}` });
const question = (id: string, line: number): CallFinding => ({
  ...shared,
  id,
  source: at(line),
  table: 'questions',
  cells: { text: `Question ${id}` },
});
const named = (id: string, name: string): CallFinding => ({ ...shared, id, source: at(1), fields: { name } });

test.each(allCalls.map((call) => [call.id, call] as const))(
  '%s: what is accepted and taken back again leaves no trace, in whatever order',
  (_name, { pages }) => {
    const { findings } = readCall(pages);
    fc.assert(
      fc.property(fc.shuffledSubarray(findings), (chosen) => {
        const accepted = chosen.reduce(accept, none);
        const back = [...chosen].reverse().reduce(reopen, accepted);
        expect(back).toEqual(none);
      }),
      { numRuns: propertyRuns(5) },
    );
  },
);

test.each(allCalls.map((call) => [call.id, call] as const))(
  '%s: each line and each finding is shown once, and accepted questions keep the order of the text',
  (_name, { pages }) => {
    const reading = readCall(pages);
    const segments = segmentsOf({ pages: pages.map((page) => [...page]), ...reading });
    expect(segments.flatMap(({ findings }) => findings)).toHaveLength(reading.findings.length);
    const lines = segments.flatMap((segment) => segment.lines.map(({ page, line }) => `${page}:${line}`));
    expect(new Set(lines).size).toBe(lines.length);
    const { content } = acceptSure(none, [...reading.findings].reverse());
    const places = content.questions.map(({ source }) => (source ? source.page * 100_000 + source.line : 0));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(callProblems({ ...content, name: 'A call' }).map(({ message }) => message)).not.toContain(
      'Questions: each question needs an id of its own',
    );
  },
);

test('of two sure findings that contradict each other the first is accepted, and the other stays open', () => {
  const both = [named('a', 'Small grants'), named('b', 'Large grants')];
  const after = acceptSure(none, both);
  expect(after.content.name).toBe('Small grants');
  expect(both.map((finding) => isOpen(after, finding))).toEqual([false, true]);
  expect(sureOnes(after, both)).toEqual([]);
});

test('taking back an earlier one of two leaves the later one', () => {
  const [one, other] = [named('a', 'Small grants'), named('b', 'Large grants')];
  const both = accept(accept(none, one), other);
  expect(reopen(both, one).content).toEqual(both.content);
  expect(reopen(both, other).content.name).toBe('Small grants');
});

test('what is dropped changes nothing, and can be opened again', () => {
  const dropped = drop(none, question('a', 3));
  expect(dropped.content).toBe(none.content);
  expect(reopen(dropped, question('a', 3))).toEqual(none);
});

test('a table that is full takes no more', () => {
  const rows = Array.from({ length: 201 }, (_, place) => question(`q${place}`, place + 1));
  const after = rows.reduce(accept, none);
  expect(after.content.questions).toHaveLength(200);
  expect(isOpen(after, rows[200] as CallFinding)).toBe(true);
});

test('a line becomes guidance of the question before it, a row, or nothing, and what it was again', () => {
  const one = accept(accept(none, question('a', 3)), question('b', 9));
  const helped = makeOfLine(one, { page: 1, line: 5, text: ' Think of people. ' }, 'help', 'r1');
  expect(helped.content.questions.map(({ help }) => help)).toEqual(['Think of people.', '']);
  expect(unmakeLine(helped, { page: 1, line: 5 })).toEqual(one);
  const row = makeOfLine(one, { page: 1, line: 6, text: 'Why?' }, 'questions', 'r2');
  expect(row.content.questions.map(({ text }) => text)).toEqual(['Question a', 'Why?', 'Question b']);
  expect(unmakeLine(row, { page: 1, line: 6 })).toEqual(one);
  // Before the first question there is none to guide.
  expect(makeOfLine(one, { page: 1, line: 2, text: 'Hello' }, 'help', 'r3')).toBe(one);
});
