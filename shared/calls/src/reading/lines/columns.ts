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

const emptied = (line: CallTextLine): CallTextLine => ({ ...line, text: '', indent: 0 });

/** The left column of some lines, then the right one. */
function readInColumns(lines: readonly CallTextLine[], place: number): CallTextLine[] {
  const columns = lines.map((line) => {
    const cut = cutAt(whole(line), place);
    const left = part(line, 0, cut);
    return { left, right: cut === undefined ? emptied(line) : part(line, cut) };
  });
  return [...columns.map(({ left }) => left), ...columns.map(({ right }) => right)];
}

/** Where the second of two headings begins that stand side by side: "Who can apply        When". */
function secondHead(line: CallTextLine, isHead: (text: string) => boolean): number | undefined {
  const cells = [...whole(line).matchAll(/\S+(?:\s\S+)*/g)];
  const [one, other] = cells;
  return cells.length === 2 && one && other && isHead(one[0]) && isHead(other[0]) ? other.index : undefined;
}

/**
 * Columns below headings that stand side by side, on a page that has none elsewhere. They end with a line that runs
 * through the gap, or before one that stands apart and has nothing in the right column.
 */
function belowHeads(page: readonly CallTextLine[], isHead: (text: string) => boolean): CallTextLine[] {
  const read: CallTextLine[] = [];
  let at = 0;
  while (at < page.length) {
    const head = page[at] as CallTextLine;
    const place = head.text.includes('\t') ? undefined : secondHead(head, isHead);
    let end = at + 1;
    while (place !== undefined && end < page.length) {
      const line = page[end] as CallTextLine;
      const cut = cutAt(whole(line), place);
      const isRight = cut !== undefined && cut < whole(line).length;
      const isApart = page[end - 1]?.text === '';
      if (
        line.text !== '' &&
        (cut === undefined || secondHead(line, isHead) !== undefined || (isApart && !isRight))
      )
        break;
      end += 1;
    }
    const block = page.slice(at, end);
    read.push(...(place === undefined ? block : readInColumns(block, place)));
    at = end;
  }
  return read;
}

/** A line that begins so far right stands in the right column. */
const columnIndent = 24;
const leastRun = 3;

/** The right column as it stands below the left one in the text of a PDF: its lines begin where those of the left do. */
function withoutColumnIndent(page: readonly CallTextLine[]): CallTextLine[] {
  const lines = [...page];
  let from = 0;
  const end = (to: number) => {
    const filled = lines.slice(from, to).filter(({ text }) => text !== '');
    const shift = filled.reduce((least, { indent }) => Math.min(least, indent), Number.POSITIVE_INFINITY);
    if (filled.length >= leastRun)
      for (let at = from; at < to; at += 1) {
        const line = lines[at] as CallTextLine;
        lines[at] = { ...line, indent: Math.max(0, line.indent - shift) };
      }
    from = to + 1;
  };
  for (const [at, { text, indent }] of page.entries())
    if (text !== '' && (indent < columnIndent || text.includes('\t'))) end(at);
  end(page.length);
  return lines;
}

/**
 * Lines in the order in which one reads them: of a page with two columns of text, the left column first (CALL-16).
 * `isHead` knows the heading of a part.
 */
export function inReadingOrder(
  lines: readonly CallTextLine[],
  isHead: (text: string) => boolean,
): CallTextLine[] {
  const pages = new Map<number, CallTextLine[]>();
  for (const line of lines) {
    const page = pages.get(line.page);
    if (page) page.push(line);
    else pages.set(line.page, [line]);
  }
  return [...pages.values()].flatMap((page) => {
    const place = page.some(({ text }) => text.includes('\t')) ? undefined : gutterOf(page.map(whole));
    if (place === undefined) return withoutColumnIndent(belowHeads(page, isHead));
    const first = page.findIndex(
      (line) => (cutAt(whole(line), place) ?? Number.POSITIVE_INFINITY) < whole(line).length,
    );
    return [...page.slice(0, first), ...readInColumns(page.slice(first), place)];
  });
}
