import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

const read = () => window.location.pathname;

/** The path of the address bar, for the pages before sign-in. */
export const useBrowserPath = () => useSyncExternalStore(subscribe, read, read);

const tell = () => window.dispatchEvent(new PopStateEvent('popstate'));

export function goTo(path: string): void {
  window.history.pushState(null, '', path);
  tell();
}

export function replaceWith(path: string): void {
  window.history.replaceState(null, '', path);
  tell();
}
