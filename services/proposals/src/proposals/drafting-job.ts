import { type ProposalSectionKey, proposalSectionKeys } from '@harambee/domain';
import { Schema } from 'mongoose';

/**
 * The drafting of one text, stored inside its proposal (docs/adr/0003).
 *
 * - `queued`: nobody has it; `turn` is its place in the queue.
 * - `running`: a worker has it until `turn`, the end of its lease. Past that, anybody may take it.
 * - `waiting`: an attempt went wrong, or a worker went home; it may be taken again from `turn` on.
 */
export interface DraftingJob {
  id: string;
  state: 'queued' | 'running' | 'waiting';
  turn: Date;
  /** Attempts that wrote nothing, one after the other; a written section sets it back. */
  attempts: number;
  requestedBy: { userId: string; name: string };
  requestedAt: Date;
  /** Only these are written, the others stay as they are; all where it is absent. */
  sections?: ProposalSectionKey[];
  /** Who asked for it has seen the personal data in the answers and lets a language model have it. */
  isPersonalDataConfirmed?: boolean;
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
  },
  { _id: false, id: false },
);
