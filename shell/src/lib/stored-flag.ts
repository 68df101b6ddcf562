import { useCallback, useSyncExternalStore } from 'react';
import { onStored, store } from './local-storage.ts';

/** A boolean that survives reloads, in local storage as 'true' or 'false', and the same everywhere it is used. */
export function useStoredFlag(key: string, initial: boolean): [boolean, (value: boolean) => void] {
  const flag = useSyncExternalStore(onStored, () => {
    const stored = localStorage.getItem(key);
    return stored === null ? initial : stored === 'true';
  });
  return [flag, useCallback((value: boolean) => store(key, String(value)), [key])];
}
