import { westernDigits } from '@harambee/domain';
import { type CalendarSpan, calendarSpan } from './calendar-months.ts';
import { beginner, phaseOwner } from './phase-owner.ts';
import { cellsOf, linesOf, wholeSentences } from './pieces.ts';

/** A phase of the work as the writer described it. */
export interface Phase {
  /** The whole line, unchanged. */
  text: string;
  /** The activity without its months and owner; a part of `text`. */
  activity: string;
  /** Months counted from the start, if the line names them or they follow from the calendar. */
  from?: number;
  to?: number;
  /** True when the line names a month, a quarter, a week or a date. */
  isDated: boolean;
  /** Who does it; a part of `text`. */
  owner?: string;
}

const joint = '(?:-|–|—|to|through|until|till|hadi|and|&)';
const spans = [
  new RegExp(
    String.raw`\b(?:months?|mwezi|miezi|mois|mes(?:es)?|M)\s?(\d{1,3})(?:\s?${joint}\s?(?:(?:months?|M)\s?)?(\d{1,3}))?\b`,
    'i',
  ),
  /第?(\d{1,3})(?:\s?[-–—至到~]\s?第?(\d{1,3}))?\s?个?月/,
  /(?:الشهر|الأشهر|شهر)\s(\d{1,3})(?:\s?(?:-|–|إلى|الى)\s?(\d{1,3}))?/,
];
/** Longer and shorter spans, counted from the start of the project, as months. */
const others: readonly { pattern: RegExp; first(unit: number): number; last(unit: number): number }[] = [
  {
    pattern: new RegExp(String.raw`\byears?\s?(\d)(?:\s?${joint}\s?(?:year\s?)?(\d))?\b(?!\d)`, 'i'),
    first: (year) => (year - 1) * 12 + 1,
    last: (year) => year * 12,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:quarters?\s?|Q)(\d{1,2})(?:\s?${joint}\s?(?:quarter\s?|Q)?(\d{1,2}))?\b(?!\s?(?:19|20)\d\d)`,
      'i',
    ),
    first: (quarter) => (quarter - 1) * 3 + 1,
    last: (quarter) => quarter * 3,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:weeks?|wiki)\s?(\d{1,3})(?:\s?${joint}\s?(?:week\s?)?(\d{1,3}))?\b`,
      'i',
    ),
    first: (week) => Math.floor(((week - 1) * 12) / 52) + 1,
    last: (week) => Math.floor(((week - 1) * 12) / 52) + 1,
  },
];
const calendar =
  /\b(?:19|20)\d\d\b|\bQ[1-4]\b|\b(?:weeks?|wiki|quarter|year|days?)\s?\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i;

interface Reading {
  phase: Phase;
  calendar?: CalendarSpan;
}

/** The months of a line, with their position. */
function monthsOf(line: string): { from: number; to: number; start: number; end: number } | undefined {
  const place = (match: RegExpExecArray, first: number, last: number) => ({
    from: Math.min(first, last),
    to: Math.max(first, last),
    start: match.index,
    end: match.index + match[0].length,
  });
  for (const pattern of spans) {
    const match = pattern.exec(line);
    if (match) return place(match, Number(match[1]), Number(match[2] ?? match[1]));
  }
  for (const { pattern, first, last } of others) {
    const match = pattern.exec(line);
    const [, one, other = one] = match ?? [];
    if (match && Number(one) > 0 && Number(other) > 0)
      return place(
        match,
        first(Math.min(Number(one), Number(other))),
        last(Math.max(Number(one), Number(other))),
      );
  }
  return undefined;
}

/** A cell of months alone, as typed tables have it: "1-2". */
const bareSpan = /^(\d{1,2})\s?(?:-|–|—|to)\s?(\d{1,2})$/;

