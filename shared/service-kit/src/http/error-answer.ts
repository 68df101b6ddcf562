import type { FieldProblem } from '@harambee/domain';
import type { ErrorResponse } from '@harambee/domain/schemas';
import type { FastifyError } from 'fastify';
import { isDatabaseAway } from '../database/database-errors.ts';
import { validationProblems } from './validation-words.ts';

/** What an error answer contains. Never a stack, a query or a path. */
export interface ErrorAnswer {
  status: number;
  retryAfter?: number;
  body: ErrorResponse;
}

/** Our messages for the framework's own refusals. Its 415 becomes a 400 (DATA-03). */
const frameworkWords: Record<string, { status: number; error: string; retryAfter?: number }> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 400, error: 'Please send the body as JSON' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, error: 'The body is empty' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, error: 'The body does not have the length it declares' },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, error: 'That is too large' },
  FST_ERR_BAD_URL: { status: 404, error: 'Not found' },
  FST_ERR_MAX_PARAM_LENGTH: { status: 404, error: 'Not found' },
  FST_ERR_HANDLER_TIMEOUT: { status: 503, error: 'That took too long. Please try again.', retryAfter: 2 },
  FST_UNDER_PRESSURE: { status: 503, error: 'Too busy right now. Please try again.', retryAfter: 5 },
};

const unavailable = { status: 503, error: 'Not available right now. Please try again.', retryAfter: 2 };
const failed = { status: 500, error: 'Something went wrong on our side. Please try again.' };

interface KnownError extends FastifyError {
  details?: readonly FieldProblem[];
  retryAfter?: number;
  body?: Record<string, unknown>;
}

function answerParts(error: KnownError): Omit<ErrorAnswer, 'body'> & Omit<ErrorResponse, 'requestId'> {
  if (isDatabaseAway(error)) return unavailable;
  if (error.validation) {
    // A malformed id counts as an unknown id.
    if (error.validationContext === 'params') return { status: 404, error: 'Not found' };
    const details = validationProblems(error.validation);
    return { status: 400, error: details[0]?.message ?? 'Please check your input', details };
  }
  const words = frameworkWords[error.code];
  if (words) return words;
  const status = error.statusCode ?? 500;
  if (status === 429) return { status, error: error.message, retryAfter: error.retryAfter };
  if (status === 503) return { ...unavailable, error: error.message, retryAfter: error.retryAfter ?? 2 };
  if (status >= 500) return failed;
  // The JSON parser's messages mention positions in the body; all other 4xx errors are our own.
  if (error instanceof SyntaxError || error.code?.startsWith('FST_')) {
    return { status: status < 400 ? 500 : status, error: 'The body is not valid JSON' };
  }
  if (status < 400) return failed;
  const { message, retryAfter, details } = error;
  return { status, error: message, retryAfter, ...(details && { details: [...details] }) };
}

/** Turns any error into the one error format of every service. */
export function errorAnswer(error: unknown, requestId: string): ErrorAnswer {
  const known = (error instanceof Error ? error : new Error('not an error')) as KnownError;
  const { status, retryAfter, ...body } = answerParts(known);
  return {
    status,
    ...(retryAfter !== undefined && { retryAfter }),
    body: { ...body, requestId, ...((status === 412 || status === 409) && known.body) },
  };
}
