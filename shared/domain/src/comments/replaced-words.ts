import { inlineText } from '../proposal/text-edits/block-text.ts';
import type {
  FactInline,
  TextBlock,
  TextInline,
  TextMark,
} from '../proposal/text-edits/text-edits.schemas.ts';
import type { PlaceLine } from './place-text.ts';

/** Pieces of a line with some of its words replaced, and what went: to put it back exactly. */
export interface ReplacedWords {
  content: TextInline[];
  /** The pieces that went, facts among them. */
  removed: TextInline[];
  /** Words of facts at the edges that were not meant, and stay as plain words: a fact is whole or none. */
  lead: string;
  trail: string;
}

interface Placed {
  inline: TextInline;
  start: number;
  end: number;
}

function placed(content: readonly TextInline[]): Placed[] {
  let at = 0;
  return content.map((inline) => {
    const start = at;
    at += inlineText(inline).length;
    return { inline, start, end: at };
  });
}

const isFixed = (inline: TextInline) => 'fact' in inline || 'need' in inline;

/** A part of a piece of plain words. */
const partOf = ({ inline, start, end }: Placed, from: number, to: number): TextInline[] => {
  const [one, other] = [Math.max(from, start), Math.min(to, end)];
  if (one >= other) return [];
  if ('fact' in inline || 'need' in inline) return [inline];
  return [{ ...inline, text: inlineText(inline).slice(one - start, other - start) }];
};

/** New words as pieces. Facts that went and are among the new words are facts again: they only moved. */
function inlinesOf(words: string, went: readonly TextInline[], marks: TextMark[] | undefined): TextInline[] {
  const inlines: TextInline[] = [];
  let rest = words;
  const add = (text: string) => {
    if (text !== '') inlines.push({ text, ...(marks && { marks }) });
  };
  const facts = went.filter((inline): inline is FactInline => 'fact' in inline);
  while (facts.length > 0) {
    const next = facts
      .map((fact, place) => ({ fact, place, at: wholeAt(rest, fact.text) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at)[0];
    if (!next) break;
    add(rest.slice(0, next.at));
    inlines.push(next.fact);
    rest = rest.slice(next.at + next.fact.text.length);
    facts.splice(next.place, 1);
  }
  add(rest);
  return inlines;
}

/** Where words stand whole in a text; -1 if they do not. */
function wholeAt(text: string, words: string): number {
  const inWord = /[\p{L}\p{M}\p{N}]/u;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [left, right] = [text[at - 1] ?? '', text[at + words.length] ?? ''];
    if (!inWord.test(left) && !inWord.test(right)) return at;
  }
  return -1;
}

/**
 * The pieces of a line with the words from `start` to `end` replaced (COMMENT-08). A fact that is only partly meant
 * goes as a whole, and what was not meant of it stays as words: nobody mistypes a fact.
 *
 * @param words the new words, or the pieces themselves
 */
export function withWordsReplaced(
  content: readonly TextInline[],
  { start, end }: { start: number; end: number },
  words: string | readonly TextInline[],
): ReplacedWords {
  const pieces = placed(content);
  const isMeant = (piece: Placed) =>
    start < end ? piece.start < end && piece.end > start : piece.start < start && piece.end > start;
  const cut = pieces.filter((piece) => isMeant(piece) && isFixed(piece.inline));
  const [first, last] = [cut[0], cut.at(-1)];
  const from = Math.min(start, first?.start ?? start);
  const to = Math.max(end, last?.end ?? end);
  const whole = content.map(inlineText).join('');
  const removed = pieces.flatMap((piece) => partOf(piece, from, to));
  const lead = whole.slice(from, start);
  const trail = whole.slice(end, to);
  const marks = marksAt(pieces, start, end);
  const came = typeof words === 'string' ? inlinesOf(lead + words + trail, removed, marks) : words;
  return {
    content: joinedWords([
      ...pieces.flatMap((piece) => partOf(piece, 0, from)),
      ...came,
      ...pieces.flatMap((piece) => partOf(piece, to, whole.length)),
    ]),
    removed,
    lead,
    trail,
  };
}

/** Words beside each other that look the same are one piece; empty ones are none. */
function joinedWords(content: readonly TextInline[]): TextInline[] {
  const joined: TextInline[] = [];
  for (const inline of content) {
    const last = joined.at(-1);
    const areWords = last && !isFixed(last) && !isFixed(inline) && 'text' in last && 'text' in inline;
    if (inlineText(inline) === '') continue;
    if (areWords && JSON.stringify(last.marks ?? []) === JSON.stringify(inline.marks ?? []))
      joined[joined.length - 1] = { ...last, text: last.text + inline.text };
    else joined.push(inline);
  }
  return joined;
}

/** New words look like those in whose place they come. */
function marksAt(pieces: readonly Placed[], start: number, end: number): TextMark[] | undefined {
  const piece = pieces.find((one) => (start < end ? one.end > start : one.start < start && one.end > start));
  return piece && 'marks' in piece.inline ? piece.inline.marks : undefined;
}

/** The pieces of a line of blocks. */
export function contentOfLine(blocks: readonly TextBlock[], line: PlaceLine): readonly TextInline[] {
  const block = blocks[line.block];
  if (block?.kind !== 'table') return block?.content ?? [];
  return block.rows[line.row ?? 0]?.[line.cell ?? 0] ?? [];
}

/** Blocks with another content of one line. A paragraph or item without words goes; a cell stays, empty. */
export const withLineReplaced = (
  blocks: readonly TextBlock[],
  line: PlaceLine,
  content: TextInline[],
): TextBlock[] =>
  blocks.flatMap((block, at): TextBlock[] => {
    if (at !== line.block) return [block];
    if (block.kind !== 'table')
      return content.map(inlineText).join('').trim() === '' ? [] : [{ ...block, content }];
    const rows = block.rows.map((row, r) =>
      r === line.row ? row.map((cell, c) => (c === line.cell ? content : cell)) : row,
    );
    return [{ ...block, rows }];
  });
