/** A rule of a form: its field, the message, and the check. */
export interface Rule<Values> {
  field: keyof Values & string;
  message: string;
  holds(values: Values): boolean;
}

/** A broken rule, in the shape that every service returns (DATA-02). */
export interface FieldProblem {
  field: string;
  message: string;
}

/** The broken rules in order, at most one for each field. */
export function problemsOf<Values>(rules: readonly Rule<Values>[], values: Values): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const { field, message, holds } of rules) {
    if (!problems.has(field) && !holds(values)) problems.set(field, { field, message });
  }
  return [...problems.values()];
}

export const isFilled = (value: string | undefined | null): boolean => !!value && value.trim() !== '';
