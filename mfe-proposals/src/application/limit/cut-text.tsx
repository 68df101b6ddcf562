import { inlineText } from '@harambee/domain';
import type { TextBlock } from '@harambee/domain/schemas';
import type { CutUnit } from '@harambee/drafting/variants';
import type { ReactNode } from 'react';

interface CutTextProps {
  blocks: readonly TextBlock[];
  /** What would go. */
  cut: readonly CutUnit[];
}

/** The words of an answer, with what would go struck out where it stands. */
export const CutText = ({ blocks, cut }: CutTextProps) =>
  blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text that is read do not move
    <p key={place} dir="auto" data-item={block.kind === 'bullet' || block.kind === 'numbered' || undefined}>
      {struck(wordsOf(block), place, cut)}
    </p>
  ));

const wordsOf = (block: TextBlock): string =>
  block.kind === 'table'
    ? block.rows.map((row) => row.map((cell) => cell.map(inlineText).join('')).join(' | ')).join('\n')
    : block.content.map(inlineText).join('');

function struck(words: string, block: number, cut: readonly CutUnit[]): ReactNode {
  const pieces = cut
    .flatMap((unit) => unit.pieces)
    .filter((piece) => piece.block === block)
    .sort((one, other) => one.start - other.start);
  const views: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of pieces) {
    views.push(words.slice(at, start), <del key={start}>{words.slice(start, end)}</del>);
    at = end;
  }
  return [...views, words.slice(at)];
}
