/** Limits for comments: far above what people write, low enough for one record and one response (COMMENT-06). */
export const commentLimits = {
  /** Threads of one proposal, resolved ones included. */
  threads: 500,
  /** Replies of one thread. */
  replies: 200,
  /** UTF-16 characters of one comment. */
  characters: 4_000,
  /** Characters of the words that a comment is about, and of those that a suggestion puts in their place. */
  quote: 4_000,
  /** Characters before and after those words, by which a comment written offline finds them again. */
  context: 200,
  /** People and guests named in one comment. */
  mentions: 20,
  /** Of all comments of one proposal, as they are stored. */
  bytes: 4_000_000,
} as const;
