import { storageKeys } from '@harambee/domain';
import type { User } from '@harambee/domain/schemas';
import {
  AuthProvider,
  dismissToast,
  makeStore,
  showToast,
  useAnnouncement,
  useAuth,
  useToasts,
} from '@harambee/platform';
import { type FakeApi, fakeApi, type Handler } from '@harambee/platform/testing';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { remoteModule } from '../module.ts';
import { statsOf } from './proposals.ts';

// Asking of every element whether a style hides it costs seconds on pages of this size; what must be seen is asked by
// `toBeVisible`.
configure({ defaultHidden: true, asyncUtilTimeout: 5_000 });
jest.setTimeout(20_000);

let people = 0;
let current: FakeApi | undefined;

// A call nobody expects is a fault of the page; and what one test said is not there for the next.
afterEach(() => {
  for (let id = showToast('The test is over'); id > 0; id -= 1) dismissToast(id);
  const unexpected = current?.unexpected ?? [];
  current = undefined;
  expect(unexpected).toEqual([]);
});

/** Somebody new for each test: nothing kept for one is found by another. */
export function somebody(): User {
  people += 1;
  return {
    id: `user-${people}`,
    tenantId: `tenant-${people}`,
    firstName: 'Wanjiru',
    lastName: 'Achieng',
    email: 'wanjiru@example.org',
    tenantName: 'Maji Kwa Wote',
    role: 'Owner',
    createdAt: '2026-01-05T08:00:00.000Z',
    phone: '',
    location: '',
    bio: '',
    website: '',
    linkedin: '',
    twitter: '',
    onboarded: true,
  };
}

interface AppOptions {
  path: string;
  handlers?: Record<string, Handler>;
  user?: User;
  isSignedIn?: boolean;
  /** What the browser has kept from earlier. */
  kept?: Record<string, string>;
}

/** The pages of this remote as the shell mounts them: one router, one store, one signed-in person. */
export function renderApp({
  path,
  handlers = {},
  user = somebody(),
  isSignedIn = true,
  kept = {},
}: AppOptions) {
  localStorage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  if (isSignedIn) localStorage.setItem(storageKeys.authToken, 'token');
  return { ...mount({ path, handlers, user }), user };
}

/** As `renderApp`, with whatever the browser has kept so far: the page after a reload. */
export function mount({ path, handlers = {}, user = somebody() }: Omit<AppOptions, 'isSignedIn' | 'kept'>) {
  const api: FakeApi = fakeApi({
    'GET /api/auth/me': () => ({ body: { user } }),
    'GET /api/proposals': () => ({ body: { proposals: [] } }),
    'GET /api/proposals/stats': () => ({ body: { stats: statsOf() } }),
    ...handlers,
  });
  current = api;
  const { store } = makeStore();
  const router = createMemoryRouter(
    [
      {
        element: <Shell />,
        children: [
          ...remoteModule.routes.map((route) => ({ path: `/${route.path}`, element: <route.Component /> })),
          { path: '*', element: <h1>Elsewhere</h1> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  const view = render(
    <AuthProvider>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </AuthProvider>,
  );
  return {
    ...view,
    api,
    router,
    userEvent: userEvent.setup({ delay: null }),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}

/** The gate, the snackbar and the live region stand in the shell. */
function Shell() {
  return (
    <>
      <Gate>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </Gate>
      <Messages />
    </>
  );
}

function Gate({ children }: { children: ReactNode }) {
  return useAuth().status === 'loading' ? null : children;
}

function Messages() {
  const toasts = useToasts();
  const { text } = useAnnouncement();
  return (
    <>
      <ul aria-label="Messages">
        {toasts.map(({ id, message }) => (
          <li key={id}>{message}</li>
        ))}
      </ul>
      <p data-testid="announced">{text}</p>
    </>
  );
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
