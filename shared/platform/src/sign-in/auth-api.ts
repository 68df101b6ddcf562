import { callbackMessages } from '@harambee/domain';
import type {
  AcceptInvitationBody,
  ConfirmEmailPreview,
  EmailUndone,
  InvitationPreview,
  LoginBody,
  RegisterBody,
  SignedIn,
  SocialCallbackBody,
} from '@harambee/domain/schemas';
import { apiUrl } from '../network/api-base.ts';
import { reportNoAnswer } from '../network/no-answer.ts';
import { networkErrorMessage } from '../session/auth-messages.ts';
import { readToken } from '../session/token-storage.ts';
import { askMe } from './check-sign-in.ts';

interface Refused {
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

/**
 * Posts without retries: signing in or up twice is not the same as once. `token` identifies the caller, if
 * signed in.
 */
async function postOnce<T>(
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
  throw new Error(
    answer && !answer.ok ? payload?.error || callbackMessages.failed : callbackMessages.unexpected,
  );
}

const tryAgain = 'That did not work. Please try again in a moment.';

/** Emails a link for a new password if the address has an account. The answer does not reveal whether it has. */
export const postForgotPassword = (email: string) =>
  postOnce<void>('/api/auth/password/forgot', { email }, tryAgain);
export const postResetPassword = (token: string, password: string) =>
  postOnce<void>('/api/auth/password/reset', { token, password }, tryAgain);
/** Whether the link for a new password still works; this does not use it up. Rejects with 400 if it does not. */
export const postLookAtReset = (token: string) =>
  postOnce<void>('/api/auth/password/reset/look', { token }, tryAgain);
/**
 * Emails a link that lets people sign in despite too many failed attempts. The answer does not reveal who has
 * an account.
 */
export const postAskForUnlock = (email: string) =>
  postOnce<void>('/api/auth/unlock/ask', { email }, tryAgain);
export const postUnlock = (token: string) => postOnce<void>('/api/auth/unlock', { token }, tryAgain);
/** `reviewed`: the page has shown whose account it is. */
export const postConfirmEmail = (token: string, reviewed: boolean) =>
  postOnce<void>('/api/auth/email/confirm', { token, ...(reviewed && { reviewed }) }, tryAgain);
/** What a link confirms, before it does so. */
export const postLookAtEmail = (token: string) =>
  postOnce<ConfirmEmailPreview>('/api/auth/email/look', { token }, tryAgain);
/** Someone else created the account of this address: they are signed out, and a new password is chosen. */
export const postTakeOverEmail = (token: string) =>
  postOnce<EmailUndone>('/api/auth/email/take-over', { token }, tryAgain);
/** Restores the old address; the secret allows choosing a new password. */
export const postUndoEmail = (token: string) =>
  postOnce<EmailUndone>('/api/auth/email/undo', { token }, tryAgain);
export const postLookAtInvitation = (token: string) =>
  postOnce<InvitationPreview>('/api/auth/invitations/look', { token }, tryAgain);

/** Joins as a new person, or with the signed-in account. */
export async function postAcceptInvitation(body: AcceptInvitationBody): Promise<SignedIn> {
  // The token may have expired while the page was read; fetching the person refreshes it.
  if (readToken() !== null) await askMe();
  return postOnce<SignedIn>('/api/auth/invitations/accept', body, tryAgain, readToken());
}
