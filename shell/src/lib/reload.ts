import { showToast, type Toast } from '@harambee/platform';

const key = 'said-after-reload';

/** An object, so that a test can stand in for the browser. */
export const browser = { reload: () => window.location.reload() };

/** Loads the document anew and says there what has been done: this page goes before anybody could read it. */
export function reloadSaying(words: string, tone: Toast['tone'] = 'success'): void {
  sessionStorage.setItem(key, JSON.stringify({ words, tone }));
  browser.reload();
}

/** For the app when it begins. */
export function sayAfterReload(): void {
  const said = sessionStorage.getItem(key);
  if (said === null) return;
  sessionStorage.removeItem(key);
  const { words, tone } = JSON.parse(said) as Pick<Toast, 'tone'> & { words: string };
  showToast(words, tone);
}
