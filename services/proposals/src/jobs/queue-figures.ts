import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';

/** Counted no further: from here on the number says only that there are too many. */
const mostCounted = 1_000;

/** Drafts that no worker has taken yet. */
export const queuedDrafts = (): Promise<number> =>
  ProposalModel.countDocuments({ 'job.state': 'queued' }, { allTenants: true, limit: mostCounted });

/** Seconds since the draft that comes next was asked for; 0 if none waits. */
export async function oldestDraft(): Promise<number> {
  const next = await ProposalModel.findOne(
    { 'job.state': 'queued' },
    { 'job.requestedAt': 1 },
    { allTenants: true },
  )
    .sort({ 'job.turn': 1 })
    .lean<Pick<ProposalRecord, 'job'>>();
  return next?.job ? Math.max(0, (Date.now() - next.job.requestedAt.getTime()) / 1_000) : 0;
}
