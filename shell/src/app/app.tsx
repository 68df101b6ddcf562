import { clearToasts, makeStore, onBackOnline, startUsage } from '@harambee/platform';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { usualItems } from '../lib/nav-items.ts';
import { announceAfterReload } from '../lib/reload.ts';
import { hasLoaded, whenIdle } from '../lib/when-idle.ts';
import { followCache } from '../offline/follow-cache.ts';
import { startReadingAhead } from '../offline/read-ahead.ts';
import { useReaderFormats } from '../preferences/use-reader-formats.ts';
import { watchForeignErrors } from '../remotes/errors/foreign-errors.ts';
import { reportRemoteError } from '../remotes/errors/report-error.ts';
import { preload } from '../remotes/preload.ts';
import { asRemoteFailure } from '../remotes/remote-failure.ts';
import type { Remotes } from '../remotes/remotes.ts';
import { RemotesProvider } from '../remotes/remotes-context.tsx';
import { takeUpdates } from '../remotes/take-updates.ts';
import { theRemotes } from '../remotes/the-remotes.ts';
import { routes } from './routes.tsx';

/**
 * Loads first what the page needs: its own remote, or those with widgets on it. The others bring only commands then, and
 * would share the line with it: they come once it has loaded. Pages that nobody has opened yet wait until the browser is
 * idle.
 */
function startRemotes(remotes: Remotes): () => void {
  let stopWaiting = () => {};
  let isStopped = false;
  void Promise.all([preload(remotes, window.location.pathname), hasLoaded()]).then(() => {
    if (isStopped) return;
    void remotes.loadAll((failure) => reportRemoteError(asRemoteFailure('remotes', failure)));
    stopWaiting = whenIdle(() => {
      for (const { to } of usualItems) void preload(remotes, to);
    });
  });
  const stopHearing = onBackOnline(() => void remotes.retryLost());
  return () => {
    isStopped = true;
    stopHearing();
    stopWaiting();
  };
}

/** Everything behind the sign-in: one store, one router, the remotes. */
export function App({ remotes = theRemotes }: { remotes?: Remotes }) {
  useReaderFormats();
  const [{ store, stopListening }] = useState(makeStore);
  const [router] = useState(() => createBrowserRouter(routes));

  useEffect(
    () => () => {
      stopListening();
      router.dispose();
      clearToasts();
    },
    [stopListening, router],
  );
  useEffect(watchForeignErrors, []);
  useEffect(() => startRemotes(remotes), [remotes]);
  useEffect(() => takeUpdates(remotes), [remotes]);
  useEffect(() => followCache(store.dispatch), [store]);
  useEffect(() => startReadingAhead(store.dispatch, remotes), [store, remotes]);
  useEffect(announceAfterReload, []);
  // Runs before the effects of the pages, so that the first page is counted, too.
  useLayoutEffect(startUsage, []);

  return (
    <Provider store={store}>
      <RemotesProvider remotes={remotes}>
        <RouterProvider router={router} />
      </RemotesProvider>
    </Provider>
  );
}
