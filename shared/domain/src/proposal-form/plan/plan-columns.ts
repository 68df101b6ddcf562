/** What one cell of a plan holds. */
interface ColumnBase {
  /** Its name above the column, in messages and in files. */
  label: string;
  /** What a reviewer misses when it is empty, as a message beside the row; a column without one may stay empty. */
  needed?: string;
}

/** One line, or a longer text. */
interface TextColumn extends ColumnBase {
  kind: 'line' | 'text';
  max: number;
}

/** A decimal number, or null while it is not known. */
interface FigureColumn extends ColumnBase {
  kind: 'figure';
  minimum: number;
  maximum: number;
}

/** One of a few, by its stored name; '' while none is chosen. */
interface ChoiceColumn extends ColumnBase {
  kind: 'choice';
  choices: Readonly<Record<string, string>>;
  /** What a new row begins with. */
  initial?: string;
}

/** A year, a month or a day: `2026`, `2026-11`, `2026-11-23`; '' while it is not known. */
interface DateColumn extends ColumnBase {
  kind: 'date';
}

/** Ranges of months, counted from 1, the month of the start date. */
interface MonthsColumn extends ColumnBase {
  kind: 'months';
}

/** Ids of rows of another table, or of budget lines. */
interface LinksColumn extends ColumnBase {
  kind: 'links';
  to: 'outcomes' | 'budgetLines';
}

export type PlanColumn = TextColumn | FigureColumn | ChoiceColumn | DateColumn | MonthsColumn | LinksColumn;

/** From the first to the last month, both included. */
export interface MonthRange {
  from: number;
  to: number;
}

/** What a cell of a column holds. */
export type CellOf<Column extends PlanColumn> = Column extends { kind: 'figure' }
  ? number | null
  : Column extends { kind: 'choice'; choices: infer Choices }
    ? (keyof Choices & string) | ''
    : Column extends { kind: 'months' }
      ? MonthRange[]
      : Column extends { kind: 'links' }
        ? string[]
        : string;
