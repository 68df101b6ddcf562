import {
  type AnalysedProposal,
  type AnalyticsPeriod,
  AnalyticsTally,
  defaultAnalyticsPeriod,
  periodStart,
  summaryStart,
} from '@harambee/domain';
import type { ProposalAnalytics } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import { TenantRows } from '../proposals/tenant-rows.ts';

/** What the figures need of a card; the rest stays where it is. */
const cards = new TenantRows<AnalysedProposal & { _id: string }>({
  select: {
    status: 1,
    category: 1,
    grantId: 1,
    requestedAmount: 1,
    createdAt: 1,
    updatedAt: 1,
    'history.to': 1,
    'history.at': 1,
  },
  size: ({ history }) => 200 + 60 * history.length,
});

/**
 * GET /api/proposals/analytics (spec 2.14). The cards are added up here, not in the database: days, weeks and months are
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
  for (const card of (await cards.read(tenantId)) ?? []) {
    hasProposals = true;
    if (card.createdAt >= from) tally.add(card);
    if (card.updatedAt >= recently) tally.addActivity(card);
  }
  return { hasProposals, ...tally.result() };
}
