import { setReaderFormats } from '@harambee/domain';
import { makeStore, readUserId } from '@harambee/platform';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import {
  createBrowserRouter,
  type RouteObject,
  RouterProvider,
  useLocation,
  useRouteError,
} from 'react-router';
import { helpRoutes } from '../help/help-routes.tsx';
import { OpenHelp } from '../help/open-help.tsx';
import { readPreferences } from '../preferences/preferences.ts';
import { PublicArea } from '../remotes/components/public-area.tsx';
import { watchForeignErrors } from '../remotes/errors/foreign-errors.ts';
import type { Remotes } from '../remotes/remotes.ts';
import { RemotesProvider } from '../remotes/remotes-context.tsx';
import { theRemotes } from '../remotes/the-remotes.ts';
import { AppFrame } from './app-frame.tsx';

function Rethrow(): never {
  throw useRouteError();
}

/** Everything but a public page is another document, whose gate checks who is signed in. */
function AnotherDocument({ leave }: { leave: (address: string) => void }) {
  const { pathname, search, hash } = useLocation();
  const address = `${pathname}${search}${hash}`;
  useEffect(() => leave(address), [leave, address]);
  return null;
}

const routesOf = (leave: (address: string) => void): RouteObject[] => [
  {
    element: <AppFrame />,
    errorElement: <Rethrow />,
    children: [
      { path: '/public/*', element: <PublicArea /> },
      { element: <OpenHelp />, children: helpRoutes },
      { path: '*', element: <AnotherDocument leave={leave} /> },
    ],
  },
];

/**
 * A page that everyone can open. It has its own store and router, no app shell, and does not check who is
 * signed in.
 */
export function PublicApp({
  remotes = theRemotes,
  leave = (address) => window.location.replace(address),
}: {
  remotes?: Remotes;
  leave?: (address: string) => void;
}) {
  // This page does not check who is signed in, but people who are still see their own formats.
  useState(() => {
    const userId = readUserId();
    if (userId !== null) setReaderFormats(readPreferences(userId));
  });
  const [{ store, stopListening }] = useState(makeStore);
  const [router] = useState(() => createBrowserRouter(routesOf(leave)));
  useEffect(
    () => () => {
      stopListening();
      router.dispose();
    },
    [stopListening, router],
  );
  useEffect(watchForeignErrors, []);
  return (
    <Provider store={store}>
      <RemotesProvider remotes={remotes}>
        <RouterProvider router={router} />
      </RemotesProvider>
    </Provider>
  );
}
