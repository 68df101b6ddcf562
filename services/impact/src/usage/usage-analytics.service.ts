import {
  addDays,
  dayOf,
  defaultUsagePeriod,
  growthRate,
  levelFor,
  percentOf,
  startOfDay,
  type UsagePeriod,
  usagePeriods,
} from '@harambee/domain';
import type { UsageAnalytics } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { datedBadges } from '../impact/badges.service.ts';
import { DaySumModel } from '../ledger/day-sum.model.ts';
import { type DaySum, pointsOfDays } from '../ledger/day-sums.ts';
import { nameOf, organizationOf } from '../organizations/organizations.service.ts';
import { countedElsewhere, countedOn } from './usage-counters.ts';
import { UsageRecordModel } from './usage-event.model.ts';
import {
  type Counted,
  countOf,
  type DraftMove,
  draftMinutes,
  featureOf,
  perPerson,
  ranking,
  sectionsOf,
  visitFigures,
} from './usage-figures.ts';
import { movedTo } from './usage-records.ts';
import { type Visit, VisitModel } from './visit.model.ts';

const started = movedTo('generating');
const completed = movedTo('completed');
const failed = movedTo('failed');

interface Span {
  from: Date;
  to: Date;
}

async function countsIn(tenantId: string, { from, to }: Span): Promise<Counted[]> {
  const days: string[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(dayOf(day));
  const counted = await countedOn(tenantId, days);
  if (counted) return counted;
  // As long as there is much to count first.
  const groups = await UsageRecordModel.aggregate<{ _id: Omit<Counted, 'count'>; count: number }>([
    { $match: { tenantId, at: { $gte: from, $lt: to }, name: { $nin: countedElsewhere } } },
    { $group: { _id: { name: '$name', label: '$label' }, count: { $sum: 1 } } },
  ]);
  return groups.map(({ _id, count }) => ({ ..._id, count }));
}

const visitsIn = (tenantId: string, { from, to }: Span): Promise<Visit[]> =>
  VisitModel.find({ tenantId, day: trusted({ $gte: dayOf(from), $lt: dayOf(to) }) }).lean<Visit[]>();

/** Starts and ends of texts, including the day before the period, when a text may have started. */
const movesIn = (tenantId: string, { from, to }: Span): Promise<DraftMove[]> =>
  UsageRecordModel.find({
    tenantId,
    name: trusted({ $in: [started, completed] }),
    at: trusted({ $gte: addDays(from, -1), $lt: to }),
  })
    .sort({ at: 1 })
    .lean<DraftMove[]>();

async function impactIn({ tenantId }: Actor, { from, to }: Span, people: number) {
  const [organization, days] = await Promise.all([
    organizationOf(tenantId),
    DaySumModel.find({ tenantId, day: trusted({ $gte: dayOf(from) }) }).lean<DaySum[]>(),
  ]);
  const badges = await datedBadges(organization);
  const points = pointsOfDays(days);
  const name = nameOf(organization);
  return {
    totalPointsAwarded: points,
    averagePointsPerUser: perPerson(points, people),
    badgesEarned: badges.filter(({ at }) => at && at >= from && at < to).length,
    levelUps: organization.level - levelFor(organization.points - points),
    topPerformers: points > 0 && name !== '' ? [{ userId: name, points }] : [],
  };
}

/** The last days including today, in UTC. */
function spansOf(period: UsagePeriod, now: Date): { present: Span; before: Span } {
  const end = addDays(startOfDay(now), 1);
  const at = (back: number) => addDays(end, -back * usagePeriods[period].days);
  return { present: { from: at(1), to: at(0) }, before: { from: at(2), to: at(1) } };
}

/** GET /api/analytics: figures from the tenant's own events only. */
export async function usageAnalytics(
  actor: Actor,
  period: UsagePeriod = defaultUsagePeriod,
): Promise<UsageAnalytics> {
  const { tenantId } = actor;
  const { present, before } = spansOf(period, new Date());
  const [counted, countedBefore, moves, visits, visitsBefore, any] = await Promise.all([
    countsIn(tenantId, present),
    countsIn(tenantId, before),
    movesIn(tenantId, present),
    visitsIn(tenantId, present),
    visitsIn(tenantId, before),
    UsageRecordModel.findOne({ tenantId }, { _id: 1 }).lean(),
  ]);
  const all = () => true;
  const of = (wanted: string) => countOf(counted, ({ name }) => name === wanted);
  const [events, eventsBefore] = [countOf(counted, all), countOf(countedBefore, all)];
  const drafts = { started: of(started), completed: of(completed), failed: of(failed) };
  const completionRate = Math.min(percentOf(drafts.completed, drafts.started), 100);
  const people = visitFigures(visits, visitsBefore);
  const templates = counted.filter(({ name, label }) => name === started && label !== '');
  const features = counted.flatMap((row) => {
    const label = featureOf(row);
    return label === undefined ? [] : [{ ...row, label }];
  });
  return {
    period,
    from: present.from.toISOString(),
    to: present.to.toISOString(),
    hasEvents: any !== null,
    overview: {
      totalEvents: events,
      activeUsers: people.activeUsers,
      completionRate,
      growthRate: growthRate(events, eventsBefore) ?? 0,
      eventsBefore,
    },
    drafting: {
      draftsStarted: drafts.started,
      draftsCompleted: drafts.completed,
      completionRate,
      averageDraftTime: draftMinutes(moves, started, completed),
      sectionGenerations: sectionsOf(drafts.completed),
      topTemplates: ranking(templates, 5).map(([template, usage]) => ({ template, usage })),
    },
    impact: await impactIn(actor, present, people.activeUsers),
    engagement: {
      totalSessions: people.sessions,
      averageSessionDuration: people.averageMinutes,
      activeUsers: people.activeUsers,
      retentionRate: percentOf(people.returned, people.earlier),
      usersBefore: people.earlier,
      featureUsage: ranking(features, 8).map(([feature, usage]) => ({ feature, usage })),
      errorRate: percentOf(drafts.failed, drafts.completed + drafts.failed),
    },
  };
}
