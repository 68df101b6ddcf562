import type { CallTextLine } from './call-line.ts';

/** So many lines of a page have words on both sides of the gap before it counts as two columns. */
const leastLines = 6;
const leastShare = 0.4;
/** A column of text has words; a column of a table has figures or marks. */
const leastWords = 2.2;
const leastGap = 2;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;

/** Where a line begins, with its indent. */
const whole = ({ text, indent }: CallTextLine): string => ' '.repeat(indent) + text;

/** Whether a right column begins at this place of a line: a gap before it, words behind it. */
const beginsAt = (line: string, at: number): boolean =>
  line.length > at && line.charAt(at) !== ' ' && line.slice(at - leastGap, at).trim() === '';

/** The place at which the right column of a page begins, if the page has two columns of text. */
function gutterOf(lines: readonly CallTextLine[]): number | undefined {
  const texts = lines.map(whole);
  const counts = new Map<number, number>();
  for (const text of texts) {
    for (const match of text.matchAll(/(?<=\S\s{2,40}|^\s{12,80})\S/g))
      counts.set(match.index, (counts.get(match.index) ?? 0) + 1);
  }
  const [best] = [...counts].sort((one, other) => other[1] - one[1]);
  if (!best) return undefined;
  const [at] = best;
  const both = texts.filter((text) => beginsAt(text, at) && text.slice(0, at).trim() !== '');
  const filled = texts.filter((text) => text.trim() !== '').length;
  if (both.length < leastLines || both.length < filled * leastShare) return undefined;
  const average = (side: (text: string) => string) =>
    both.reduce((sum, text) => sum + wordsIn(side(text)), 0) / both.length;
  const isText =
    average((text) => text.slice(at)) >= leastWords && average((text) => text.slice(0, at)) >= leastWords;
  // A line that runs through the gap belongs to neither column; few may.
  const through = texts.filter(
    (text) => text.length > at && !beginsAt(text, at) && text.slice(at - 1, at + 1).trim().length === 2,
  );
  return isText && through.length < both.length / 2 ? at : undefined;
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
    const at = page.some(({ text }) => text.includes('\t')) ? undefined : gutterOf(page);
    if (at === undefined) return page;
    const first = page.findIndex((line) => beginsAt(whole(line), at));
    const left = page.slice(first).map((line) => part(line, 0, crosses(line, at) ? undefined : at));
    const right = page
      .slice(first)
      .map((line) => (crosses(line, at) ? { ...line, text: '' } : part(line, at)));
    return [...page.slice(0, first), ...left, ...right];
  });
}

const crosses = (line: CallTextLine, at: number): boolean => {
  const text = whole(line);
  return text.length > at && !beginsAt(text, at) && text.slice(at - leastGap, at + 1).trim() !== '';
};
