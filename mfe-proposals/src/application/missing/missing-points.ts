import type { QuestionLook } from '../questions/question-looks.ts';

/** Something that keeps an application from being ready, with the questions it concerns. */
export interface MissingPoint {
  kind: 'unanswered' | 'over' | 'needs' | 'changed';
  words: string;
  looks: readonly QuestionLook[];
}

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** What of the questions is missing, the most urgent first; nothing of what a person may leave open. */
export function missingPoints(looks: readonly QuestionLook[]): MissingPoint[] {
  const of = (state: QuestionLook['state']) => looks.filter((look) => look.state === state);
  const unanswered = of('empty').filter(({ question }) => question.required);
  const needs = looks.filter((look) => look.needs.length > 0);
  const facts = needs.reduce((sum, look) => sum + look.needs.length, 0);
  const points: MissingPoint[] = [
    {
      kind: 'unanswered',
      words: counted(
        unanswered.length,
        'required question has no answer',
        'required questions have no answer',
      ),
      looks: unanswered,
    },
    {
      kind: 'over',
      words: counted(of('over').length, 'answer is over its limit', 'answers are over their limit'),
      looks: of('over'),
    },
    { kind: 'needs', words: counted(facts, 'fact is missing', 'facts are missing'), looks: needs },
    {
      kind: 'changed',
      words: counted(
        of('changed').length,
        'answer changed since it was copied',
        'answers changed since they were copied',
      ),
      looks: of('changed'),
    },
  ];
  return points.filter((point) => point.looks.length > 0);
}
