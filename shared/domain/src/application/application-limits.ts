/** Limits for applications and their answers: far above what funders ask, low enough for one record and one response. */
export const applicationLimits = {
  /** Characters of one answer, all its words together. */
  characters: 40_000,
  /** Blocks of one answer. */
  blocks: 400,
  /** Of all answers of one application, as they are stored. */
  bytes: 2_000_000,
} as const;
