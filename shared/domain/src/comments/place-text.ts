import { textOfInlines } from '../proposal/text-edits/block-text.ts';
import type { MergedParagraph } from '../proposal/text-edits/merged-section.ts';
import type { TextBlock, TextInline } from '../proposal/text-edits/text-edits.schemas.ts';

/** One line of a place: the words of a block, or of a cell of a table. Positions are those of the place's text. */
export interface PlaceLine {
  start: number;
  end: number;
  /** Id of the paragraph; '' in an answer. */
  paragraph: string;
  /** Index of the block in its paragraph, or in the answer. */
  block: number;
  /** Of a table. */
  row?: number;
  cell?: number;
}

/** The text of a place, as anchors count it, and where its lines come from (COMMENT-02). */
export interface PlaceText {
  text: string;
  lines: PlaceLine[];
}

type Address = Omit<PlaceLine, 'start' | 'end'>;

const linesOf = (blocks: readonly TextBlock[], paragraph: string): [Address, readonly TextInline[]][] =>
  blocks.flatMap((block, at): [Address, readonly TextInline[]][] =>
    block.kind === 'table'
      ? block.rows.flatMap((cells, row) =>
          cells.map((content, cell): [Address, readonly TextInline[]] => [
            { paragraph, block: at, row, cell },
            content,
          ]),
        )
      : [[{ paragraph, block: at }, block.content]],
  );

function joined(lines: readonly [Address, readonly TextInline[]][]): PlaceText {
  let text = '';
  const placed = lines.map(([address, content], at): PlaceLine => {
    if (at > 0) text += '\n';
    const start = text.length;
    text += textOfInlines(content).text;
    return { start, end: text.length, ...address };
  });
  return { text, lines: placed };
}

/**
 * The text of a section as everybody reads it. Bullets and numbers are no words: a paragraph that becomes an item keeps
 * its comments.
 */
export const sectionPlaceText = (
  paragraphs: readonly Pick<MergedParagraph, 'paragraph' | 'blocks'>[],
): PlaceText => joined(paragraphs.flatMap(({ paragraph, blocks }) => linesOf(blocks, paragraph)));

/** The text of an answer (`Answer.text`) as everybody reads it. */
export const answerPlaceText = (blocks: readonly TextBlock[]): PlaceText => joined(linesOf(blocks, ''));
