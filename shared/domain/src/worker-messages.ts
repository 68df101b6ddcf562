/** Names of what pages and the service worker tell each other (spec 7, "Service worker"). */
export const workerMessages = {
  /** A change kept without a network has reached the server; the worker passes it on to every other page. */
  profileSynced: 'PROFILE_SYNC_SUCCESS',
  proposalSynced: 'PROPOSAL_SYNC_SUCCESS',
  /** Answers the worker keeps have changed. */
  cacheUpdated: 'CACHE_UPDATED',
  /** To the worker: what this page has loaded is to be kept. */
  keepPage: 'KEEP_PAGE',
  /** To the worker: nothing of this person may stay. */
  forgetUser: 'FORGET_USER',
  skipWaiting: 'SKIP_WAITING',
} as const;

export interface SyncedMessage {
  type: typeof workerMessages.profileSynced | typeof workerMessages.proposalSynced;
  /** Whose change it was; pages of other people do not listen. */
  userId: string;
  /** Of the proposal or the profile, as the server calls it. */
  id: string;
}

export interface CacheUpdatedMessage {
  type: typeof workerMessages.cacheUpdated;
  urls: string[];
}

/** Whether something a page was told is news of a change that was sent. */
export function isSyncedMessage(message: unknown): message is SyncedMessage {
  if (typeof message !== 'object' || message === null) return false;
  const { type, userId, id } = message as Record<string, unknown>;
  const isKnown = type === workerMessages.profileSynced || type === workerMessages.proposalSynced;
  return isKnown && typeof userId === 'string' && typeof id === 'string';
}
