/**
 * Names of what pages and the service worker tell each other (OFFLINE-12). Pages send `KEEP_PAGE` (the remotes a page has
 * started with, to be kept for use without a network), `FORGET_USER` (somebody has signed out here) and `SKIP_WAITING` (the
 * new version is wanted now). The worker sends `CACHE_UPDATED` to pages that it has shown kept answers, once the server
 * answers again. A `…_SYNC_SUCCESS` comes from the page that has sent something, and goes on to all others.
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
  /** Whose change it was; pages of other people do not listen. */
  userId: string;
  /** Of the record, as the server calls it. */
  id: string;
}

/** Whether something a page was told is news of a change that was sent. */
export function isSyncedMessage(message: unknown): message is SyncedMessage {
  if (typeof message !== 'object' || message === null) return false;
  const { type, userId, id } = message as Record<string, unknown>;
  const isSyncSuccess = typeof type === 'string' && type.endsWith('_SYNC_SUCCESS');
  return isSyncSuccess && typeof userId === 'string' && typeof id === 'string';
}

/** What the worker keeps of one person's reads lies in a cache of its own, so that signing out removes it whole. */
export const readsCacheOf = (userId: string): string => `reads-${userId}`;

/** In place of a person: what everybody may read, kept as well, and removed with the reads of whoever signs out. */
export const everybody = 'everybody';

/** On an answer that the worker has kept from before, because the server gave none. */
export const cachedAnswerHeader = 'x-harambee-kept';
