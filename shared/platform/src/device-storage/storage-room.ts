import { observable } from '../browser/observable.ts';
import { storageKeys } from '../browser/storage-keys.ts';
import { holdsTexts } from './texts-in-memory.ts';

/**
 * Room for what people write on this device: `little` before a write fails, `none` once one has failed (OFFLINE-21).
 */
export type StorageRoom = 'enough' | 'little' | 'none';

const room = observable<StorageRoom>('enough');

/** Characters that must still fit: the longest forms and a day of changes. */
const headroom = 300_000;
/** Any browser takes this much in local storage, so below it nothing needs to be tried. */
const certain = 1_000_000;
/** Of all the origin has: caches and databases, in bytes. */
const fewBytes = 10_000_000;
/** Milliseconds between two looks. */
const pause = 5_000;

let looked = Number.NEGATIVE_INFINITY;

function usedCharacters(): number {
  return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').reduce(
    (sum, key) => sum + key.length + (localStorage.getItem(key)?.length ?? 0),
    0,
  );
}

/** Browsers do not say how much fits in local storage: it is tried. */
function hasHeadroom(): boolean {
  try {
    if (usedCharacters() < certain) return true;
    localStorage.setItem(storageKeys.roomProbe, 'x'.repeat(headroom));
    localStorage.removeItem(storageKeys.roomProbe);
    return true;
  } catch {
    return false;
  }
}

async function hasBytes(): Promise<boolean> {
  try {
    const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
    return usage === undefined || !quota || quota - usage > fewBytes;
  } catch {
    return true;
  }
}

/** A write of somebody's words failed for want of room. */
export const noteNoRoom = (): void => room.write('none');

/** Looks how much room is left, at most every few seconds; after a write that succeeded. */
export async function lookForRoom(now = Date.now()): Promise<void> {
  if (now - looked < pause) return;
  looked = now;
  const next = holdsTexts() ? 'none' : hasHeadroom() && (await hasBytes()) ? 'enough' : 'little';
  if (next !== room.read()) room.write(next);
}

export const useStorageRoom = (): StorageRoom => room.use();

let isAsked = false;

/** Asks the browser once not to remove what waits when the disk gets full. Browsers decide for themselves. */
export function askToPersist(): void {
  if (isAsked) return;
  isAsked = true;
  void navigator.storage?.persist?.().catch(() => false);
}
