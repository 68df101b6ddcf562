import {
  type AnalyticsPeriod,
  AnalyticsTally,
  defaultAnalyticsPeriod,
  periodStart,
  summaryStart,
} from '@harambee/domain';
import type { ProposalAnalytics } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import { OrganizationModel } from '../organizations/organization.model.ts';
import { tenantFigures } from '../proposals/tenant-figures.ts';

/**
 * GET /api/proposals/analytics (STATS-01). Adds the records up here, not in the database, so that days, weeks and
 * months are the same on every database.
 */
export async function proposalAnalytics(
  { tenantId }: Actor,
  period: AnalyticsPeriod = defaultAnalyticsPeriod,
  now = new Date(),
): Promise<ProposalAnalytics> {
  const organization = await OrganizationModel.findOne({ tenantId }, { statements: 1 }).lean();
  const tally = new AnalyticsTally(period, now, organization?.statements?.currency || undefined);
  const [from, recently] = [periodStart(period, now), summaryStart(now)];
  let hasProposals = false;
  for (const record of await tenantFigures.read(tenantId)) {
    hasProposals = true;
    if (record.createdAt >= from) tally.add(record);
    if (record.updatedAt >= recently) tally.addActivity(record);
  }
  return { hasProposals, ...tally.result() };
}
