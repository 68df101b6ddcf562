import { type Paper, paperOf } from '../papers.ts';

/** Word measures in twips, of which a point has twenty. */
const twips = (points: number): number => Math.round(points * 20);

/** Word's own. */
const margin = 1_440;

/** A page, and how wide the text is on it, in twips. */
export interface WordPage {
  size: { width: number; height: number };
  columnWidth: number;
}

export function wordPageOf(paper?: Paper): WordPage {
  const { width, height } = paperOf(paper);
  const size = { width: twips(width), height: twips(height) };
  return { size, columnWidth: size.width - 2 * margin };
}
