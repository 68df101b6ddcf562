import {
  levelFor,
  type PointCounts,
  type PointWindow,
  pointsFor,
  pointWindows,
  windowNumber,
} from '@harambee/domain';
import { countsOf, type DaySum, pointsOfDays } from '../ledger/day-sums.ts';

/** Points of the latest day, week or month that has any, and of the one before it. */
export interface WindowPoints {
  /** The number of that window, by `windowNumber`; 0 before the first points. */
  number: number;
  points: number;
  before: number;
}

/** Everything that the ledger says about an organization. */
export interface OrganizationFigures {
  /** `total` counts the proposals that earn points; `created` counts all of them. */
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

/** The figures of an organization from its days, earliest first. */
export function organizationFigures(days: readonly DaySum[]): OrganizationFigures {
  const counts = countsOf(days);
  const points = pointsFor(counts);
  const withPoints = days.filter((day) => pointsOfDays([day]) > 0);
  const windows = Object.fromEntries(
    pointWindows.map((window) => [window, windowPoints(window, withPoints)]),
  ) as OrganizationFigures['windows'];
  return { counts, points, level: levelFor(points), windows };
}

/** Points of the current window and of the previous one: earlier points count in neither. */
export function presentPoints(
  { number, points, before }: WindowPoints,
  present: number,
): { points: number; before: number } {
  if (number >= present) return { points, before };
  return { points: 0, before: number === present - 1 ? points : 0 };
}
