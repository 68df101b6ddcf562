import { limitsIn } from '../limits/limits-in.ts';
import { folded } from '../text/folded.ts';
import { anyPhrase } from '../text/phrases.ts';
import type { CallTextLine } from './call-line.ts';

const pageWord = { en: 'page', fr: 'page|p.', es: 'pagina|pag.|hoja', pt: 'pagina|pag.|folha' };
const ofWord = { en: 'of', fr: 'sur|de', es: 'de', pt: 'de' };
const pageNumber = new RegExp(
  String.raw`${anyPhrase(pageWord).source}\s?\d{1,4}(?:\s?(?:/|${anyPhrase(ofWord).source})\s?\d{1,4})?\W*$`,
  'u',
);
const bareNumber = /^[-–— |]*\d{1,4}(?:\s?\/\s?\d{1,4})?[-–— |]*$/;

/** A line without its figures: the foot of page 3 is that of page 4. */
const shapeOf = (text: string): string => folded(text).replace(/\d+/g, '#').replace(/\s+/g, ' ');

/**
 * Heads and feet of pages: lines at the edges of pages that come again, and the numbers of pages. They belong to no
 * sentence, even where they stand in the middle of one.
 */
export function furnitureOf(lines: readonly CallTextLine[]): ReadonlySet<CallTextLine> {
  const pages = lines.at(-1)?.page ?? 1;
  const counts = new Map<string, number>();
  for (const { text, isEdge } of lines) {
    if (isEdge && text !== '') counts.set(shapeOf(text), (counts.get(shapeOf(text)) ?? 0) + 1);
  }
  const isFurniture = ({ text, isEdge }: CallTextLine) => {
    if (!isEdge || text === '' || text.includes('\t')) return false;
    // "Limit: 900 characters" comes again because questions do.
    if (limitsIn(folded(text)).length > 0) return false;
    if (pageNumber.test(folded(text)) && text.length < 120) return true;
    return pages > 1 && (bareNumber.test(text) || (counts.get(shapeOf(text)) ?? 0) > 1);
  };
  return new Set(lines.filter(isFurniture));
}
