import { someOf } from '@harambee/config/long-tests.mjs';
import { signedInRoutes } from '@harambee/domain';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, noNetwork, refusal, server } from '../testing/fake-server.ts';
import { fakeSource, showApp } from '../testing/show-app.tsx';

afterEach(() => jest.restoreAllMocks());

const path = () => window.location.pathname;

describe('signed out', () => {
  test.each([
    ['/login', 'Welcome back'],
    ['/signup', 'Create your account'],
  ])('%s opens', (at, heading) => {
    showApp({ path: at });
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(path()).toBe(at);
    expect(document.title).toBe(`${heading} · Harambee`);
  });

  test.each(someOf(['/', '/dashboard', '/proposals/x', '/nonsense', '/login/more', '/Signup'], 3))(
    '%s leads to /login',
    (at) => {
      showApp({ path: at });
      expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
      expect(path()).toBe('/login');
      expect(server.calls).toHaveLength(0);
    },
  );

  test('the links between the two pages move focus to the new heading, and Back works', async () => {
    showApp({ path: '/login' });
    await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(path()).toBe('/signup');
    expect(screen.getByRole('heading', { name: 'Create your account' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(path()).toBe('/login');
    window.history.back();
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible();
  });
});

describe('signed in', () => {
  test('a spinner shows while the sign-in is checked', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.on('GET /api/auth/me', () => held.then(() => refusal(401)));
    jest.spyOn(console, 'error').mockImplementation(() => {});
    showApp({ path: '/dashboard', signedIn: true });
    expect(screen.getByRole('status')).toHaveTextContent('Loading Harambee');
    expect(path()).toBe('/dashboard');
    release();
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });

  const elsewhere = [
    '/',
    '/login',
    '/signup',
    '/auth/callback',
    '/nonsense',
    '/proposals/1/2/3',
    '/profiles/1',
  ];
  test.each(someOf(elsewhere, 3))('%s leads to /dashboard', async (at) => {
    showApp({ path: at, signedIn: true });
    expect(await screen.findByRole('heading', { name: /^Good .*, Wanjiru$/ })).toBeVisible();
    expect(path()).toBe('/dashboard');
  });

  test.each(someOf(signedInRoutes, 6).map((route) => route.replace(':id', 'p1')))(
    '%s stays inside the app shell, also while no remote is there',
    async (at) => {
      showApp({ path: at, signedIn: true, source: fakeSource({ knownRemotes: async () => [] }) });
      expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(path()).toBe(at);
    },
  );

  test.each([401, 500])('a check answered %i clears the sign-in and leads to /login', async (status) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    server.on('GET /api/auth/me', () => refusal(status));
    showApp({ path: '/dashboard', signedIn: true });
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    for (const key of ['auth_token', 'user_id', 'tenant_id']) expect(localStorage.getItem(key)).toBeNull();
    expect(path()).toBe('/login');
    expect(logged).toHaveBeenCalledWith('Checking the sign-in failed', expect.any(Error));
  });

  test('a check that nobody answers says so after a while, and the page opens as soon as somebody does', async () => {
    jest.useFakeTimers();
    server.on('GET /api/auth/me', noNetwork);
    showApp({ path: '/team', signedIn: true });
    await act(() => jest.advanceTimersByTimeAsync(7_000));
    expect(screen.getByRole('status')).toHaveTextContent('Loading Harambee');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('alert')).toHaveTextContent("Harambee isn't answeringYou are still signed in");
    expect(screen.getByRole('button', { name: 'Try now' })).toBeVisible();
    server.on('GET /api/auth/me', () => Response.json({ user: aUser }));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    jest.useRealTimers();
    expect(await screen.findByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
    expect(path()).toBe('/team');
  });

  test('signing out leads to /login and tells the server', async () => {
    showApp({ path: '/proposals', signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(path()).toBe('/login');
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(server.countOf('POST /api/auth/logout')).toBe(1);
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument());
  });
});
