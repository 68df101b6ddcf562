import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '../../lib/reload.ts';
import { noNetwork, server } from '../../testing/fake-server.ts';
import { aModule, anEntry, fakeSource, showApp } from '../../testing/show-app.tsx';

const version = '3f9a1c2b4d5e6f70';
const ending = 'DELETE /api/platform/remote-permissions';
const title = 'You are trying out a version that others do not have';
const soon = () => new Date(Date.now() + 30 * 60_000).toISOString();

const withPermission = (permittedUntil: string | undefined, path = '/settings') => {
  const entry = { ...anEntry, version, ...(permittedUntil && { permittedUntil }) };
  return showApp({ path, signedIn: true, source: fakeSource({ knownRemotes: async () => [entry] }) });
};
const banner = async () => (await screen.findByText(title)).closest<HTMLElement>('[role="status"]');
const button = () => screen.findByRole('button', { name: 'Use the standard version' });

const PublicPage = () => <h1>A public page</h1>;

let reload: jest.SpyInstance;
beforeEach(() => {
  reload = jest.spyOn(browser, 'reload').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('says on every page which part it is, which version and until when', async () => {
  withPermission(soon());
  expect(await banner()).toHaveTextContent(
    new RegExp(`Proposals: version ${version}, until .*\\d\\d:\\d\\d\\.`),
  );
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
  await userEvent.click(nav.getByRole('link', { name: /Dashboard/ }));
  expect(await banner()).toBeVisible();
});

test('is not there for everybody else', async () => {
  withPermission(undefined);
  await screen.findByRole('navigation', { name: 'Main' });
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});

test('stands above public pages too', async () => {
  const entry = { ...anEntry, publicPaths: ['/public/profile'], permittedUntil: soon() };
  const module = aModule({ publicRoutes: [{ path: 'public/profile/:id', Component: PublicPage }] });
  showApp({
    path: '/public/profile/p1',
    source: fakeSource({ knownRemotes: async () => [entry], loadModule: async () => module }),
  });
  expect(await screen.findByRole('heading', { name: 'A public page' })).toBeVisible();
  expect(await banner()).toBeVisible();
});

test('"Use the standard version" gives it up and loads the page anew', async () => {
  server.on(ending, () => new Response(null, { status: 204 }));
  withPermission(soon());
  await userEvent.click(await button());
  expect(server.countOf(ending)).toBe(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('what cannot be given up says so, and can be tried again', async () => {
  server.on(ending, noNetwork);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  withPermission(soon());
  await userEvent.click(await button());
  expect(await screen.findByText('You still have the trial version. Please try again.')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  server.on(ending, () => new Response(null, { status: 204 }));
  await userEvent.click(await button());
  expect(reload).toHaveBeenCalledTimes(1);
});

test('when the time is over on an open page, it says so', async () => {
  withPermission(new Date(Date.now() + 1_500).toISOString());
  const place = within((await banner()) as HTMLElement);
  expect(await place.findByText(/which has expired/, {}, { timeout: 3_000 })).toBeVisible();
  await act(async () => {});
  expect(await button()).toBeVisible();
});
