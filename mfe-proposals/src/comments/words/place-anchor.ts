import { type Anchor, commentLimits, followAnchor, type Stretch } from '@harambee/domain';
import type { CommentAnchor } from '@harambee/domain/schemas';

/** The text of a place, as the service knows it and as it stands on the page. */
export interface TextOfPlace {
  /** That the service has followed its comments to. */
  saved: string;
  /** With what waits to be sent and what is being typed. */
  shown: string;
}

/**
 * Where the words of a comment stand on the page. The list of comments may be newer or older than the text for a moment:
 * then its words are looked for nearby.
 */
export function shownAnchor(anchor: CommentAnchor, { saved, shown }: TextOfPlace): Anchor {
  const fits = anchor.state !== 'here' || saved.slice(anchor.start, anchor.end) === anchor.quote;
  if (fits) return followAnchor(anchor, saved, shown);
  const start = nearest(shown, anchor.quote, anchor.start);
  return start === undefined
    ? { ...anchor, start: anchor.start, end: anchor.start, state: 'gone' }
    : { ...anchor, start, end: start + anchor.quote.length };
}

function nearest(text: string, words: string, to: number): number | undefined {
  let found: number | undefined;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (found === undefined || Math.abs(at - to) < Math.abs(found - to)) found = at;
  }
  return found;
}

/** Words that can be commented on: no more than a comment can quote, cut at the end of a word. */
export function withinQuote(text: string, { start, end }: Stretch): Stretch {
  if (end - start <= commentLimits.quote) return { start, end };
  const cut = text.slice(start, start + commentLimits.quote);
  return { start, end: start + (cut.search(/\s\S*$/) > 0 ? cut.search(/\s\S*$/) : cut.length) };
}

/** Other words can be suggested for one paragraph, item or cell: each is a line of the text of its place. */
export const isOneLine = (text: string, { start, end }: Stretch): boolean =>
  !text.slice(start, end).includes('\n');
