import { lastMonth, type PlanRow, type PlanTableName, planColumns, planTableNames } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import fc from 'fast-check';
import { realFacts } from './real-facts.ts';

const figure = fc.oneof(
  fc.integer({ min: 0, max: 100_000 }),
  fc.integer({ min: 0, max: 9_999 }).map((tenths) => tenths / 10),
);
const words = fc.constantFrom(
  'springs flowing in the dry season',
  'yield of potato',
  'Drill and test eight boreholes',
  'Two mechanics live in each village',
  'Alice Nakiru',
  'household survey of 384 households',
  'litres per person per day',
  'Project engineer',
  'A borehole is dry, or too salty.',
  'watoto wa shule',
);
const date = fc.oneof(
  fc.integer({ min: 2020, max: 2035 }).map(String),
  fc
    .tuple(fc.integer({ min: 2020, max: 2035 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
  fc.constantFrom('2027-04-01', '2029-09-30'),
);
const months = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: lastMonth }), fc.integer({ min: 0, max: 6 }))
    .map(([from, more]) => ({ from, to: Math.min(from + more, lastMonth) })),
  { maxLength: 3 },
);

/** Any row of a table: cells are filled or empty, and texts have words and a unique number. */
function anyRow<Name extends PlanTableName>(table: Name, ids: { outcomes: string[]; budgetLines: string[] }) {
  const cells = planColumns(table).map(([name, column]) => {
    switch (column.kind) {
      case 'figure':
        return [name, fc.option(name === 'share' ? fc.integer({ min: 0, max: 100 }) : figure)];
      case 'choice':
        return [name, fc.constantFrom(...Object.keys(column.choices), column.initial ?? '')];
      case 'date':
        return [name, fc.option(date, { nil: '' })];
      case 'months':
        return [name, months];
      case 'links':
        return [name, fc.subarray(ids[column.to])];
      default:
        return [
          name,
          fc.option(
            fc
              .tuple(words, fc.integer({ min: 100, max: 999_999 }))
              .map(([text, number]) => `${text} ${number}`),
            { nil: '' },
          ),
        ];
    }
  });
  return fc.record(Object.fromEntries(cells)) as unknown as fc.Arbitrary<Omit<PlanRow<Name>, 'id'>>;
}

const rowIds = ['a', 'b', 'c', 'd'];

/** Any plan with up to four rows in each table; half of the tables are present. */
export const anyPlan: fc.Arbitrary<Pick<ProposalFields, PlanTableName>> = fc
  .tuple(
    ...planTableNames.map((table) =>
      fc.option(
        fc
          .array(anyRow(table, { outcomes: rowIds, budgetLines: [] }), { maxLength: rowIds.length })
          .map((rows) => rows.map((row, place) => ({ ...row, id: rowIds[place] as string }))),
        { nil: undefined },
      ),
    ),
  )
  .map((tables) => Object.fromEntries(planTableNames.map((name, place) => [name, tables[place]])));

/** A proposal with a plan, a start date and a currency. */
export const plannedFacts = fc
  .tuple(
    realFacts,
    anyPlan,
    fc.constantFrom('', '2027-04-01', '2028-12-31'),
    fc.constantFrom('', 'KES', 'JPY'),
  )
  .map(([facts, plan, startDate, currency]) => ({
    ...facts,
    proposal: { ...facts.proposal, ...plan, startDate, currency },
  }));
