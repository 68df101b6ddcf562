import type { FieldProblem } from '@harambee/domain';
import { logFailure } from '@harambee/platform';
import { type FormikValues, useFormikContext } from 'formik';
import { useCallback, useRef, useState } from 'react';
import { StepRefused } from './step-refused.ts';

/** What the error box shows. */
export interface Failure {
  message: string;
  /** Each with its field, where there is one to mend it in. */
  problems: readonly FieldProblem[];
  /** What the fields held. */
  values: FormikValues;
  /** Another number for each failure, so that the same words are said again. */
  turn: number;
}

/** Which button is at work. */
export type Work = 'next' | 'skip' | 'phone';

/** Runs one thing at a time and keeps its failure in words. */
export function useAttempt() {
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState<Work>();
  const isRunning = useRef(false);
  const turn = useRef(0);
  const { values } = useFormikContext<FormikValues>();
  const latest = useRef(values);
  latest.current = values;

  const attempt = useCallback(async (what: Work, work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(what);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      logFailure('A step of onboarding failed', error);
      turn.current += 1;
      const refused = error instanceof StepRefused ? error : new StepRefused('An error occurred');
      setFailure({
        message: refused.message,
        problems: refused.problems,
        values: latest.current,
        turn: turn.current,
      });
    } finally {
      isRunning.current = false;
      setBusy(undefined);
    }
  }, []);

  const clear = useCallback(() => setFailure(undefined), []);
  return { attempt, busy, failure, clear };
}
