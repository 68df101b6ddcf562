import type { GuestLinkPreview, GuestSession } from '@harambee/domain/schemas';
import { postOnce, tryAgain } from '../sign-in/post-once.ts';

const base = '/api/auth/guests';

/** What somebody who holds a guest's link may know before the code (GUEST-04). 400 for a link that does not work. */
export const postOpenGuestLink = (token: string) =>
  postOnce<GuestLinkPreview>(`${base}/open`, { token }, tryAgain);
/** Mails a code, which only this browser can use (GUEST-03). */
export const postGuestCode = (token: string) => postOnce<void>(`${base}/code`, { token }, tryAgain);
export const postGuestSignIn = (token: string, code: string) =>
  postOnce<GuestSession>(`${base}/sign-in`, { token, code }, tryAgain);
/** Another token for a browser that has shown its code: 401 if it has not, 400 if the link ended. */
export const postGuestRefresh = (token: string) =>
  postOnce<GuestSession>(`${base}/refresh`, { token }, tryAgain);
export const postGuestLeave = (token: string) => postOnce<void>(`${base}/leave`, { token }, tryAgain);
