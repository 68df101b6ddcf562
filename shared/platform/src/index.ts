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
export { cookieFetch } from './cookie-fetch.ts';
export * from './download-file.ts';
export { forgetKeptReads } from './kept-reads.ts';
export {
  forgetKeptText,
  type Kept,
  keepNow,
  keepSoon,
  keepText,
  readKept,
  readKeptText,
} from './kept-text.ts';
export * from './lazy-page.ts';
export { type LiveState, onLiveMessage, startLive, useLiveConnection } from './live.ts';
export * from './log-failure.ts';
export { observable } from './observable.ts';
export { isWaiting, targetOf } from './offline/queue.ts';
export type { ReplayResult, SentAction } from './offline/replay.ts';
export { discard, type SentOrKept, sendOrKeep, type Wish } from './offline/send-or-keep.ts';
export { sentAs } from './offline/sent.ts';
export { replayNow, startReplay } from './offline/start-replay.ts';
export { readOwnActions, useOfflineActions, useUnsentOf, withUnsent } from './offline/use-offline-actions.ts';
export { onBackOnline, useOnline, watchNetwork } from './online.ts';
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
export { countUsage, startUsage } from './usage.ts';
export { useKeptText } from './use-kept-text.ts';
export { type Restored, useRestoredText } from './use-restored-text.ts';
