import mongoose from 'mongoose';
import type { DraftingJob } from '../proposals/drafting-job.ts';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';

/** A claimed job, and the fence number its worker may write with. */
export interface Claim {
  /** The record at the time of the claim. */
  record: ProposalRecord;
  job: DraftingJob;
  fence: number;
}

/**
 * Claims the next job in one atomic step: first jobs whose lease has expired, then jobs whose pause is over, then the
 * queue. Raising `fence` shuts out the previous worker.
 */
export async function claimNext(now: Date, leaseMs: number): Promise<Claim | undefined> {
  const due = { 'job.turn': mongoose.trusted({ $lte: now }) };
  const candidates = [
    { 'job.state': 'running', ...due },
    { 'job.state': 'waiting', ...due },
    { 'job.state': 'queued' },
  ] as const;
  // Nearly always there is nothing, which one look tells.
  const isThereAny = await ProposalModel.exists({ $or: [...candidates] }).setOptions({ allTenants: true });
  if (!isThereAny) return undefined;
  for (const candidate of candidates) {
    const record = await ProposalModel.findOneAndUpdate(
      candidate,
      {
        $set: { 'job.state': 'running', 'job.turn': new Date(now.getTime() + leaseMs) },
        $inc: { fence: 1, 'job.attempts': 1 },
      },
      { sort: { 'job.turn': 1 }, returnDocument: 'after', allTenants: true },
    ).lean<ProposalRecord>();
    if (record?.job) return { record, job: record.job, fence: record.fence };
  }
  return undefined;
}
