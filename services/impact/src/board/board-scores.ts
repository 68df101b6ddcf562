import {
  type LeaderboardCategory,
  type LeaderboardPeriod,
  pointWindows,
  windowNumber,
} from '@harambee/domain';
import { type OrganizationFigures, presentPoints } from '../organizations/organization-figures.ts';
import type { Score } from './board-entry.model.ts';

/** A part of the leaderboard: a period and a category. */
export interface Board {
  period: LeaderboardPeriod;
  category: LeaderboardCategory;
}

/** More points than an organization can earn in any window. */
export const windowSize = 1e9;

/**
 * The scores of an organization: the number of its latest window with points and the points in it, combined
 * into one number. So the end of a day, week or month requires no work: old scores are simply smaller than any
 * of the next window.
 */
export function scoresOf({
  points,
  windows,
}: Pick<OrganizationFigures, 'points' | 'windows'>): Record<LeaderboardPeriod, Score> {
  const ofWindows = pointWindows.map((window) => {
    const { number, points: within, before } = windows[window];
    return [window, { score: number * windowSize + Math.min(within, windowSize - 1), before }];
  });
  return { ...Object.fromEntries(ofWindows), allTime: { score: points, before: 0 } };
}

/** A score of zero points in the current period: any organization with points has a greater one. */
export const scoreOfNothing = (period: LeaderboardPeriod, now: Date): number =>
  period === 'allTime' ? 0 : windowNumber(period, now) * windowSize;

/** Decodes a score: the points of the current period, and of the previous one if there is one. */
export function pointsOfScore(
  period: LeaderboardPeriod,
  { score, before }: Score,
  now: Date,
): { periodPoints: number; previousPoints?: number } {
  if (period === 'allTime') return { periodPoints: score };
  const number = Math.floor(score / windowSize);
  const present = presentPoints({ number, points: score % windowSize, before }, windowNumber(period, now));
  return { periodPoints: present.points, previousPoints: present.before };
}
