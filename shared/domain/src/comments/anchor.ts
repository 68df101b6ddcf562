/** Where a gone anchor's words stood when they went: they return only with the same neighbors (COMMENT-02). */
export interface LostWords {
  before: string;
  /** What was left of the quote at that time. */
  words: string;
  after: string;
}

/** The words of a place that a comment is about (COMMENT-02). Positions are those of UTF-16. */
export interface Anchor {
  start: number;
  end: number;
  /** The words as they were when the comment was made. */
  quote: string;
  /** `changed`: some of its words are left, and the range spans them. `gone`: none; `start` is where they were. */
  state: 'here' | 'changed' | 'gone';
  /** Of a gone anchor. */
  lost?: LostWords;
}

/** Follows the words of a comment through one change of the text of its place. Pure; also in the browser. */
export function followAnchor(anchor: Anchor, before: string, after: string): Anchor {
  if (before === after) return anchor;
  let head = 0;
  const shortest = Math.min(before.length, after.length);
  while (head < shortest && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail += 1;
  if (anchor.end <= head) return anchor;
  const shift = after.length - before.length;
  if (anchor.start >= before.length - tail)
    return { ...anchor, start: anchor.start + shift, end: anchor.end + shift };
  return { ...anchor, start: head, end: head, state: 'gone' };
}
