import { lazyPage, type RemoteEntry } from '@harambee/platform';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { server } from '../../testing/fake-server.ts';
import { aModule, anEntry, fakeSource, showApp } from '../../testing/show-app.tsx';

const profiles: RemoteEntry = {
  ...anEntry,
  name: 'profiles',
  paths: ['/profiles'],
  publicPaths: ['/public/profile'],
};
const loaded = aModule({
  routes: [{ path: 'profiles', Component: lazyPage(async () => () => <h1>Own profile</h1>) }],
  publicRoutes: [
    { path: 'public/profile/:id?', Component: lazyPage(async () => () => <h1>Public profile</h1>) },
  ],
});
const list = async () => [profiles];
const source = fakeSource({
  knownRemotes: list,
  fetchRemotes: list,
  loadModule: async () => loaded,
});
/** Nothing but the page's own promises is under way here, so what they bring is waited for as it is shown. */
const show = (options: Parameters<typeof showApp>[0]) =>
  act(async () => {
    showApp(options);
  });
const page = () => screen.findByRole('heading', { level: 1, name: 'Public profile' });
const noShell = () => expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

test.each([
  ['signed out', false, '/public/profile/p1'],
  ['signed in', true, '/public/profile/p1'],
  ['without an id', false, '/public/profile/'],
])('%s a public page of a remote is open, outside the app shell', async (_who, signedIn, path) => {
  await show({ path, signedIn, source });
  expect(await page()).toBeVisible();
  noShell();
  expect(window.location.pathname).toBe(path);
});

test('signed out it asks the server nothing', async () => {
  await show({ path: '/public/profile/p1', source });
  await page();
  expect(server.calls).toHaveLength(0);
});

test('it does not wait for the check of the sign-in', async () => {
  server.on('GET /api/auth/me', () => new Promise(() => {}));
  await show({ path: '/public/profile/p1', signedIn: true, source });
  expect(await page()).toBeVisible();
});

test.each(['/public/profile/p1/more', '/public/other'])(
  "%s is nobody's: another document asks who is there",
  async (path) => {
    const leave = jest.fn();
    await show({ path, source, leave });
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/dashboard'));
  },
);

test('a lost part says so in words, and Retry finds it', async () => {
  const loadModule = jest.fn().mockRejectedValueOnce(new Error('manifest 404')).mockResolvedValue(loaded);
  await show({ path: '/public/profile/p1', source: { ...source, loadModule } });
  expect(await screen.findByRole('heading', { name: "Profile couldn't be loaded" })).toBeVisible();
  expect(screen.getByRole('main')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await page()).toBeVisible();
});

test('a remote that is not installed leaves its public page lost, not empty', async () => {
  await show({ path: '/public/profile/p1', source: fakeSource() });
  expect(await screen.findByRole('heading', { name: "Profile couldn't be loaded" })).toBeVisible();
});

test('inside the app too it stands outside the app shell', async () => {
  await show({ path: '/profiles', signedIn: true, source });
  await screen.findByRole('heading', { name: 'Own profile' });
  window.history.pushState(null, '', '/public/profile/p1');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await page()).toBeVisible();
  noShell();
});
