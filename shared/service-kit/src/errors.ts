import createError from '@fastify/error';
import { type FieldProblem, requestInFlightMessage } from '@harambee/domain';

/** Unknown, or owned by another tenant: the answer never tells which. */
export const NotFound = createError<[]>('NOT_FOUND', 'Not found', 404);
/** Nobody is signed in, or the session has ended. */
export const NotSignedIn = createError<[]>('NOT_SIGNED_IN', 'Please sign in', 401);
/** Refused with a message of its own, such as for a wrong password: `new Unauthorized('…')`. */
export const Unauthorized = createError<[string]>('UNAUTHORIZED', '%s', 401);
/** Signed in, but not allowed to do this: `new Forbidden('…')`. */
export const Forbidden = createError<[string]>('FORBIDDEN', '%s', 403);
/** The request conflicts with the current state: `new Conflict('…')`. */
export const Conflict = createError<[string]>('CONFLICT', '%s', 409);
/** The request makes no sense, but no single field is wrong: `new BadRequest('…')`. */
export const BadRequest = createError<[string]>('BAD_REQUEST', '%s', 400);

/** The body has the wrong format: `new UnsupportedMediaType('…')`. */
export const UnsupportedMediaType = createError<[string]>('UNSUPPORTED_MEDIA_TYPE', '%s', 415);

/** The body is larger than its route takes. */
export const TooLarge = createError<[]>('TOO_LARGE', 'That is too large', 413);

/** The organization has no storage left for this: `new StorageFull('…')`. */
export const StorageFull = createError<[string]>('STORAGE_FULL', '%s', 413);

/** Fields that break a rule; the first message is also the answer's `error`. */
export class ValidationFailed extends createError<[string]>('VALIDATION_FAILED', '%s', 400) {
  readonly details: readonly FieldProblem[];

  constructor(details: readonly FieldProblem[]) {
    super(details[0]?.message ?? 'Please check your input');
    this.details = details;
  }
}

/**
 * 412: the record changed since the caller read it. `body` is added to the answer: the current record, `{ proposal
 * }`.
 */
export class PreconditionFailed extends createError<[string]>('PRECONDITION_FAILED', '%s', 412) {
  readonly body: Record<string, unknown>;

  constructor(message: string, body: Record<string, unknown> = {}) {
    super(message);
    this.body = body;
  }
}

/** 409 with something to decide by: `body` is added to the answer, such as who has not agreed yet. */
export class ConflictWith extends createError<[string]>('CONFLICT', '%s', 409) {
  readonly body: Record<string, unknown>;

  constructor(message: string, body: Record<string, unknown>) {
    super(message);
    this.body = body;
  }
}

/** 409 of a repeat while the first request with its key is in progress, with the number of seconds to wait. */
export class InFlight extends createError<[]>('IN_FLIGHT', requestInFlightMessage, 409) {
  readonly retryAfter = 2;
}

const wholeSeconds = (seconds: number) => Math.max(1, Math.ceil(seconds));

/** 429 with the number of seconds to wait before the next try: `new TooManyRequests('…', seconds)`. */
export class TooManyRequests extends createError<[string]>('TOO_MANY_REQUESTS', '%s', 429) {
  readonly retryAfter: number;

  constructor(message: string, seconds: number) {
    super(message);
    this.retryAfter = wholeSeconds(seconds);
  }
}

/** 503 with the number of seconds to wait before the next try: `new Unavailable('…', seconds)`. */
export class Unavailable extends createError<[string]>('UNAVAILABLE', '%s', 503) {
  readonly retryAfter: number;

  constructor(
    message = 'Not available right now. Please try again.',
    seconds = 2,
    options?: { cause: unknown },
  ) {
    super(message);
    if (options) this.cause = options.cause;
    this.retryAfter = wholeSeconds(seconds);
  }
}
