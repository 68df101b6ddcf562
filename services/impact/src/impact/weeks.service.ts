import { addDays, dayOf, startOfWeek } from '@harambee/domain';
import type { ImpactSummary } from '@harambee/domain/schemas';
import { trusted } from 'mongoose';
import { DaySumModel } from '../ledger/day-sum.model.ts';
import { type DaySum, pointsOfDays } from '../ledger/day-sums.ts';

/** This week and the previous seven: the chart of /impact compares the last four with the four before. */
const weeksShown = 8;

/** Points of the ledger by week, oldest first, the current week last. */
export async function recentWeeks(
  tenantId: string,
  now = new Date(),
): Promise<NonNullable<ImpactSummary['weeks']>> {
  const monday = startOfWeek(now);
  const mondays = Array.from({ length: weeksShown + 1 }, (_, place) =>
    dayOf(addDays(monday, 7 * (place + 1 - weeksShown))),
  );
  const [first = ''] = mondays;
  const days = await DaySumModel.find({ tenantId, day: trusted({ $gte: first }) }).lean<DaySum[]>();
  return mondays.slice(0, weeksShown).map((from, place) => {
    const until = mondays[place + 1] ?? '';
    return { from, points: pointsOfDays(days.filter(({ day }) => day >= from && day < until)) };
  });
}
