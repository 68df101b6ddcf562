/** A line of a call as it was brought; page and line count from 1. */
export interface CallTextLine {
  page: number;
  line: number;
  /** Without spaces at its ends; tabs and gaps stay. */
  text: string;
  /** How far it is indented. */
  indent: number;
  /** Stands on the last lines of a page or the first lines of the next one. */
  isEdge: boolean;
}

/** No line is read further than this: what is longer is no sentence. The rest stays visible as not understood. */
export const longestLine = 4_000;

const unwanted = /(?!\t)[\p{Cc}\p{Cs}\ufeff\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/gu;

const ligatures: Readonly<Record<string, string>> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl' };
const circled = /^(\s*)([\u2460-\u2473])\s*/;

/** A line as it would be typed: letters of their own for ligatures, "1." for a circled figure, no soft hyphens. */
function typed(line: string): string {
  const plain = line.normalize('NFC').replace(unwanted, '');
  if (/^\p{ASCII}*$/u.test(plain)) return plain;
  return plain
    .replace(/[\ufb00-\ufb04]/g, (sign) => ligatures[sign] ?? sign)
    .replace(circled, (_, indent: string, sign: string) => `${indent}${sign.charCodeAt(0) - 0x245f}. `)
    .replace(/\u00ad\s*$/, '-')
    .replaceAll('\u00ad', '');
}

/** Headings and strong words as plain text marks them: "## Who can apply", "**Your idea**". */
const withoutMarkup = (line: string): string =>
  line.replace(/^(\s*)#{1,6}\s+(?=\S)/, '$1').replace(/(?<!\*)\*\*(?=\S)([^*]{1,300})\*\*(?!\*)/g, '$1');

const markAlone =
  /^(?:[([]?(?:\p{L}{1,9}\s?)?[\p{L}\d]{1,4}(?:\.[\p{L}\d]{1,3}){0,4}[.):°º\]-]{0,2}|[^\p{L}\p{N}\s]{1,3}|o)$/u;

/**
 * A tab that indents a line, or that stands behind the number or bullet of an item, parts no cells: a word processor
 * writes it so.
 */
function withoutLayoutTabs(line: string): string {
  if (!line.includes('\t')) return line;
  const cells = line.split('\t');
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length === 1)
    return `${' '.repeat(
      Math.max(
        0,
        cells.findIndex((cell) => cell.trim() !== ''),
      ),
    )}${filled[0]}`;
  const [first = '', second = ''] = filled;
  const isItem =
    filled.length === 2 &&
    markAlone.test(first.trim()) &&
    /^[\p{L}"'¿¡«“(]/u.test(second.trim()) &&
    second.includes(' ');
  return isItem && (/[^\p{L}]/u.test(first.trim()) || first.trim() === 'o')
    ? `${first.trim()}  ${second.trim()}`
    : line;
}

/** Every line of the pages: one form of accents, no control characters, no marks that turn the reading direction. */
export function callLines(pages: readonly (readonly string[])[]): CallTextLine[] {
  const edge = 3;
  return pages.flatMap((lines, page) => {
    const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index]));
    const [first, last] = [filled[edge - 1] ?? lines.length, filled.at(-edge) ?? 0];
    return lines.map((line, index) => {
      const plain = withoutLayoutTabs(withoutMarkup(typed(line.slice(0, longestLine))));
      const text = plain.trimEnd();
      const start = text.trimStart();
      return {
        page: page + 1,
        line: index + 1,
        // A tab at the start is an empty cell, not an indent.
        text: text.startsWith('\t') ? text : start,
        indent: text.length - start.length,
        isEdge: index <= first || index >= last,
      };
    });
  });
}
