/** A column of a plan table. */
interface ColumnBase {
  /** Its heading, also used in messages and files. */
  label: string;
  /**
   * The message next to a row if the cell is empty, because reviewers expect it. A column without this message may
   * stay empty.
   */
  needed?: string;
}

/** A single line or a longer text. */
interface TextColumn extends ColumnBase {
  kind: 'line' | 'text';
  max: number;
}

/** A decimal number; null if unknown. */
interface FigureColumn extends ColumnBase {
  kind: 'figure';
  minimum: number;
  maximum: number;
}

/** One of a few choices, by its stored name; '' if none is chosen. */
interface ChoiceColumn extends ColumnBase {
  kind: 'choice';
  choices: Readonly<Record<string, string>>;
  /** The value in a new row. */
  initial?: string;
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

export type PlanColumn = TextColumn | FigureColumn | ChoiceColumn | DateColumn | MonthsColumn | LinksColumn;

/** First and last month, both included. */
export interface MonthRange {
  from: number;
  to: number;
}

/** The type of a column's cells. */
export type CellOf<Column extends PlanColumn> = Column extends { kind: 'figure' }
  ? number | null
  : Column extends { kind: 'choice'; choices: infer Choices }
    ? (keyof Choices & string) | ''
    : Column extends { kind: 'months' }
      ? MonthRange[]
      : Column extends { kind: 'links' }
        ? string[]
        : string;
