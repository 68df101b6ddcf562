import { type Fact, isName } from '../facts/fact.ts';

/** A slot where it stands. */
export type PlacedFact = Fact & { start: number; end: number };

/** A sentence of a reply with what it follows, without marks of Markdown. */
export interface Passage {
  /** What was said before it in its paragraph or item, and above its item. */
  context: string;
  sentence: string;
  /** The slots of the sentence, in order. */
  placed: readonly PlacedFact[];
}

const mark = /\{\{(F\d+)\}\}/g;

/** The known slots of a text, in order. */
export const factsIn = (text: string, facts: readonly Fact[]): PlacedFact[] =>
  [...text.matchAll(mark)].flatMap(({ 0: found, 1: id, index: start }) => {
    const fact = facts.find((one) => one.id === id);
    return fact ? [{ ...fact, start, end: start + found.length }] : [];
  });

/** A text without emphasis, code marks and escapes: they change nothing that is said. */
export const unmarked = (text: string): string =>
  text.replace(/[*`\\]|__|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '');

/** The sentence without its known slots; something stands in the place of each, so that no words grow together. */
export const withoutFacts = ({ sentence, placed }: Passage): string =>
  [...placed]
    .reverse()
    .reduce((text, { start, end }) => `${text.slice(0, start)}■${text.slice(end)}`, sentence);

/** The words that belong to a slot. */
export interface Segment {
  /** Before it, back to the slot before it that states something. */
  lead: string;
  /** Behind it, up to the next such slot or the next part of the sentence. */
  tail: string;
  /** Where the two begin and end in the sentence. */
  start: number;
  end: number;
}

const part = /[,;:()]|\b(?:and|while|but|whereas|or)\b/giu;
const partEnd = /[,;:().!?]|\b(?:and|while|but|whereas|because|so)\b/iu;

/** The segment of a slot that is no name. */
export function segmentOf({ sentence, placed }: Passage, fact: PlacedFact): Segment {
  const stating = placed.filter((one) => !isName(one));
  const at = stating.findIndex(({ start }) => start === fact.start);
  const [before, next] = [stating[at - 1], stating[at + 1]];
  let start = before?.end ?? 0;
  if (before) start += [...sentence.slice(start, fact.start).matchAll(part)].at(-1)?.index ?? 0;
  const after = sentence.slice(fact.end, next?.start);
  const cut = after.search(partEnd);
  const end = fact.end + (cut === -1 ? after.length : cut);
  return { lead: sentence.slice(start, fact.start), tail: sentence.slice(fact.end, end), start, end };
}
