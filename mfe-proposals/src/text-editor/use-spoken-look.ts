import type { FactCard } from '@harambee/domain/schemas';
import { announce } from '@harambee/platform';
import { useEffect, useRef } from 'react';
import { factWords } from '../traced-text/fact-card.tsx';
import type { EditorLook } from './framework/editor-look.ts';
import type { CellPlace } from './framework/table-nodes.ts';

/** Milliseconds: nobody wants to hear of a number that is still being typed, or of a fact that the caret passes. */
const pause = 700;

const cellInWords = ({ row, column, rows, columns, head }: CellPlace): string =>
  `${head && `${head}, `}row ${row} of ${rows}, column ${column} of ${columns}`;

/** Says what only the eye sees: a number without a source, the fact at the caret, and which cell the caret came to. */
export function useSpokenLook({ unsourced, cell }: EditorLook, fact: FactCard | undefined): void {
  const before = useRef(0);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (unsourced > before.current) announce('A number without a source. Control K links it to a fact.');
      before.current = unsourced;
    }, pause);
    return () => clearTimeout(timer);
  }, [unsourced]);
  const factSaid = fact && `Locked: ${fact.value}. ${factWords(fact)}`;
  useEffect(() => {
    const timer = setTimeout(() => factSaid && announce(factSaid), pause);
    return () => clearTimeout(timer);
  }, [factSaid]);
  const words = cell && cellInWords(cell);
  useEffect(() => {
    if (words) announce(words);
  }, [words]);
}
