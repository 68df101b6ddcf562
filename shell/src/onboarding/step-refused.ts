import type { FieldProblem } from '@harambee/domain';
import { errorMessage, fieldProblemsOf, readToken, statusOf } from '@harambee/platform';

/** A step that did not succeed, in words to show. */
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

/** One call of a step: what it answers, or a refusal in the server's words, else in those of the step (ONBOARD-18). */
export async function answerOf<T>(call: () => { unwrap(): Promise<T> }, fallback: string): Promise<T> {
  if (readToken() === null) throw new StepRefused('No authentication token found');
  try {
    return await call().unwrap();
  } catch (error) {
    throw new StepRefused(errorMessage(error, fallback), fieldProblemsOf(error), error);
  }
}
