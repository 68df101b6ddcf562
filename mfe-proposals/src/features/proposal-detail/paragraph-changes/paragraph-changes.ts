import {
  engineBlocks,
  engineParagraphs,
  type MergedParagraph,
  saySameBlocks,
  slottedText,
} from '@harambee/domain';
import type { FactCard, GeneratedSection, TextBlock, TextChange } from '@harambee/domain/schemas';
import type { EditedParagraph, EngineWords } from '../../../text-editor/edited-paragraph.ts';

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
