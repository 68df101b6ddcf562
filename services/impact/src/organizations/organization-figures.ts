import {
  levelFor,
  type PointCounts,
  type PointWindow,
  pointsFor,
  pointWindows,
  windowNumber,
} from '@harambee/domain';
import { countsOf, type DaySum, pointsOfDays } from '../ledger/day-sums.ts';

/** Points of the latest day, week or month in which there were any, and of the one before it. */
export interface WindowPoints {
  /** Which one, by `windowNumber`; 0 before the first points. */
  number: number;
  points: number;
  before: number;
}

/** Everything that the ledger says of an organization. */
export interface OrganizationFigures {
  /** `total` are the proposals that earn; `created` are all of them. */
  counts: PointCounts & { created: number };
  points: number;
  level: number;
  windows: Record<PointWindow, WindowPoints>;
}

const numberOf = (window: PointWindow, { day }: DaySum): number =>
  windowNumber(window, new Date(`${day}T00:00:00Z`));

function windowPoints(window: PointWindow, days: readonly DaySum[]): WindowPoints {
  const latest = days.at(-1);
  if (!latest) return { number: 0, points: 0, before: 0 };
  const number = numberOf(window, latest);
  const within = (wanted: number) => days.filter((day) => numberOf(window, day) === wanted);
  return { number, points: pointsOfDays(within(number)), before: pointsOfDays(within(number - 1)) };
}

/** The figures of an organization from its days, the earliest first. */
export function organizationFigures(days: readonly DaySum[]): OrganizationFigures {
  const counts = countsOf(days);
  const points = pointsFor(counts);
  const withPoints = days.filter((day) => pointsOfDays([day]) > 0);
  const windows = Object.fromEntries(
    pointWindows.map((window) => [window, windowPoints(window, withPoints)]),
  ) as OrganizationFigures['windows'];
  return { counts, points, level: levelFor(points), windows };
}

/** Points of the window it is now, and of the one before: what was earned longer ago counts in neither. */
export function presentPoints(
  { number, points, before }: WindowPoints,
  present: number,
): { points: number; before: number } {
  if (number >= present) return { points, before };
  return { points: 0, before: number === present - 1 ? points : 0 };
}
