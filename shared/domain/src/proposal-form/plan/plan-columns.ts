import type { ChoiceColumn, FigureColumn, TextColumn, ValueColumn, ValueOf } from '../../rows/columns.ts';

interface ColumnBase {
  label: string;
  needed?: string;
}

/** A year, a month or a day: `2026`, `2026-11`, `2026-11-23`; '' if unknown. */
interface DateColumn extends ColumnBase {
  kind: 'date';
}

/** Ranges of months. Month 1 is the month of the start date. */
interface MonthsColumn extends ColumnBase {
  kind: 'months';
}

/** Ids of rows in another table, or of budget lines. */
interface LinksColumn extends ColumnBase {
  kind: 'links';
  to: 'outcomes' | 'budgetLines';
}

/** A column of a plan table: single values, and three kinds that only a plan has. */
export type PlanColumn = TextColumn | FigureColumn | ChoiceColumn | DateColumn | MonthsColumn | LinksColumn;

export const isValueColumn = (column: PlanColumn): column is Extract<PlanColumn, ValueColumn> =>
  !['date', 'months', 'links'].includes(column.kind);

/** First and last month, both included. */
export interface MonthRange {
  from: number;
  to: number;
}

/** The type of a column's cells. */
export type CellOf<Column extends PlanColumn> = Column extends { kind: 'months' }
  ? MonthRange[]
  : Column extends { kind: 'links' }
    ? string[]
    : ValueOf<Column>;
