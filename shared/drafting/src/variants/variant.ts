import type { GeneratedSection, TextSource } from '@harambee/domain/schemas';
import { countWords } from '../reading/plain-text.ts';

/** A section as everybody reads it today: with the edits of people over it. */
export type TodaysSection = Pick<GeneratedSection, 'text' | 'sources' | 'paragraphs'>;

/** Another way to write a section. Nothing is stored; a person takes it or leaves it (DRAFT-30). */
export interface SectionVariant {
  text: string;
  sources: TextSource[];
  /** The ids of the paragraphs of `text`, in their order. */
  paragraphs: string[];
  words: number;
  /** Ids of the facts of today's text that this one states, too. */
  kept: string[];
  /** Ids of the facts of today's text that this one no longer states (DRAFT-31). */
  lost: string[];
  /** The sentences of today's text that are left out, in their order. */
  cut: string[];
}

export const factsOf = (sources: readonly TextSource[] = []): string[] => [
  ...new Set(sources.map(({ fact }) => fact)),
];

type Written = Pick<SectionVariant, 'text' | 'sources' | 'paragraphs'> & { cut?: string[] };

/** What a page shows about a variant. */
export function asVariant(today: TodaysSection, { cut = [], ...written }: Written): SectionVariant {
  const stated = new Set(factsOf(written.sources));
  const facts = factsOf(today.sources);
  return {
    ...written,
    words: countWords(written.text),
    kept: facts.filter((id) => stated.has(id)),
    lost: facts.filter((id) => !stated.has(id)),
    cut,
  };
}
