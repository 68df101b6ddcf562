/** One change of words that a suggestion makes, counted in its quote (COMMENT-08). */
export interface SuggestedChange {
  /** `c1`, `c2`, … in reading order. */
  id: string;
  start: number;
  end: number;
  /** The words that would go; empty for words that are only added. */
  from: string;
  /** The words that would come; empty for words that only go. */
  to: string;
}
