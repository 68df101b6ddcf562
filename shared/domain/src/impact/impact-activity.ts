import { pointWeights } from './points.ts';

/** Recent Activity of /impact shows at most so many created and completed proposals (IMPACT-09). */
export const activityLimits = { created: 3, completed: 2, all: 5 } as const;

/** The events of a proposal that earn points; all other reasons in the ledger are awards. */
export const pointReasons = ['created', 'completed', 'under_review', 'approved'] as const;
export type PointReason = (typeof pointReasons)[number];

/** The points for each. A proposal beyond the weekly limit earns nothing for being created. */
export const pointsOfReason = (reason: PointReason): number =>
  pointWeights[reason === 'created' ? 'total' : reason];

const verbs: Record<PointReason, string> = {
  created: 'Created',
  completed: 'Completed',
  under_review: 'Brought to review:',
  approved: 'Approved:',
};

/** An entry of the ledger in words: `Created “Safe water for 14 schools”`. */
export const activityText = (reason: PointReason, title: string): string =>
  `${verbs[reason]} “${title || 'Untitled proposal'}”`;
