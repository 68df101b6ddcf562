import type { AccountReview, SignedIn } from '@harambee/domain/schemas';
import { apiFetch } from '../api/api-fetch.ts';
import { apiUrl } from '../network/api-base.ts';
import { networkErrorMessage } from '../session/auth-messages.ts';
import { Refusal, type Refused, tryAgain } from './post-once.ts';

/** Calls with the person's token. Rejects with the message to show. */
async function ask(path: string, method: 'GET' | 'POST' | 'DELETE'): Promise<Response> {
  const answer = await apiFetch(new Request(apiUrl(path), { method })).catch(() => {
    throw new Error(networkErrorMessage);
  });
  if (answer.ok) return answer;
  const payload = (await answer.json().catch(() => undefined)) as Refused | undefined;
  throw new Refusal(payload?.error || tryAgain, { field: payload?.details?.[0]?.field });
}

/** Who else is in the account and the organization of a person who has just confirmed their address. */
export const getReview = async (): Promise<AccountReview> =>
  (await (await ask('/api/auth/review', 'GET')).json()) as AccountReview;

/** Everyone may stay. */
export async function keepEverybody(): Promise<void> {
  await ask('/api/auth/review', 'DELETE');
}

/** All others are removed and every session has ended; the answer is a new one. */
export const postEndOthers = async (): Promise<SignedIn> =>
  (await (await ask('/api/auth/review/end-others', 'POST')).json()) as SignedIn;
