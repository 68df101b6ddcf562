import type { OfficeParts } from './open-zip.ts';
import { readXml } from './read-xml.ts';

/** How a number is shown: as it is, as a day or hour, or as a percentage. */
export type NumberKind = 'plain' | 'date' | 'percent';

/** Formats that spreadsheets know by number alone. */
const builtIn = (id: number): NumberKind => {
  if (id === 9 || id === 10) return 'percent';
  return (id >= 14 && id <= 22) || (id >= 45 && id <= 47) ? 'date' : 'plain';
};

/** A written format without its quoted words, colors and conditions. */
const written = (code: string): NumberKind => {
  const signs = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  if (/[dmyhs]/i.test(signs) && !/general/i.test(signs)) return 'date';
  return signs.includes('%') ? 'percent' : 'plain';
};

/** The kind of number of each cell style. */
export async function numberKinds(parts: OfficeParts, part: string): Promise<NumberKind[]> {
  const formats = new Map<number, NumberKind>();
  const kinds: NumberKind[] = [];
  let isCells = false;
  await readXml(parts, part, {
    open({ name, attributes: { numFmtId, formatCode = '' } }) {
      if (name === 'numFmt') formats.set(Number(numFmtId), written(formatCode));
      if (name === 'cellXfs') isCells = true;
      if (name === 'xf' && isCells) {
        const id = Number(numFmtId ?? 0);
        kinds.push(formats.get(id) ?? builtIn(id));
      }
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return kinds;
}

/** The day that is 0 in a sheet: in most of them, and in those that older Macintoshes made. */
const dayZero = { usual: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) };

/** Days since then as `YYYY-MM-DD`, with the hour if there is one; less than a day is an hour alone. */
function dateText(days: number, is1904: boolean): string {
  // To the minute: seconds in a call are errors of rounding.
  const minutes = Math.round(days * 1_440);
  const [day, time] = new Date((is1904 ? dayZero.from1904 : dayZero.usual) + minutes * 60_000)
    .toISOString()
    .split('T') as [string, string];
  const clock = minutes % 1_440 === 0 ? '' : time.slice(0, 5);
  return days < 1 ? clock || '00:00' : [day, clock].filter(Boolean).join(' ');
}

/** A stored number as people see it. */
export function numberText(stored: string, kind: NumberKind, is1904: boolean): string {
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  if (kind === 'percent') return `${Number((value * 100).toPrecision(12))}%`;
  if (kind === 'date' && value >= 0 && value < 2_958_466) return dateText(value, is1904);
  return String(Number(value.toPrecision(15)));
}
