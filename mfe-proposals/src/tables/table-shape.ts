import type { UnreadCell } from '@harambee/domain';
import type { ReactNode } from 'react';
import type { CellProps } from './cell-props.ts';

export interface AnyRow {
  id: string;
}

/** What a table of rows is made of, whichever form it stands in. */
export interface TableShape<Row extends AnyRow = AnyRow> {
  /** Its name in the form. */
  name: string;
  label: string;
  itemLabel: string;
  maxRows: number;
  /** What it gives, below its heading. */
  help: string;
  /** The names of its columns, in the order of a row. */
  columns: readonly string[];
  cell: (column: string, props: Omit<CellProps<never>, 'column' | 'help'>) => ReactNode;
  /** A row in words: what it is, and the rest. */
  words: (row: Row) => readonly [first: string, rest: string];
  /** What readers miss in a row. */
  missing: (row: Row) => readonly { message: string }[];
  /** Who misses it: "Reviewers look for this, too". */
  missedBy: string;
  isBlank: (row: Row) => boolean;
  emptyRow: (id: string) => Row;
  fromPaste: (text: string) => { rows: Row[]; unread: UnreadCell[] };
  /** Below the heading once there are rows: a sum. */
  sum?: (rows: readonly Row[]) => ReactNode;
  /** Below a row: what is found in it. */
  below?: (row: Row) => ReactNode;
  /** Beside the cells of an opened row: where it comes from. */
  above?: (row: Row) => ReactNode;
}
