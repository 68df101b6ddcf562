import createError from '@fastify/error';
import type { FieldProblem } from '@harambee/domain';

/** Unknown, or another tenant's: the answer never tells which. */
export const NotFound = createError<[]>('NOT_FOUND', 'Not found', 404);
/** Nobody is signed in, or no longer. */
export const NotSignedIn = createError<[]>('NOT_SIGNED_IN', 'Please sign in', 401);
/** Signed in with a refusal of its own words, such as a wrong password: `new Unauthorized('…')`. */
export const Unauthorized = createError<[string]>('UNAUTHORIZED', '%s', 401);
/** Signed in, but this is not theirs to do: `new Forbidden('…')`. */
export const Forbidden = createError<[string]>('FORBIDDEN', '%s', 403);
/** The request does not fit the present state: `new Conflict('…')`. */
export const Conflict = createError<[string]>('CONFLICT', '%s', 409);
/** The caller's request makes no sense and no single field is to blame: `new BadRequest('…')`. */
export const BadRequest = createError<[string]>('BAD_REQUEST', '%s', 400);

/** The body is not written as it must be: `new UnsupportedMediaType('…')`. */
export const UnsupportedMediaType = createError<[string]>('UNSUPPORTED_MEDIA_TYPE', '%s', 415);

/** The organization has no room left for what is to be stored: `new StorageFull('…')`. */
export const StorageFull = createError<[string]>('STORAGE_FULL', '%s', 413);

/** Fields that break a rule; the first one's words are also the `error` of the answer. */
export class ValidationFailed extends createError<[string]>('VALIDATION_FAILED', '%s', 400) {
  readonly details: readonly FieldProblem[];

  constructor(details: readonly FieldProblem[]) {
    super(details[0]?.message ?? 'Please check your input');
    this.details = details;
  }
}

/** 412: changed since the caller read it. `body` is joined to the answer: what is there now, `{ proposal }`. */
export class PreconditionFailed extends createError<[string]>('PRECONDITION_FAILED', '%s', 412) {
  readonly body: Record<string, unknown>;

  constructor(message: string, body: Record<string, unknown> = {}) {
    super(message);
    this.body = body;
  }
}

const wholeSeconds = (seconds: number) => Math.max(1, Math.ceil(seconds));

/** 429 with the seconds after which another try makes sense: `new TooManyRequests('…', seconds)`. */
export class TooManyRequests extends createError<[string]>('TOO_MANY_REQUESTS', '%s', 429) {
  readonly retryAfter: number;

  constructor(message: string, seconds: number) {
    super(message);
    this.retryAfter = wholeSeconds(seconds);
  }
}

/** 503 with the seconds after which another try makes sense: `new Unavailable('…', seconds)`. */
export class Unavailable extends createError<[string]>('UNAVAILABLE', '%s', 503) {
  readonly retryAfter: number;

  constructor(
    message = 'Not available at the moment, please try again',
    seconds = 2,
    options?: { cause: unknown },
  ) {
    super(message);
    if (options) this.cause = options.cause;
    this.retryAfter = wholeSeconds(seconds);
  }
}
