import type { MonthRange, PlanColumn } from './plan-columns.ts';
import { type Plan, type PlanRow, type PlanTableName, planColumns, planTableNames } from './plan-tables.ts';

type Cells = Record<string, unknown>;

/** A cell nobody has filled. */
export function emptyCell(column: PlanColumn): unknown {
  switch (column.kind) {
    case 'figure':
      return null;
    case 'months':
    case 'links':
      return [];
    case 'choice':
      return column.initial ?? '';
    default:
      return '';
  }
}

/** A new row of a table. */
export const emptyRow = <Name extends PlanTableName>(table: Name, id: string): PlanRow<Name> =>
  ({
    id,
    ...Object.fromEntries(planColumns(table).map(([name, column]) => [name, emptyCell(column)])),
  }) as PlanRow<Name>;

/** A row with each cell it lacks as an empty one. */
function withEmptyCells(table: PlanTableName, row: { id: string }) {
  const filled = Object.entries(row).filter(([, value]) => value !== undefined);
  return { ...emptyRow(table, row.id), ...Object.fromEntries(filled) };
}

/**
 * The tables of a plan with each cell that a row lacks as an empty one: it was saved before the column was added, or comes
 * from a form library that hands empty texts over as none.
 */
export function withEmptyPlanCells(plan: Plan): Plan {
  const tables = planTableNames.filter((table) => plan[table] !== undefined);
  return Object.fromEntries(
    tables.map((table) => [table, plan[table]?.map((row) => withEmptyCells(table, row))]),
  ) as Plan;
}

const isEmptyCell = (column: PlanColumn, value: unknown): boolean => {
  if (column.kind === 'choice') return value === '' || value === column.initial;
  if (Array.isArray(value)) return value.length === 0;
  return value === null || (typeof value === 'string' && value.trim() === '');
};

function isCell(column: PlanColumn, value: unknown): boolean {
  if (column.kind === 'figure') return value === null || typeof value === 'number';
  if (column.kind === 'links') return isListOf(value, (id) => typeof id === 'string');
  if (column.kind === 'months') return isListOf(value, isMonthRange);
  return typeof value === 'string';
}

const isListOf = (value: unknown, isOne: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isOne);

const isMonthRange = (value: unknown): boolean => {
  const { from, to } = (value ?? {}) as Partial<MonthRange>;
  return typeof from === 'number' && typeof to === 'number';
};

/** Whether something that was kept in a browser is a row of a table, each cell of its type. */
export function isPlanRow(table: PlanTableName, value: unknown): boolean {
  const row = (value ?? {}) as Cells;
  return (
    typeof row.id === 'string' && planColumns(table).every(([name, column]) => isCell(column, row[name]))
  );
}

/** Whether nobody has written in a row. */
export const isBlankRow = <Name extends PlanTableName>(table: Name, row: PlanRow<Name>): boolean =>
  planColumns(table).every(([name, column]) => isEmptyCell(column, (row as Cells)[name]));

/** Each empty cell that a reviewer misses in a row, with the words to ask for it. */
export const missingCells = <Name extends PlanTableName>(table: Name, row: PlanRow<Name>) =>
  planColumns(table).flatMap(([name, column]) =>
    column.needed !== undefined && isEmptyCell(column, (row as Cells)[name])
      ? [{ column: name, message: column.needed }]
      : [],
  );

/** The ids that rows may name. */
type Linked = Record<'outcomes' | 'budgetLines', ReadonlySet<string>>;

/** Rows as they are stored: no space around texts, links only to what there is, no blank rows. */
function tidyRows(table: PlanTableName, rows: readonly { id: string }[], linked: Linked) {
  return rows
    .filter((row) => !isBlankRow(table, row as PlanRow<typeof table>))
    .map((row) => {
      const cells = planColumns(table).map(([name, column]) => {
        const value = (row as unknown as Cells)[name];
        if (typeof value === 'string') return [name, value.trim()];
        if (column.kind !== 'links') return [name, value];
        return [name, [...new Set(value as string[])].filter((id) => linked[column.to].has(id))];
      });
      return { id: row.id, ...Object.fromEntries(cells) };
    });
}

/** The same fields with tidy rows: a table without rows is absent. */
export function withTidyPlan<Fields extends Plan>(
  fields: Fields,
  budgetLines: readonly { id?: string | undefined }[],
): Fields {
  const idsOf = (rows: readonly { id?: string | undefined }[]) => new Set(rows.flatMap(({ id }) => id ?? []));
  const tidied: Fields = { ...fields };
  for (const table of planTableNames) delete tidied[table];
  const outcomes = (fields.outcomes ?? []).filter((row) => !isBlankRow('outcomes', row));
  const linked = { outcomes: idsOf(outcomes), budgetLines: idsOf(budgetLines) };
  for (const table of planTableNames) {
    const rows = tidyRows(table, fields[table] ?? [], linked);
    if (rows.length > 0) Object.assign(tidied, { [table]: rows });
  }
  return tidied;
}
