import { secondStepField } from '@harambee/domain';
import { apiUrl } from '../network/api-base.ts';
import { reportNoAnswer } from '../network/no-answer.ts';
import { networkErrorMessage } from '../session/auth-messages.ts';

export const tryAgain = 'That did not work. Please try again in a moment.';

export interface Refused {
  error?: string;
  details?: { field?: string; message: string }[];
}

/** Why a form before sign-in was refused: the message to show, and the field it is about, if there is one. */
export class Refusal extends Error {
  readonly status: number | undefined;
  readonly field: string | undefined;

  constructor(words: string, { status, field }: { status?: number; field?: string | undefined } = {}) {
    super(words);
    this.status = status;
    this.field = field;
  }
}

/** Whether a sign-in was refused only because its second step must follow (TWOSTEP-09). */
export const needsSecondStep = (error: unknown): boolean =>
  error instanceof Refusal && error.field === secondStepField;

/**
 * Posts without retries: signing in or up twice is not the same as once. `token` identifies the caller, if
 * signed in.
 */
export async function postOnce<T>(
  path: string,
  body: object,
  fallback: string,
  token: string | null = null,
): Promise<T> {
  const answer = await fetch(apiUrl(path), {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  }).catch(() => {
    reportNoAnswer();
    throw new Refusal(networkErrorMessage);
  });
  if (answer.ok && answer.status === 204) return undefined as T;
  const payload = (await answer.json().catch(() => undefined)) as (T & Refused) | undefined;
  if (!answer.ok || !payload) {
    const [first] = payload?.details ?? [];
    const { status } = answer;
    throw new Refusal(first?.message || payload?.error || fallback, { status, field: first?.field });
  }
  return payload;
}
