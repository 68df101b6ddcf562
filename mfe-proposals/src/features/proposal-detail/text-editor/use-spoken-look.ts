import { announce } from '@harambee/platform';
import { useEffect, useRef } from 'react';
import type { EditorLook } from './framework/editor-look.ts';
import type { CellPlace } from './framework/table-nodes.ts';

/** Milliseconds: nobody wants to hear of a number that is still being typed. */
const pause = 700;

const cellInWords = ({ row, column, rows, columns, head }: CellPlace): string =>
  `${head && `${head}, `}row ${row} of ${rows}, column ${column} of ${columns}`;

/** Says what only the eye sees: a number without a source, and which cell the caret came to. */
export function useSpokenLook({ unsourced, cell }: EditorLook): void {
  const before = useRef(0);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (unsourced > before.current) announce('A number without a source. Control K links it to a fact.');
      before.current = unsourced;
    }, pause);
    return () => clearTimeout(timer);
  }, [unsourced]);
  const words = cell && cellInWords(cell);
  useEffect(() => {
    if (words) announce(words);
  }, [words]);
}
