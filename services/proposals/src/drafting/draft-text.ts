import { type ProposalSectionKey, proposalSections } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { countWords } from './plain-text.ts';

/** Where a piece of text comes from: a field of the input, or what was computed from fields. */
export type FactPath = `proposal.${string}` | `organization.${string}` | `computed.${string}`;

/**
 * A section before it becomes plain text. Only a part with `fact` may hold numbers and names; a part without one is
 * the engine's own wording; a need stands where a fact is missing. Plain data: it can be stored as it is, so that a
 * page can show where each number comes from.
 */
export type Part = { text: string } | { text: string; fact: FactPath } | { need: string };
export type Paragraph = Part[];

export interface DraftedSection {
  key: ProposalSectionKey;
  paragraphs: Paragraph[];
}

export const fact = (path: FactPath, text: string): Part => ({ text, fact: path });
export const need = (what: string): Part => ({ need: what });

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

/** A list: one item on each line, each begun with a bullet. */
export const list = (items: Paragraph[]): Paragraph =>
  join(
    items.map((item) => [{ text: '• ' }, ...item]),
    '\n',
  );

export const needNote = (what: string): string => `[needs: ${what}]`;

const partText = (part: Part): string => ('need' in part ? needNote(part.need) : part.text);

/** The section as the wire has it: paragraphs parted by an empty line, each need once. */
export function renderSection({ key, paragraphs }: DraftedSection): GeneratedSection {
  const text = paragraphs
    .map((paragraph) => paragraph.map(partText).join(''))
    .filter((paragraph) => paragraph.trim() !== '')
    .join('\n\n');
  const needs = paragraphs.flat().flatMap((part) => ('need' in part ? [part.need] : []));
  return { key, title: proposalSections[key], text, needs: [...new Set(needs)], words: countWords(text) };
}
