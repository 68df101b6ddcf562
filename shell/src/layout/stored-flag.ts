import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab may change it too.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A yes or no that survives reloads, in local storage as 'true' or 'false'; the same everywhere it is used. */
export function useStoredFlag(key: string, initial: boolean): [boolean, (value: boolean) => void] {
  const flag = useSyncExternalStore(subscribe, () => {
    const stored = localStorage.getItem(key);
    return stored === null ? initial : stored === 'true';
  });
  const store = useCallback(
    (value: boolean) => {
      localStorage.setItem(key, String(value));
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [flag, store];
}
