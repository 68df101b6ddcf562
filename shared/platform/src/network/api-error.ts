import type { FieldProblem } from '@harambee/domain';

/** The `error` of RTK Query, or a caught error: only the fields that these functions read. */
type Failure = { status?: unknown; data?: unknown } | null | undefined;

const asFailure = (error: unknown): Failure => (typeof error === 'object' ? (error as Failure) : undefined);

/** The HTTP status of a refusal; undefined if there was no answer. */
export function statusOf(error: unknown): number | undefined {
  const failure = asFailure(error);
  if (typeof failure?.status === 'number') return failure.status;
  // RTK Query: an answer whose body is not JSON.
  const original = (failure as { originalStatus?: unknown } | undefined)?.originalStatus;
  return typeof original === 'number' ? original : undefined;
}

/** True if no answer came at all: there is no network, or the server is gone. */
export function isNetworkError(error: unknown): boolean {
  return asFailure(error)?.status === 'FETCH_ERROR' || error instanceof TypeError;
}

/** The server's own message (`error`), else `fallback`. */
export function errorMessage(error: unknown, fallback: string): string {
  const message = (asFailure(error)?.data as { error?: unknown } | undefined)?.error;
  return typeof message === 'string' && message !== '' ? message : fallback;
}

/** The `details` of a 400: which field, and what is wrong with it. */
export function fieldProblemsOf(error: unknown): FieldProblem[] {
  const details = (asFailure(error)?.data as { details?: unknown } | undefined)?.details;
  return Array.isArray(details) ? (details as FieldProblem[]) : [];
}
