/** Limits of sign-offs: signers of one proposal, characters of a reason, and of what is told of changed words. */
export const signOffLimits = {
  signers: 20,
  reason: 500,
  /** Places of a text that are told with their changed words; the others are counted. */
  places: 12,
  /** Pieces that are told of one place. */
  pieces: 24,
} as const;
