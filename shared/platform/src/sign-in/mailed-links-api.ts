import type { ConfirmEmailPreview, EmailUndone, InvitationPreview } from '@harambee/domain/schemas';
import { postOnce, tryAgain } from './post-once.ts';

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
