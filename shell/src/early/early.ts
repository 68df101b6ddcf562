// Stands inside each document of the shell and runs before its first paint, so it stays small and imports no library.
import { setColorScheme } from './color-scheme.ts';
import { startEarlyReads } from './early-reads.ts';
import { isSignedInHere } from './signed-in-here.ts';

/**
 * For signed-in people it preloads the files of the app, and `/file.js@/team` at /team, so that they load in parallel
 * with the first one.
 */
function preloadApp(): void {
  // Public pages do not need the app.
  if (location.pathname.startsWith('/public/')) return;
  if (!isSignedInHere()) return;
  const files = document.querySelector<HTMLMetaElement>('meta[name="app-files"]')?.content ?? '';
  for (const one of files.split(' ').filter(Boolean)) {
    const [href, page] = one.split('@');
    if (page && page !== location.pathname) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href });
    document.head.append(link);
  }
}

setColorScheme();
preloadApp();
startEarlyReads();
