import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { mergeRows, undecided } from './merge-rows.ts';

interface Row {
  id?: string;
  text: string;
  amount: number;
}
const row = (id: string, text = id, amount = 1): Row => ({ id, text, amount });
const [a, b, c] = [row('a'), row('b'), row('c')];
const merge = (read: unknown[], mine: unknown[], theirs: unknown[]) =>
  mergeRows('id', { read, mine, theirs });

test('rows of both stay: changed, added, removed and moved', () => {
  expect(merge([a, b, c], [row('a', 'mine'), b, c], [a, b, row('c', 'theirs')])).toEqual([
    row('a', 'mine'),
    b,
    row('c', 'theirs'),
  ]);
  expect(merge([a, b], [a, row('m'), b], [a, row('t'), b])).toEqual([a, row('t'), row('m'), b]);
  expect(merge([a, b, c], [a, c], [a, b, c, row('t')])).toEqual([a, c, row('t')]);
  expect(merge([a, b, c], [c, a, b], [a, row('b', 'theirs'), c])).toEqual([c, a, row('b', 'theirs')]);
  expect(merge([a, b], [], [a, b])).toEqual([]);
});

test('different cells of one row both stay; of the same cell a person decides', () => {
  expect(merge([a], [row('a', 'mine', 1)], [row('a', 'a', 9)])).toEqual([row('a', 'mine', 9)]);
  expect(merge([a], [row('a', 'mine')], [row('a', 'theirs')])).toBe(undecided);
  expect(merge([a], [row('a', 'same')], [row('a', 'same')])).toEqual([row('a', 'same')]);
});

test('a removal against a change asks, whoever removed', () => {
  expect(merge([a, b], [a], [a, row('b', 'theirs')])).toBe(undecided);
  expect(merge([a, b], [a, row('b', 'mine')], [a])).toBe(undecided);
  expect(merge([a, b], [a], [a])).toEqual([a]);
});

test('the same new row of both is there once; two different rows of one id are asked about', () => {
  const fresh = { text: 'new', amount: 2 };
  expect(merge([a], [a, fresh], [a, { id: 'of the server', ...fresh }])).toEqual([
    a,
    { id: 'of the server', ...fresh },
  ]);
  expect(merge([], [row('n', 'mine')], [row('n', 'theirs')])).toBe(undecided);
  expect(merge([a], [a, fresh, fresh], [a, fresh])).toEqual([a, fresh, fresh]);
});

test('rows moved in different ways are asked about; in the same way they stay', () => {
  expect(merge([a, b, c], [c, a, b], [b, a, c])).toBe(undecided);
  expect(merge([a, b, c], [c, a, b], [c, a, b])).toEqual([c, a, b]);
});

test('rows without a key are recognized by their words and place, and never mixed', () => {
  const line = (text: string, amount = 1) => ({ text, amount });
  expect(
    merge([line('a'), line('b')], [line('a', 5), line('b')], [line('a'), line('b', 7), line('new')]),
  ).toEqual([line('a', 5), line('b', 7), line('new')]);
  expect(merge([line('a')], [line('mine')], [line('a', 9)])).toBe(undecided);
  expect(merge(['One', 'Two'], ['One', 'Two, better'], ['Zero', 'One', 'Two'])).toEqual([
    'Zero',
    'One',
    'Two, better',
  ]);
});

test('an id that a row gets when another one refers to it does not get lost', () => {
  const line = { text: 'a', amount: 1 };
  expect(merge([line], [{ ...line, id: 'x' }], [{ ...line, amount: 3 }])).toEqual([
    { id: 'x', text: 'a', amount: 3 },
  ]);
});

test('of two rows with one id none gets lost', () => {
  expect(merge([a], [a, row('a', 'second')], [a])).toEqual([a, row('a', 'second')]);
});

type Edit =
  | { kind: 'keep' }
  | { kind: 'remove' }
  | { kind: 'text'; to: string }
  | { kind: 'amount'; to: number };
const edit = fc.oneof(
  fc.constant<Edit>({ kind: 'keep' }),
  fc.constant<Edit>({ kind: 'remove' }),
  fc.record({ kind: fc.constant('text' as const), to: fc.string({ minLength: 1 }) }),
  fc.record({ kind: fc.constant('amount' as const), to: fc.nat() }),
);
const apply = (rows: Row[], edits: Edit[], from: (index: number) => boolean): Row[] =>
  rows.flatMap((one, index) => {
    const change = from(index) ? edits[index] : undefined;
    if (!change || change.kind === 'keep') return [one];
    return change.kind === 'remove' ? [] : [{ ...one, [change.kind]: change.to }];
  });

const scene = fc.uniqueArray(fc.uuid(), { maxLength: 8 }).chain((ids) =>
  fc.record({
    read: fc.constant(ids.map((id, index) => row(id, `text ${index}`, index))),
    edits: fc.array(edit, { minLength: ids.length, maxLength: ids.length }),
    owners: fc.array(fc.boolean(), { minLength: ids.length, maxLength: ids.length }),
    mine: fc.array(fc.string({ minLength: 1 }), { maxLength: 3 }),
    theirs: fc.array(fc.string({ minLength: 1 }), { maxLength: 3 }),
  }),
);

test('changes of different rows and new rows of both: all of them, whoever is “I”', () => {
  fc.assert(
    fc.property(scene, ({ read, edits, owners, mine: mineNew, theirs: theirsNew }) => {
      const added = (who: string, texts: string[]) => texts.map((text, at) => row(`${who} ${at}`, text));
      const mine = [...apply(read, edits, (index) => owners[index] === true), ...added('m', mineNew)];
      const theirs = [...apply(read, edits, (index) => owners[index] === false), ...added('t', theirsNew)];
      const both = [...apply(read, edits, () => true), ...added('t', theirsNew), ...added('m', mineNew)];
      expect(merge(read, mine, theirs)).toEqual(both);
      const other = merge(read, theirs, mine) as Row[];
      const byId = (rows: Row[]) => [...rows].sort((one, two) => (String(one.id) < String(two.id) ? -1 : 1));
      expect(byId(other)).toEqual(byId(both));
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('any two versions: no word is made up, and equal changes never ask', () => {
  const rows = fc.array(
    fc.record(
      { id: fc.constantFrom('a', 'b', 'c', 'd'), text: fc.constantFrom('x', 'y'), amount: fc.nat(2) },
      {
        requiredKeys: ['text', 'amount'],
      },
    ),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(rows, rows, rows, (read, mine, theirs) => {
      expect(merge(read, mine, mine)).toHaveLength(mine.length);
      const result = merge(read, mine, theirs);
      if (result === undecided) return;
      const cellsOf = (list: unknown[]) => new Set((list as Row[]).map(({ text }) => text));
      const known = cellsOf([...mine, ...theirs]);
      for (const text of cellsOf(result as Row[])) expect(known).toContain(text);
    }),
    { numRuns: propertyRuns(1_000) },
  );
});
