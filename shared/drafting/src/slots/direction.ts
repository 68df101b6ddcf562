import type { Finding } from './finding.ts';
import type { PlacedSlot } from './slot.ts';

const up =
  /\b(?:rise|rises|rising|risen|rose|goe?s?\s+up|going\s+up|increas(?:e|es|ed|ing)|gr[oe]w(?:s|n|ing|th)?|climbs?|climbed|lengthens?|improves?\s+upwards?|more\s+than\s+before)\b/giu;
const down =
  /\b(?:fall|falls|falling|fallen|fell|drop|drops|dropped|dropping|comes?\s+down|coming\s+down|goe?s?\s+down|decreas(?:e|es|ed|ing)|declin(?:e|es|ed|ing)|shrinks?|sinks?|shortens?|reduc(?:e|es|ed|ing)|halves)\b/giu;

const figure = String.raw`(\p{N}[\p{N},]*(?:\.\p{N}+)?)`;
const course = new RegExp(`\\bfrom\\D{0,12}?${figure}.*?\\bto\\D{0,12}?${figure}`, 'u');
/** "8 by 2029, from 0": the target first. */
const reversed = new RegExp(`${figure}.*?,\\s*from\\D{0,12}?${figure}`, 'u');

const number = (text: string): number => Number(text.replaceAll(',', ''));

/** 1 where the figures rise, -1 where they fall, 0 where neither can be told. */
export function courseOf(value: string): number {
  const straight = course.exec(value);
  if (straight) return Math.sign(number(straight[2] as string) - number(straight[1] as string));
  const back = reversed.exec(value);
  return back ? Math.sign(number(back[1] as string) - number(back[2] as string)) : 0;
}

/** A change that the words around it turn around: "will fall from 19 to 26" (DRAFT-21). */
export function* wrongDirections(sentence: string, placed: readonly PlacedSlot[]): Generator<Finding> {
  let start = 0;
  for (const { id, kind, value, end, start: at } of placed) {
    const course = kind === 'change' ? courseOf(value) : 0;
    const words = sentence.slice(start, at).match(course > 0 ? down : up)?.[0];
    if (course !== 0 && words) yield { refusal: 'direction', words: `${words} {{${id}}}` };
    // A change ends its clause; other facts stand within one.
    if (kind === 'change') start = end;
  }
}
