import type { AccountReview, SignedIn } from '@harambee/domain/schemas';
import { apiFetch } from '../api/api-fetch.ts';
import { apiUrl } from '../network/api-base.ts';
import { networkErrorMessage } from '../session/auth-messages.ts';

const tryAgain = 'That did not work. Please try again in a moment.';

/** Asks in the name of the person; rejects with the words to show. */
async function ask(path: string, method: 'GET' | 'POST' | 'DELETE'): Promise<Response> {
  const answer = await apiFetch(new Request(apiUrl(path), { method })).catch(() => {
    throw new Error(networkErrorMessage);
  });
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => undefined)) as { error?: string } | undefined;
  throw new Error(said?.error || tryAgain);
}

/** Who else is in the account and the organization of somebody who has just proved their address. */
export const getReview = async (): Promise<AccountReview> =>
  (await (await ask('/api/auth/review', 'GET')).json()) as AccountReview;

/** Everybody may stay. */
export async function keepEverybody(): Promise<void> {
  await ask('/api/auth/review', 'DELETE');
}

/** All others are out, and every sign-in has ended; the answer is a new one. */
export const postEndOthers = async (): Promise<SignedIn> =>
  (await (await ask('/api/auth/review/end-others', 'POST')).json()) as SignedIn;
