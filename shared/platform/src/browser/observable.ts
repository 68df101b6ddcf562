import { useSyncExternalStore } from 'react';

/**
 * A value outside React that components can subscribe to. It is deliberately small, because it must work before
 * the store exists.
 */
export function observable<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const read = () => value;
  const write = (next: T) => {
    value = next;
    for (const listener of listeners) listener();
  };
  return { read, write, subscribe, use: () => useSyncExternalStore(subscribe, read, read) };
}
