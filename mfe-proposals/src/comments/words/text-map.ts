import type { Stretch } from '@harambee/domain';

/** A piece of text on the page, and where its letters stand in the plain text of its place. */
interface Piece {
  node: Text;
  /** Of the first letter. */
  start: number;
}

/** Where the plain text of a place stands on the page. */
export interface TextMap {
  text: string;
  pieces: readonly Piece[];
}

/** What the plain text has and the page draws otherwise: line breaks, and the signs around a note of a missing fact. */
const drawn = /^(?:[\s[\]]|needs:)*$/;
/** Words that are this long stand in a text once: they are found again after some that differ. */
const telling = 24;

/**
 * Finds the plain text of a place in what the page shows of it, whoever drew it: paragraphs, tables, the editor. What
 * the page says besides, such as who edited a paragraph, has no place in the text and is left out.
 */
export function mapText(root: Node, text: string): TextMap {
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    besideComments,
  );
  let at = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const { data } = node;
    if (data.trim() === '' && !text.startsWith(data, at)) continue;
    const start = placeOf(data, text, at);
    if (start < 0) continue;
    pieces.push({ node, start });
    at = start + data.length;
  }
  return { text, pieces };
}

/** What comments put beside the words quotes them. */
const besideComments = (node: Node): number =>
  node instanceof Element && node.hasAttribute('data-comments')
    ? NodeFilter.FILTER_REJECT
    : NodeFilter.FILTER_ACCEPT;

function placeOf(data: string, text: string, at: number): number {
  const start = text.indexOf(data, at);
  if (start < 0) return -1;
  return drawn.test(text.slice(at, start)) || data.length >= telling ? start : -1;
}

/** The same words on the page; undefined where the page does not show them. */
export function rangeOf({ pieces }: TextMap, { start, end }: Stretch): Range | undefined {
  const first = pieces.find((piece) => piece.start + piece.node.length > start && piece.start < end);
  const last = pieces.findLast((piece) => piece.start < end && piece.start + piece.node.length > start);
  if (!first || !last || end <= start) return undefined;
  const range = document.createRange();
  range.setStart(first.node, Math.max(0, start - first.start));
  range.setEnd(last.node, Math.min(last.node.length, end - last.start));
  return range;
}

/** Which words of the text a range of the page holds, without white space at its ends; undefined for none. */
export function stretchOf({ pieces, text }: TextMap, range: Range): Stretch | undefined {
  let start: number | undefined;
  let end = 0;
  for (const { node, start: at } of pieces) {
    if (!range.intersectsNode(node)) continue;
    const from = node === range.startContainer ? range.startOffset : 0;
    const to = node === range.endContainer ? range.endOffset : node.length;
    if (to <= from) continue;
    start ??= at + from;
    end = at + to;
  }
  if (start === undefined) return undefined;
  const words = text.slice(start, end);
  const trimmed = words.trim();
  if (trimmed === '') return undefined;
  const first = start + words.indexOf(trimmed);
  return { start: first, end: first + trimmed.length };
}

/** Where a point of the page stands in the text: the letter under a pointer. */
export function positionOf({ pieces }: TextMap, node: Node, offset: number): number | undefined {
  const piece = pieces.find((one) => one.node === node);
  return piece && piece.start + offset;
}
