import type { TextSource, TracedText } from '../proposal-text.schemas.ts';
import { needNote, withoutNotes } from './need-notes.ts';
import type { TextBlock, TextInline } from './text-edits.schemas.ts';

/** Pieces of text in a row that know which facts they state. */
export function joinedTexts(texts: readonly TracedText[], joint: string): TracedText {
  let text = '';
  const sources: TextSource[] = [];
  texts.forEach((piece, place) => {
    if (place > 0) text += joint;
    const at = text.length;
    for (const { start, end, fact } of piece.sources ?? []) {
      sources.push({ start: start + at, end: end + at, fact });
    }
    text += piece.text;
  });
  return { text, ...(sources.length > 0 && { sources }) };
}

/** The words of one piece. */
export function inlineText(inline: TextInline): string {
  if ('need' in inline) return needNote(inline.need);
  return 'fact' in inline ? inline.text : withoutNotes(inline.text);
}

/** The words of a block or of a cell. */
export const textOfInlines = (content: readonly TextInline[]): TracedText =>
  joinedTexts(
    content.map((inline) => {
      const text = inlineText(inline);
      return 'fact' in inline
        ? { text, sources: [{ start: 0, end: text.length, fact: inline.fact }] }
        : { text };
    }),
    '',
  );

const isItem = ({ kind }: TextBlock) => kind === 'bullet' || kind === 'numbered';

/** Blocks as plain text: items with their bullets and numbers, rows of a table in lines. */
export function textOfBlocks(blocks: readonly TextBlock[]): TracedText {
  let number = 0;
  let whole: TracedText | undefined;
  for (const [place, block] of blocks.entries()) {
    number = block.kind === 'numbered' ? number + 1 : 0;
    const text = textOfBlock(block, number);
    const before = blocks[place - 1];
    const joint = before?.kind === block.kind && isItem(block) ? '\n' : '\n\n';
    whole = whole ? joinedTexts([whole, text], joint) : text;
  }
  return whole ?? { text: '' };
}

function textOfBlock(block: TextBlock, number: number): TracedText {
  if (block.kind === 'table') {
    return joinedTexts(
      block.rows.map((row) => joinedTexts(row.map(textOfInlines), ' | ')),
      '\n',
    );
  }
  const text = textOfInlines(block.content);
  if (!isItem(block)) return text;
  return joinedTexts([{ text: block.kind === 'bullet' ? '• ' : `${number}. ` }, text], '');
}

/** The pieces of blocks, those in cells included. */
export const inlinesOfBlocks = (blocks: readonly TextBlock[]): TextInline[] =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat(2) : block.content));

/** How long blocks are, as their limit counts it. */
export const charactersOf = (blocks: readonly TextBlock[]): number =>
  inlinesOfBlocks(blocks).reduce((total, inline) => total + inlineText(inline).length, 0);

/** The same blocks with each piece changed; a piece may become nothing or several. */
export const withInlines = <Block extends TextBlock>(
  blocks: readonly Block[],
  change: (inline: TextInline) => TextInline[],
): Block[] =>
  blocks.map((block) =>
    block.kind === 'table'
      ? { ...block, rows: block.rows.map((row) => row.map((cell) => cell.flatMap(change))) }
      : { ...block, content: block.content.flatMap(change) },
  );
