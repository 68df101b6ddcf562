import type { CallTextLine } from './call-line.ts';

/** A cell of a line whose cells are parted by gaps. */
interface Cell {
  text: string;
  start: number;
}

const cellsAt = ({ text, indent }: CallTextLine): Cell[] =>
  [...text.matchAll(/\S+(?:\s\S+)*/g)].map((match) => ({ text: match[0], start: match.index + indent }));

/** The column whose head begins nearest, at or before the cell. */
function columnOf(head: readonly Cell[], { start, text }: Cell): number {
  const distances = head.map((cell) =>
    Math.min(Math.abs(cell.start - start), Math.abs(cell.start + cell.text.length - start - text.length)),
  );
  return distances.indexOf(Math.min(...distances));
}

/**
 * Tables whose columns are parted by gaps become rows with tabs, below a head that `isHead` knows; a line that goes on
 * in one column joins the row above it.
 */
export function withTabs(
  lines: readonly CallTextLine[],
  isHead: (cells: string[]) => boolean,
): CallTextLine[] {
  let head: Cell[] | undefined;
  let last: CallTextLine | undefined;
  return lines.map((line) => {
    const cells = line.text.includes('\t') ? [] : cellsAt(line);
    if (cells.length > 1 && isHead(cells.map(({ text }) => text))) {
      head = cells;
      last = undefined;
      return { ...line, text: cells.map(({ text }) => text).join('\t') };
    }
    if (!head || cells.length === 0) {
      if (line.text.includes('\t')) head = undefined;
      return line;
    }
    const row = head.map(() => '');
    for (const cell of cells) {
      const column = columnOf(head, cell);
      row[column] = `${row[column]} ${cell.text}`.trim();
    }
    const isContinued =
      last !== undefined && cells.length === 1 && row[0] === '' && cells[0]?.start !== head[0]?.start;
    if (isContinued && last) {
      const above = last.text.split('\t');
      last.text = above.map((cell, index) => `${cell} ${row[index] ?? ''}`.trim()).join('\t');
      return { ...line, text: '' };
    }
    if (cells.length === 1) {
      head = undefined;
      return line;
    }
    last = { ...line, text: row.join('\t') };
    return last;
  });
}
