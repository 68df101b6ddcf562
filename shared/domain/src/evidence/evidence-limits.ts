/**
 * Limits of what an organization shows a funder on its public page (PROF-50). Counts are rows, the others are
 * characters.
 */
export const evidenceLimits = {
  /** Of the dated figures, how many are shown to everybody. */
  figures: 12,
  projects: 20,
  policies: 8,
  reports: 10,
  languages: 20,
  title: 200,
  funder: 200,
  summary: 600,
  address: 500,
  /** Text that says what the photo shows. */
  alt: 300,
  /** The largest amount, in whole units of its currency. */
  amount: 1_000_000_000_000,
} as const;
