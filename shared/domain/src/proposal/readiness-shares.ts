import type { Readiness } from './proposal-text.schemas.ts';

/** The current version of the score. A score with a lower version, or none, was computed in an older way. */
export const presentMeasure = 3;

/** Whether a score has the current version (CHECK-11). */
export const isPresentMeasure = ({ measure }: Pick<Readiness, 'measure'>): boolean =>
  measure === presentMeasure;

/**
 * The two shares as shown (CHECK-10): until somebody confirms having read the text, it is never shown as more
 * convincing than complete. Undefined for scores of older versions.
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
