import type { Readiness } from './proposal-text.schemas.ts';

/** The measure of scores that are stored now; a score without it, or with a lower one, was measured the old way. */
export const presentMeasure = 3;

/** Whether a score was measured as scores are measured now (CHECK-11). */
export const isPresentMeasure = ({ measure }: Pick<Readiness, 'measure'>): boolean =>
  measure === presentMeasure;

/**
 * The two shares as they are shown (CHECK-10): nothing is said to be more convincing than it is complete before somebody has read
 * the text and said so. Nothing for scores of the old measure.
 */
export function shownShares({
  complete,
  convincing,
  readAt,
}: Pick<Readiness, 'complete' | 'convincing' | 'readAt'>):
  | { complete: number; convincing: number }
  | undefined {
  if (complete === undefined || convincing === undefined) return undefined;
  return { complete, convincing: readAt === undefined ? Math.min(complete, convincing) : convincing };
}
