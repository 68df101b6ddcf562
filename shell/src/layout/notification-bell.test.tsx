import type { Notification } from '@harambee/domain/schemas';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noNetwork, refusal, server } from '../testing/fake-server.ts';
import { stream, useFakeStreams } from '../testing/fake-stream.ts';
import { showApp } from '../testing/show-app.tsx';

const inbox = '/api/test/notifications/u1';
const show = (path = '/settings') => showApp({ path, signedIn: true });
const panel = () => screen.findByRole('region', { name: 'Notifications' });
const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const titles = async () =>
  within(await panel())
    .getAllByRole('listitem')
    .map((row) => within(row).getByText(/^News/).textContent);

const news = (n: number, more: Partial<Notification> = {}): Notification => ({
  id: `n${n}`,
  type: 'proposal_update',
  title: `News ${n}`,
  message: 'The text is ready.',
  created_at: new Date(Date.now() - n * 60_000).toISOString(),
  action_url: `/proposals/p${n}`,
  read: false,
  ...more,
});

/** What the server has unread; marking changes it. */
function given(notifications: Notification[]) {
  let unread = notifications;
  server.on(`GET ${inbox}`, () => Response.json({ notifications: unread, unread: unread.length }));
  server.on(`PUT ${inbox}/clear-all`, () => {
    unread = [];
    return Response.json({ unread: 0 });
  });
  for (const one of notifications) {
    server.on(`PUT ${inbox}/${one.id}/read`, () => {
      unread = unread.filter(({ id }) => id !== one.id);
      return Response.json({ notification: { ...one, read: true } });
    });
  }
}

beforeEach(() => {
  useFakeStreams();
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => setTimeout(work),
    cancelIdleCallback: clearTimeout,
  });
});
const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => {});

test('the number on the bell, the header, and nothing but the cookie sent', async () => {
  given([news(1), news(2), news(3)]);
  show();
  await userEvent.click(await bell('Notifications, 3 new'));
  expect(within(await panel()).getByText('3 new')).toBeVisible();
  expect(await titles()).toEqual(['News 1', 'News 2', 'News 3']);
  const call = server.calls.find((one) => one.call === `GET ${inbox}`);
  expect(call?.request.headers.has('authorization')).toBe(false);
  expect(call?.request.credentials).toBe('include');
});

