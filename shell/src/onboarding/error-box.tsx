import { ErrorSummary, Notice, showServerProblems } from '@harambee/ui';
import { type FormikValues, useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { Failure } from './use-attempt.ts';

/** What went wrong, in the modal (ONBOARD-18): with links where there is a field to mend, and under these fields too. */
export function ErrorBox({ failure }: { failure: Failure | undefined }) {
  const formik = useFormikContext<FormikValues>();
  const { values } = formik;
  // Once, for the values as they were refused: what is changed since then is not wrong any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    showServerProblems(formik, failure?.values ?? values, failure?.problems ?? []);
  }, [failure]);

  if (!failure) return null;
  if (failure.problems.length === 0)
    return <Notice key={failure.turn} tone="error" title={failure.message} />;
  const problems = failure.problems.filter(({ field }) => values[field] === failure.values[field]);
  return <ErrorSummary problems={problems} attempt={failure.turn} />;
}
