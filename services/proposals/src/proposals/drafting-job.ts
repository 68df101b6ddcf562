import { type ProposalSectionKey, proposalSectionKeys } from '@harambee/domain';
import { Schema } from 'mongoose';

/**
 * The drafting of one text, stored inside its proposal (docs/adr/0003).
 *
 * - `queued`: no worker has it; `turn` is its place in the queue.
 * - `running`: a worker has it until `turn`, the end of its lease. After that, any worker may claim it.
 * - `waiting`: an attempt failed or a worker stopped; it may be claimed again from `turn` on.
 */
export interface DraftingJob {
  id: string;
  state: 'queued' | 'running' | 'waiting';
  turn: Date;
  /** Consecutive attempts that wrote nothing; a written section resets it. */
  attempts: number;
  requestedBy: { userId: string; name: string };
  requestedAt: Date;
  /** The sections to write; the others stay as they are. If absent, all. */
  sections?: ProposalSectionKey[];
  /** True if the person has seen the personal data in the answers and agreed to send it to a language model. */
  isPersonalDataConfirmed?: boolean;
  /** True once somebody has stopped the language model (DRAFT-38), or asked for none (OFFLINE-36): the engine writes the rest. */
  isModelStopped?: boolean;
  /** The trace of the request, while tracing is on. */
  trace?: string;
}

const text = { type: String, required: true } as const;
const time = { type: Date, required: true } as const;

export const draftingJob = new Schema<DraftingJob>(
  {
    id: text,
    state: { type: String, enum: ['queued', 'running', 'waiting'], required: true },
    turn: time,
    attempts: { type: Number, required: true, default: 0 },
    requestedBy: {
      type: new Schema({ userId: text, name: { type: String, default: '' } }, { _id: false }),
      required: true,
    },
    requestedAt: time,
    sections: { type: [{ type: String, enum: proposalSectionKeys }], default: undefined },
    isPersonalDataConfirmed: Boolean,
    isModelStopped: Boolean,
    trace: String,
  },
  { _id: false, id: false },
);
