export * from './announce.ts';
export { type ApiFetchOptions, apiFetch } from './api/api-fetch.ts';
export * from './api/base-api.ts';
export { clearCachedReads } from './api/cached-reads.ts';
export { cookieFetch } from './api/cookie-fetch.ts';
export * from './api/download-file.ts';
export type { EarlyReads } from './api/early-reads.ts';
export * from './api/read-ahead.ts';
export * from './api/store.ts';
export * from './browser/log-failure.ts';
export { observable } from './browser/observable.ts';
export { oneTabAtATime } from './browser/one-tab-at-a-time.ts';
export { storageKeys } from './browser/storage-keys.ts';
export * from './browser/worker-messages.ts';
export type { Restored as RestoredChanges } from './changes-file/changes-file.ts';
export { restoreChanges, saveChangesFile } from './changes-file/save-changes.ts';
export { type StorageRoom, useStorageRoom } from './device-storage/storage-room.ts';
export { noteLostSeen, useLostChanges } from './device-storage/waiting-count.ts';
export * from './former-names.ts';
export {
  type GuestAnswer,
  type GuestCall,
  GuestClient,
  type GuestPageEnd,
  GuestRefusal,
} from './guest/guest-client.ts';
export { GuestContext, useGuest } from './guest/guest-context.ts';
export {
  postGuestCode,
  postGuestRefresh,
  postGuestSignIn,
  postOpenGuestLink,
} from './guest/guest-link-api.ts';
export * from './lazy-page.ts';
export { type LiveState, onLiveMessage, startLive, useLiveConnection } from './live/live.ts';
export * from './network/api-base.ts';
export * from './network/api-error.ts';
export { reportNoAnswer } from './network/no-answer.ts';
export { onBackOnline, onOffline, useOnline, watchNetwork } from './network/online.ts';
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
export {
  readOwnEntries,
  useEntriesOf,
  useOutbox,
  useWaitingElsewhere,
  withQueued,
} from './outbox/use-outbox.ts';
export { fresh } from './reads/fresh.ts';
export * from './reads/impact-summary.ts';
export * from './reads/language-model.ts';
export * from './reads/me.ts';
export * from './reads/members.ts';
export { type SeenMerge, tellMerge, useTellMerge } from './reads/merge-message.ts';
export * from './reads/own-profile.ts';
export * from './reads/proposals.ts';
export { showAnswer } from './reads/show-answer.ts';
export * from './remote-module.ts';
export { networkErrorMessage } from './session/auth-messages.ts';
export type { Auth, AuthState } from './session/auth-types.ts';
export { May, useMay } from './session/may.tsx';
export { useLogoutPending } from './session/pending-logout.ts';
export { readSessionEnd } from './session/session-end.ts';
export { readSocialAnswer, type SocialAnswer, type SocialProvider } from './session/social-login.ts';
export {
  isLogoutPending,
  isRemembered,
  oauthState,
  readTenantId,
  readToken,
  readUserId,
} from './session/token-storage.ts';
export { useAuth, useUser } from './session/use-auth.ts';
export { AuthProvider } from './sign-in/auth-provider.tsx';
export { findSignedIn } from './sign-in/find-signed-in.ts';
export { forgetAll } from './sign-in/in-place.ts';
export { recoverTyped } from './sign-in/load-typed.ts';
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
} from './sign-in/mailed-links-api.ts';
export { getOwnOrganizations } from './sign-in/organizations-api.ts';
export { needsSecondStep, Refusal } from './sign-in/post-once.ts';
export { getReview, keepEverybody } from './sign-in/review-api.ts';
export * as secondStep from './sign-in/second-step-api.ts';
export { SignedOutProvider } from './sign-in/signed-out-provider.tsx';
export * from './toast.ts';
export type { UnsavedText } from './unsaved-text/unsaved-keys.ts';
export {
  deleteUnsavedText,
  readUnsaved,
  readUnsavedText,
  storeUnsavedNow,
  storeUnsavedSoon,
  storeUnsavedText,
} from './unsaved-text/unsaved-text.ts';
export { type Restored, useRestoredText } from './unsaved-text/use-restored-text.ts';
export { useUnsavedForm } from './unsaved-text/use-unsaved-form.ts';
export { useUnsavedText } from './unsaved-text/use-unsaved-text.ts';
export {
  dropWaitingFile,
  readWaitingFiles,
  storeWaitingFile,
  type WaitingFile,
} from './unsaved-text/waiting-files.ts';
export { countUsage, startUsage } from './usage.ts';
