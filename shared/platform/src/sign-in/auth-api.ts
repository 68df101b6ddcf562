import { callbackMessages } from '@harambee/domain';
import type {
  AcceptInvitationBody,
  LoginBody,
  RegisterBody,
  SignedIn,
  SocialCallbackBody,
} from '@harambee/domain/schemas';
import { apiUrl } from '../network/api-base.ts';
import { reportNoAnswer } from '../network/no-answer.ts';
import { readToken } from '../session/token-storage.ts';
import { askMe } from './check-sign-in.ts';
import { postOnce, Refusal, type Refused, tryAgain } from './post-once.ts';

export const postLogin = (body: LoginBody) => postOnce<SignedIn>('/api/auth/login', body, 'Login failed');
export const postRegister = (body: RegisterBody) =>
  postOnce<SignedIn>('/api/auth/register', body, 'Registration failed');

/** Completes the sign-in after the browser returns from a provider. Rejects with the message to show (AUTH-18). */
export async function postSocialCallback(body: SocialCallbackBody): Promise<SignedIn> {
  const answer = await fetch(apiUrl('/api/auth/callback'), {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(reportNoAnswer);
  const payload = (await answer?.json().catch(() => undefined)) as (SignedIn & Refused) | undefined;
  if (answer?.ok && payload?.accessToken) return payload;
  const words =
    answer && !answer.ok ? payload?.error || callbackMessages.failed : callbackMessages.unexpected;
  throw new Refusal(words, { field: payload?.details?.[0]?.field });
}

/** Joins as a new person, or with the signed-in account. */
export async function postAcceptInvitation(body: AcceptInvitationBody): Promise<SignedIn> {
  // The token may have expired while the page was read; fetching the person refreshes it.
  if (readToken() !== null) await askMe();
  return postOnce<SignedIn>('/api/auth/invitations/accept', body, tryAgain, readToken());
}
