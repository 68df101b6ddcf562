/** Why a sentence of a model is refused, as the model is told. */
export const refusals = {
  unknown_slot: 'This is no fact of the list',
  number: 'Numbers, amounts, dates and shares are written only as {{F…}}',
  changed_fact: 'These words change what the fact beside them says',
  wrong_place: 'The sentence does not speak of what this fact states',
  direction: 'The fact moves the other way',
  name: 'No fact and no text of the applicant has this name',
  instruction: 'A proposal gives no orders, and speaks to nobody',
  markup: 'Plain text only',
  repeated: 'This sentence stands in the text already',
} as const;

export type Refusal = keyof typeof refusals;

/** Something in a sentence that must not stand in a proposal. */
export interface Finding {
  refusal: Refusal;
  /** The words, as the model wrote them. */
  words: string;
}
