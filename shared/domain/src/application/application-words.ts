/** How far the answers of an application are. */
export interface AnswerCounts {
  /** Questions that must be answered, and how many of them are. */
  required: number;
  answered: number;
  overLimit: number;
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What is missing in the answers; nothing where all is there (CALL-08). */
export function answerGaps({ required, answered, overLimit }: AnswerCounts): string[] {
  const open = required - answered;
  return [
    ...(open > 0
      ? [`${open} of ${plural(required, 'required question')} ${open === 1 ? 'has' : 'have'} no answer`]
      : []),
    ...(overLimit > 0 ? [`${plural(overLimit, 'answer')} over the limit`] : []),
  ];
}

/** The same in one phrase: `3 of 8 required questions have no answer`, `every required question is answered`. */
export function answersInWords(counts: AnswerCounts): string {
  const gaps = answerGaps(counts);
  return counts.required > counts.answered
    ? gaps.join(', ')
    : ['every required question is answered', ...gaps].join(', ');
}
