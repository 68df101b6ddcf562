import { engineBlocks, type MergedParagraph } from '@harambee/domain';
import type {
  FactCard,
  GeneratedSection,
  ParagraphEdit,
  TextBlock,
  TextChange,
  TextSource,
} from '@harambee/domain/schemas';
import { changesOf, engineWords, knownParagraph } from '../../paragraph-changes/paragraph-changes.ts';
import { wordsOf } from './paragraph-places.ts';

/** A section of today, and what its facts say. */
export interface RewrittenFrom {
  /** As the engine wrote it. */
  section: GeneratedSection;
  /** As everybody reads it. */
  paragraphs: readonly MergedParagraph[];
  cards: ReadonlyMap<string, FactCard>;
}

/** Another text of it: `paragraphs` are those of today that its pieces stand for. */
export interface PlacedText {
  text: string;
  sources: readonly TextSource[];
  paragraphs: readonly string[];
  /** The language model that wrote it. */
  model?: string | undefined;
}

/** The pieces of a text that stand for one paragraph of today. */
export interface Place {
  paragraph: string;
  text: string;
  sources: TextSource[];
}

export function placesIn({ text, sources, paragraphs }: PlacedText): Place[] {
  const places: Place[] = [];
  let start = 0;
  for (const [at, piece] of text.split('\n\n').entries()) {
    const [from, end] = [start, start + piece.length];
    start = end + 2;
    const paragraph = paragraphs[at] ?? 'start';
    let place = places.at(-1);
    if (place?.paragraph === paragraph) place.text += '\n\n';
    else {
      place = { paragraph, text: '', sources: [] };
      places.push(place);
    }
    const shift = place.text.length - from;
    for (const source of sources)
      if (source.start >= from && source.end <= end)
        place.sources.push({ ...source, start: source.start + shift, end: source.end + shift });
    place.text += piece;
  }
  return places;
}

/**
 * What taking another text changes: each paragraph that reads otherwise, and those that go. With `only`, that paragraph
 * alone.
 */
export function changesTo(written: PlacedText, from: RewrittenFrom, only?: string): TextChange[] {
  const { section, paragraphs, cards } = from;
  const places = new Map(placesIn(written).map((place) => [place.paragraph, place]));
  const edited = paragraphs.flatMap((today) => {
    const { paragraph } = today;
    const { text } = wordsOf(today);
    const place = places.get(paragraph);
    const isWanted = only === undefined || only === paragraph;
    // Bold words and tables of a person stay where nothing is written anew.
    if (!isWanted || text === '' || place?.text === text) return [];
    return [{ paragraph, blocks: blocksOf(place, today, cards) }];
  });
  const words = engineWords(section, cards);
  const known = new Map(
    paragraphs.map((one) => [one.paragraph, knownParagraph(one, words.get(one.paragraph))]),
  );
  const { model } = written;
  return changesOf(section.key, edited, known, words).map((change) =>
    model && change.blocks && change.blocks.length > 0 ? { ...change, model } : change,
  );
}

/** A table that a person made is in no text that is written again: it stays where it is. */
const blocksOf = (
  place: Place | undefined,
  { blocks }: MergedParagraph,
  cards: RewrittenFrom['cards'],
): TextBlock[] => [
  ...(place ? engineBlocks(place, (fact) => cards.get(fact)?.value) : []),
  ...blocks.filter(({ kind }) => kind === 'table'),
];

/** What brings the paragraphs back to how they read before these changes were saved. */
export function undoing(
  changes: readonly TextChange[],
  before: readonly MergedParagraph[],
  edits: readonly ParagraphEdit[],
): TextChange[] {
  return changes.map(({ model, ...change }) => {
    const { section, paragraph } = change;
    const own = before.find((one) => one.paragraph === paragraph);
    const saved = edits.find((one) => one.section === section && one.paragraph === paragraph);
    const wasEdited = own?.edit !== undefined && own.edit.blocks !== null;
    return {
      ...change,
      revision: saved?.revision ?? change.revision,
      blocks: wasEdited ? own.blocks : null,
      ...(wasEdited && model !== undefined && { model: own.edit?.model ?? '' }),
    };
  });
}
