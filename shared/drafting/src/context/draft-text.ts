import { needNote, needWords, type ProposalSectionKey, proposalSections } from '@harambee/domain';
import type { GeneratedSection, SectionTable, TextSource, TracedText } from '@harambee/domain/schemas';
import { countWords } from '../reading/plain-text.ts';

/**
 * Where a piece of text comes from: a field of the input, or what was computed from fields. It is the `id` of the fact's
 * card (`fact-cards.ts`); of several values of one kind each has its own number: `computed.budgetLine.2`.
 */
export type FactPath = `proposal.${string}` | `organization.${string}` | `computed.${string}`;

/**
 * A section before it becomes plain text. Only a part with `fact` may hold numbers and names; a part without one is
 * the engine's own wording; a need stands where a fact is missing.
 */
export type Part = { text: string } | { text: string; fact: FactPath } | { need: string };
export type Paragraph = Part[];

/** A table in parts: in its cells, too, only facts hold numbers and names. */
export interface DraftedTable extends Pick<SectionTable, 'kind' | 'title' | 'heads'> {
  rows: Paragraph[][];
}

/** What a writer gives of a section: its paragraphs, and the tables that follow them. */
export interface SectionContent {
  paragraphs: Paragraph[];
  tables?: DraftedTable[];
}

export interface DraftedSection extends SectionContent {
  key: ProposalSectionKey;
}

export const fact = (path: FactPath, text: string): Part => ({ text, fact: path });
export const need = (what: string): Part => ({ need: needWords(what) });

type Value = Part | Paragraph | undefined | false;

/** A paragraph from a template: the literal pieces are wording, the values are parts. */
export function say(wording: TemplateStringsArray, ...values: Value[]): Paragraph {
  return wording.flatMap((text, index) => {
    const value = values[index];
    return [...(text ? [{ text }] : []), ...(value ? [value].flat() : [])];
  });
}

/** Paragraphs in a row as one, with a space (or another joint) between those that say something. */
export function join(paragraphs: (Paragraph | undefined | false)[], joint = ' '): Paragraph {
  const filled = paragraphs.filter(
    (paragraph): paragraph is Paragraph => !!paragraph && paragraph.length > 0,
  );
  return filled.flatMap((paragraph, index) => (index === 0 ? paragraph : [{ text: joint }, ...paragraph]));
}

/** "a, b and c" as one sentence has it. */
export function enumerated(items: Paragraph[], joint = ', '): Paragraph {
  if (items.length < 2) return items[0] ?? [];
  const and = joint === ', ' ? ' and ' : `${joint}and `;
  return [...join(items.slice(0, -1), joint), { text: and }, ...(items.at(-1) as Paragraph)];
}

const textOf = (paragraph: Paragraph): string => paragraph.map(partText).join('');

/** The same where an item may hold a comma, or an "and" of its own: then semicolons part them. */
export const enumeratedClearly = (items: Paragraph[], parting = /,/): Paragraph =>
  enumerated(items, items.some((item) => parting.test(textOf(item))) ? '; ' : ', ');

/** Words in brackets, or behind a semicolon where they have brackets of their own, which are hard to read within others. */
export const inBrackets = (part: Part): Paragraph =>
  /[()]/.test(partText(part)) ? say`; ${part}` : say` (${part})`;

/** A list: one item on each line, each started with a bullet. */
export const list = (items: Paragraph[]): Paragraph =>
  join(
    items.map((item) => [{ text: '• ' }, ...item]),
    '\n',
  );

const partText = (part: Part): string => ('need' in part ? needNote(part.need) : part.text);

/** All parts of a section, those in the cells of its tables included. */
export const partsOf = ({ paragraphs, tables = [] }: SectionContent): Part[] => [
  ...paragraphs.flat(),
  ...tables.flatMap(({ rows }) => rows.flat(2)),
];

/** Parts as plain text, and where in it the facts stand. */
export function traced(parts: Paragraph): Required<TracedText> {
  const sources: TextSource[] = [];
  let text = '';
  for (const part of parts) {
    const start = text.length;
    text += partText(part);
    if ('fact' in part && text.length > start) sources.push({ start, end: text.length, fact: part.fact });
  }
  return { text, sources };
}

function tracedCell(parts: Paragraph): TracedText {
  const { text, sources } = traced(parts);
  return { text, ...(sources.length > 0 && { sources }) };
}

/** The section as the wire has it: paragraphs parted by an empty line, its tables, each need once. */
export function renderSection({ key, paragraphs, tables = [] }: DraftedSection): GeneratedSection {
  const said = paragraphs.filter((paragraph) => textOf(paragraph).trim() !== '');
  const { text, sources } = traced(join(said, '\n\n'));
  const needs = partsOf({ paragraphs, tables }).flatMap((part) => ('need' in part ? [part.need] : []));
  return {
    key,
    title: proposalSections[key],
    text,
    needs: [...new Set(needs)],
    words: countWords(text),
    sources,
    ...(tables.length > 0 && {
      tables: tables.map(({ rows, ...table }) => ({
        ...table,
        rows: rows.map((row) => row.map(tracedCell)),
      })),
    }),
  };
}
