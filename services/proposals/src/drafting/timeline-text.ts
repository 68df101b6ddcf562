import { westernDigits } from '@harambee/domain';

/** A phase of the work as the writer gave it. */
export interface Phase {
  /** The whole line, unchanged. */
  text: string;
  /** Months counted from the start, where the line names them. */
  from?: number;
  to?: number;
  /** True when the line names a month, a quarter, a week or a date. */
  isDated: boolean;
}

const monthSpan =
  /\b(?:months?|mwezi|miezi|M)\s?(\d{1,3})(?:\s?(?:-|–|—|to|through|until|hadi|and|&)\s?(?:(?:months?|M)\s?)?(\d{1,3}))?\b/i;
const monthSpanHan = /第?(\d{1,3})(?:\s?[-–—至到~]\s?(\d{1,3}))?\s?个?月/;
const monthSpanArabic = /(?:الشهر|الأشهر|شهر)\s(\d{1,3})(?:\s?(?:-|–|إلى|الى)\s?(\d{1,3}))?/;
const calendar =
  /\b(?:19|20)\d\d\b|\bQ[1-4]\b|\b(?:weeks?|wiki|quarter|year|days?)\s?\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i;

/** The different ones among the pieces, without their bullets: saying a thing twice makes no second phase of it. */
const distinct = (pieces: string[]): string[] => [
  ...new Set(
    pieces.map((piece) => piece.replace(/^\s*[-–—•*·]\s+/, '').trim()).filter((piece) => piece !== ''),
  ),
];

/** One phase for each line; a timeline on a single line is parted at its semicolons. */
export function parseTimeline(text: string): Phase[] {
  const lines = distinct(text.split(/\n+/));
  const [only = ''] = lines;
  return (lines.length > 1 ? lines : distinct(only.split(/[;；]+/))).map((line) => {
    const western = westernDigits(line);
    const span = monthSpan.exec(western) ?? monthSpanHan.exec(western) ?? monthSpanArabic.exec(western);
    const from = span ? Number(span[1]) : undefined;
    const to = span ? Number(span[2] ?? span[1]) : undefined;
    return {
      text: line,
      ...(from !== undefined && to !== undefined && { from: Math.min(from, to), to: Math.max(from, to) }),
      isDated: span !== null || calendar.test(western),
    };
  });
}
