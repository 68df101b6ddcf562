/** What points are computed from: how many proposals there are, and how many ever reached a counted status. */
export interface PointCounts {
  /** Proposals that earn points at all. */
  total: number;
  completed: number;
  approved: number;
  under_review: number;
  /** Sum of the awards granted by the server. */
  awards: number;
}

export const pointWeights = { total: 10, completed: 50, approved: 30, under_review: 5 } as const;
export const pointsPerLevel = 100;

/** Points of an organisation (spec 9 with the decisions' "Points, fairly"). */
export function pointsFor(counts: PointCounts): number {
  return (
    counts.total * pointWeights.total +
    counts.completed * pointWeights.completed +
    counts.approved * pointWeights.approved +
    counts.under_review * pointWeights.under_review +
    counts.awards
  );
}

/** Level = floor(points / 100) + 1 (spec 9). */
export function levelFor(points: number): number {
  return Math.floor(points / pointsPerLevel) + 1;
}

/** Points still missing to the next level, 1 to 100. */
export function pointsToNextLevel(points: number): number {
  return pointsPerLevel - (points % pointsPerLevel);
}
