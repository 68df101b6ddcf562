import { emptyRow } from './plan-rows.ts';
import type { Plan, PlanRow } from './plan-tables.ts';

const springs: PlanRow<'outcomes'> = {
  ...emptyRow('outcomes', 'springs'),
  outcome: 'Families draw water near their homes all year',
  indicator: 'springs flowing in the dry season',
  unit: 'springs',
  baseline: 19,
  baselineDate: '2025',
  baselineSource: 'Spring census of the district',
  target: 26,
  total: 31,
  targetDate: '2029-09',
  method: 'Flow is measured with a bucket and a watch',
  responsible: 'Water committee',
  frequency: 'each August',
  population: '640 families',
};

const fences: PlanRow<'activities'> = {
  ...emptyRow('activities', 'fences'),
  activity: 'Fence the springs and plant native trees',
  responsible: 'Field team',
  months: [
    { from: 2, to: 4 },
    { from: 14, to: 16 },
  ],
  outcomeIds: ['springs'],
  budgetLineIds: [],
};

const drought: PlanRow<'risks'> = {
  id: 'drought',
  risk: 'A second dry year',
  likelihood: 'medium',
  severity: 'high',
  mitigation: 'Seedlings are watered by hand in the first year',
  owner: 'Field coordinator',
};

/** A few rows for tests, in three tables. */
export const springsPlan = {
  outcomes: [springs] as [PlanRow<'outcomes'>],
  activities: [fences] as [PlanRow<'activities'>],
  risks: [drought] as [PlanRow<'risks'>],
} satisfies Plan;
