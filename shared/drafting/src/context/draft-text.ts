import { needNote, needWords, type ProposalSectionKey, proposalSections } from '@harambee/domain';
import type { GeneratedSection, SectionTable, TextSource, TracedText } from '@harambee/domain/schemas';
import { countWords } from '../reading/plain-text.ts';

/**
 * The source of a piece of text: a field of the input, or a computation. It is the `id` of the fact's card
 * (`fact-cards.ts`). Several values of one kind are numbered: `computed.budgetLine.2`.
 */
export type FactPath = `proposal.${string}` | `organization.${string}` | `computed.${string}`;

/**
 * A section before it becomes plain text. Only a part with `fact` may contain numbers and names; a part without one
 * is the engine's wording; a need marks a missing fact.
 */
export type Part = { text: string } | { text: string; fact: FactPath } | { need: string };
export type Paragraph = Part[];

/** A table in parts: in its cells, too, only facts contain numbers and names. */
export interface DraftedTable extends Pick<SectionTable, 'kind' | 'title' | 'heads'> {
  rows: Paragraph[][];
}

/** What a section writer returns: paragraphs, and the tables that follow them. */
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

/** A paragraph from a template literal: its strings are wording, its values are parts. */
export function say(wording: TemplateStringsArray, ...values: Value[]): Paragraph {
  return wording.flatMap((text, index) => {
    const value = values[index];
    return [...(text ? [{ text }] : []), ...(value ? [value].flat() : [])];
  });
}

/** Joins paragraphs into one, with a space (or another separator) between those that are not empty. */
export function join(paragraphs: (Paragraph | undefined | false)[], joint = ' '): Paragraph {
  const filled = paragraphs.filter(
    (paragraph): paragraph is Paragraph => !!paragraph && paragraph.length > 0,
  );
  return filled.flatMap((paragraph, index) => (index === 0 ? paragraph : [{ text: joint }, ...paragraph]));
}

/** "a, b and c" inside a sentence. */
export function enumerated(items: Paragraph[], joint = ', '): Paragraph {
  if (items.length < 2) return items[0] ?? [];
  const and = joint === ', ' ? ' and ' : `${joint}and `;
  return [...join(items.slice(0, -1), joint), { text: and }, ...(items.at(-1) as Paragraph)];
}

const textOf = (paragraph: Paragraph): string => paragraph.map(partText).join('');

/** The same for items that may contain a comma or "and": semicolons separate them. */
export const enumeratedClearly = (items: Paragraph[], parting = /,/): Paragraph =>
  enumerated(items, items.some((item) => parting.test(textOf(item))) ? '; ' : ', ');

/**
 * Puts words in brackets, or after a semicolon if they contain brackets, because nested brackets are hard to read.
 */
export const inBrackets = (part: Part): Paragraph =>
  /[()]/.test(partText(part)) ? say`; ${part}` : say` (${part})`;

/** A list: one item on each line, each with a bullet. */
export const list = (items: Paragraph[]): Paragraph =>
  join(
    items.map((item) => [{ text: '• ' }, ...item]),
    '\n',
  );

const partText = (part: Part): string => ('need' in part ? needNote(part.need) : part.text);

/** All parts of a section, including those in table cells. */
export const partsOf = ({ paragraphs, tables = [] }: SectionContent): Part[] => [
  ...paragraphs.flat(),
  ...tables.flatMap(({ rows }) => rows.flat(2)),
];

/** Parts as plain text, with the ranges of the facts in it. */
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

/** The section for the API: paragraphs separated by an empty line, tables, each need once. */
export function renderSection({ key, paragraphs, tables = [] }: DraftedSection): GeneratedSection {
  const filled = paragraphs.filter((paragraph) => textOf(paragraph).trim() !== '');
  const { text, sources } = traced(join(filled, '\n\n'));
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
