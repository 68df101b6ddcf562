import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { AnyRow } from './table-shape.ts';

/** Ids of rows are made by the browser and never shown (PROP-26). */
export const newRowId = (): string => crypto.randomUUID().slice(0, 13);

interface RowsOptions<Row> {
  /** The table in the form. */
  name: string;
  maxRows: number;
  emptyRow: (id: string) => Row;
  /** What the form holds for a table without rows. */
  none?: readonly Row[] | undefined;
}

/** The rows of one table in the form. */
export function useRows<Row extends AnyRow>({ name, maxRows, emptyRow, none }: RowsOptions<Row>) {
  const { values, setFieldValue } = useFormikContext<Record<string, readonly Row[] | undefined>>();
  const rows = values[name] ?? [];
  const [removed, setRemoved] = useState<{ row: Row; place: number }>();

  const write = (next: Row[]) => void setFieldValue(name, next.length > 0 ? next : none);
  const insert = (place: number, added: Row[]) =>
    write([...rows.slice(0, place), ...added, ...rows.slice(place)]);

  return {
    rows,
    isFull: rows.length >= maxRows,
    removed: removed?.row,
    change: (place: number, part: Partial<Row>) => {
      setRemoved(undefined);
      write(rows.map((row, at) => (at === place ? { ...row, ...part } : row)));
    },
    /** Adds a row after another; gives its id. */
    add: (after = rows.length - 1): string => {
      const id = newRowId();
      insert(after + 1, [emptyRow(id)]);
      return id;
    },
    /** Puts rows in after another or in its place, as many as there is room for; gives the number of those without. */
    insertAfter: (after: number, added: Row[], inItsPlace: boolean): number => {
      const kept = inItsPlace ? rows.filter((_, at) => at !== after) : rows;
      const room = Math.max(0, maxRows - kept.length);
      const place = inItsPlace ? after : after + 1;
      write([...kept.slice(0, place), ...added.slice(0, room), ...kept.slice(place)]);
      return Math.max(0, added.length - room);
    },
    removeAll: (ids: readonly string[]) => write(rows.filter(({ id }) => !ids.includes(id))),
    remove: (place: number) => {
      setRemoved({ row: rows[place] as Row, place });
      write(rows.filter((_, at) => at !== place));
    },
    undoRemove: (): string => {
      if (!removed) return '';
      setRemoved(undefined);
      insert(Math.min(removed.place, rows.length), [removed.row]);
      return removed.row.id;
    },
    /** Up is -1, down is 1. */
    move: (place: number, by: number) => {
      const to = place + by;
      if (to < 0 || to >= rows.length) return;
      const next = [...rows];
      const [moved] = next.splice(place, 1);
      next.splice(to, 0, moved as Row);
      write(next);
    },
  };
}
