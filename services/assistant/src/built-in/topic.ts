import type { WholeProposal } from '../records/history.ts';
import type { Language } from '../understanding/languages.ts';
import type { Reading } from '../understanding/reading.ts';

/** A message with what it leaves out taken from what was said before. */
export interface Topic extends Reading<WholeProposal> {
  /** "How much is that together?": the mention is the records that were listed before. */
  isOfList?: boolean;
  /** "And the one after that?": the record that was told before. */
  after?: WholeProposal;
  /** Of the question before. */
  category?: string;
  /** Other languages that have every word of an order with which a conversation begins: "invite ana@example.org". */
  alsoIn?: readonly Language[];
  /** What the message says by itself. */
  own: Reading<WholeProposal>;
}
