import { type PointCounts, pointsFor } from '@harambee/domain';
import type { LedgerEntry } from './ledger-entry.model.ts';

/** One day of the ledger in numbers. */
export interface DaySum {
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  /** Proposals created, and how many of them earn points. */
  created: number;
  earning: number;
  completed: number;
  under_review: number;
  approved: number;
  /** Points of awards. */
  awards: number;
}

export const emptyDay = (day: string): DaySum => ({
  day,
  created: 0,
  earning: 0,
  completed: 0,
  under_review: 0,
  approved: 0,
  awards: 0,
});

type Summed = Pick<LedgerEntry, 'reason' | 'points' | 'day'>;

function add(sum: DaySum, { reason, points }: Summed): void {
  if (reason === 'award') sum.awards += points;
  else sum[reason] += 1;
  if (reason === 'created' && points > 0) sum.earning += 1;
}

/** Groups the entries of the ledger by day, earliest first. */
export function sumDays(entries: Iterable<Summed>): DaySum[] {
  const days = new Map<string, DaySum>();
  for (const entry of entries) {
    const sum = days.get(entry.day) ?? emptyDay(entry.day);
    days.set(entry.day, sum);
    add(sum, entry);
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** Adds up days into one sum for the formula of points. */
export function countsOf(days: Iterable<DaySum>): PointCounts & { created: number } {
  const counts = { created: 0, total: 0, completed: 0, under_review: 0, approved: 0, awards: 0 };
  for (const day of days) {
    counts.created += day.created;
    counts.total += day.earning;
    counts.completed += day.completed;
    counts.under_review += day.under_review;
    counts.approved += day.approved;
    counts.awards += day.awards;
  }
  return counts;
}

/** Points of several days together, by the one formula. */
export const pointsOfDays = (days: Iterable<DaySum>): number => pointsFor(countsOf(days));
