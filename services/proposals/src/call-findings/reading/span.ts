import type { CallLine, CallPages } from '@harambee/domain/schemas';
import { isOrder } from './orders.ts';

/** A finding takes its words from at most so many lines after the first. */
const furtherLines = 6;

/** Some lines of a page, one after the other. */
export interface Span {
  first: CallLine;
  lines: readonly string[];
}

const plain = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The words of a span, as they are compared. */
export const wordsOf = ({ lines }: Span): string => plain(lines.join(' '));

/** Where a word is divided at the end of a line, it is one word. */
const undivided = ({ lines }: Span): string =>
  plain(lines.join('\n').replace(/(?<=\p{L})-\s*\n\s*(?=\p{Ll})/gu, ''));

const lineOf = (place: string): CallLine => {
  const [page = 0, line = 0] = place.split(':').map(Number);
  return { page, line };
};

/** The lines from one place to another; undefined where there are none with words, or far too many. */
export function spanOf(pages: CallPages, at: string, to: string = at): Span | undefined {
  const [first, last] = [lineOf(at), lineOf(to)];
  const further = last.line - first.line;
  const lines = pages[first.page - 1]?.slice(first.line - 1, last.line) ?? [];
  const isInOrder = first.page === last.page && further >= 0 && further <= furtherLines;
  return isInOrder && lines.length === further + 1 && plain(lines[0] ?? '') !== ''
    ? { first, lines }
    : undefined;
}

const letter = /[\p{L}\p{N}]/u;

/** True where a text stands in the words of a span as whole words, and begins in its first line. */
export function says(span: Span, text: string): boolean {
  const said = plain(text);
  const last = plain(span.lines[0] ?? '').length;
  return letter.test(said) && [wordsOf(span), undivided(span)].some((words) => stands(said, words, last));
}

function stands(said: string, words: string, last: number): boolean {
  for (let from = words.indexOf(said); from !== -1 && from < last; from = words.indexOf(said, from + 1)) {
    const isOpen = letter.test(said[0] ?? '') && letter.test(words[from - 1] ?? '');
    const end = from + said.length;
    if (!isOpen && !(letter.test(said.at(-1) ?? '') && letter.test(words[end] ?? ''))) return true;
  }
  return false;
}

/** The shortest span from the same line that says a text, as far as the text may go on; undefined where none does. */
export function spanSaying(pages: CallPages, span: Span, text: string): Span | undefined {
  const { page, line } = span.first;
  for (let last = line; last <= line + furtherLines; last += 1) {
    const longer = spanOf(pages, `${page}:${line}`, `${page}:${last}`);
    if (!longer) return undefined;
    if (says(longer, text)) return longer.lines.length > span.lines.length ? longer : span;
  }
  return undefined;
}

/**
 * True where the lines of a span, or those beside it, tell a program what to do: whoever hides an order in a call may
 * hide it in two lines (CALL-18).
 */
export function isAmongOrders(pages: CallPages, { first, lines }: Span): boolean {
  const page = pages[first.page - 1] ?? [];
  const around = page.slice(Math.max(0, first.line - 2), first.line + lines.length);
  return isOrder(plain(around.join(' ')));
}
