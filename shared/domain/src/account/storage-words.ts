import type { StorageUse } from './storage.schemas.ts';

/** When this share of the storage is used, the organization's owners are notified. */
export const storageWarningShare = 0.8;

const megabyte = 1_000_000;

/** "0.3 MB", "12 MB": precise enough to judge what is left. */
export function megabytes(bytes: number): string {
  const value = bytes / megabyte;
  return `${value < 10 ? Math.round(value * 10) / 10 : Math.round(value)} MB`;
}

/** In whole percent; 100 only when it is full. */
export function storagePercent({ used, limit }: StorageUse): number {
  if (limit === 0) return 0;
  return used >= limit ? 100 : Math.min(99, Math.round((used / limit) * 100));
}

export const isStorageNearlyFull = ({ used, limit }: StorageUse): boolean =>
  limit > 0 && used >= limit * storageWarningShare;

/** The answer to a write that needs more storage than is left. */
export const storageFullMessage = (limit: number): string =>
  `Your organization has used all of its storage (${megabytes(limit)}), so nothing new can be saved. You can still read, shorten and send what is there. Please ask the people who run Harambee for more.`;

/** Warns the owners in time. */
export const storageWarning = (use: StorageUse): string =>
  use.used >= use.limit
    ? storageFullMessage(use.limit)
    : `Your organization uses ${storagePercent(use)}% of its storage (${megabytes(use.used)} of ${megabytes(use.limit)}). When all of it is used, nothing new can be saved: please ask the people who run Harambee for more.`;
