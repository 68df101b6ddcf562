import { activityLimits, activityText, type PointReason } from '@harambee/domain';
import type { ImpactSummary } from '@harambee/domain/schemas';
import { trusted } from 'mongoose';
import { hasPoints, type LedgerEntry, LedgerEntryModel } from '../ledger/ledger-entry.model.ts';
import { KnownProposalModel } from '../proposals/known-proposal.model.ts';

type Entry = LedgerEntry & { reason: PointReason };

/** The newest entries with points for a reason. */
const newest = (tenantId: string, reason: PointReason, limit: number): Promise<Entry[]> =>
  LedgerEntryModel.find({ tenantId, reason, points: trusted({ ...hasPoints.points }) })
    .hint('earning')
    .sort({ at: -1, source: -1 })
    .limit(limit)
    .lean<Entry[]>();

/** Recent Activity of /impact (IMPACT-09): the newest three created and the newest two completed proposals. */
export async function recentActivity(tenantId: string): Promise<ImpactSummary['activity']> {
  const [created, completed] = await Promise.all([
    newest(tenantId, 'created', activityLimits.created),
    newest(tenantId, 'completed', activityLimits.completed),
  ]);
  const entries = [...created, ...completed].sort((one, other) => other.at.getTime() - one.at.getTime());
  const proposals = await KnownProposalModel.find(
    { tenantId, _id: trusted({ $in: [...new Set(entries.map(({ source }) => source))] }) },
    { title: 1 },
  ).lean();
  const titles = new Map(proposals.map(({ _id, title }) => [_id, title]));
  return entries.slice(0, activityLimits.all).map(({ _id, reason, source, points, at }) => ({
    id: _id,
    reason,
    text: activityText(reason, titles.get(source) ?? ''),
    points,
    at: at.toISOString(),
    proposalId: source,
  }));
}
