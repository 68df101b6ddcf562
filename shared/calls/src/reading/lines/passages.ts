import { folded } from '../text/folded.ts';
import { type CallTextLine, longestLine } from './call-line.ts';
import { markerOf } from './markers.ts';
import { cellsOf, continueWith, type Passage, passageOf } from './passage.ts';
import { isTitleLike } from './title-like.ts';

/** A line this short was not broken because the page ended. */
const shortestFullLine = 40;
const endOfSentence = /[.?!…;][)"'”’»\]]*$/;
/** "... or a U.S." */
const abbreviated = /(?:\p{Lu}\.){2}$|\b(?:e\.g|i\.e|approx|incl|p\.ex)\.$/u;
/** No sentence and no heading ends with one of these. */
const dangling =
  /(?<![\p{L}'])(?:the|of|to|and|or|a|an|for|with|by|in|on|from|than|at|le|la|les|de|du|des|et|ou|en|un|une|el|los|las|del|y|o|con|para|por|da|do|dos|das|e|em|no|na|que|para|com|au|aux|al|s[ou]r)$/u;
/** Lines of one text end at different places; so much of the width is full. */
const ragged = 0.92;
const dividedWord = /\p{Ll}-$/u;

/** Rows of tables and blanks of forms stand for themselves. */
const isRow = (text: string): boolean =>
  text.includes('\t') || (cellsOf(text).length > 1 && /\s{3,}/.test(text)) || /[.…_]{4}/.test(text);

/** How wide the text of each page is: its longest line that is no row. */
function widths(lines: readonly CallTextLine[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { page, text, indent } of lines) {
    if (!isRow(text)) found.set(page, Math.max(found.get(page) ?? 0, text.length + indent));
  }
  return found;
}

/** Whether a line goes on with the sentence of the passage before it. */
function goesOn(passage: Passage, line: CallTextLine, width: number): boolean {
  const last = passage.starts.at(-1)?.line;
  const words = passage.starts.length === 1 ? last?.text.slice(passage.marker?.length ?? 0) : last?.text;
  if (!last || passage.text.length > longestLine || isRow(words ?? '') || isRow(line.text)) return false;
  const { text } = passage;
  if (/^\p{Ll}/u.test(line.text)) {
    if (dividedWord.test(text) || /[,:(]$/.test(text)) return true;
    return (!endOfSentence.test(text) || abbreviated.test(text)) && !isTitleLike(text);
  }
  if (endOfSentence.test(text) || /[:)\]]$/.test(text) || isTitleLike(text) || isTitleLike(line.text))
    return false;
  if (dangling.test(folded(text.slice(-12)))) return true;
  const next = /^\S*/.exec(line.text)?.[0].length ?? 0;
  return text.length >= shortestFullLine && last.text.length + last.indent + 1 + next > width * ragged;
}

/**
 * Joins lines that were broken, within a page and from one page to the next. What stands apart, has a marker of its own
 * or is a row begins a new passage.
 */
export function passagesOf(lines: readonly CallTextLine[]): Passage[] {
  const width = widths(lines);
  const passages: Passage[] = [];
  let isApart = true;
  let page = 0;
  for (const line of lines) {
    // The empty lines before the end of a page say nothing: the sentence may go on after it.
    if (line.text.trim() === '') {
      isApart = true;
      continue;
    }
    const before = passages.at(-1);
    const isNewPage = line.page !== page;
    page = line.page;
    const marker = line.text.includes('\t') ? undefined : markerOf(line.text);
    const joins =
      before && (!isApart || isNewPage) && !marker && goesOn(before, line, width.get(line.page) ?? 0);
    if (joins && (!isNewPage || /^\p{Ll}/u.test(line.text)))
      continueWith(before, line, dividedWord.test(before.text) && /^\p{Ll}/u.test(line.text));
    else passages.push(passageOf(line, marker, isApart || isNewPage));
    isApart = false;
  }
  return passages;
}

/** Whether a text has letters. */
export const hasWords = (text: string): boolean => /\p{L}/u.test(folded(text));
