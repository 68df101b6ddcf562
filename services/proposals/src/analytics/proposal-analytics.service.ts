import {
  type AnalyticsPeriod,
  AnalyticsTally,
  addDays,
  createdSums,
  dayOf,
  defaultAnalyticsPeriod,
  monthOf,
  periodStart,
  periodSums,
  recentStart,
  type Sums,
  SumTally,
  startOfDay,
} from '@harambee/domain';
import type { ProposalAnalytics } from '@harambee/domain/schemas';
import { type Actor, RowCache } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import {
  activityName,
  activityPart,
  createdPart,
  type FigureRow,
  figureFields,
} from '../figures/figure-parts.ts';
import { OrganizationModel } from '../organizations/organization.model.ts';
import { listIndexes, ProposalModel } from '../proposals/proposal.model.ts';
import { proposalCounters } from '../proposals/proposal-counters.ts';

/** The days from this one on, one after its last whole day excluded. */
function daysFrom(day: Date, until: Date): string[] {
  const days: string[] = [];
  for (let next = day; next < until; next = addDays(next, 1)) days.push(dayOf(next));
  return days;
}

const startOfNextMonth = (moment: Date): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1));

/** Whole days and months from a day until tomorrow: a clock beside this one may be a little ahead. */
function wholeParts(from: Date, now: Date): string[] {
  const end = addDays(startOfDay(now), 2);
  const firstOfMonth = from.getUTCDate() === 1 ? from : startOfNextMonth(from);
  const months: string[] = [];
  for (let month = firstOfMonth; month < end; month = startOfNextMonth(month)) months.push(monthOf(month));
  return [...daysFrom(from, new Date(Math.min(Number(firstOfMonth), Number(end)))), ...months].map(
    createdPart,
  );
}

/** The proposals created in the rest of the day that a period begins in: no part has them alone. */
const createdInRestOf = (tenantId: string, from: Date): Promise<FigureRow[]> =>
  ProposalModel.find({
    tenantId,
    createdAt: trusted({ $gte: from, $lt: addDays(startOfDay(from), 1) }),
  })
    .select(Object.fromEntries(figureFields.map((name) => [name, 1])))
    .hint(listIndexes.created)
    .lean<FigureRow[]>();

/** The sums of whole days and months together, while none of them changes. */
const wholeSums = new RowCache<Sums>({ sizeOf: (sums) => 2 * JSON.stringify(sums).length });

/**
 * GET /api/proposals/analytics (STATS-01): whole days and months from the counters, and the day in which the period
 * begins from its records. The days are added up here, so that they are the same on every database.
 */
export async function proposalAnalytics(
  { tenantId }: Actor,
  period: AnalyticsPeriod = defaultAnalyticsPeriod,
  now = new Date(),
): Promise<ProposalAnalytics> {
  const [from, recentFrom] = [periodStart(period, now), recentStart(now)];
  const firstDay = addDays(startOfDay(from), 1);
  // The days of the daily summary, and tomorrow, for a clock that is ahead.
  const recentDays = daysFrom(addDays(startOfDay(recentFrom), 1), addDays(startOfDay(now), 2));
  const [organization, view, atStart, recentAtStart] = await Promise.all([
    OrganizationModel.findOne({ tenantId }, { statements: 1 }).lean(),
    proposalCounters.view(tenantId),
    createdInRestOf(tenantId, from),
    ProposalModel.countDocuments({
      tenantId,
      createdAt: trusted({ $gt: recentFrom, $lt: addDays(startOfDay(recentFrom), 1) }),
    }).hint(listIndexes.created),
  ]);
  const whole = wholeParts(firstDay, now);
  const parts = await view.parts([...whole, ...recentDays.map(activityPart)]);
  const tally = new AnalyticsTally(period, now, organization?.statements?.currency || undefined);
  tally.addPeriod(
    wholeSums.of(JSON.stringify([tenantId, period]), [parts], () =>
      periodSums(
        period,
        whole.map((name) => parts.get(name) ?? {}),
      ),
    ),
  );
  for (const row of atStart) tally.addCreated(createdSums(row));
  for (const day of recentDays) {
    const counts = parts.get(activityPart(day))?.[activityName] ?? [];
    const [created = 0] = counts;
    tally.addDay(day, counts);
    tally.addRecent(created);
  }
  tally.addRecent(recentAtStart);
  return { hasProposals: new SumTally(view.head).at('total') > 0, ...tally.result() };
}
