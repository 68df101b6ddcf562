import { type Slot, slotMark } from './slot.ts';

export interface TextWithSlots {
  text: string;
  /** The slots whose values the text states, in the order they were given. */
  stated: Slot[];
}

/** Shorter values stand by chance in other words. */
const shortestValue = 3;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A value that is no piece of a longer word or figure: "100 people" does not stand in "2,100 people". At the beginning of a
 * sentence it has a capital.
 */
function wholeValue(value: string): RegExp {
  const [first = ''] = value;
  const head = `[${escaped(first)}${escaped(first.toUpperCase())}]`;
  return new RegExp(
    `(?<![\\p{L}\\p{N}]|\\p{N}[.,])${head}${escaped(value.slice(first.length))}(?![\\p{L}\\p{N}]|[.,]\\p{N})`,
    'gu',
  );
}

/**
 * A finished text with slots in place of the values that it states, for a model to read (DRAFT-20). Of a value within a
 * longer one the longer counts. Whom a funder calls goes without a trace.
 */
export function textWithSlots(text: string, slots: readonly Slot[]): TextWithSlots {
  const found = new Set<string>();
  let rest = text;
  const longestFirst = slots
    .filter(({ value }) => value.length >= shortestValue)
    .toSorted((a, b) => b.value.length - a.value.length);
  for (const { id, value, isClosing } of longestFirst) {
    rest = rest.replace(wholeValue(value), () => {
      found.add(id);
      return isClosing ? '' : slotMark(id);
    });
  }
  return { text: rest, stated: slots.filter(({ id }) => found.has(id)) };
}