test('the button of an item marks it read and goes nowhere; the focus goes to the next one, then to the heading', async () => {
  given([news(1), news(2)]);
  show();
  await userEvent.click(await bell('Notifications, 2 new'));
  await userEvent.click(await bell('Mark as read: News 1'));
  expect(await bell('Notifications, 1 new')).toBeVisible();
  await waitFor(async () => expect(await titles()).toEqual(['News 2']));
  await waitFor(async () => expect(await bell('Mark as read: News 2')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('No new notifications')).toBeVisible();
  expect(within(await panel()).getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  expect(window.location.pathname).toBe('/settings');
  expect(server.countOf(`PUT ${inbox}/n1/read`)).toBe(1);
});

test('an item is marked read and leads to its page', async () => {
  given([news(1)]);
  show();
  await userEvent.click(await bell('Notifications, 1 new'));
  await userEvent.click(await screen.findByRole('link', { name: 'News 1' }));
  await waitFor(() => expect(window.location.pathname).toBe('/proposals/p1'));
  expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  expect(await bell('Notifications')).toBeVisible();
  await waitFor(() => expect(server.countOf(`PUT ${inbox}/n1/read`)).toBe(1));
});

test('an item without a page is only marked read', async () => {
  given([news(1, { action_url: undefined })]);
  show();
  await userEvent.click(await bell('Notifications, 1 new'));
  await userEvent.click(await bell('News 1'));
  expect(await screen.findByText('No new notifications')).toBeVisible();
  expect(window.location.pathname).toBe('/settings');
});

test('Clear all is there only when there is something, and empties list and count', async () => {
  given([news(1), news(2)]);
  show();
  await userEvent.click(await bell('Notifications, 2 new'));
  await userEvent.click(await bell('Clear all'));
  expect(await bell('Notifications')).toBeVisible();
  expect(within(await panel()).getByText('0 new')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  expect(server.countOf(`PUT ${inbox}/clear-all`)).toBe(1);
});

test('View all notifications opens the page', async () => {
  given([]);
  show();
  await userEvent.click(await bell('Notifications'));
  await userEvent.click(await screen.findByRole('link', { name: 'View all notifications' }));
  expect(await screen.findByRole('heading', { name: 'Notifications', level: 1 })).toHaveFocus();
  expect(window.location.pathname).toBe('/notifications');
  expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
});

test.each([
  ['marking', 'Mark as read: News 1', `PUT ${inbox}/n1/read`, 'The notification could not be marked as read'],
  ['clearing', 'Clear all', `PUT ${inbox}/clear-all`, 'Your notifications could not be cleared'],
])('%s that the server does not take is taken back, logged and said', async (_what, button, call, words) => {
  const logged = quiet();
  given([news(1), news(2)]);
  server.on(call, () => refusal(403));
  show();
  await userEvent.click(await bell('Notifications, 2 new'));
  await userEvent.click(await bell(button));
  expect(await screen.findByText(`${words}. Please try again.`)).toBeVisible();
  expect(await titles()).toEqual(['News 1', 'News 2']);
  expect(await bell('Notifications, 2 new')).toBeVisible();
  expect(logged).toHaveBeenCalledWith(words, expect.anything());
  logged.mockRestore();
});

test.each([
  ['fails', () => refusal(500)],
  ['cannot be reached', noNetwork],
])(
  'while the service %s the bell says so where the list would be, and Retry asks again; logged and said',
  async (_name, answer) => {
    const logged = quiet();
    server.on(`GET ${inbox}`, answer);
    show();
    expect(await screen.findByText('Your notifications could not be loaded')).toBeVisible();
    await userEvent.click(await bell('Notifications'));
    const drop = within(await panel());
    expect(drop.getByRole('heading', { name: 'Your notifications could not be loaded' })).toBeVisible();
    expect(drop.queryByText('0 new')).not.toBeInTheDocument();
    expect(drop.queryByText('No new notifications')).not.toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith('Loading notifications failed', expect.anything());
    given([news(1)]);
    await userEvent.click(drop.getByRole('button', { name: 'Retry' }));
    expect(await drop.findByText('1 new')).toBeVisible();
    expect(await titles()).toEqual(['News 1']);
    logged.mockRestore();
  },
);

test('before they have come, it does not say that there are none', async () => {
  let answer = (_response: Response) => {};
  server.on(`GET ${inbox}`, () => new Promise((resolve) => (answer = resolve)));
  show();
  await userEvent.click(await bell('Notifications'));
  const drop = within(await panel());
  expect(drop.getByText('Loading notifications')).toBeInTheDocument();
  expect(drop.queryByText('No new notifications')).not.toBeInTheDocument();
  await act(async () => answer(Response.json({ notifications: [], unread: 0 })));
  expect(await drop.findByText('No new notifications')).toBeVisible();
});

test('an installation without the service has none, and nobody is alarmed', async () => {
  show();
  await userEvent.click(await bell('Notifications'));
  expect(within(await panel()).getByText('No new notifications')).toBeVisible();
  expect(screen.queryByText('Your notifications could not be loaded')).not.toBeInTheDocument();
});

test('Escape closes, and the focus is on the bell again', async () => {
  given([news(1)]);
  show();
  await userEvent.click(await bell('Notifications, 1 new'));
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  expect(await bell('Notifications, 1 new')).toHaveFocus();
});

test('what arrives by the stream rings at once, is said, and is there once; what is read elsewhere goes', async () => {
  given([news(2)]);
  show();
  await bell('Notifications, 1 new');
  const live = await stream();
  live.say('notification', news(1));
  live.say('notification', news(1));
  await userEvent.click(await bell('Notifications, 2 new'));
  expect(await titles()).toEqual(['News 1', 'News 2']);
  expect(screen.getByText('New notification: News 1')).toBeInTheDocument();
  live.say('notification_read', { id: 'n2' });
  live.say('notification_read', { id: 'n2' });
  expect(await bell('Notifications, 1 new')).toBeVisible();
  live.say('notification_read', { id: 'all' });
  expect(await bell('Notifications')).toBeVisible();
});

test('more than a hundred stay a number that is readable', async () => {
  server.on(`GET ${inbox}`, () => Response.json({ notifications: [news(1)], unread: 140 }));
  show();
  expect((await bell('Notifications, 140 new')).textContent).toBe('99+');
});
