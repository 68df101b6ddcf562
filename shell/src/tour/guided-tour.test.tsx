import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';

/** What the gateway writes into the page of a demo. */
function isDemoOf(demoAccount?: string): void {
  const list = document.createElement('script');
  list.type = 'application/json';
  list.id = 'remotes';
  list.textContent = JSON.stringify({ remotes: [], demoAccount });
  document.head.append(list);
}

const begin = () => screen.findByRole('region', { name: 'Where the work stands' });
const region = (name: RegExp) => screen.findByRole('region', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const anyTour = () => screen.queryByText(/^Tour of the demo/);

beforeEach(() => {
  const written = {
    id: 'p1',
    title: 'Wells',
    status: 'completed',
    version: 1,
    deadline: '',
    updatedAt: aUser.createdAt,
  };
  server.on('GET /api/proposals', () => Response.json({ proposals: [written] }));
});

afterEach(() => document.getElementById('remotes')?.remove());

test('the second step is the drafted text; each step takes the focus to its heading, and the last one ends it', async () => {
  isDemoOf(aUser.email);
  showApp({ path: '/settings', signedIn: true });
  await begin();
  expect(screen.getByText('Tour of the demo, 1 of 5')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show me the text' })).toBeEnabled());
  await press('Show me the text');
  await region(/own facts/);
  expect(window.location.pathname + window.location.search).toBe('/proposals/p1?tab=generated');
  expect(screen.getByRole('heading', { name: /own facts/ })).toHaveFocus();
  await press('Next');
  await press('Back');
  await region(/own facts/);
  for (const _ of [3, 4, 5]) await press('Next');
  expect(window.location.pathname).toBe('/impact/leaderboard');
  await press('Done');
  expect(anyTour()).not.toBeInTheDocument();
});

test('left by Escape it stays away, and the sidebar offers it again', async () => {
  isDemoOf(aUser.email);
  const { unmount } = showApp({ path: '/settings', signedIn: true });
  await begin();
  act(() => screen.getByRole('button', { name: 'Leave the tour' }).focus());
  await userEvent.keyboard('{Escape}');
  expect(anyTour()).not.toBeInTheDocument();
  unmount();
  showApp({ path: '/settings', signedIn: true });
  await press('Take the tour');
  await begin();
  expect(screen.queryByRole('button', { name: 'Take the tour' })).not.toBeInTheDocument();
});

test('Escape leaves it while nothing has the focus, but not from a field of the page', async () => {
  isDemoOf(aUser.email);
  showApp({ path: '/settings', signedIn: true });
  await begin();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await userEvent.keyboard('{Escape}');
  await begin();
  field.remove();
  act(() => (document.activeElement as HTMLElement).blur());
  await userEvent.keyboard('{Escape}');
  expect(anyTour()).not.toBeInTheDocument();
});

test('a reload goes on at the same step', async () => {
  isDemoOf(aUser.email);
  const { unmount } = showApp({ path: '/settings', signedIn: true });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show me the text' })).toBeEnabled());
  await press('Show me the text');
  unmount();
  showApp({ signedIn: true });
  await region(/own facts/);
});

test.each([
  ['no demo', undefined],
  ['another account', 'demo@harambee.example'],
])('%s: no tour, and none is offered', async (_, account) => {
  isDemoOf(account);
  showApp({ path: '/settings', signedIn: true });
  await screen.findByRole('button', { name: 'Sign out' });
  expect(anyTour()).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take the tour' })).not.toBeInTheDocument();
});
