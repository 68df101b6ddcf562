import type { ProposalSectionKey } from '@harambee/domain';
import type { TextSource } from '@harambee/domain/schemas';

/** What a slot holds, as far as a sentence around it depends on that. */
export type SlotKind =
  | 'organization'
  | 'person'
  | 'place'
  | 'title'
  | 'money'
  | 'count'
  | 'share'
  | 'duration'
  | 'date'
  /** From a baseline to a target, as one phrase: the two cannot be taken apart. */
  | 'change'
  | 'measurement'
  /** A part of a sentence that states figures of its own: "drill or repair eight boreholes". */
  | 'phrase'
  /** One or more whole sentences of the applicant's own that state figures. */
  | 'statement';

/**
 * A fact as a language model gets it: the model writes `{{F3}}`, and the engine puts the value there (DRAFT-20). What
 * belongs together is one slot: a figure with its unit, a baseline with its target and dates.
 */
export interface Slot {
  /** F1, F2 … */
  id: string;
  kind: SlotKind;
  /** What it states, in words: "springs flowing in the dry season". */
  subject: string;
  /** What the reader sees. */
  value: string;
  /** The facts that stand in `value`, by their places in it. */
  sources?: TextSource[];
  /** The section where it belongs. */
  section?: ProposalSectionKey;
  /** It ends its section whoever writes, and no model sees it: whom a funder calls. */
  isClosing?: boolean;
}

const figureKinds: ReadonlySet<SlotKind> = new Set([
  'money',
  'count',
  'share',
  'duration',
  'date',
  'change',
  'measurement',
]);

/** True for a slot that states how much, how many or when. */
export const statesFigure = ({ kind }: Slot): boolean => figureKinds.has(kind);

export const slotMark = (id: string): string => `{{${id}}}`;

/** A slot as it stands in a sentence. */
export interface PlacedSlot extends Slot {
  start: number;
  end: number;
}

/** True for a slot that nothing beside it may change. */
export const statesQuantity = (slot: Slot): boolean => statesFigure(slot) || slot.kind === 'phrase';

const mark = /\{\{(F\d+)\}\}/g;

/** The known slots of a sentence, in order; `unknownSlots` finds those that do not exist. */
export function slotsIn(sentence: string, slots: ReadonlyMap<string, Slot>): PlacedSlot[] {
  return Array.from(sentence.matchAll(mark)).flatMap(({ 0: found, 1: id = '', index }) => {
    const slot = slots.get(id);
    return slot ? [{ ...slot, start: index, end: index + found.length }] : [];
  });
}

/** The sentence without its known slots; something else stands in the place of each, so that no words grow together. */
export const withoutSlots = (sentence: string, slots: ReadonlyMap<string, Slot>): string =>
  sentence.replace(mark, (found, id: string) => (slots.has(id) ? '■' : found));

export const slotsById = (slots: readonly Slot[]): ReadonlyMap<string, Slot> =>
  new Map(slots.map((slot) => [slot.id, slot]));
