/**
 * Names of the messages between pages and the service worker (OFFLINE-12). Pages send `KEEP_PAGE` (cache the
 * remotes that a page has started with, for offline use), `FORGET_USER` (somebody has signed out here) and
 * `SKIP_WAITING` (activate the new version now). The worker sends `CACHE_UPDATED` to pages that have shown
 * cached answers, once the server responds again. A `…_SYNC_SUCCESS` comes from the page that has sent
 * something, and is forwarded to all others.
 */
export const workerMessages = {
  keepPage: 'KEEP_PAGE',
  forgetUser: 'FORGET_USER',
  skipWaiting: 'SKIP_WAITING',
  cacheUpdated: 'CACHE_UPDATED',
  profileSynced: 'PROFILE_SYNC_SUCCESS',
  proposalSynced: 'PROPOSAL_SYNC_SUCCESS',
} as const;

export interface SyncedMessage {
  /** `synced.message` of the action that was sent. */
  type: `${string}_SYNC_SUCCESS`;
  /** Whose change it was; pages of other people ignore it. */
  userId: string;
  /** The record's id on the server. */
  id: string;
}

/** Whether a message reports a change that was sent. */
export function isSyncedMessage(message: unknown): message is SyncedMessage {
  if (typeof message !== 'object' || message === null) return false;
  const { type, userId, id } = message as Record<string, unknown>;
  const isSyncSuccess = typeof type === 'string' && type.endsWith('_SYNC_SUCCESS');
  return isSyncSuccess && typeof userId === 'string' && typeof id === 'string';
}

/** The worker stores each person's answers in a separate cache, so that signing out removes all of them. */
export const readsCacheOf = (userId: string): string => `reads-${userId}`;

/** Used in place of a person for public answers. They are cached, too, and removed when anybody signs out. */
export const everybody = 'everybody';

/** Marks an answer that comes from the worker's cache, because the server did not respond. */
export const cachedAnswerHeader = 'x-harambee-kept';
