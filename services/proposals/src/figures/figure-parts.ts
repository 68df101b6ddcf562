import {
  type AnalyzedProposal,
  activitySums,
  countedStatuses,
  createdSums,
  dayOf,
  monthOf,
  type ProposalStatus,
  type Sums,
  SumTally,
} from '@harambee/domain';
import type { Parts } from '@harambee/service-kit';

/** The fields of a record that the figures need; the rest is not read. */
export interface FigureRow extends AnalyzedProposal {
  _id: string;
  requestedAmount: number;
  week: string;
  reached: readonly ProposalStatus[];
  searchText: string;
}

export const figureFields = [
  'status',
  'category',
  'grantId',
  'requestedAmount',
  'currency',
  'week',
  'reached',
  'createdAt',
  'updatedAt',
  'history',
  'searchText',
] as const satisfies (keyof FigureRow)[];

/** Proposals created on a day (`YYYY-MM-DD`) or in a month (`YYYY-MM`). */
export const createdPart = (dayOrMonth: string): string => `created ${dayOrMonth}`;
/** What happened on a day. */
export const activityPart = (day: string): string => `activity ${day}`;
/** In the part of a day's activity. */
export const activityName = 'day';

const statsOf = ({ status, reached, week }: FigureRow): Sums => ({
  total: [1],
  [`status:${status}`]: [1],
  ...Object.fromEntries(
    countedStatuses.filter((name) => reached.includes(name)).map((name) => [`reached:${name}`, [1]]),
  ),
  [`week:${week}`]: [1],
});

/** What a proposal adds to each part of its organization's sums. */
export function partsOf(row: FigureRow): Parts {
  const created = createdSums(row);
  const activity = [...activitySums(row)].map(([day, counts]) => [
    activityPart(day),
    new SumTally({ [activityName]: counts }).toSums(),
  ]);
  return {
    all: statsOf(row),
    [createdPart(dayOf(row.createdAt))]: created,
    [createdPart(monthOf(row.createdAt))]: created,
    ...Object.fromEntries(activity),
  };
}
