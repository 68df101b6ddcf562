import { errorMessage, fieldProblemsOf, statusOf } from '@harambee/platform';

/** An HTML page instead of an answer is not shown in full. */
const longestBody = 300;

/**
 * Why a profile was not saved: 'Validation failed: field: message, ...' (PROF-14), else the server's own
 * message or text, else a general message.
 */
export function refusalWords(error: unknown, failed: string): string {
  const status = statusOf(error) ?? 500;
  if (status >= 500) return failed;
  const details = fieldProblemsOf(error);
  if (status === 400 && details.length > 0) {
    return `Validation failed: ${details.map(({ field, message }) => `${field}: ${message}`).join(', ')}`;
  }
  const text = (error as { data?: unknown }).data;
  return typeof text === 'string' && text !== '' ? text.slice(0, longestBody) : errorMessage(error, failed);
}
