import { problemsOf, type Rule } from '@harambee/domain';
import { ValidationFailed } from '../errors.ts';

/** Throws `ValidationFailed` with every invalid field, in the order of the rules. */
export function check<Values>(rules: readonly Rule<Values>[], values: Values): void {
  const problems = problemsOf(rules, values);
  if (problems.length > 0) throw new ValidationFailed(problems);
}
