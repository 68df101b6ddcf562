import { showToast, type Toast } from '@harambee/platform';

const key = 'said-after-reload';

/** An object, so that a test can replace it. */
export const browser = { reload: () => window.location.reload() };

/**
 * Reloads the document and shows the message afterward, because nobody could read it on the page that goes
 * away.
 */
export function reloadSaying(words: string, tone: Toast['tone'] = 'success'): void {
  sessionStorage.setItem(key, JSON.stringify({ words, tone }));
  browser.reload();
}

/** For the start of the app. */
export function announceAfterReload(): void {
  const said = sessionStorage.getItem(key);
  if (said === null) return;
  sessionStorage.removeItem(key);
  const { words, tone } = JSON.parse(said) as Pick<Toast, 'tone'> & { words: string };
  showToast(words, tone);
}
