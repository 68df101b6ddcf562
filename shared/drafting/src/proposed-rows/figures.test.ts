import { emptyRow, type PlanTableName } from '@harambee/domain';
import { applications } from '../testing/judges/applications/applications.ts';
import type { Source } from '../testing/judges/applications/expected-rows.ts';
import { type ProposedFrom, type ProposedRow, proposedRows } from './index.ts';

const judged = ['outcomes', 'activities', 'people', 'risks', 'mechanisms'] as const;
type Cells = Record<string, unknown>;

/** Equal apart from capitals and articles (`testing/judges/README.md`). */
const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/\b(?:the|an?)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const isEqual = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string'
    ? plainWords(one) === plainWords(other)
    : JSON.stringify(one) === JSON.stringify(other);

/** True if the words of a proposed row overlap the expected ones. */
function overlaps({ sources: [source] }: ProposedRow, from: Source, answers: readonly string[]): boolean {
  const at = (answers[source.item ?? 0] ?? '').indexOf(from.words);
  return source.field === from.field && at >= 0 && source.start < at + from.words.length && at < source.end;
}

/** Cells that differ from the text, and cells that are empty although the text states them. */
function differences(table: PlanTableName, row: Cells, expected: Cells) {
  const empty = emptyRow(table, '') as Cells;
  // The source of a mechanism is its description, for which the judges expect no words.
  const columns = Object.keys(empty).filter((name) => name !== 'id' && name !== 'mechanism');
  const filled = columns.filter((name) => !isEqual(row[name], empty[name]));
  return {
    filled: filled.length,
    wrong: filled.filter((name) => !(name in expected) || !isEqual(row[name], expected[name])),
    missing: Object.keys(expected).filter(
      (name) => isEqual(row[name], empty[name]) && !isEqual(expected[name], empty[name]),
    ),
  };
}

const results = Object.entries(applications).flatMap(([name, { proseOnly, expectedRows }]) => {
  const { proposal } = proseOnly;
  const proposed = proposedRows(proposal as ProposedFrom);
  return judged.map((table) => {
    const open = new Set(proposed.filter((one) => one.table === table));
    const count = open.size;
    const rows = expectedRows[table].flatMap(({ from, cells }) => {
      const found = [...open]
        .filter((row) => overlaps(row, from, [proposal[from.field]].flat()))
        .map((row) => ({ row, ...differences(table, row.row as unknown as Cells, cells) }))
        .sort((a, b) => a.wrong.length + a.missing.length - b.wrong.length - b.missing.length)[0];
      if (found) open.delete(found.row);
      return found ? [found] : [];
    });
    return { name, table, expected: expectedRows[table].length, count, rows, extra: open.size };
  });
});

const sum = (figure: (one: (typeof results)[0]) => number, of = results) =>
  of.reduce((total, one) => total + figure(one), 0);
const right = ({ rows }: (typeof results)[0]) =>
  rows.filter(({ wrong, missing }) => wrong.length + missing.length === 0).length;
const free = ({ rows }: (typeof results)[0]) => rows.filter(({ wrong }) => wrong.length === 0).length;
const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`;

test('this share of the rows in the prose of five applications is proposed correctly', () => {
  const expected = sum(({ expected }) => expected);
  const proposed = sum(({ count }) => count);
  const filled = sum(({ rows }) => rows.reduce((total, one) => total + one.filled, 0));
  const wrong = sum(({ rows }) => rows.reduce((total, one) => total + one.wrong.length, 0));
  const lines = judged.map((table) => {
    const ofTable = results.filter((one) => one.table === table);
    return `${table}: ${sum(({ expected }) => expected, ofTable)} expected, ${sum(({ count }) => count, ofTable)} proposed, ${sum(free, ofTable)} with no false cell, ${sum(right, ofTable)} right in every cell`;
  });
  process.stdout.write(
    `${[
      ...lines,
      `recall: ${sum(right)} of ${expected} rows right in every cell, ${percent(sum(right), expected)}`,
      `precision: ${sum(free)} of ${proposed} proposed rows have no false cell, ${percent(sum(free), proposed)}`,
      `right in every cell of those proposed: ${percent(sum(right), proposed)}; cells: ${filled - wrong} of ${filled} right`,
    ].join('\n')}\n`,
  );
  expect(sum(({ extra }) => extra)).toBe(0);
  expect(sum(right) / expected).toBeGreaterThanOrEqual(floors.recall);
  expect(sum(free) / proposed).toBeGreaterThanOrEqual(floors.precision);
  expect((filled - wrong) / filled).toBeGreaterThanOrEqual(floors.cells);
});

/** Current results; a change to the parsers must not fall below them. */
const floors = { recall: 0.87, precision: 0.92, cells: 0.98 };
