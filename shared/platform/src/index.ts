export * from './announce.ts';
export * from './api-base.ts';
export * from './api-error.ts';
export { type ApiFetchOptions, apiFetch } from './api-fetch.ts';
export * from './auth.tsx';
export {
  postAskForUnlock,
  postConfirmEmail,
  postForgotPassword,
  postLookAtEmail,
  postLookAtInvitation,
  postLookAtReset,
  postResetPassword,
  postTakeOverEmail,
  postUndoEmail,
  postUnlock,
  Refusal,
} from './auth-api.ts';
export { networkErrorMessage } from './auth-messages.ts';
export * from './base-api.ts';
export { clearCachedReads } from './cached-reads.ts';
export { cookieFetch } from './cookie-fetch.ts';
export * from './download-file.ts';
export * from './former-names.ts';
export * from './lazy-page.ts';
export { type LiveState, onLiveMessage, startLive, useLiveConnection } from './live.ts';
export * from './log-failure.ts';
export { observable } from './observable.ts';
export { onBackOnline, useOnline, watchNetwork } from './online.ts';
export { mergeChanges, type Outbox, type OutboxAction, type SendResult } from './outbox/outbox-action.ts';
export { isQueued, targetOf } from './outbox/queue.ts';
export {
  knownActions,
  outboxActionOf,
  registeredActions,
  registerOutbox,
} from './outbox/registered-actions.ts';
export type { ReplayResult, SentEntry } from './outbox/replay.ts';
export { discard, type NewEntry, type SentOrQueued, sendOrQueue } from './outbox/send-or-queue.ts';
export { refusedOrLater, type SavedRecord, sendRecord } from './outbox/send-record.ts';
export { sentAs } from './outbox/sent.ts';
export { replayNow, startReplay } from './outbox/start-replay.ts';
export { readOwnEntries, useEntriesOf, useOutbox, withQueued } from './outbox/use-outbox.ts';
export { useLogoutPending } from './pending-logout.ts';
export * from './read-ahead.ts';
export { fresh } from './reads/fresh.ts';
export * from './reads/impact-summary.ts';
export * from './reads/me.ts';
export * from './reads/own-profile.ts';
export * from './reads/proposals.ts';
export { showAnswer } from './reads/show-answer.ts';
export * from './remote-module.ts';
export { getReview, keepEverybody } from './review-api.ts';
export { readSessionEnd } from './session-end.ts';
export { readSocialAnswer, type SocialAnswer, type SocialProvider } from './social-login.ts';
export * from './store.ts';
export * from './toast.ts';
export { isRemembered, oauthState, readTenantId, readToken, readUserId } from './token-storage.ts';
export {
  deleteUnsavedText,
  readUnsaved,
  readUnsavedText,
  storeUnsavedNow,
  storeUnsavedSoon,
  storeUnsavedText,
  type UnsavedText,
} from './unsaved-text.ts';
export { countUsage, startUsage } from './usage.ts';
export { type Restored, useRestoredText } from './use-restored-text.ts';
export { useUnsavedText } from './use-unsaved-text.ts';
