import LineBreaker from 'linebreak';
import { directionOf } from '../text-direction.ts';
import { type Run, runsOf, type StyledText, visualOrder } from './text-runs.ts';

/** A run with its width on the page. */
export interface PlacedRun extends Run {
  width: number;
}

/** One line, its runs from left to right. */
export interface Line {
  runs: PlacedRun[];
  width: number;
  isRightToLeft: boolean;
}

export type Measure = (run: Run) => number;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Places where a line may end, and whether it must; a piece too wide for a line is split between characters. */
function* pieces(text: string): Generator<{ start: number; end: number; ends: boolean }> {
  const breaker = new LineBreaker(text);
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    yield { start, end: next.position, ends: next.required };
    start = next.position;
  }
}

/** Breaks text into lines no wider than `width`, mixed scripts and directions included. */
export function linesOf(styled: StyledText, width: number, measure: Measure): Line[] {
  const { text } = styled;
  const direction = directionOf(text);
  const widthOf = (start: number, end: number) =>
    runsOf(styled, direction, start, end).reduce((sum, run) => sum + measure(run), 0);
  const lines: Line[] = [];
  const finish = (start: number, end: number) => {
    const trimmedEnd = start + text.slice(start, end).trimEnd().length;
    const runs = visualOrder(runsOf(styled, direction, start, trimmedEnd)).map((run) => ({
      ...run,
      width: measure(run),
    }));
    lines.push({
      runs,
      width: runs.reduce((sum, run) => sum + run.width, 0),
      isRightToLeft: direction.isRightToLeft,
    });
  };
  let lineStart = 0;
  let used = 0;
  for (const { start, end, ends } of pieces(text)) {
    const visibleEnd = start + text.slice(start, end).trimEnd().length;
    if (used > 0 && used + widthOf(start, visibleEnd) > width) {
      finish(lineStart, start);
      lineStart = start;
      used = 0;
    }
    const pieceWidth = widthOf(start, end);
    if (used === 0 && widthOf(start, visibleEnd) > width) {
      for (const { segment, index } of graphemes.segment(text.slice(start, end))) {
        const at = start + index;
        const step = widthOf(at, at + segment.length);
        if (used > 0 && used + step > width) {
          finish(lineStart, at);
          lineStart = at;
          used = 0;
        }
        used += step;
      }
    } else {
      used += pieceWidth;
    }
    if (ends && /[\n\r\u2028\u2029]$/.test(text.slice(start, end))) {
      finish(lineStart, end);
      lineStart = end;
      used = 0;
    }
  }
  if (lineStart < text.length) finish(lineStart, text.length);
  return lines;
}
