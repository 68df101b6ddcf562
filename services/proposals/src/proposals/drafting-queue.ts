import { EventEmitter } from 'node:events';
import { type Actor, randomId, traceField } from '@harambee/service-kit';
import type { DraftingJob } from './drafting-job.ts';
import { ProposalModel, type ProposalRecord } from './proposal.model.ts';

/** Estimated time for one text: the distance between two places of one organization in the queue. */
const share = 30_000;

/**
 * A new job at its place in the queue. An organization's jobs are `share` apart, so an organization that requests one
 * text overtakes one that requests a hundred: fair queueing by start times, without a scheduler.
 */
export async function newJob(
  { tenantId, userId, name }: Actor,
  {
    sections,
    isPersonalDataConfirmed,
    isModelStopped,
  }: Pick<DraftingJob, 'sections' | 'isPersonalDataConfirmed' | 'isModelStopped'> = {},
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
    ...(isPersonalDataConfirmed && { isPersonalDataConfirmed }),
    ...(isModelStopped && { isModelStopped }),
    ...traceField(),
  };
}

/**
 * Signals a new job to the worker of this process, so that it does not wait for the next poll. Only a hint: a lost
 * signal costs one polling interval.
 */
const signal = new EventEmitter();
signal.setMaxListeners(0);

export function signalNewJob(): void {
  signal.emit('queued');
}

/** Tells a worker of this process that somebody has stopped the model of this job. Others see it in the job. */
export function signalModelStopped(jobId: string): void {
  signal.emit('model-stopped', jobId);
}

export function onModelStopped(listener: (jobId: string) => void): () => void {
  signal.on('model-stopped', listener);
  return () => signal.off('model-stopped', listener);
}

export function onNewJob(listener: () => void): () => void {
  signal.on('queued', listener);
  return () => signal.off('queued', listener);
}
