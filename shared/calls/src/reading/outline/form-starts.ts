import type { Passage } from '../lines/passage.ts';
import type { Signs } from '../signs/signs.ts';

/** Whether a limit stands in a passage or alone below it. */
const hasLimit = (signs: readonly Signs[], index: number): boolean =>
  signs[index]?.limits.some(({ isCounter }) => !isCounter) === true ||
  signs[index + 1]?.isLimitAlone === true;

/**
 * Where questions begin, whatever the heading above says: the first of several items of one list of which two or more
 * have a limit or are called a question, and questions or requests with a limit of their own.
 */
export function formStarts(passages: readonly Passage[], signs: readonly Signs[]): ReadonlySet<Passage> {
  const starts = new Set<Passage>();
  let run: { style: string; first: Passage; asked: number } | undefined;
  passages.forEach((passage, index) => {
    const { marker } = passage;
    const isAsking = signs[index]?.isAsking === true;
    if (marker?.kind === 'number') {
      if (run?.style !== marker.style) run = { style: marker.style, first: passage, asked: 0 };
      if (marker.isQuestion || hasLimit(signs, index)) run.asked += 1;
      if (run.asked === 2) starts.add(run.first);
    } else if (marker === undefined && isAsking && hasLimit(signs, index) && !signs[index]?.isAnswered)
      starts.add(passage);
  });
  return starts;
}
