import type { Notification } from '@harambee/domain/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';

const inbox = '/api/test/notifications/u1';
const day = 24 * 60 * 60_000;
const show = (path = '/notifications') => showApp({ path, signedIn: true });
const rows = () => within(screen.getByRole('main')).getAllByRole('listitem');

const news = (n: number, more: Partial<Notification> = {}): Notification => ({
  id: `n${n}`,
  type: 'funding',
  title: `News ${n}`,
  message: 'The funder said yes.',
  created_at: new Date(Date.now() - n).toISOString(),
  action_url: `/proposals/p${n}`,
  read: false,
  ...more,
});

/** The inbox of the server, asked as the page asks. */
function given(all: Notification[], pageSize = 20) {
  let kept = all;
  const unread = () => kept.filter(({ read }) => !read);
  server.on(`GET ${inbox}`, ({ url }) => {
    const query = new URL(url).searchParams;
    const list = query.get('status') === 'all' ? kept : unread();
    const start = Number(query.get('cursor') ?? 0);
    const notifications = list.slice(start, start + pageSize);
    const next = start + pageSize;
    return Response.json({
      notifications,
      unread: unread().length,
      ...(next < list.length && { nextCursor: String(next) }),
    });
  });
  server.on(`PUT ${inbox}/clear-all`, () => {
    kept = kept.map((one) => ({ ...one, read: true }));
    return Response.json({ unread: 0 });
  });
  server.on(`PUT ${inbox}/n1/read`, () => {
    kept = kept.map((one) => (one.id === 'n1' ? { ...one, read: true } : one));
    return Response.json({ notification: kept[0] });
  });
}

test('read and unread ones, by day', async () => {
  given([news(1), news(2, { read: true }), news(day), news(9 * day, { read: true })]);
  show();
  expect(await screen.findByRole('region', { name: 'Today' })).toBeVisible();
  const regions = within(screen.getByRole('main')).getAllByRole('region');
  expect(regions.map((region) => within(region).getAllByRole('listitem').length)).toEqual([2, 1, 1]);
  expect(screen.getByRole('region', { name: 'Yesterday' })).toBeVisible();
  const buttons = within(screen.getByRole('main')).getAllByRole('button', { name: /^Mark as read/ });
  expect(buttons).toHaveLength(2);
});

test('only the unread ones: chosen by a tab, kept in the address', async () => {
  given([news(1), news(2, { read: true })]);
  const { unmount } = show();
  await screen.findByRole('region', { name: 'Today' });
  await userEvent.click(screen.getByRole('tab', { name: 'Unread (1)' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(window.location.search).toBe('?show=unread');
  unmount();
  show('/notifications?show=unread');
  await screen.findByRole('region', { name: 'Today' });
  expect(rows()).toHaveLength(1);
});

test('page by page, each once', async () => {
  given(Array.from({ length: 45 }, (_, n) => news(n + 1)));
  show();
  await screen.findByRole('region', { name: 'Today' });
  expect(rows()).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier ones' }));
  await waitFor(() => expect(rows()).toHaveLength(40));
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier ones' }));
  await waitFor(() => expect(rows()).toHaveLength(45));
  expect(screen.queryByRole('button', { name: 'Show earlier ones' })).not.toBeInTheDocument();
});

test('marked read here, it stays under All, and the bell counts one less', async () => {
  given([news(1), news(2)]);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as read: News 1' }));
  expect(await screen.findByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
  expect(rows()).toHaveLength(2);
  expect(screen.getByRole('tab', { name: 'Unread (1)' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark as read: News 1' })).not.toBeInTheDocument();
});

test('Clear all marks all read, deletes nothing, and goes away', async () => {
  given([news(1), news(2)]);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument());
  expect(rows()).toHaveLength(2);
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
});

test('with none it says what will be here', async () => {
  given([]);
  show();
  expect(await screen.findByText('No notifications yet')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Unread' }));
  expect(await screen.findByText('No new notifications')).toBeVisible();
});

test('a failure offers Retry', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  server.on(`GET ${inbox}`, () => refusal(403));
  show();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  given([news(1)]);
  await userEvent.click(retry);
  expect(await screen.findByRole('region', { name: 'Today' })).toBeVisible();
  logged.mockRestore();
});
