import {
  engineBlocks,
  engineParagraphs,
  type MergedParagraph,
  saySameBlocks,
  slottedText,
} from '@harambee/domain';
import type {
  FactCard,
  GeneratedSection,
  LineBlock,
  ParagraphEdit,
  TextBlock,
  TextChange,
} from '@harambee/domain/schemas';
import type { EditedParagraph } from './editor-blocks.ts';

/** What the engine writes of a paragraph today. */
export interface EngineWords {
  base: string;
  blocks: LineBlock[];
}

export function engineWords(
  section: GeneratedSection,
  cards: ReadonlyMap<string, FactCard>,
): Map<string, EngineWords> {
  return new Map(
    engineParagraphs(section).map((paragraph) => [
      paragraph.id,
      { base: slottedText(paragraph), blocks: engineBlocks(paragraph, (fact) => cards.get(fact)?.value) },
    ]),
  );
}

/** A paragraph as the page last heard of it. */
export interface KnownParagraph {
  blocks: readonly TextBlock[];
  revision: number;
  base: string;
}

export const knownParagraph = (
  { blocks, edit }: MergedParagraph,
  words: EngineWords | undefined,
): KnownParagraph => ({
  blocks,
  revision: edit?.revision ?? 0,
  base: edit?.blocks ? edit.base : (words?.base ?? ''),
});

const nothing: KnownParagraph = { blocks: [], revision: 0, base: '' };

/** The paragraphs that read otherwise than they did. The engine's own words are told by their absence. */
export function changesOf(
  section: TextChange['section'],
  edited: readonly EditedParagraph[],
  known: ReadonlyMap<string, KnownParagraph>,
  engine: ReadonlyMap<string, EngineWords>,
): TextChange[] {
  return edited.flatMap(({ paragraph, blocks }): TextChange[] => {
    const before = known.get(paragraph) ?? nothing;
    if (saySameBlocks(before.blocks, blocks)) return [];
    const words = engine.get(paragraph);
    const isEngines = words ? saySameBlocks(words.blocks, blocks) : blocks.length === 0;
    if (isEngines) {
      return [{ section, paragraph, revision: before.revision, base: words?.base ?? '', blocks: null }];
    }
    return [{ section, paragraph, revision: before.revision, base: before.base, blocks }];
  });
}

const keyOf = ({ section, paragraph }: Pick<TextChange, 'section' | 'paragraph'>) =>
  `${section}/${paragraph}`;

/** A later change of a paragraph takes the place of an earlier one; what they were made from stays the earlier one's. */
export function mergedChanges(earlier: readonly TextChange[], later: readonly TextChange[]): TextChange[] {
  const changes = new Map(earlier.map((change) => [keyOf(change), change]));
  for (const change of later) {
    const before = changes.get(keyOf(change));
    changes.set(keyOf(change), { ...change, revision: before?.revision ?? change.revision });
  }
  return [...changes.values()];
}

/** Edits as they will be once these changes are saved. */
export function editsWith(
  edits: readonly ParagraphEdit[],
  changes: readonly TextChange[],
  by: ParagraphEdit['by'],
  at: string,
): ParagraphEdit[] {
  const changed = new Map(changes.map((change) => [keyOf(change), change]));
  const kept = edits.map((edit) => {
    const change = changed.get(keyOf(edit));
    changed.delete(keyOf(edit));
    const { other: _other, ...rest } = edit;
    return change ? { ...rest, base: change.base, blocks: change.blocks, by, at } : edit;
  });
  const added = [...changed.values()].map((change) => ({ ...change, revision: 0, by, at }) as ParagraphEdit);
  return [...kept, ...added];
}
