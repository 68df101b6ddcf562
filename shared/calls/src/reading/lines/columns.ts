import type { CallTextLine } from './call-line.ts';

/** So many lines of a page have words on both sides of the gap before it counts as two columns. */
const leastLines = 6;
const leastShare = 0.4;
/** A column of text has words; a column of a table has figures or marks. */
const leastWords = 2.2;
/** Right columns begin at one place, give or take: text that was typed or converted is not exact. */
const tolerance = 3;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;

/** A line with its indent. */
const whole = ({ text, indent }: CallTextLine): string => ' '.repeat(indent) + text;

/** Where words begin behind a gap. */
const startsIn = (text: string): number[] =>
  [...text.matchAll(/(?<=\S\s{2,60}|^\s{12,80})\S/g)].map(({ index }) => index);

/** Where the right column of a line begins, near a place; its length if it has none; undefined if it runs through. */
function cutAt(text: string, place: number): number | undefined {
  const starts = startsIn(text).filter((start) => Math.abs(start - place) <= tolerance);
  const [nearest] = starts.sort((one, other) => Math.abs(one - place) - Math.abs(other - place));
  if (nearest !== undefined) return nearest;
  if (text.length <= place) return text.length;
  // Deeper in the right column, such as the second line of an item.
  const before = text.slice(0, place).trimEnd().length;
  return /^\s{2}/.test(text.slice(before)) && text.slice(before, place + 1).trim() === '' ? place : undefined;
}

/** The place at which the right column of a page begins, if the page has two columns of text. */
function gutterOf(texts: readonly string[]): number | undefined {
  const counts = new Map<number, number>();
  for (const text of texts) {
    for (const start of startsIn(text)) counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  const near = (place: number) => {
    let sum = 0;
    for (let at = place - tolerance; at <= place + tolerance; at += 1) sum += counts.get(at) ?? 0;
    return sum + (counts.get(place) ?? 0) / 100;
  };
  const [place] = [...counts.keys()].sort((one, other) => near(other) - near(one));
  if (place === undefined) return undefined;
  const cuts = texts.map((text) => ({ text, cut: cutAt(text, place) }));
  const both = cuts.filter(
    ({ text, cut }) => cut !== undefined && cut < text.length && text.slice(0, cut).trim() !== '',
  );
  const filled = texts.filter((text) => text.trim() !== '').length;
  if (both.length < leastLines || both.length < filled * leastShare) return undefined;
  const average = (side: (text: string, cut: number) => string) =>
    both.reduce((sum, { text, cut = 0 }) => sum + wordsIn(side(text, cut)), 0) / both.length;
  const isText =
    average((text, cut) => text.slice(cut)) >= leastWords &&
    average((text, cut) => text.slice(0, cut)) >= leastWords;
  // A line that runs through the gap belongs to neither column; few may.
  const through = cuts.filter(({ cut }) => cut === undefined);
  return isText && through.length < both.length / 2 ? place : undefined;
}

function part(line: CallTextLine, from: number, to?: number): CallTextLine {
  const text = whole(line).slice(from, to).trimEnd();
  const start = text.trimStart();
  return { ...line, text: start, indent: text.length - start.length };
}

/** Lines in the order in which one reads them: of a page with two columns of text, the left column first (CALL-16). */
export function inReadingOrder(lines: readonly CallTextLine[]): CallTextLine[] {
  const pages = new Map<number, CallTextLine[]>();
  for (const line of lines) {
    const page = pages.get(line.page);
    if (page) page.push(line);
    else pages.set(line.page, [line]);
  }
  return [...pages.values()].flatMap((page) => {
    const place = page.some(({ text }) => text.includes('\t')) ? undefined : gutterOf(page.map(whole));
    if (place === undefined) return page;
    const first = page.findIndex(
      (line) => (cutAt(whole(line), place) ?? Number.POSITIVE_INFINITY) < whole(line).length,
    );
    const columns = page.slice(first).map((line) => {
      const cut = cutAt(whole(line), place);
      const left = part(line, 0, cut);
      return { left, right: cut === undefined ? { ...line, text: '' } : part(line, cut) };
    });
    return [
      ...page.slice(0, first),
      ...columns.map(({ left }) => left),
      ...columns.map(({ right }) => right),
    ];
  });
}
