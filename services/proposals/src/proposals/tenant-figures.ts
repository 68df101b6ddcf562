import type { AnalyzedProposal } from '@harambee/domain';
import type { ProposalRecord } from './proposal.model.ts';
import { TenantRows } from './tenant-rows.ts';

/** The fields that the figures above the list and the analytics need; the rest is not read. */
export type FigureRow = AnalyzedProposal & Pick<ProposalRecord, '_id' | 'week' | 'reached'>;

export const figureFields = {
  status: 1,
  category: 1,
  grantId: 1,
  requestedAmount: 1,
  currency: 1,
  week: 1,
  reached: 1,
  createdAt: 1,
  updatedAt: 1,
  'history.to': 1,
  'history.at': 1,
} as const;

/** Both pages need the same records, one after the other. */
export const tenantFigures = new TenantRows<FigureRow>({
  select: figureFields,
  size: ({ history }) => 240 + 60 * history.length,
});
