import type { Passage } from '../lines/passage.ts';
import type { Signs } from '../signs/signs.ts';

/** Whether a limit stands in a passage or alone below it. */
const hasLimit = (signs: readonly Signs[], index: number): boolean =>
  signs[index]?.limits.some(({ isCounter }) => !isCounter) === true ||
  signs[index + 1]?.isLimitAlone === true;

/** So many numbered questions in a row are a form, below a heading such as "How to apply". */
const leastAsking = 3;

const firstLabels = new Set(['1', 'a', 'i']);

export interface FormStarts {
  /** Of items with limits: a form, whatever the heading above says. */
  limited: ReadonlySet<Passage>;
  /** Of items that ask: a form among guidance; elsewhere they may be questions of reviewers or readers. */
  asking: ReadonlySet<Passage>;
}

/**
 * Where questions begin, whatever the heading above says: the first of several items of one list of which two or more
 * have a limit or are called a question, and questions or requests with a limit of their own.
 */
export function formStarts(passages: readonly Passage[], signs: readonly Signs[]): FormStarts {
  const starts = { limited: new Set<Passage>(), asking: new Set<Passage>() };
  let run: { style: string; first: Passage; asked: number; asking: number } | undefined;
  let asking: Passage[] = [];
  let bullets: Passage[] = [];
  passages.forEach((passage, index) => {
    const { marker } = passage;
    const isAsking = signs[index]?.isAsking === true;
    // Without numbers: one question below the other, none of them answered.
    const isBare =
      marker === undefined && signs[index]?.isQuestion === true && isAsking && !signs[index]?.isAnswered;
    asking = isBare ? [...asking, passage] : [];
    if (asking.length === leastAsking && asking[0]) starts.asking.add(asking[0]);
    if (marker?.kind === 'number') {
      // A list that begins again is another one.
      if (run?.style !== marker.style || firstLabels.has(marker.label))
        run = { style: marker.style, first: passage, asked: 0, asking: 0 };
      if (marker.isQuestion || hasLimit(signs, index)) run.asked += 1;
      if (isAsking && signs[index]?.isAnswered === false) run.asking += 1;
      if (run.asked === 2) starts.limited.add(run.first);
      if (run.asking === leastAsking) starts.asking.add(run.first);
    } else if (marker?.kind === 'bullet' && isAsking && hasLimit(signs, index)) {
      bullets = [...bullets, passage];
      if (bullets.length === 2 && bullets[0]) starts.limited.add(bullets[0]);
    } else if (marker === undefined && isAsking && hasLimit(signs, index) && !signs[index]?.isAnswered)
      starts.limited.add(passage);
  });
  return starts;
}
