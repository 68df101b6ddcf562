import { countByUnit, engineBlocks, limitUnits, type MergedParagraph } from '@harambee/domain';
import type {
  FactCard,
  GeneratedSection,
  ParagraphEdit,
  SectionLimit,
  TextChange,
} from '@harambee/domain/schemas';
import {
  type SectionVariant,
  shortenedTo,
  shorterVariants,
  type TodaysSection,
} from '@harambee/drafting/variants';
import { changesOf, engineWords, knownParagraph } from '../paragraph-changes/paragraph-changes.ts';

/** A shorter text of a section, and what taking it changes. */
export interface ShorterText {
  title: string;
  variant: SectionVariant;
  changes: TextChange[];
}

interface Given {
  /** As the engine wrote it. */
  section: GeneratedSection;
  /** As everybody reads it. */
  paragraphs: readonly MergedParagraph[];
  cards: ReadonlyMap<string, FactCard>;
  limit: SectionLimit | undefined;
}

/** Up to three shorter texts, the one that keeps the funder's limit first (DRAFT-30, DRAFT-32). */
export function shorterTexts(given: Given): ShorterText[] {
  const { limit } = given;
  const today = todays(given.paragraphs);
  const toLimit = limit && shortenedTo(today, limit);
  const words = countByUnit(today.text, 'words');
  const others = shorterVariants(today).filter(({ text }) => text !== toLimit?.text);
  const named = [
    ...(toLimit && limit
      ? [{ title: `To the limit of ${limit.maximum} ${limitUnits[limit.unit]}`, variant: toLimit }]
      : []),
    ...others.map((variant) => ({
      title: `Shorter by ${Math.round((1 - variant.words / words) * 100)}%`,
      variant,
    })),
  ];
  return named.slice(0, 3).map((one) => ({ ...one, changes: changesTo(one.variant, given) }));
}

/** Pieces of the text with the paragraph each belongs to; an edited paragraph may have several. */
function todays(paragraphs: readonly MergedParagraph[]): TodaysSection {
  const said = paragraphs.filter(({ text }) => text.text !== '');
  let text = '';
  const sources: NonNullable<TodaysSection['sources']> = [];
  for (const { text: own } of said) {
    if (text !== '') text += '\n\n';
    for (const { start, end, fact } of own.sources ?? [])
      sources.push({ start: start + text.length, end: end + text.length, fact });
    text += own.text;
  }
  return {
    text,
    sources,
    paragraphs: said.flatMap(({ paragraph, text: own }) => own.text.split('\n\n').map(() => paragraph)),
  };
}

/** What of each paragraph is left, as a change of it. A paragraph that stays as it is has none. */
function changesTo(variant: SectionVariant, { section, paragraphs, cards }: Given): TextChange[] {
  const left = new Map(paragraphs.map(({ paragraph, blocks }) => [paragraph, { words: '', blocks }]));
  let start = 0;
  for (const [at, piece] of variant.text.split('\n\n').entries()) {
    const end = start + piece.length;
    const own = left.get(variant.paragraphs[at] ?? '');
    if (own) {
      const traced = {
        text: piece,
        sources: variant.sources
          .filter((source) => source.start >= start && source.end <= end)
          .map((source) => ({ ...source, start: source.start - start, end: source.end - start })),
      };
      const blocks = engineBlocks(traced, (fact) => cards.get(fact)?.value);
      own.blocks = own.words === '' ? blocks : [...own.blocks, ...blocks];
      own.words = own.words === '' ? piece : `${own.words}\n\n${piece}`;
    }
    start = end + 2;
  }
  const edited = paragraphs.flatMap(({ paragraph, text }) => {
    const own = left.get(paragraph);
    // Bold words and tables of a person stay where nothing was left out.
    if (!own || text.text === '' || own.words === text.text) return [];
    return [{ paragraph, blocks: own.words === '' ? [] : own.blocks }];
  });
  const words = engineWords(section, cards);
  const known = new Map(
    paragraphs.map((one) => [one.paragraph, knownParagraph(one, words.get(one.paragraph))]),
  );
  return changesOf(section.key, edited, known, words);
}

/** What brings the paragraphs back to how they read before these changes were saved. */
export function undoing(
  changes: readonly TextChange[],
  before: readonly MergedParagraph[],
  edits: readonly ParagraphEdit[],
): TextChange[] {
  return changes.map((change) => {
    const { section, paragraph } = change;
    const own = before.find((one) => one.paragraph === paragraph);
    const saved = edits.find((one) => one.section === section && one.paragraph === paragraph);
    const wasEdited = own?.edit !== undefined && own.edit.blocks !== null;
    return {
      ...change,
      revision: saved?.revision ?? change.revision,
      blocks: wasEdited ? own.blocks : null,
    };
  });
}
