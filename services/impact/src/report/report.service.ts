import {
  dayOf,
  defaultReportPeriod,
  projectStatus,
  type ReportPeriod,
  reportFigures,
  reportProjects,
  reportStart,
  requestedOf,
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

/** In batches: reading many at once would delay others. */
async function proposalsSince(tenantId: string, from: Date): Promise<KnownProposal[]> {
  const cursor = KnownProposalModel.find({ tenantId, createdAt: trusted({ $gte: from }) })
    .sort({ createdAt: -1 })
    .lean<KnownProposal[]>()
    .cursor({ batchSize: 500 });
  const proposals: KnownProposal[] = [];
  for await (const proposal of cursor) proposals.push(proposal);
  return proposals;
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
  const [proposals, days, badges] = await Promise.all([
    proposalsSince(tenantId, from),
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
    ...reportFigures(proposals, pointsOfMonth, from, now, organization.profile?.currency),
    projects: proposals.slice(0, reportProjects).map(projectOf),
  };
}
