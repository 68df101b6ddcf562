/** What points are computed from: the number of proposals, and how many ever reached each counted status. */
export interface PointCounts {
  /** Proposals that earn points. */
  total: number;
  completed: number;
  approved: number;
  under_review: number;
  /** Sum of the awards that the server granted. */
  awards: number;
}

export const pointWeights = { total: 10, completed: 50, approved: 30, under_review: 5 } as const;
export const pointsPerLevel = 100;

/** Points of an organization (IMPACT-01). */
export function pointsFor(counts: PointCounts): number {
  return (
    counts.total * pointWeights.total +
    counts.completed * pointWeights.completed +
    counts.approved * pointWeights.approved +
    counts.under_review * pointWeights.under_review +
    counts.awards
  );
}

/** Level = floor(points / 100) + 1 (IMPACT-02). */
export function levelFor(points: number): number {
  return Math.floor(points / pointsPerLevel) + 1;
}

/** Points missing to the next level, 1 to 100. */
export function pointsToNextLevel(points: number): number {
  return pointsPerLevel - (points % pointsPerLevel);
}

/** An organization's points and level. */
interface Standing {
  points: number;
  level: number;
}

/**
 * The ledger's points, including awards. If the ledger is not available, the points that follow from the proposals;
 * if those are not available either, 0 points and level 1.
 */
export function standingOf(
  ledger: Standing | undefined,
  stats: { earning: number; reached: Omit<PointCounts, 'total' | 'awards'> } | undefined,
): Standing {
  if (ledger) return { points: ledger.points, level: ledger.level };
  const points = stats ? pointsFor({ ...stats.reached, total: stats.earning, awards: 0 }) : 0;
  return { points, level: levelFor(points) };
}

/** At most this many new proposals of an organization earn points in a week (IMPACT-05). */
export const earningProposalsPerWeek = 20;
