import { wholeSentences } from '../reading/pieces.ts';
import type { TodaysSection } from './variant.ts';

/**
 * What is cut or kept as a whole: a sentence with those that refer back to it, or a list with the words that lead to
 * it. "It is made up of these lines:" would be false with some of the lines.
 */
export interface Unit {
  start: number;
  end: number;
  /** Place of its paragraph and of its line in the section. */
  paragraph: number;
  line: number;
  /** It leads to the items that follow. */
  isLead: boolean;
}

/** A sentence that begins so makes no sense without the one before. */
export const refersBack =
  /^(?:this|these|that|those|they|them|it|its|their|he|she|his|her|such|both|however|therefore|thus|then|so|but|and|also|here|there|as a result|in this way|for this|of these|of them|what is done|at the end of it)\b/i;

/** The places behind each sentence of a line. */
export function endsWithin(line: string): number[] {
  let at = 0;
  return wholeSentences(line).map((sentence) => {
    // Dividing changes spaces only, so letters are counted.
    let left = sentence.replace(/\s/gu, '').length;
    for (; left > 0 && at < line.length; at += 1) if (/\S/u.test(line[at] as string)) left -= 1;
    return at;
  });
}

/** The units of a section in reading order; no border lies within a fact. */
export function unitsOf({ text, sources = [] }: Pick<TodaysSection, 'text' | 'sources'>): Unit[] {
  const units: Unit[] = [];
  let start = 0;
  let line = 0;
  for (const [paragraph, piece] of text.split('\n\n').entries()) {
    for (const one of piece.split('\n')) {
      const isItem = /^\s*[•\-–]\s/u.test(one);
      const ends = isItem || one.trim() === '' ? [one.length] : endsWithin(one);
      let from = start;
      for (const end of ends.map((place) => start + place)) {
        const words = text.slice(from, end).trim();
        if (words === '') continue;
        const begin = from + text.slice(from, end).search(/\S/u);
        const last = units.at(-1);
        const isWithinFact = sources.some((source) => source.start < begin && begin < source.end);
        const isLead = words.endsWith(':');
        const goesAlong = isItem ? last?.isLead : last?.line === line && refersBack.test(words);
        if (last && (goesAlong || isWithinFact)) Object.assign(last, { end, line, isLead: isItem || isLead });
        else units.push({ start: begin, end, paragraph, line, isLead });
        from = end;
      }
      start += one.length + 1;
      line += 1;
    }
    start += 1;
  }
  return units;
}

/** The section of these units alone. */
export function textOfUnits(
  { text, sources = [], paragraphs }: TodaysSection,
  units: readonly Unit[],
): Required<TodaysSection> {
  const written: Required<TodaysSection> = { text: '', sources: [], paragraphs: [] };
  let last: Unit | undefined;
  let inParagraph: number | undefined;
  for (const unit of units) {
    const isNew = inParagraph !== unit.paragraph;
    if (last) written.text += isNew ? '\n\n' : last.line === unit.line ? ' ' : '\n';
    const own = text.slice(unit.start, unit.end);
    const lastParagraph = unit.paragraph + own.split('\n\n').length - 1;
    for (let at = unit.paragraph + (isNew ? 0 : 1); at <= lastParagraph; at += 1)
      written.paragraphs.push(paragraphs?.[at] ?? `p${at + 1}`);
    const shift = written.text.length - unit.start;
    for (const source of sources) {
      if (source.start >= unit.start && source.end <= unit.end)
        written.sources.push({ ...source, start: source.start + shift, end: source.end + shift });
    }
    written.text += own;
    last = unit;
    inParagraph = lastParagraph;
  }
  return written;
}
