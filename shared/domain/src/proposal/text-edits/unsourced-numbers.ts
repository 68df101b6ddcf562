import type { TextBlock, TextInline } from './text-edits.schemas.ts';
import { figurePattern, type Stretch } from './text-marks.ts';

/** A figure in a person's words without a fact behind it. */
export interface UnsourcedNumber extends Stretch {
  /** Which block, and in a table which row and cell. */
  block: number;
  row?: number;
  cell?: number;
  /** Which piece of it; `start` and `end` are positions of its text. */
  inline: number;
  text: string;
}

/** A figure after letters is part of a name: "H2O", "COVID-19". */
const isName = (text: string, start: number) => /\p{L}[-/]?$/u.test(text.slice(0, start));

/**
 * The figures of an edit that somebody typed or pasted.
 *
 * @param base the slotted text of the engine: its own figures outside facts, such as the number of a phase, are not typed
 */
export function unsourcedNumbers(blocks: readonly TextBlock[], base = ''): UnsourcedNumber[] {
  const known = new Map<string, number>();
  for (const [figure] of base.replace(/\{[^{}]+\}/g, ' ').matchAll(figurePattern)) {
    known.set(figure, (known.get(figure) ?? 0) + 1);
  }
  const isOfEngine = (figure: string) => {
    const left = known.get(figure) ?? 0;
    if (left > 0) known.set(figure, left - 1);
    return left > 0;
  };
  const found = (content: readonly TextInline[], place: Pick<UnsourcedNumber, 'block' | 'row' | 'cell'>) =>
    content.flatMap((inline, index) => {
      if ('fact' in inline || 'need' in inline) return [];
      return [...inline.text.matchAll(figurePattern)].flatMap(({ 0: text, index: start }) => {
        const stretch = { start, end: start + text.length };
        if (isOfEngine(text) || isName(inline.text, start)) return [];
        return [{ ...place, inline: index, ...stretch, text }];
      });
    });
  return blocks.flatMap((block, place) =>
    block.kind === 'table'
      ? block.rows.flatMap((row, at) =>
          row.flatMap((cell, column) => found(cell, { block: place, row: at, cell: column })),
        )
      : found(block.content, { block: place }),
  );
}
