import { refersBack } from './sentence-units.ts';
import { asVariant, type SectionVariant, type TodaysSection } from './variant.ts';

interface Piece {
  text: string;
  sources: NonNullable<TodaysSection['sources']>;
  id: string;
}

/** What a section may begin with, by the facts that a paragraph states. */
const beginnings: readonly RegExp[] = [
  /beneficiaries/i,
  /outcomes|baseline|target|objectives/i,
  /requestedAmount|computed\.(?:total|requested)/i,
];

function piecesOf({ text, sources = [], paragraphs }: TodaysSection): Piece[] {
  let start = 0;
  return text.split('\n\n').map((own, at) => {
    const [from, end] = [start, start + own.length];
    start = end + 2;
    return {
      text: own,
      sources: sources
        .filter((source) => source.start >= from && source.end <= end)
        .map((source) => ({ ...source, start: source.start - from, end: source.end - from })),
      id: paragraphs?.[at] ?? `p${at + 1}`,
    };
  });
}

function joined(pieces: readonly Piece[]): Required<TodaysSection> {
  const written: Required<TodaysSection> = { text: '', sources: [], paragraphs: [] };
  for (const { text, sources, id } of pieces) {
    if (written.paragraphs.length > 0) written.text += '\n\n';
    const shift = written.text.length;
    written.sources.push(
      ...sources.map((source) => ({ ...source, start: source.start + shift, end: source.end + shift })),
    );
    written.text += text;
    written.paragraphs.push(id);
  }
  return written;
}

/** Running text that makes sense wherever it stands: it refers to nothing before it, and leads to nothing after it. */
const standsAlone = ({ text }: Piece): boolean =>
  !refersBack.test(text) &&
  !/:\s*$/u.test(text) &&
  !text.includes('[needs:') &&
  !/^\s*(?:[•\-–]|\d+[.)])\s/u.test(text);

/**
 * Today's words in another order (DRAFT-30): a paragraph about the people, the change or the request first. No word is new
 * and none is left out; what refers to the paragraph before it is not moved, nor left without it.
 */
export function reorderedVariants(today: TodaysSection): SectionVariant[] {
  const pieces = piecesOf(today);
  const [first] = pieces;
  if (!first || !standsAlone(first)) return [];
  const places = beginnings.map((facts) =>
    pieces.findIndex((piece) => piece.sources.some(({ fact }) => facts.test(fact))),
  );
  return [...new Set(places)].flatMap((place) => {
    const moved = pieces[place];
    const next = pieces[place + 1];
    if (place < 1 || !moved || !standsAlone(moved) || (next && !standsAlone(next))) return [];
    return [asVariant(today, joined([moved, ...pieces.filter((piece) => piece !== moved)]))];
  });
}
