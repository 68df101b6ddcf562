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

/** Ids of requests, as the gateway makes them. */
const requestIdShape = /^[\w-]{16,64}$/;

/**
 * The server's own message (`error`), else `fallback`. A failure of ours ends with the id of the request, by which its log
 * lines and its trace are found (OPS-34); while something is merely away (503), there is nothing to find.
 */
export function errorMessage(error: unknown, fallback: string): string {
  const failure = asFailure(error);
  const { error: message, requestId } = (failure?.data ?? {}) as { error?: unknown; requestId?: unknown };
  const words = typeof message === 'string' && message !== '' ? message : fallback;
  const isOurs = Number(failure?.status) >= 500 && failure?.status !== 503;
  return isOurs && requestIdShape.test(String(requestId)) ? `${words} Reference: ${requestId}` : words;
}

/** The `details` of a 400: which field, and what is wrong with it. */
export function fieldProblemsOf(error: unknown): FieldProblem[] {
  const details = (asFailure(error)?.data as { details?: unknown } | undefined)?.details;
  return Array.isArray(details) ? (details as FieldProblem[]) : [];
}
