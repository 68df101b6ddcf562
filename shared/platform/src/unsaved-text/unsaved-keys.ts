import { storageKeys } from '../browser/storage-keys.ts';
import { tenantOf } from './tenant-of.ts';

export const prefixOf = (userId: string) => `${storageKeys.unsavedText}:${userId}:`;

/** Text typed for one organization must not appear in another one, nor be lost there. */
export function keyOf(userId: string, name: string): string {
  const tenantId = tenantOf(userId);
  return tenantId === null ? prefixOf(userId) + name : `${prefixOf(userId)}${tenantId}:${name}`;
}

/** Keys of earlier releases have no organization. */
export const oldKeyOf = (userId: string, name: string) => prefixOf(userId) + name;

/** The storage that holds the session: without "Remember me", text must not stay on the computer either. */
export function ownStorage(): Storage {
  return localStorage.getItem(storageKeys.authToken) === null ? sessionStorage : localStorage;
}

export const keysOf = (place: Storage, prefix: string): string[] =>
  Array.from({ length: place.length }, (_, index) => place.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

/** Unsaved text and its time; text of an earlier release has no time. */
export interface UnsavedText {
  content: unknown;
  at?: number;
}

export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function parseUnsavedText(text: string | null): UnsavedText | undefined {
  const { at, content } = (parsed(text) ?? {}) as Partial<UnsavedText>;
  return typeof at === 'number' && content !== undefined ? { at, content } : undefined;
}
