import { showToast } from '@harambee/platform';

const key = 'said-after-reload';

/** An object, so that a test can stand in for the browser. */
export const browser = { reload: () => window.location.reload() };

/** Loads the document anew and says there what has been done: this page goes before anybody could read it. */
export function reloadSaying(words: string): void {
  sessionStorage.setItem(key, words);
  browser.reload();
}

/** For the app when it begins. */
export function sayAfterReload(): void {
  const words = sessionStorage.getItem(key);
  if (words === null) return;
  sessionStorage.removeItem(key);
  showToast(words, 'success');
}
