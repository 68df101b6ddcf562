import {
  type AnalyticsPeriod,
  AnalyticsTally,
  defaultAnalyticsPeriod,
  periodStart,
  summaryStart,
} from '@harambee/domain';
import type { ProposalAnalytics } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import { tenantCards } from '../proposals/tenant-cards.ts';

/**
 * GET /api/proposals/analytics (STATS-01). The cards are added up here, not in the database: days, weeks and months are
 * then the same on every database.
 */
export async function proposalAnalytics(
  { tenantId }: Actor,
  period: AnalyticsPeriod = defaultAnalyticsPeriod,
  now = new Date(),
): Promise<ProposalAnalytics> {
  const tally = new AnalyticsTally(period, now);
  const [from, recently] = [periodStart(period, now), summaryStart(now)];
  let hasProposals = false;
  for (const card of await tenantCards.read(tenantId)) {
    hasProposals = true;
    if (card.createdAt >= from) tally.add(card);
    if (card.updatedAt >= recently) tally.addActivity(card);
  }
  return { hasProposals, ...tally.result() };
}
