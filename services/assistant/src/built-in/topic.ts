import type { WholeProposal } from '../records/history.ts';
import type { Reading } from '../understanding/reading.ts';

/** A message with what it leaves out taken from what was said before. */
export interface Topic extends Reading<WholeProposal> {
  /** "How much is that together?": the mention is the records that were listed before. */
  isOfList?: boolean;
  /** What the message says by itself. */
  own: Reading<WholeProposal>;
}
