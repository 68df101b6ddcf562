const listeners = new Set<() => void>();

/**
 * Called after `store` on this page and after every change by another one. Returns a function that stops
 * listening.
 */
export function onStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Writes to local storage and notifies every listener on this page. */
export function store(key: string, value: string): void {
  localStorage.setItem(key, value);
  for (const listener of listeners) listener();
}
