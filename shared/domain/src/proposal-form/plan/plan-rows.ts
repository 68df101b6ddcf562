import { emptyValue, isEmptyValue, isValueOf } from '../../rows/values.ts';
import { isValueColumn, type MonthRange, type PlanColumn } from './plan-columns.ts';
import { type Plan, type PlanRow, type PlanTableName, planColumns, planTableNames } from './plan-tables.ts';

type Cells = Record<string, unknown>;

/** An empty cell. */
export function emptyCell(column: PlanColumn): unknown {
  if (isValueColumn(column)) return emptyValue(column);
  return column.kind === 'date' ? '' : [];
}

/** A new row of a table. */
export const emptyRow = <Name extends PlanTableName>(table: Name, id: string): PlanRow<Name> =>
  ({
    id,
    ...Object.fromEntries(planColumns(table).map(([name, column]) => [name, emptyCell(column)])),
  }) as PlanRow<Name>;

/** Adds the missing cells of a row as empty ones. */
function withEmptyCells(table: PlanTableName, row: { id: string }) {
  const filled = Object.entries(row).filter(([, value]) => value !== undefined);
  return { ...emptyRow(table, row.id), ...Object.fromEntries(filled) };
}

/**
 * Adds missing cells as empty ones to rows that were stored before a column existed, or that come from a form
 * library, which omits empty texts.
 */
export function withEmptyPlanCells(plan: Plan): Plan {
  const tables = planTableNames.filter((table) => plan[table] !== undefined);
  return Object.fromEntries(
    tables.map((table) => [table, plan[table]?.map((row) => withEmptyCells(table, row))]),
  ) as Plan;
}

function isEmptyCell(column: PlanColumn, value: unknown): boolean {
  if (isValueColumn(column)) return isEmptyValue(column, value);
  return Array.isArray(value) ? value.length === 0 : ((value ?? '') as string).trim() === '';
}

function isCell(column: PlanColumn, value: unknown): boolean {
  if (isValueColumn(column)) return isValueOf(column, value);
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

/** Whether a value from the browser's storage is a valid row of a table. */
export function isPlanRow(table: PlanTableName, value: unknown): boolean {
  const row = (value ?? {}) as Cells;
  return (
    typeof row.id === 'string' && planColumns(table).every(([name, column]) => isCell(column, row[name]))
  );
}

/** Whether a row has not been filled in. */
export const isBlankRow = <Name extends PlanTableName>(table: Name, row: PlanRow<Name>): boolean =>
  planColumns(table).every(([name, column]) => isEmptyCell(column, (row as Cells)[name]));

/** The empty cells of a row that reviewers expect, each with its message. */
export const missingCells = <Name extends PlanTableName>(table: Name, row: PlanRow<Name>) =>
  planColumns(table).flatMap(([name, column]) =>
    column.needed !== undefined && isEmptyCell(column, (row as Cells)[name])
      ? [{ column: name, message: column.needed }]
      : [],
  );

/** The ids that rows may refer to. */
type Linked = Record<'outcomes' | 'budgetLines', ReadonlySet<string>>;

/** Rows as they are stored: texts trimmed, links only to existing rows, no blank rows. */
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

/** The same fields with cleaned rows; a table without rows is left out. */
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
