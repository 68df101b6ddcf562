import type { FieldProblem } from '@harambee/domain';
import { errorMessage, fieldProblemsOf, logFailure, readToken, statusOf } from '@harambee/platform';
import { type FormikValues, useFormikContext } from 'formik';
import { useCallback, useRef, useState } from 'react';

/** What the error box shows. */
export interface Failure {
  message: string;
  /** Messages by field, if a field can be corrected. */
  problems: readonly FieldProblem[];
  /** The values of the fields. */
  values: FormikValues;
  /** A different number for each failure, so that a repeated message is announced again. */
  turn: number;
}

/** The button that is busy. */
export type Work = 'next' | 'skip' | 'phone';

/** Runs one action at a time and stores its failure as a message. */
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

/** A step that failed, with a message to show. */
export class StepRefused extends Error {
  readonly problems: readonly FieldProblem[];
  readonly status: number | undefined;
  readonly answer: unknown;

  constructor(message: string, problems: readonly FieldProblem[] = [], refusal?: unknown) {
    super(message);
    this.problems = problems;
    this.status = statusOf(refusal);
    this.answer = (refusal as { data?: unknown } | undefined)?.data;
  }
}

/** One call of a step. Returns its answer, or throws the server's message, else that of the step (ONBOARD-18). */
export async function answerOf<T>(call: () => { unwrap(): Promise<T> }, fallback: string): Promise<T> {
  if (readToken() === null) throw new StepRefused('No authentication token found');
  try {
    return await call().unwrap();
  } catch (error) {
    throw new StepRefused(errorMessage(error, fallback), fieldProblemsOf(error), error);
  }
}
