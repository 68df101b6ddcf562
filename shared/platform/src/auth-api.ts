import type { LoginBody, RegisterBody, SignedIn, User } from '@harambee/domain/schemas';
import { apiUrl } from './api-base.ts';
import { apiFetch } from './api-fetch.ts';

/** Shown by sign-in and sign-up when no answer came (R8-04). */
export const networkErrorMessage = 'Network error. Please try again.';

/** Posts without a token and without repeats: signing in or up twice is not the same as once. */
async function postOnce<T>(path: string, body: object, fallback: string): Promise<T> {
  const answer = await fetch(apiUrl(path), {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(networkErrorMessage);
  });
  const said = (await answer.json().catch(() => undefined)) as (T & { error?: string }) | undefined;
  if (!answer.ok || !said) throw new Error(said?.error || fallback);
  return said;
}

export const postLogin = (body: LoginBody) => postOnce<SignedIn>('/api/auth/login', body, 'Login failed');
export const postRegister = (body: RegisterBody) =>
  postOnce<SignedIn>('/api/auth/register', body, 'Registration failed');

/** The signed-in person. Rejects when the token is refused and cannot be refreshed, or nobody answers. */
export async function getMe(): Promise<User> {
  const answer = await apiFetch(new Request(apiUrl('/api/auth/me')));
  if (!answer.ok) throw new Error(`GET /api/auth/me: ${answer.status}`);
  return ((await answer.json()) as { user: User }).user;
}

export async function postLogout(): Promise<void> {
  const answer = await apiFetch(new Request(apiUrl('/api/auth/logout'), { method: 'POST' }));
  if (!answer.ok) throw new Error(`POST /api/auth/logout: ${answer.status}`);
}