function readLine(text: string, people: readonly string[]): Reading {
  const western = westernDigits(text);
  const cells = cellsOf(text);
  const cellMonths =
    cells.length > 1 ? cells.map((cell) => bareSpan.exec(westernDigits(cell))).find(Boolean) : undefined;
  const named = monthsOf(western);
  const dates = named ? undefined : calendarSpan(western);
  const months =
    named ?? (cellMonths ? { from: Number(cellMonths[1]), to: Number(cellMonths[2]) } : undefined);
  const owner = phaseOwner(text, cells, people);
  const place = named ?? dates;
  const activity = activityOf(text, cells, place, owner);
  const doer = owner ?? beginner(activity);
  const phase: Phase = {
    text,
    activity,
    ...(months && { from: months.from, to: months.to }),
    isDated: months !== undefined || calendar.test(western),
    ...(doer && { owner: doer }),
  };
  return { phase, ...(dates && { calendar: dates }) };
}

/** The longest part of the line apart from its months and owner. */
function activityOf(
  text: string,
  cells: string[],
  place: { start: number; end: number } | undefined,
  owner: string | undefined,
): string {
  const isMonths = (cell: string) =>
    bareSpan.test(westernDigits(cell)) || monthsOf(westernDigits(cell))?.end === cell.length;
  const pieces =
    cells.length > 1
      ? cells.filter((cell) => cell !== owner && !isMonths(cell))
      : place
        ? [text.slice(0, place.start), text.slice(place.end)]
        : [text];
  const activity = pieces
    .map((piece) => withoutOwner(piece, owner))
    .reduce((most, piece) => (piece.length > most.length ? piece : most), '');
  return /\p{L}/u.test(activity) ? activity : text;
}

const leading = /^[\s()（）[\]:：.,，;；、–—|-]+/u;
const trailing = /[\s(（[:：.。,，;；、–—|-]+$/u;
const ownerMark =
  /[\s(,;–—-]+(?:led by|responsible|owner|lead|by|done by|carried out by|managed by)(?: the| our)?\s*:?$/iu;

/** "(hydrogeologist)" and ", led by the nurse" at the end of an activity are not part of it. */
function withoutOwner(piece: string, owner: string | undefined): string {
  const at = owner ? piece.lastIndexOf(owner) : -1;
  const isLast = at > 0 && owner && /^[\s).）\]。]*$/u.test(piece.slice(at + owner.length));
  const activity = isLast ? piece.slice(0, at).replace(trailing, '').replace(ownerMark, '') : piece;
  // "In months 1-3 we survey": the words before the months are not the activity.
  return activity
    .replace(leading, '')
    .replace(trailing, '')
    .replace(/^(?:in|from|during)$/i, '');
}

/** Calendar months are counted from the first one in the plan, unless the plan counts months itself. */
function onCalendar(readings: Reading[]): Phase[] {
  const starts = readings.flatMap(({ calendar }) => calendar?.from ?? []);
  if (starts.length === 0 || readings.some(({ phase }) => phase.from !== undefined))
    return readings.map(({ phase }) => phase);
  const first = Math.min(...starts);
  return readings.map(({ phase, calendar }) =>
    calendar ? { ...phase, from: calendar.from - first + 1, to: calendar.to - first + 1 } : phase,
  );
}

/** The steps of a plan: its lines. A single line is split at semicolons, or into sentences if several have a time. */
function stepsOf(text: string): string[] {
  const lines = linesOf(text).filter((line) => !/^(?:activity|task|phase|step)s?\s*[|\t]/iu.test(line));
  const [only = ''] = lines;
  if (lines.length > 1) return lines;
  const parts = linesOf(only.split(/[;；؛]+/).join('\n'));
  if (parts.length > 1) return parts;
  const sentences = [...new Set(wholeSentences(only))];
  const timed = sentences.filter((sentence) => readLine(sentence, []).phase.isDated);
  return timed.length > 1 ? sentences : parts;
}

/** One phase for each step; `people` are names and roles of the team, which a plan may mention. */
export function parseTimeline(text: string, people: readonly string[] = []): Phase[] {
  return onCalendar(stepsOf(text).map((step) => readLine(step, people)));
}
