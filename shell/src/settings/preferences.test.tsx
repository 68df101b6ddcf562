import { readerFormats, setReaderFormats, standardFormats } from '@harambee/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, server } from '../testing/fake-server.ts';
import { fakeSource, rememberSignIn, showApp } from '../testing/show-app.tsx';

afterEach(() => setReaderFormats(standardFormats));

const source = () => fakeSource({ knownRemotes: async () => [] });
const show = async (path: string, userId?: string) => {
  rememberSignIn(userId);
  showApp({ path, source: source() });
  await screen.findByRole('heading', { level: 1 });
};
const summary = { points: 12_345, level: 124 };

test('dates, numbers and amounts follow at once, everywhere, and after a reload', async () => {
  server.on('GET /api/impact/summary', () => Response.json(summary));
  await show('/settings?tab=preferences');
  const sample = screen.getByLabelText('Preview');
  expect(sample).toHaveTextContent('November 30, 2026');
  expect(sample).toHaveTextContent('$148,600');
  expect(await screen.findByText('12,345 points')).toBeVisible();

  await userEvent.selectOptions(screen.getByLabelText('Format of dates and numbers'), 'de-DE');
  await userEvent.selectOptions(screen.getByLabelText('Currency display'), 'code');
  expect(sample).toHaveTextContent('30 November 2026');
  expect(sample).toHaveTextContent('148.600 USD');
  expect(screen.getByText('12.345 points')).toBeVisible();

  cleanup();
  setReaderFormats(standardFormats);
  await show('/profile');
  expect(await screen.findByText('1 November 2026')).toBeVisible();
});

test('files are for the paper of the country at first, then for the chosen one (DRAFT-14)', async () => {
  const language = jest.spyOn(navigator, 'language', 'get').mockReturnValue('es-MX');
  await show('/settings?tab=preferences');
  const paper = () => screen.getByLabelText('Paper size of files');
  expect(paper()).toHaveValue('letter');
  expect(readerFormats().paper).toBe('letter');
  await userEvent.selectOptions(paper(), 'A4 (210 × 297 mm)');
  expect(readerFormats().paper).toBe('a4');
  cleanup();
  await show('/settings?tab=preferences');
  expect(paper()).toHaveValue('a4');
  language.mockRestore();
});

test('what one person has chosen is nothing to the next one at the same computer', async () => {
  await show('/settings?tab=preferences');
  await userEvent.selectOptions(screen.getByLabelText('Format of dates and numbers'), 'fr-FR');
  cleanup();
  server.on('GET /api/auth/me', () => Response.json({ user: { ...aUser, id: 'u2' } }));
  server.on('GET /api/test/notifications/u2', () => Response.json({ notifications: [], unread: 0 }));
  await show('/profile', 'u2');
  expect(await screen.findByText('November 1, 2026')).toBeVisible();
});

test.each([['nonsense'], ['{"locale":"xx","startPage":"/evil","notifications":7}'], ['null']])(
  'stored choices that are none (%s) count as not chosen',
  async (stored) => {
    localStorage.setItem('preferences:u1', stored);
    await show('/settings?tab=preferences');
    expect(screen.getByLabelText('Format of dates and numbers')).toHaveValue('en-US');
    expect(screen.getByRole('radio', { name: /Dashboard/ })).toBeChecked();
  },
);

test('the start page is where / and a sign-in lead; other addresses lead where they did (SET-05)', async () => {
  await show('/settings?tab=preferences');
  await userEvent.click(screen.getByRole('radio', { name: /Impact/ }));
  for (const [at, then] of [
    ['/', '/impact'],
    ['/login', '/dashboard'],
    ['/nonsense', '/dashboard'],
  ] as const) {
    cleanup();
    showApp({ path: at, signedIn: true, source: source() });
    await waitFor(() => expect(window.location.pathname).toBe(then));
  }

  cleanup();
  localStorage.removeItem('auth_token');
  server.on('POST /api/auth/login', () => Response.json({ accessToken: 't', user: aUser }));
  showApp({ path: '/login', source: source() });
  await userEvent.type(screen.getByLabelText('Email'), aUser.email);
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(window.location.pathname).toBe('/impact'));
});

test('notifications: on, off, on, on at first; kept in this browser without a call', async () => {
  const state = () => screen.getAllByRole('switch').flatMap((one) => [one.getAttribute('aria-checked')]);
  await show('/settings?tab=notifications');
  const labels = ['Proposals', 'Impact', 'Push', 'Email'];
  expect(labels.map((name) => screen.getByRole('switch', { name }).getAttribute('aria-checked'))).toEqual([
    'true',
    'true',
    'false',
    'true',
  ]);
  const before = server.calls.length;
  for (const name of labels) await userEvent.click(screen.getByRole('switch', { name }));
  expect(state()).toEqual(['false', 'false', 'true', 'false']);
  expect(await screen.findByText(/this browser cannot show notifications/)).toBeVisible();
  const calls = server.calls.slice(before).map(({ call }) => call);
  // What the page reads may still arrive; nothing is saved.
  const saved = calls.filter((call) => !call.startsWith('GET ') && call !== 'POST /api/analytics/events');
  expect(saved).toEqual([]);
  cleanup();
  await show('/settings?tab=notifications');
  expect(state()).toEqual(['false', 'false', 'true', 'false']);
});

test('the bell leaves out what is switched off, the page does not', async () => {
  const news = (id: string, type: string) => ({
    id,
    type,
    title: `A ${type}`,
    message: '',
    created_at: '2026-11-20T08:00:00.000Z',
    read: false,
  });
  const notifications = [news('n1', 'proposal_update'), news('n2', 'achievement'), news('n3', 'other')];
  server.on('GET /api/test/notifications/u1', () => Response.json({ notifications, unread: 3 }));
  await show('/settings?tab=notifications');
  expect(await screen.findByRole('button', { name: 'Notifications, 3 new' })).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: 'Proposals' }));
  await userEvent.click(screen.getByRole('button', { name: 'Notifications, 2 new' }));
  const panel = screen.getByRole('region', { name: 'Notifications' });
  expect(within(panel).queryByText('A proposal_update')).not.toBeInTheDocument();
  expect(within(panel).getByText('A achievement')).toBeVisible();
  await userEvent.click(within(panel).getByRole('link', { name: 'View all notifications' }));
  expect(await screen.findByText('A proposal_update')).toBeVisible();
});
