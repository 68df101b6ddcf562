import type { ProposalSectionKey } from '@harambee/domain';
import { type Actor, randomId } from '@harambee/service-kit';
import mongoose from 'mongoose';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import type { DraftingJob } from './drafting-job.ts';

/** How long one text is estimated to take: the distance between two places of one organization in the queue. */
const share = 30_000;

/**
 * A new job at its place in the queue. An organization's jobs stand `share` apart, so one that asks for a hundred texts
 * at once is overtaken by the next that asks for one: fair queueing by start times, without a scheduler.
 */
export async function newJob(
  { tenantId, userId, name }: Actor,
  sections?: ProposalSectionKey[],
): Promise<DraftingJob> {
  const requestedAt = new Date();
  const last = await ProposalModel.findOne({ tenantId, 'job.state': 'queued' })
    .select('job.turn')
    .sort({ 'job.turn': -1 })
    .lean<Pick<ProposalRecord, 'job'>>();
  const following = (last?.job?.turn.getTime() ?? 0) + share;
  const turn = last ? new Date(Math.max(requestedAt.getTime(), following)) : requestedAt;
  return {
    id: randomId(),
    state: 'queued',
    turn,
    attempts: 0,
    requestedBy: { userId, name },
    requestedAt,
    ...(sections && { sections }),
  };
}

/** A job in a worker's hands, and the number it may write under. */
export interface Claim {
  /** The card as it was when the job was taken. */
  card: ProposalRecord;
  job: DraftingJob;
  fence: number;
}

/**
 * Takes the next job in one atomic step: first those whose worker has gone (lease over), then those whose pause is
 * over, then the queue. The raised `fence` shuts out whoever had the job before.
 */
export async function claimNext(now: Date, leaseMs: number): Promise<Claim | undefined> {
  const due = { 'job.turn': mongoose.trusted({ $lte: now }) };
  const candidates = [
    { 'job.state': 'running', ...due },
    { 'job.state': 'waiting', ...due },
    { 'job.state': 'queued' },
  ] as const;
  for (const candidate of candidates) {
    const card = await ProposalModel.findOneAndUpdate(
      candidate,
      {
        $set: { 'job.state': 'running', 'job.turn': new Date(now.getTime() + leaseMs) },
        $inc: { fence: 1, 'job.attempts': 1 },
      },
      { sort: { 'job.turn': 1 }, returnDocument: 'after', allTenants: true },
    ).lean<ProposalRecord>();
    if (card?.job) return { card, job: card.job, fence: card.fence };
  }
  return undefined;
}
