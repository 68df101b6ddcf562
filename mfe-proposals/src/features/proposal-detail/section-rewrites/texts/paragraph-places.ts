import { carryParagraphIds, joinedTexts, type MergedParagraph, textOfBlocks } from '@harambee/domain';
import type { TracedText } from '@harambee/domain/schemas';
import type { TodaysSection } from '@harambee/drafting/variants';

const isTable = ({ kind }: { kind: string }) => kind === 'table';

/** A paragraph without the tables that a person put there: they are not written again. */
export const wordsOf = ({ blocks, text }: MergedParagraph): TracedText =>
  blocks.some(isTable) ? textOfBlocks(blocks.filter((block) => !isTable(block))) : text;

interface Said {
  paragraph: string;
  text: TracedText;
}

/** Paragraphs that say something. */
const said = (paragraphs: readonly MergedParagraph[]): Said[] =>
  paragraphs
    .map((one) => ({ paragraph: one.paragraph, text: wordsOf(one) }))
    .filter(({ text }) => text.text !== '');

/** Pieces of the text as everybody reads it, with the paragraph each belongs to; an edited paragraph may have several. */
export function todaysSection(paragraphs: readonly MergedParagraph[]): TodaysSection {
  const { text, sources } = joinedTexts(
    said(paragraphs).map((one) => one.text),
    '\n\n',
  );
  return {
    text,
    sources: sources ?? [],
    paragraphs: said(paragraphs).flatMap(({ paragraph, text: own }) =>
      own.text.split('\n\n').map(() => paragraph),
    ),
  };
}

/**
 * The paragraph of today that each piece of another text stands for, in order: the one that says the same, or else the
 * next one that none stands for yet. What has no paragraph of its own goes along with the piece before it.
 */
export function placesOf(written: TracedText, paragraphs: readonly MergedParagraph[]): string[] {
  const today = said(paragraphs);
  // A paragraph is one here, also where an edit gave it several pieces.
  const inOne = today.map(({ text }) => ({ ...text, text: text.text.replaceAll('\n\n', ' \n') }));
  const alike = carryParagraphIds(joinedTexts(inOne, '\n\n'), written).map((id) => Number(id.slice(1)) - 1);
  const isKnown = (place: number | undefined) => place !== undefined && place < today.length;
  const places: number[] = [];
  for (const [at, place] of alike.entries()) {
    const last = places.at(-1) ?? -1;
    const next = alike.slice(at).find(isKnown) ?? today.length;
    places.push(isKnown(place) ? place : last + 1 < next ? last + 1 : Math.max(last, 0));
  }
  return places.map((place) => today[place]?.paragraph ?? 'start');
}
