import fc from 'fast-check';
import { cellsOfSheet } from '../../rows/paste.ts';
import { rowsFromPaste } from './plan-paste.ts';
import { type PlanTableName, planColumns, planTableNames } from './plan-tables.ts';

const none = { outcomes: [], budgetLines: [] };
let count = 0;
const newId = () => {
  count += 1;
  return `row-${count}`;
};
const paste = <Name extends PlanTableName>(table: Name, text: string, targets = none as never) =>
  rowsFromPaste(table, text, targets, newId);

test('rows with headings fill the columns they name, in any order', () => {
  const { rows, unread } = paste(
    'outcomes',
    [
      'Indicator\tTarget value\tBaseline\tBy when\tMethod',
      'springs flowing\t26\t19 of 31\tSeptember 2029\t"Bucket and\nwatch"',
      'yield\t7,6\t5.8\t2030\t',
    ].join('\n'),
  );
  expect(unread).toEqual([]);
  expect(rows).toMatchObject([
    {
      indicator: 'springs flowing',
      baseline: 19,
      total: 31,
      target: 26,
      targetDate: '2029-09',
      method: 'Bucket and watch',
    },
    { indicator: 'yield', baseline: 5.8, target: 7.6, targetDate: '2030', total: null },
  ]);
});

test('rows without headings fill the columns in the order of the form', () => {
  const { rows } = paste('risks', 'A borehole is dry\tMedium\thigh\tTwo sites are surveyed\tEngineer');
  expect(rows).toMatchObject([
    {
      risk: 'A borehole is dry',
      likelihood: 'medium',
      severity: 'high',
      mitigation: 'Two sites are surveyed',
      owner: 'Engineer',
    },
  ]);
});

test('links are resolved by number or by text', () => {
  const targets = {
    outcomes: [
      { id: 'a', outcome: 'Water flows', indicator: 'springs' },
      { id: 'b', outcome: 'Health', indicator: 'cases, a year' },
    ],
    budgetLines: [{ id: 'fuel', item: 'Fuel' }, { item: 'Pumps' }],
  } as never;
  const { rows, unread } = paste(
    'activities',
    'Activity\tMonths\tOutcomes\tBudget line\nDrill\t1-3, 7\tOutcome 1, 2\tfuel\nSurvey\tM2\tcases, a year\tPumps',
    targets,
  );
  expect(rows).toMatchObject([
    {
      activity: 'Drill',
      months: [
        { from: 1, to: 3 },
        { from: 7, to: 7 },
      ],
      outcomeIds: ['a', 'b'],
      budgetLineIds: ['fuel'],
    },
    { activity: 'Survey', outcomeIds: ['b'], budgetLineIds: [] },
  ]);
  expect(unread).toEqual([{ label: 'Budget lines', text: 'Pumps' }]);
});

test.each([
  ['outcomes', 'Indicator\tTarget date', 'springs\t03/04/2029', 'Target date', '03/04/2029'],
  ['people', 'Post\tShare of time (%)', 'Nurse\thalf', 'Share of time (%)', 'half'],
  ['people', 'Post\tShare of time (%)', 'Nurse\t180', 'Share of time (%)', '180'],
  ['risks', 'Risk\tLikelihood', 'Drought\tvery', 'Likelihood', 'very'],
  ['assumptions', 'Assumption\tColor', 'Rain falls\tgreen', 'Color', 'green'],
] as const)('%s: %s, %s: what cannot be read is told', (table, heads, row, label, text) => {
  const { rows, unread } = paste(table, `${heads}\n${row}`);
  expect(rows).toHaveLength(1);
  expect(unread).toEqual([{ label, text }]);
});

test('whatever is pasted, each cell is in a row or reported as unread', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.constantFrom('1-3', 'High', '2027', '"', 'a\nb'),
  );
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(
      fc.constantFrom(...planTableNames),
      fc.array(fc.array(cell, { minLength: 1, maxLength: 6 })),
      (table, sheet) => {
        const text = sheet.map((row) => row.map(quoted).join('\t')).join('\n');
        const cells = cellsOfSheet(text).flat().filter(Boolean);
        const { rows, unread } = paste(table, text);
        const kept = rows.flatMap((row) =>
          planColumns(table).filter(([name]) => {
            const value = (row as Record<string, unknown>)[name];
            return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
          }),
        ).length;
        // Headings and a direction that was not pasted are not cells; a total ("of 31") is an extra cell.
        expect(kept + unread.length).toBeGreaterThanOrEqual(Math.min(1, cells.length - 6));
        expect(() => cellsOfSheet(text)).not.toThrow();
      },
    ),
  );
});

test('cells with tabs, line breaks and quotation marks survive a round trip', () => {
  expect(cellsOfSheet('"a ""b"" c"\tplain\r\n"two\nlines"\t\n')).toEqual([
    ['a "b" c', 'plain'],
    ['two lines', ''],
  ]);
});

test('the longest possible paste is parsed in time', () => {
  const text = `${'word "" 19 of 31 '.repeat(6)}\t1-3\n`.repeat(400);
  const before = process.cpuUsage();
  paste('activities', text);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
});
