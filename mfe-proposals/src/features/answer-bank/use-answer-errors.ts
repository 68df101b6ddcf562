import type { FieldProblem } from '@harambee/domain';
import { unsolvedServerProblems } from '@harambee/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { type AnswerValues, answerProblems } from './answer-values.ts';

/** What keeps an answer from being saved, once somebody has tried: by the rules, or said by the service. */
export function useAnswerErrors() {
  const { values, status, setTouched } = useFormikContext<AnswerValues>();
  const [attempt, setAttempt] = useState(0);
  const own = answerProblems(values);
  const said = unsolvedServerProblems(status, values).filter(
    ({ field }) => !own.some((problem) => problem.field === field),
  );
  const problems: FieldProblem[] = attempt > 0 ? [...own, ...said] : said;
  return {
    ...{ problems, attempt },
    check: (): boolean => {
      setAttempt((count) => count + 1);
      if (own.length === 0) return true;
      void setTouched(Object.fromEntries(own.map(({ field }) => [field, true])), false);
      return false;
    },
  };
}
