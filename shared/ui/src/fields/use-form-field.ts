import type { FieldProblem } from '@harambee/domain';
import { type FieldHelperProps, type FieldInputProps, getIn, useField, useFormikContext } from 'formik';

interface ServerProblems {
  problems: readonly FieldProblem[];
  values: unknown;
}

/** The part of Formik's helpers that stores the server's messages. */
interface StatusSetter {
  setStatus(status: unknown): void;
}

/**
 * Puts the `details` of a refused request under their fields. Each stays until its field is changed, whatever else
 * is edited meanwhile. Call it in `onSubmit` with the values that were sent.
 */
export function showServerProblems(
  helpers: StatusSetter,
  values: unknown,
  problems: readonly FieldProblem[],
) {
  helpers.setStatus({ serverProblems: { problems, values } });
}

/** The server's messages for fields that still have the refused value. */
export function unsolvedServerProblems(status: unknown, values: unknown): FieldProblem[] {
  const server = (status as { serverProblems?: ServerProblems } | undefined)?.serverProblems;
  if (!server) return [];
  return server.problems.filter(({ field }) => Object.is(getIn(server.values, field), getIn(values, field)));
}

/** The server's message for a field, while it still has the refused value. */
function serverMessage(status: unknown, name: string, value: unknown): string | undefined {
  const server = (status as { serverProblems?: ServerProblems } | undefined)?.serverProblems;
  if (!server || !Object.is(getIn(server.values, name), value)) return undefined;
  return server.problems.find((problem) => problem.field === name)?.message;
}

/** A field of the surrounding Formik form, with the message to show now: when touched or once submitted. */
export function useFormField<Value>(name: string): {
  field: FieldInputProps<Value>;
  helpers: FieldHelperProps<Value>;
  error: string | undefined;
} {
  const [field, meta, helpers] = useField<Value>(name);
  const { submitCount, status, errors } = useFormikContext();
  const message = ownMessage(errors, name, meta.error);
  const isDue = meta.touched || submitCount > 0;
  return { field, helpers, error: (isDue ? message : undefined) ?? serverMessage(status, name, field.value) };
}

/** A message for the whole list is a string, and Formik would give each row one letter of it. */
function ownMessage(errors: object, name: string, message: unknown): string | undefined {
  const parent = name.replace(/[.[][^.[]+$/, '');
  if (parent !== name && typeof getIn(errors, parent) === 'string') return undefined;
  return typeof message === 'string' ? message : undefined;
}
