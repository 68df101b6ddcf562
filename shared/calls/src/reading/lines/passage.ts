import { folded } from '../text/folded.ts';
import type { CallTextLine } from './call-line.ts';
import type { Marker } from './markers.ts';

/** A line of a call, from 1. */
export interface Place {
  page: number;
  line: number;
}

/** Lines that belong together, joined: a heading, a sentence over three lines, an item of a list, a row of a table. */
export interface Passage {
  /** Without its marker, with single spaces. */
  text: string;
  /** The same as `folded` has it, position for position. */
  plain: string;
  marker: Marker | undefined;
  /** Parts of the line between tabs or wide gaps, without the marker; empty ones only between tabs. */
  cells: string[];
  /** Where the words of each of its lines begin in `text`. */
  starts: { at: number; line: CallTextLine }[];
  /** A row of a spreadsheet or a pasted table, its cells parted by tabs. */
  isRow: boolean;
  /** An empty line, or the beginning of the call, stands before it. */
  isApart: boolean;
  indent: number;
}

/** The line from which the words at a position come. */
export function placeAt({ starts }: Passage, position: number): Place {
  const { page, line } = (starts.findLast(({ at }) => at <= position) ?? starts[0])?.line ?? {
    page: 1,
    line: 1,
  };
  return { page, line };
}

/** Every line of a passage, or those from which a part of it comes. */
export function linesOf({ starts, text }: Passage, from = 0, to = text.length): Place[] {
  return starts
    .filter(({ at }, index) => at < to && (starts[index + 1]?.at ?? Number.POSITIVE_INFINITY) > from)
    .map(({ line: { page, line } }) => ({ page, line }));
}

const singleSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const cellsOf = (text: string): string[] =>
  text.includes('\t')
    ? text.split('\t').map(singleSpaces)
    : text
        .split(/\s{2,}|\s\|\s/)
        .map(singleSpaces)
        .filter((cell) => cell !== '');

/** A passage of one line. */
export function passageOf(line: CallTextLine, marker: Marker | undefined, isApart: boolean): Passage {
  const words = line.text.slice(marker?.length ?? 0);
  const text = singleSpaces(words);
  return {
    text,
    plain: folded(text),
    marker,
    cells: cellsOf(words),
    starts: [{ at: 0, line }],
    isRow: line.text.includes('\t'),
    isApart,
    indent: line.indent,
  };
}

/** Adds the next line; a hyphen that divides a word goes. */
export function continueWith(passage: Passage, line: CallTextLine, isDivided: boolean): void {
  const before = isDivided ? passage.text.slice(0, -1) : `${passage.text} `;
  passage.starts.push({ at: before.length, line });
  passage.text = `${before}${singleSpaces(line.text)}`;
  passage.cells = [passage.text];
  passage.plain = folded(passage.text);
}

/** A part of a passage as a passage of its own. */
export function passageAt(
  passage: Passage,
  from: number,
  to: number | undefined,
  marker: Passage['marker'],
): Passage {
  const text = passage.text.slice(from, to).trim();
  const before = passage.starts.findLast(({ at }) => at <= from);
  const within = passage.starts.filter(({ at }) => at > from && at < (to ?? passage.text.length));
  const starts = [
    ...(before ? [{ ...before, at: 0 }] : []),
    ...within.map(({ at, line }) => ({ at: at - from, line })),
  ];
  return {
    ...passage,
    text,
    plain: folded(text),
    marker,
    cells: [text],
    starts,
    isApart: from === 0 && passage.isApart,
  };
}
