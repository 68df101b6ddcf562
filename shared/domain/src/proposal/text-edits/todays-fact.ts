import type { FactCard, GeneratedSection } from '../proposal-text.schemas.ts';
import type { FactInline, NeedInline } from './text-edits.schemas.ts';
import { longestFact } from './text-marks.ts';

/** How the engine's current texts state each fact. */
export interface KnownFacts {
  cards: ReadonlyMap<string, FactCard>;
  /** The different ways in which the texts and their tables state it. */
  statements: ReadonlyMap<string, readonly string[]>;
}

/** A fact in an edit that has changed since somebody last confirmed it. */
export interface ChangedFact {
  fact: string;
  /** As its card calls it; absent for a fact that is gone. */
  label?: string;
  /** Its value as it was, and as it is; absent for a fact that is gone. */
  from: string;
  to?: string;
}

type Sections = readonly Pick<GeneratedSection, 'text' | 'sources' | 'tables'>[];

export function knownFacts(sections: Sections, cards: readonly FactCard[]): KnownFacts {
  const statements = new Map<string, Set<string>>();
  for (const { text, sources = [], tables = [] } of sections) {
    for (const traced of [{ text, sources }, ...tables.flatMap(({ rows }) => rows.flat())]) {
      for (const { start, end, fact } of traced.sources ?? []) {
        const known = statements.get(fact) ?? new Set();
        statements.set(fact, known.add(traced.text.slice(start, end)));
      }
    }
  }
  return {
    cards: new Map(cards.map((one) => [one.id, one])),
    statements: new Map([...statements].map(([fact, said]) => [fact, [...said]])),
  };
}

const figureCharacter = '[\\p{N}.,:/-]';
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The text where it is not a piece of another figure: "48" does not stand in "1,480". */
const wholeIn = (text: string) =>
  new RegExp(`(?<!\\p{N}${figureCharacter}?)${escaped(text)}(?!${figureCharacter}?\\p{N})`, 'u');

/** Tells whether `text` stands in `whole` as it is. */
export const saysWhole = (whole: string, text: string): boolean => text !== '' && wholeIn(text).test(whole);

const figures = /\p{N}+(?:[.,]\p{N}+)*/gu;

/** "#" for a figure with digits: "$48,200 a year" and "$50,000 a year" have the same form. */
const formOf = (text: string): string => text.replace(figures, '#').toLowerCase();

/** A piece of a value of before, such as "48" of "48 wells", as the same piece of a value of today; nothing for other words. */
function samePiece(text: string, value: string, now: string): string | undefined {
  if (!saysWhole(value, text) || formOf(value) !== formOf(now)) return undefined;
  const [before = [], today = []]: string[][] = [value, now].map((whole) => whole.match(figures) ?? []);
  return text.replace(figures, (figure) => today[before.indexOf(figure)] ?? figure);
}

/**
 * A fact of an edit as it is today: in the engine's words where it states the fact in the same form, else with the old
 * value replaced. A fact that is gone reads as a note that it is needed.
 */
export function todaysFact(
  inline: FactInline,
  { cards, statements }: KnownFacts,
): { inline: FactInline | NeedInline; changed?: ChangedFact } {
  const { fact, text, value } = inline;
  const known = cards.get(fact);
  if (!known) return { inline: { need: `a fact in place of ${text}` }, changed: { fact, from: value } };
  // Part of a longer answer that still contains it, so other changes to the answer do not matter.
  const isQuoted = value !== text && saysWhole(known.value, text);
  if (known.value === value || (isQuoted && value.length > longestFact)) return { inline };
  const said = statedToday(inline, known.value, statements.get(fact) ?? []);
  return {
    inline: { ...inline, text: said },
    changed: { fact, label: known.label, from: value, to: known.value },
  };
}

function statedToday({ text, value }: FactInline, now: string, said: readonly string[]): string {
  if (said.includes(text)) return text;
  const sameForm = said.find((one) => one.length <= longestFact && formOf(one) === formOf(text));
  if (sameForm !== undefined) return sameForm;
  const piece = samePiece(text, value, now);
  if (piece !== undefined) return piece;
  if (saysWhole(text, value)) return text.replace(wholeIn(value), () => now);
  // A quote from a long answer: it is unknown which words replaced it.
  return now.length <= longestFact ? now : text;
}
