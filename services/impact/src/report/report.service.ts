import {
  addDays,
  dayOf,
  defaultReportPeriod,
  monthsBetween,
  projectStatus,
  type ReportPeriod,
  reportFigures,
  reportProjects,
  reportStart,
  requestedOf,
  type Sums,
} from '@harambee/domain';
import type { ImpactReport } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { datedBadges } from '../impact/badges.service.ts';
import { DaySumModel } from '../ledger/day-sum.model.ts';
import { type DaySum, pointsOfDays } from '../ledger/day-sums.ts';
import type { Organization } from '../organizations/organization.model.ts';
import { nameOf, organizationOf } from '../organizations/organizations.service.ts';
import { type KnownProposal, KnownProposalModel } from '../proposals/known-proposal.model.ts';
import { reportCounters } from './report-counters.ts';

/** The earliest date that is known of an organization. */
async function beginningOf({ tenantId, registeredAt }: Organization, now: Date): Promise<Date> {
  const first = await KnownProposalModel.findOne({ tenantId }, { createdAt: 1 })
    .sort({ createdAt: 1 })
    .lean();
  const moments = [registeredAt, first?.createdAt].flatMap((at) => (at ? [at.getTime()] : []));
  return new Date(Math.min(now.getTime(), ...moments));
}

const projectOf = (proposal: KnownProposal) => {
  const { _id, title, category, status, requestedAmount, createdAt } = proposal;
  return {
    id: _id,
    title,
    category,
    status: projectStatus(status),
    proposalStatus: status,
    requestedAmount,
    ...requestedOf(proposal),
    createdAt: createdAt.toISOString(),
  };
};

/** The newest ones of the period, which the report lists. */
const newestSince = (tenantId: string, from: Date): Promise<KnownProposal[]> =>
  KnownProposalModel.find({ tenantId, createdAt: trusted({ $gte: from }) })
    .sort({ createdAt: -1 })
    .limit(reportProjects)
    .lean<KnownProposal[]>();

/** The sums of whole months, and of the next one: another machine's clock may be there already. */
async function monthsOf(tenantId: string, from: Date, now: Date): Promise<Sums[]> {
  const view = await reportCounters.view(tenantId);
  return [...(await view.parts(monthsBetween(from, addDays(now, 1)))).values()];
}

/** GET /api/impact/report: the proposals created in the period, and the points earned in it. */
export async function impactReport(
  { tenantId }: Actor,
  period: ReportPeriod = defaultReportPeriod,
): Promise<ImpactReport> {
  const now = new Date();
  const organization = await organizationOf(tenantId);
  const beginning = period === 'all' ? await beginningOf(organization, now) : now;
  const from = reportStart(period, now, beginning);
  const [months, projects, days, badges] = await Promise.all([
    monthsOf(tenantId, from, now),
    newestSince(tenantId, from),
    DaySumModel.find({ tenantId, day: trusted({ $gte: dayOf(from) }) }).lean<DaySum[]>(),
    datedBadges(organization),
  ]);
  const pointsOfMonth = (month: string) => pointsOfDays(days.filter(({ day }) => day.startsWith(month)));
  return {
    period,
    organization: nameOf(organization),
    from: dayOf(from),
    to: dayOf(now),
    totalPoints: pointsOfDays(days),
    badgesEarned: badges.filter(({ at }) => at && at >= from).length,
    ...reportFigures(months, pointsOfMonth, from, now, organization.profile?.currency),
    projects: projects.map(projectOf),
  };
}
