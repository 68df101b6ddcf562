import { lazyPage, type RemoteEntry } from '@harambee/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, server, someStats } from '../testing/fake-server.ts';
import { screenIs } from '../testing/screen.ts';
import { aModule, anEntry, fakeSource, showApp } from '../testing/show-app.tsx';

const nav = () => screen.findByRole('navigation', { name: 'Main' });
const show = (path = '/settings') => showApp({ path, signedIn: true });

test('the main navigation has exactly seven entries, the present one marked', async () => {
  show('/proposals');
  const links = within(await nav()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['DashboardGD', '/dashboard'],
    ['ProfilesGP', '/profiles'],
    ['ProposalsGR', '/proposals'],
    ['CallsGF', '/calls'],
    ['DocumentsGO', '/documents'],
    ['AnswersGB', '/answers'],
    ['ImpactGI', '/impact'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'page',
    null,
    null,
    null,
    null,
  ]);
});

test('logo, person, organization, profile and settings', async () => {
  show('/dashboard');
  await nav();
  expect(screen.getByRole('link', { name: 'Harambee, to the dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  expect(screen.getByText('Wanjiru Achieng')).toBeVisible();
  expect(screen.getByText('Maji Kwa Wote')).toBeVisible();
  expect(screen.getByText('WA')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
  expect(await screen.findByRole('heading', { name: 'Your profile' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('heading', { name: 'Settings' })).toHaveFocus();
});

test('collapsed and expanded again, and kept in local storage', async () => {
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Collapse sidebar' }));
  expect(localStorage.getItem('sidebar-collapsed')).toBe('true');
  unmount();
  show();
  const expand = await screen.findByRole('button', { name: 'Expand sidebar' });
  expect(expand).toHaveAttribute('aria-expanded', 'false');
  expect(within(await nav()).getByRole('link', { name: /Impact/ })).toBeInTheDocument();
  await userEvent.click(expand);
  expect(localStorage.getItem('sidebar-collapsed')).toBe('false');
});

test('below 1024 px the sidebar is a drawer; its state is kept, and following a link closes it', async () => {
  screenIs.desktop = false;
  const { unmount } = show();
  const menu = await screen.findByRole('button', { name: 'Open navigation' });
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  await userEvent.click(menu);
  expect(await nav()).toBeVisible();
  expect(localStorage.getItem('sidebar-open')).toBe('true');
  unmount();
  show();
  await userEvent.click(within(await nav()).getByRole('link', { name: 'Dashboard' }));
  await waitFor(() => expect(localStorage.getItem('sidebar-open')).toBe('false'));
});

test('signing out goes on when the server cannot be told, and the failure is logged', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  server.on('POST /api/auth/logout', () => refusal(400));
  sessionStorage.setItem('oauth_state', 'left over');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(window.location.pathname).toBe('/login');
  expect({ ...localStorage }).not.toHaveProperty('auth_token');
  expect(sessionStorage).toHaveLength(0);
  expect(logged).toHaveBeenCalledWith('Signing out on the server failed', expect.any(Error));
  logged.mockRestore();
});

test('the chip shows level and points of what was reached, and leads to /impact', async () => {
  show();
  const chip = await screen.findByRole('link', { name: 'Level 2 175 points' });
  expect(chip).toHaveAttribute('href', '/impact');
  const { earning, reached } = someStats;
  expect(earning * 10 + reached.completed * 50 + reached.approved * 30 + reached.under_review * 5).toBe(175);
});

const Greeting = () => <p>Hello, Wanjiru</p>;

test('the assistant says that it is not there, and Retry finds it once it is', async () => {
  const assistant = { ...anEntry, name: 'assistant', paths: [] };
  const panel = {
    id: 'panel',
    slot: 'assistant.panel' as const,
    order: 1,
    Component: Greeting,
  };
  const fetchRemotes = jest.fn().mockResolvedValueOnce([anEntry]).mockResolvedValue([anEntry, assistant]);
  const source = fakeSource({
    fetchRemotes,
    loadModule: async ({ name }) => (name === 'assistant' ? aModule({ widgets: [panel] }) : aModule()),
  });
  showApp({ path: '/settings', signedIn: true, source });
  await userEvent.click(await screen.findByRole('button', { name: 'Rafiki, the assistant' }));
  const side = screen.getByRole('complementary', { name: 'Rafiki, the assistant' });
  expect(within(side).getByText('AI Assistant')).toBeVisible();
  expect(await within(side).findByText('Rafiki isn’t available')).toBeVisible();
  expect(localStorage.getItem('rafiki-open')).toBe('true');
  await userEvent.click(within(side).getByRole('button', { name: 'Retry' }));
  expect(await within(side).findByText('Hello, Wanjiru')).toBeVisible();
  await userEvent.click(within(side).getByRole('button', { name: 'Close assistant' }));
  expect(side).not.toBeInTheDocument();
  expect(localStorage.getItem('rafiki-open')).toBe('false');
});

test('the skip link leads to the page', async () => {
  show();
  await userEvent.click(await screen.findByRole('link', { name: 'Skip to the page' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a remote brings its own entry: in the navigation, in the palette, and marked on its pages', async () => {
  const donors: RemoteEntry = {
    ...anEntry,
    name: 'donors',
    paths: ['/donors'],
    nav: [{ path: '/donors', label: 'Donors', icon: 'users', group: 'more', key: 'n' }],
  };
  const page = { path: 'donors', Component: lazyPage(async () => () => <h1>All donors</h1>) };
  const source = fakeSource({
    knownRemotes: async () => [anEntry, donors],
    loadModule: async ({ name }) => (name === 'donors' ? aModule({ routes: [page] }) : aModule()),
  });
  showApp({ path: '/settings', signedIn: true, source });
  await userEvent.click(await within(await nav()).findByRole('link', { name: /^Donors/ }));
  expect(await screen.findByRole('heading', { name: 'All donors' })).toBeVisible();
  const links = within(await nav()).getAllByRole('link');
  expect(links.map((link) => link.textContent).at(-1)).toBe('DonorsGN');
  expect(links.at(-1)).toHaveAttribute('aria-current', 'page');
});
