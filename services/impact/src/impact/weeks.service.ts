import { dayOf, windowDays } from '@harambee/domain';
import type { ImpactSummary } from '@harambee/domain/schemas';
import { trusted } from 'mongoose';
import { DaySumModel } from '../ledger/day-sum.model.ts';
import { type DaySum, pointsOfDays } from '../ledger/day-sums.ts';

/** This week and the seven before: the chart of /impact holds four of them against the four before. */
const weeksShown = 8;
const weekLength = 7 * 86_400_000;

/** Points of the ledger week by week, the oldest first, the present one last. */
export async function recentWeeks(
  tenantId: string,
  now = new Date(),
): Promise<NonNullable<ImpactSummary['weeks']>> {
  const monday = Date.parse(`${windowDays('weekly', now).start}T00:00:00Z`);
  const mondays = Array.from({ length: weeksShown + 1 }, (_, place) =>
    dayOf(new Date(monday - (weeksShown - 1 - place) * weekLength)),
  );
  const [first = ''] = mondays;
  const days = await DaySumModel.find({ tenantId, day: trusted({ $gte: first }) }).lean<DaySum[]>();
  return mondays.slice(0, weeksShown).map((from, place) => {
    const until = mondays[place + 1] ?? '';
    return { from, points: pointsOfDays(days.filter(({ day }) => day >= from && day < until)) };
  });
}
