import { Compile } from 'typebox/compile';
import { springsPlan } from './plan.fixture.ts';
import { planRowsSchema } from './plan.schemas.ts';
import {
  emptyRow,
  isBlankRow,
  isPlanRow,
  missingCells,
  withEmptyPlanCells,
  withTidyPlan,
} from './plan-rows.ts';
import { rowsRules } from './plan-rules.ts';
import { planColumns, planTableNames, planTables } from './plan-tables.ts';

describe.each(planTableNames)('a row of %s', (table) => {
  const row = emptyRow(table, 'r1');

  test('is blank until somebody fills it in, and the API accepts it', () => {
    expect(isBlankRow(table, row)).toBe(true);
    expect(Compile(planRowsSchema(table)).Check([row])).toBe(true);
    expect(rowsRules(table).every(({ holds }) => holds([row]))).toBe(true);
  });

  test('requests each cell that a reviewer expects, in the order of its columns', () => {
    const asked = planColumns(table).filter(([, { needed }]) => needed !== undefined);
    const started = asked.filter(([, column]) => !(column.kind === 'choice' && column.initial));
    expect(missingCells(table, row).map(({ column }) => column)).toEqual(started.map(([name]) => name));
  });

  test('accepts no unknown cells and no more rows than allowed', () => {
    const wire = Compile(planRowsSchema(table));
    expect(wire.Check([{ ...row, color: 'red' }])).toBe(false);
    const { maxRows } = planTables[table];
    const rows = Array.from({ length: maxRows + 1 }, (_, index) => ({ ...row, id: `r${index}` }));
    expect(wire.Check(rows.slice(1))).toBe(true);
    expect(wire.Check(rows)).toBe(false);
  });
});

test('a correctly stored plan stays unchanged', () => {
  expect(withTidyPlan(springsPlan, [])).toEqual(springsPlan);
});

test('surrounding spaces, blank rows, empty tables and dangling links are not stored', () => {
  const [fences] = springsPlan.activities;
  const typed = {
    ...springsPlan,
    outcomes: [...springsPlan.outcomes, emptyRow('outcomes', 'blank')],
    activities: [
      {
        ...fences,
        activity: '  Fence the springs  ',
        outcomeIds: ['springs', 'blank', 'gone', 'springs'],
        budgetLineIds: ['wire', 'gone'],
      },
    ],
    risks: [],
  };
  expect(withTidyPlan(typed, [{ id: 'wire' }, {}])).toEqual({
    outcomes: springsPlan.outcomes,
    activities: [
      { ...fences, activity: 'Fence the springs', outcomeIds: ['springs'], budgetLineIds: ['wire'] },
    ],
  });
});

test('a row stored before a column was added reads with that cell empty', () => {
  const [{ total, frequency, ...before }] = springsPlan.outcomes;
  const { outcomes } = withEmptyPlanCells({ outcomes: [before] } as never);
  expect(outcomes).toEqual([{ ...before, total: null, frequency: '' }]);
});

test.each([
  ['outcomes', { targetDate: '2029-13' }, 'Outcomes and indicators: a target date is not a valid date'],
  ['activities', { months: [{ from: 4, to: 2 }] }, 'Activities: the last month of a row is before its first'],
] as const)('an impossible cell of %s is refused in words', (table, cell, message) => {
  const broken = rowsRules(table).filter(({ holds }) => !holds([{ ...springsPlan[table][0], ...cell }]));
  expect(broken.map((rule) => rule.message)).toEqual([message]);
});

test('two rows with the same id are refused', () => {
  const [outcome] = springsPlan.outcomes;
  const broken = rowsRules('outcomes').filter(({ holds }) => !holds([outcome, outcome]));
  expect(broken.map((rule) => rule.message)).toEqual([
    'Outcomes and indicators: each outcome needs an id of its own',
  ]);
});

test("a value from the browser's storage is a row if each cell has its type", () => {
  const [outcome] = springsPlan.outcomes;
  const [activity] = springsPlan.activities;
  expect(isPlanRow('outcomes', outcome)).toBe(true);
  expect(isPlanRow('activities', activity)).toBe(true);
  expect(isPlanRow('outcomes', { ...outcome, baseline: '19' })).toBe(false);
  expect(isPlanRow('activities', { ...activity, months: [{ from: 1 }] })).toBe(false);
  expect(isPlanRow('activities', { ...activity, outcomeIds: [3] })).toBe(false);
  for (const other of [null, undefined, 'row', { ...activity, id: 4 }])
    expect(isPlanRow('activities', other)).toBe(false);
});
