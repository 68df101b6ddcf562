import { onModelStopped } from '../proposals/drafting-queue.ts';
import { ProposalModel } from '../proposals/proposal.model.ts';
import type { Claim } from './claim.ts';

/** How often a worker looks for a stop that came to another process, in milliseconds. */
const usualLookMs = 2_000;

export interface ModelStop {
  /** Aborted once somebody has stopped the language model of this job. */
  signal: AbortSignal;
  /** Ends the watching. */
  end(): void;
}

/** Watches a job for a stop of its language model, in whatever process somebody asked for it (DRAFT-38). */
export function watchModelStop(
  { record: { _id, tenantId }, job }: Pick<Claim, 'record' | 'job'>,
  lookEveryMs = usualLookMs,
): ModelStop {
  const controller = new AbortController();
  const stop = () => controller.abort();
  if (job.isModelStopped) stop();
  const stopListening = onModelStopped((jobId) => jobId === job.id && stop());
  const look = async () => {
    const isStopped = await ProposalModel.exists({
      _id,
      tenantId,
      'job.id': job.id,
      'job.isModelStopped': true,
    });
    if (isStopped) stop();
  };
  // Without an answer the next look will have one.
  const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
  timer.unref();
  return {
    signal: controller.signal,
    end() {
      clearInterval(timer);
      stopListening();
    },
  };
}
