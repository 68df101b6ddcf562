import { evenRows, textEditLimits } from '@harambee/domain';
import type { TableBlock, TextInline } from '@harambee/domain/schemas';
import type { LeftOut } from './dropped-parts.ts';

/** Cells that are merged say their words once, and stand empty where they reach to. */
export function pastedTable(
  element: HTMLTableElement,
  wordsOf: (cell: HTMLTableCellElement) => TextInline[],
  leftOut: Set<LeftOut>,
): TableBlock | undefined {
  const { tableRows, tableColumns } = textEditLimits;
  const given = Array.from({ length: tableRows }, (_, at) => element.rows[at]).filter(
    (row) => row !== undefined,
  );
  if (element.rows[tableRows]) leftOut.add('rows');
  const rows: TextInline[][][] = given.map(() => []);
  for (const [at, row] of given.entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (rows[at]?.[column] !== undefined) column += 1;
      if (column >= tableColumns) {
        leftOut.add('columns');
        break;
      }
      const words = wordsOf(cell);
      const right = Math.min(column + Math.max(1, cell.colSpan), tableColumns);
      for (const [down, line] of rows.slice(at, at + Math.max(1, cell.rowSpan)).entries())
        for (let over = column; over < right; over += 1)
          line[over] = down === 0 && over === column ? words : [];
      column = right;
    }
  }
  const whole = evenRows(
    rows.map((row) => Array.from(row, (cell) => cell ?? [])),
    [],
  ).filter((row) => row.length > 0);
  return whole.flat(2).length > 0 ? { kind: 'table', rows: whole } : undefined;
}
