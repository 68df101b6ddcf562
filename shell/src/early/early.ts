// Stands inside each document of the shell and runs before its first paint, so it stays small and imports no library.
import { storageKeys } from '@harambee/platform/storage-keys';
import { setColorScheme } from './color-scheme.ts';

/** For signed-in people it preloads the files of the app, so that they load in parallel with the first one. */
function preloadApp(): void {
  // Public pages do not need the app.
  if (location.pathname.startsWith('/public/')) return;
  const isSignedIn = [localStorage, sessionStorage].some(
    (kept) => kept.getItem(storageKeys.authToken) !== null,
  );
  if (!isSignedIn) return;
  const files = document.querySelector<HTMLMetaElement>('meta[name="app-files"]')?.content ?? '';
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href: file });
    document.head.append(link);
  }
}

setColorScheme();
preloadApp();
