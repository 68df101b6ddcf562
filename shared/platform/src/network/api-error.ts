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
 * The id of the request after a failure of ours, by which its log lines and its trace are found (OPS-34); while something
 * is merely away (503), there is nothing to find.
 */
function referenceOf(error: unknown): string | undefined {
  const failure = asFailure(error);
  const requestId = String((failure?.data as { requestId?: unknown } | undefined)?.requestId);
  const isOurs = Number(failure?.status) >= 500 && failure?.status !== 503;
  return isOurs && requestIdShape.test(requestId) ? requestId : undefined;
}

/** The server's own message (`error`), else `fallback`; after a failure of ours with its reference. */
export function errorMessage(error: unknown, fallback: string): string {
  const message = (asFailure(error)?.data as { error?: unknown } | undefined)?.error;
  return withReference(typeof message === 'string' && message !== '' ? message : fallback, error);
}

/** The words, and the reference of the failure if it has one. */
export function withReference(words: string, error: unknown): string {
  const reference = referenceOf(error);
  return reference === undefined ? words : `${words} Reference: ${reference}`;
}

/** The `details` of a 400: which field, and what is wrong with it. */
export function fieldProblemsOf(error: unknown): FieldProblem[] {
  const details = (asFailure(error)?.data as { details?: unknown } | undefined)?.details;
  return Array.isArray(details) ? (details as FieldProblem[]) : [];
}
