import type { FieldProblem } from '@harambee/domain';

interface ServerProblems {
  problems: readonly FieldProblem[];
  values: unknown;
}

/** The part of Formik's helpers that stores the server's messages. */
interface StatusSetter {
  setStatus(status: unknown): void;
}

/** The value of a field by its name, as Formik finds it: `rows[0].text`, `rows.0.text`. */
const valueAt = (values: unknown, name: string): unknown =>
  name
    .split(/[.[\]]+/)
    .filter((key) => key !== '')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], values);

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

const serverProblemsIn = (status: unknown): ServerProblems | undefined =>
  (status as { serverProblems?: ServerProblems } | undefined)?.serverProblems;

/** The server's messages for fields that still have the refused value. */
export function unsolvedServerProblems(status: unknown, values: unknown): FieldProblem[] {
  const server = serverProblemsIn(status);
  if (!server) return [];
  return server.problems.filter(({ field }) =>
    Object.is(valueAt(server.values, field), valueAt(values, field)),
  );
}

/** The server's message for a field, while it still has the refused value. */
export function serverMessage(status: unknown, name: string, value: unknown): string | undefined {
  const server = serverProblemsIn(status);
  if (!server || !Object.is(valueAt(server.values, name), value)) return undefined;
  return server.problems.find((problem) => problem.field === name)?.message;
}
