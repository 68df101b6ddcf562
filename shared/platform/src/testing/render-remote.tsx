import type { User } from '@harambee/domain/schemas';
import { RouterNavigation } from '@harambee/ui/app';
import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { useAnnouncement } from '../announce.ts';
import { makeStore } from '../api/store.ts';
import { storageKeys } from '../browser/storage-keys.ts';
import { setFirstRetryPause } from '../network/retry-pause.ts';
import { registerOutbox } from '../outbox/registered-actions.ts';
import type { RemoteModule, RemoteRoute } from '../remote-module.ts';
import type { Auth } from '../session/auth-types.ts';
import { AuthContext, useAuth } from '../session/use-auth.ts';
import { AuthProvider } from '../sign-in/auth-provider.tsx';
import { dismissToast, showToast, useToasts } from '../toast.ts';
import { type FakeApi, fakeApi, type Handler } from './fake-api.ts';

// Asking of every element whether a style hides it costs seconds on pages of this size; what must be seen is asked by
// `toBeVisible`.
configure({ defaultHidden: true, asyncUtilTimeout: 15_000 });
jest.setTimeout(20_000);
setFirstRetryPause(5);

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
export function somebody(changes: Partial<User> = {}): User {
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
    ...changes,
  };
}

/** A part of a page for a signed-in person, without the pages around it. */
export const SignedIn = ({ user = somebody(), children }: { user?: User; children: ReactNode }) => (
  <AuthContext value={{ status: 'authenticated', user } as Auth}>{children}</AuthContext>
);

interface MountOptions {
  remote: RemoteModule;
  path: string;
  handlers?: Record<string, Handler>;
  user?: User;
}

interface RenderOptions extends MountOptions {
  isSignedIn?: boolean;
  /** What the browser has kept from earlier. */
  kept?: Record<string, string>;
}

/** The pages of a remote as the shell mounts them: one router, one store, one person in an empty browser. */
export function renderRemote({ isSignedIn = true, kept = {}, ...options }: RenderOptions) {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  const { user = somebody() } = options;
  if (isSignedIn) {
    localStorage.setItem(storageKeys.authToken, 'token');
    localStorage.setItem(storageKeys.userId, user.id);
    localStorage.setItem(storageKeys.tenantId, user.tenantId);
  }
  return mountRemote({ ...options, user });
}

/** As `renderRemote`, with whatever the browser has kept so far: the page after a reload. */
export function mountRemote({ remote, path, handlers = {}, user = somebody() }: MountOptions) {
  const api = fakeApi({ 'GET /api/auth/me': () => ({ body: { user } }), ...handlers });
  current = api;
  registerOutbox(remote.outbox);
  const { store } = makeStore();
  const pages = (routes: RemoteRoute[] = []) =>
    routes.map((route) => ({ path: `/${route.path}`, element: <route.Component /> }));
  const router = createMemoryRouter(
    [
      {
        element: <Around />,
        children: [
          ...pages(remote.publicRoutes),
          {
            element: <Gate remote={remote} />,
            children: [...pages(remote.routes), { path: '*', element: <h1>Elsewhere</h1> }],
          },
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
    store,
    user,
    userEvent: userEvent.setup({ delay: null }),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}

/** The snackbar and the live region stand in the shell. */
function Around() {
  const toasts = useToasts();
  const { text } = useAnnouncement();
  return (
    <RouterNavigation>
      <Late>
        <Outlet />
      </Late>
      <ul aria-label="Messages">
        {toasts.map(({ id, message, undo }) => (
          <li key={id}>
            {message}
            {undo && (
              <button type="button" onClick={undo}>
                Undo
              </button>
            )}
          </li>
        ))}
      </ul>
      <p data-testid="announced">{text}</p>
    </RouterNavigation>
  );
}

function Gate({ remote }: { remote: RemoteModule }) {
  if (useAuth().status === 'loading') return null;
  return (
    <>
      <Outlet />
      <Late>
        {remote.widgets
          .filter(({ slot }) => slot === 'app.overlay')
          .map(({ id, Component }) => (
            <Component key={id} />
          ))}
      </Late>
    </>
  );
}

function Late({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const fields = 'input, select, textarea';

/** A field by its label. `getByLabelText` looks at every element of the page, so it only says why there is not one. */
export function control(label: string | RegExp): HTMLInputElement {
  const matches = (text: string) => (typeof label === 'string' ? text === label : label.test(text));
  const found = [...document.querySelectorAll<Control>(fields)].filter(({ labels }) =>
    [...(labels ?? [])].some(({ textContent }) => matches(textContent.replace(/\s+/g, ' ').trim())),
  );
  if (found.length === 1) return found[0] as HTMLInputElement;
  return screen.getByLabelText<HTMLInputElement>(label, { selector: fields });
}

/** As one paste: typing letter by letter is for other tests. */
export const fill = (label: string | RegExp, value: string) =>
  act(async () => {
    fireEvent.change(control(label), { target: { value } });
  });
