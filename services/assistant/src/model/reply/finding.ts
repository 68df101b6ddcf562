import { refusals } from '@harambee/drafting/slots';

/** Why a sentence of a reply is refused, as the model is told. */
export const replyRefusals = {
  unknown_slot: refusals.unknown_slot,
  number: 'Numbers, amounts and dates are written only as {{F…}}, also small ones and those in words',
  changed_fact: refusals.changed_fact,
  other_record:
    'This is a fact of something else than what the sentence names; name it in the same sentence or item',
  other_field: 'The words beside it do not say what this fact states',
  wrong_claim: 'The records say otherwise',
} as const;

export type ReplyRefusal = keyof typeof replyRefusals;

/** Something in a sentence of a reply that must not be shown. */
export interface ReplyFinding {
  refusal: ReplyRefusal;
  /** The words, as the model wrote them. */
  words: string;
}
