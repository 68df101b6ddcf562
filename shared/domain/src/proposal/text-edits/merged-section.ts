import { countByUnit } from '../../proposal-form/section-limits.ts';
import type { FactCard, GeneratedSection, TracedText } from '../proposal-text.schemas.ts';
import { inlinesOfBlocks, joinedTexts, textOfBlocks, withInlines } from './block-text.ts';
import { type EngineParagraph, engineBlocks, engineParagraphs, slottedText } from './engine-paragraphs.ts';
import { needNote } from './need-notes.ts';
import type { ParagraphEdit, TextBlock } from './text-edits.schemas.ts';
import { type ChangedFact, type KnownFacts, knownFacts, todaysFact } from './todays-fact.ts';

/** The parts of an edit that affect the text. */
export type LaidEdit = Pick<ParagraphEdit, 'section' | 'paragraph' | 'base' | 'blocks' | 'follows' | 'model'>;

/** A paragraph as readers see it: the engine's or a person's edit. */
export interface MergedParagraph<Edit extends LaidEdit = ParagraphEdit> {
  /** Its id; `start` before the first. */
  paragraph: string;
  isEdited: boolean;
  /** In reading order, facts with the values of today; none for a paragraph that somebody removed. */
  blocks: TextBlock[];
  /** The same in plain text; the engine's own, letter for letter, where nobody edited it. */
  text: TracedText;
  /** A fact in it changed since somebody last looked. */
  needsLook: boolean;
  changedFacts: ChangedFact[];
  /** What the engine writes today, if that is not what the edit was made from; empty if it writes nothing. */
  engineNow?: string;
  edit?: Edit;
}

const untouched = (paragraph: EngineParagraph, facts: KnownFacts): MergedParagraph<never> => ({
  paragraph: paragraph.id,
  isEdited: false,
  blocks: engineBlocks(paragraph, (fact) => facts.cards.get(fact)?.value),
  text: { text: paragraph.text, sources: paragraph.sources },
  needsLook: false,
  changedFacts: [],
});

function edited<Edit extends LaidEdit>(
  edit: Edit,
  own: readonly TextBlock[],
  engine: EngineParagraph | undefined,
  facts: KnownFacts,
): MergedParagraph<Edit> {
  const changed = new Map<string, ChangedFact>();
  const blocks = withInlines(own, (inline) => {
    if (!('fact' in inline)) return [inline];
    const today = todaysFact(inline, facts);
    if (today.changed) changed.set(`${inline.fact} ${inline.value}`, today.changed);
    return [today.inline];
  });
  const isEngineNew = edit.paragraph !== 'start' && (!engine || slottedText(engine) !== edit.base);
  return {
    paragraph: edit.paragraph,
    isEdited: true,
    blocks,
    text: textOfBlocks(blocks),
    needsLook: changed.size > 0,
    changedFacts: [...changed.values()],
    ...(isEngineNew && { engineNow: engine?.text ?? '' }),
    edit,
  };
}

/** Edits of paragraphs that the engine no longer writes, by the paragraph they follow now. */
function lostEdits<Edit extends LaidEdit>(
  edits: readonly Edit[],
  ids: ReadonlySet<string>,
): Map<string, Edit[]> {
  const places = new Map<string, Edit[]>();
  for (const edit of edits) {
    if (edit.paragraph === 'start' || ids.has(edit.paragraph)) continue;
    const place = edit.follows?.find((id) => ids.has(id)) ?? 'start';
    places.set(place, [...(places.get(place) ?? []), edit]);
  }
  // One that followed another lost one comes after it.
  for (const lost of places.values()) {
    lost.sort((one, other) =>
      other.follows?.includes(one.paragraph) ? -1 : one.follows?.includes(other.paragraph) ? 1 : 0,
    );
  }
  return places;
}

/**
 * A section as readers see it: the engine's paragraphs with people's edits applied.
 *
 * @param facts of all sections, so that a fact that was moved here from another one is known
 */
export function mergedSection<Edit extends LaidEdit>(
  section: GeneratedSection,
  edits: readonly Edit[],
  facts: readonly FactCard[] | KnownFacts,
): MergedParagraph<Edit>[] {
  const known = 'cards' in facts ? facts : knownFacts([section], facts);
  const own = edits.filter((edit) => edit.section === section.key);
  const byParagraph = new Map(own.map((edit) => [edit.paragraph, edit]));
  const engine = engineParagraphs(section);
  const lost = lostEdits(own, new Set(engine.map(({ id }) => id)));

  const read = (edit: Edit | undefined, paragraph?: EngineParagraph): MergedParagraph<Edit>[] => {
    if (edit?.blocks) return [edited(edit, edit.blocks, paragraph, known)];
    return paragraph ? [{ ...untouched(paragraph, known), ...(edit && { edit }) }] : [];
  };
  const after = (place: string) => (lost.get(place) ?? []).flatMap((edit) => read(edit));
  return [
    ...read(byParagraph.get('start')),
    ...after('start'),
    ...engine.flatMap((paragraph) => [
      ...read(byParagraph.get(paragraph.id), paragraph),
      ...after(paragraph.id),
    ]),
  ];
}

/** Merged paragraphs in plain text, parted by an empty line. */
export const mergedText = (paragraphs: readonly Pick<MergedParagraph, 'text'>[]): TracedText =>
  joinedTexts(
    paragraphs.map(({ text }) => text).filter(({ text }) => text !== ''),
    '\n\n',
  );

/** The section with the merged text in place of the engine's; the same object where nobody edited it. */
export function withMergedText(
  section: GeneratedSection,
  paragraphs: readonly MergedParagraph<LaidEdit>[],
): GeneratedSection {
  if (!paragraphs.some(({ isEdited }) => isEdited)) return section;
  const { paragraphs: _ids, sources: _sources, ...rest } = section;
  const merged = mergedText(paragraphs);
  const cells = (section.tables ?? []).flatMap(({ rows }) => rows.flat());
  const gone = paragraphs.flatMap(({ blocks, changedFacts }) =>
    changedFacts.some(({ to }) => to === undefined) ? needsOf(blocks) : [],
  );
  const needs = [...new Set([...section.needs, ...gone])].filter((need) =>
    [merged, ...cells].some(({ text }) => text.includes(needNote(need))),
  );
  return { ...rest, ...merged, needs, words: countByUnit(merged.text, 'words') };
}

const needsOf = (blocks: readonly TextBlock[]): string[] =>
  inlinesOfBlocks(blocks).flatMap((inline) => ('need' in inline ? [inline.need] : []));

/** A whole text as readers see it, for limits, readiness, checks, files and the assistant. */
export function mergedSections(
  sections: readonly GeneratedSection[],
  edits: readonly LaidEdit[],
  cards: readonly FactCard[],
): GeneratedSection[] {
  if (edits.length === 0) return [...sections];
  const known = knownFacts(sections, cards);
  return sections.map((section) => withMergedText(section, mergedSection(section, edits, known)));
}
