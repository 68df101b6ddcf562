import { callbackMessages } from '@harambee/domain';
import type {
  AcceptInvitationBody,
  LoginBody,
  RegisterBody,
  RemovalBody,
  SignedIn,
  SocialCallbackBody,
  SwitchBody,
} from '@harambee/domain/schemas';
import { oneTabAtATime } from '../browser/one-tab-at-a-time.ts';
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

/**
 * One session takes the place of another: no other tab renews its cookie meanwhile. The token may have expired while
 * the page was read; fetching the person refreshes it.
 */
async function postInPlace(path: string, body: object): Promise<SignedIn> {
  if (readToken() !== null) await askMe();
  return oneTabAtATime(() => postOnce<SignedIn>(path, body, tryAgain, readToken()));
}

/** Joins as a new person, or with the signed-in account. */
export const postAcceptInvitation = (body: AcceptInvitationBody): Promise<SignedIn> =>
  postInPlace('/api/auth/invitations/accept', body);

/** Continues in another organization of the same account (ORG-02). */
export const postSwitch = (body: SwitchBody): Promise<SignedIn> =>
  postInPlace('/api/auth/organizations/switch', body);

/** Leaves the present organization, and continues in another one (ORG-05). */
export const postLeave = (body: RemovalBody): Promise<SignedIn> =>
  postInPlace('/api/auth/organizations/leave', body);
