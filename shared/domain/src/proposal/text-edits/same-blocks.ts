import { textOfInlines } from './block-text.ts';
import type { TextBlock, TextInline } from './text-edits.schemas.ts';

/** Tells whether blocks say the same: where two changes met, there is then nothing to choose. */
export const saySameBlocks = (
  one: readonly TextBlock[] | null,
  other: readonly TextBlock[] | null,
): boolean => JSON.stringify(one?.map(plain) ?? null) === JSON.stringify(other?.map(plain) ?? null);

const plain = (block: TextBlock) =>
  block.kind === 'table'
    ? { kind: block.kind, rows: block.rows.map((row) => row.map(pieces)) }
    : { kind: block.kind, content: pieces(block.content) };

/** Pieces without what only orders them: words of the same marks in a row are one. */
const pieces = (content: readonly TextInline[]): unknown[] => {
  const joined: { text: string; key: string }[] = [];
  for (const inline of content) {
    const { text } = textOfInlines([inline]);
    const marks = 'marks' in inline ? [...(inline.marks ?? [])].sort().join() : '';
    const key = `${'need' in inline ? 'need' : 'fact' in inline ? inline.fact : ''} ${marks}`;
    const last = joined.at(-1);
    if (last?.key === key && !('fact' in inline) && !('need' in inline)) last.text += text;
    else if (text !== '') joined.push({ text, key });
  }
  return joined;
};
