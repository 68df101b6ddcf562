import type { MonthRange, PlanColumn } from './plan-columns.ts';
import { isPlanDate } from './plan-dates.ts';
import { type PlanTableName, planColumns, planTables } from './plan-tables.ts';

type Row = { id: string };

/** What is invalid in a cell. Missing or doubtful values are not problems here. */
export function cellProblem(column: PlanColumn, value: unknown): string | undefined {
  if (column.kind === 'date' && value !== '' && !isPlanDate(value as string))
    return `${column.label} is not a valid date`;
  if (column.kind === 'months' && (value as MonthRange[]).some(({ from, to }) => from > to))
    return 'The last month is before the first';
  return undefined;
}

/** A rule about the rows of a table, for drafts and complete proposals alike. */
interface RowsRule {
  message: string;
  holds(rows: readonly Row[]): boolean;
}

/** The rules for the rows of a table: one for each column and one for the ids. */
export function rowsRules(table: PlanTableName): RowsRule[] {
  const { label, itemLabel } = planTables[table];
  const columns = planColumns(table).filter(([, { kind }]) => kind === 'date' || kind === 'months');
  return [
    ...columns.map(([name, column]) => ({
      message: `${label}: ${impossibleIn(column)}`,
      holds: (rows: readonly Row[]) =>
        rows.every((row) => !cellProblem(column, (row as unknown as Record<string, unknown>)[name])),
    })),
    {
      message: `${label}: each ${itemLabel.toLowerCase()} needs an id of its own`,
      holds: (rows) => new Set(rows.map(({ id }) => id)).size === rows.length,
    },
  ];
}

const impossibleIn = ({ kind, label }: PlanColumn): string =>
  kind === 'months'
    ? 'the last month of a row is before its first'
    : `a ${label.toLowerCase()} is not a valid date`;
