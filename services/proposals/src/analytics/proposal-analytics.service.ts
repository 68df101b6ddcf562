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
import { trusted } from 'mongoose';
import { ProposalModel } from '../proposals/proposal.model.ts';

/** What the figures need of a card; the rest stays where it is. */
const projection = {
  _id: 0,
  status: 1,
  category: 1,
  grantId: 1,
  requestedAmount: 1,
  createdAt: 1,
  updatedAt: 1,
  'history.to': 1,
  'history.at': 1,
} as const;

/** Enough cards that the way to the database does not count, few enough to hold. */
const batchSize = 1_000;

/** The tenant's cards from a moment on, one after the other by the index of that time. */
const cardsSince = (tenantId: string, time: 'createdAt' | 'updatedAt', from: Date) =>
  ProposalModel.find({ tenantId, [time]: trusted({ $gte: from }) }, projection)
    .sort({ [time]: -1, _id: -1 })
    .lean<AnalysedProposal[]>()
    .cursor({ batchSize });

/**
 * GET /api/proposals/analytics (spec 2.14). One walk over the cards of the period and one over those of the last days, both
 * by index and a batch at a time, added up here: days, weeks and months are then the same on every database.
 */
export async function proposalAnalytics(
  { tenantId }: Actor,
  period: AnalyticsPeriod = defaultAnalyticsPeriod,
  now = new Date(),
): Promise<ProposalAnalytics> {
  const tally = new AnalyticsTally(period, now);
  for await (const card of cardsSince(tenantId, 'createdAt', periodStart(period, now))) tally.add(card);
  for await (const card of cardsSince(tenantId, 'updatedAt', summaryStart(now))) tally.addActivity(card);
  const figures = tally.result();
  const hasProposals = figures.metrics.total > 0 || (await ProposalModel.exists({ tenantId })) !== null;
  return { hasProposals, ...figures };
}
