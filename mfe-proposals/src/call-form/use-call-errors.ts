import { callProblems, type FieldProblem } from '@harambee/domain';
import type { CallContent } from '@harambee/domain/schemas';
import { unsolvedServerProblems } from '@harambee/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { bodyOf } from './call-values.ts';

/** The messages of the domain, for Formik. */
export const validateCall = (values: CallContent): Record<string, string> =>
  Object.fromEntries(callProblems(bodyOf(values)).map(({ field, message }) => [field, message]));

/** What keeps a call from being saved, once somebody has tried: by the rules, or said by the service. */
export function useCallErrors() {
  const { values, status, setTouched } = useFormikContext<CallContent>();
  const [attempt, setAttempt] = useState(0);
  const own = callProblems(bodyOf(values));
  const said = unsolvedServerProblems(status, values).filter(
    ({ field }) => !own.some((problem) => problem.field === field),
  );
  const problems: FieldProblem[] = attempt > 0 ? [...own, ...said] : said;
  return {
    problems,
    attempt,
    /** True if it can be sent; otherwise the faults are shown. */
    check: (): boolean => {
      setAttempt((count) => count + 1);
      if (own.length === 0) return true;
      void setTouched(Object.fromEntries(own.map(({ field }) => [field, true])), false);
      return false;
    },
  };
}
