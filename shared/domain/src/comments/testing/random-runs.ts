import fc from 'fast-check';
import type { JudgedRun } from './anchor-judge.ts';

export const worlds = ['every word once', 'repeated phrases', 'sentences of proposals'] as const;

/** A text, comments on it, and 200 random edits in a row; the seed of a failure repeats it. */
export const runsIn = (world: JudgedRun['world']): fc.Arbitrary<JudgedRun> =>
  fc.record({ world: fc.constant(world), seed: fc.integer({ min: 1, max: 1_000_000_000 }) });
