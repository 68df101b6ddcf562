import type { CallQuestion } from '../call/call.schemas.ts';
import type { LimitUnit } from '../proposal-form/section-limits.ts';
import { answerLength } from './answer-text.ts';
import type { Answer } from './application.schemas.ts';

type Limited = Pick<CallQuestion, 'id' | 'limit' | 'limitUnit' | 'sharesLimit'>;

/** Questions whose answers have one limit together; most groups have one question (CALL-03). */
export interface LimitGroup<Question extends Limited = CallQuestion> {
  questions: Question[];
  maximum: number;
  unit: LimitUnit;
}

/** The limits of a call in its order; questions without one are in no group. */
export function limitGroups<Question extends Limited>(
  questions: readonly Question[],
): LimitGroup<Question>[] {
  const rows: Question[][] = [];
  for (const question of questions) {
    const last = rows.at(-1);
    if (question.sharesLimit && last) last.push(question);
    else rows.push([question]);
  }
  return rows.flatMap((group) => {
    const stated = group.find(({ limit, limitUnit }) => limit !== null && limitUnit !== '');
    if (!stated || stated.limit === null || stated.limitUnit === '') return [];
    return [{ questions: group, maximum: stated.limit, unit: stated.limitUnit }];
  });
}

/** How long the answers of a group are together, each as its portal counts (CALL-25). */
export function lengthOfGroup(
  { questions, maximum, unit }: LimitGroup<Limited>,
  answers: readonly Pick<Answer, 'questionId' | 'text' | 'counting' | 'isGone'>[],
): number {
  const asked = new Set(questions.map(({ id }) => id));
  return answers
    .filter(({ questionId, isGone }) => !isGone && asked.has(questionId))
    .reduce(
      (sum, { text, counting }) =>
        sum + (answerLength(text, { limit: maximum, limitUnit: unit }, counting) ?? 0),
      0,
    );
}
