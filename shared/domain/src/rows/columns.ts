/** A cell of any table, or a field of a form that is one value. */
interface ColumnBase {
  /** Its heading, also used in messages and files. */
  label: string;
  /**
   * The message next to a row if the cell is empty, because readers expect it. A column without this message may stay
   * empty.
   */
  needed?: string;
}

/** A single line or a longer text. */
export interface TextColumn extends ColumnBase {
  kind: 'line' | 'text';
  max: number;
}

/** A number; null if unknown. */
export interface FigureColumn extends ColumnBase {
  kind: 'figure';
  minimum: number;
  maximum: number;
  /** Without decimals. */
  isWhole?: true;
}

/** One of a few choices, by its stored name; '' if none is chosen. */
export interface ChoiceColumn extends ColumnBase {
  kind: 'choice';
  choices: Readonly<Record<string, string>>;
  /** The value in a new row. */
  initial?: string;
  /** One is always chosen: '' is refused. */
  isAlwaysSet?: true;
}

/** Yes or no. */
export interface FlagColumn extends ColumnBase {
  kind: 'flag';
  initial: boolean;
}

/** A calendar day as `YYYY-MM-DD`; '' if unknown. */
export interface DayColumn extends ColumnBase {
  kind: 'day';
}

/** An hour of the day as `HH:MM`, 00:00 to 23:59; '' if unknown. */
export interface ClockColumn extends ColumnBase {
  kind: 'clock';
}

/** A time zone: its IANA name, `Africa/Nairobi`, or a fixed offset, `+03:00`; '' if unknown. */
export interface ZoneColumn extends ColumnBase {
  kind: 'zone';
}

/** A column of single values. Tables with other kinds add their own (`plan-columns.ts`). */
export type ValueColumn =
  | TextColumn
  | FigureColumn
  | ChoiceColumn
  | FlagColumn
  | DayColumn
  | ClockColumn
  | ZoneColumn;

export type ValueColumns = Readonly<Record<string, ValueColumn>>;

/** The type of a column's cells. */
export type ValueOf<Column> = Column extends { kind: 'figure' }
  ? number | null
  : Column extends { kind: 'flag' }
    ? boolean
    : Column extends { kind: 'choice'; choices: infer Choices; isAlwaysSet: true }
      ? keyof Choices & string
      : Column extends { kind: 'choice'; choices: infer Choices }
        ? (keyof Choices & string) | ''
        : string;

/** The values of several columns. */
export type ValuesOf<Columns extends ValueColumns> = {
  -readonly [Name in keyof Columns]: ValueOf<Columns[Name]>;
};
