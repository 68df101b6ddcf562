import { emptyProposalFields, type OutboxEntry, outboxWords } from '@harambee/domain';
import { type Outbox, sendRecord, workerMessages } from '@harambee/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noNetwork, refusal, server } from '../testing/fake-server.ts';
import { aModule, anEntry, fakeSource, showApp } from '../testing/show-app.tsx';

const stored = () => JSON.parse(localStorage.getItem('offline-actions') ?? '[]') as OutboxEntry[];
const fields = { ...emptyProposalFields, title: 'Wells' };
const inbox = '/api/test/notifications/u1';

const anAction = (changes: object = {}): object => ({
  id: 'a-1',
  action: 'proposal-create',
  data: { body: fields },
  timestamp: '2026-11-21T10:00:00.000Z',
  userId: 'u1',
  tenantId: 't1',
  title: 'Wells',
  ...changes,
});
const anEdit = (changes: object = {}) =>
  anAction({
    id: 'a-2',
    action: 'proposal-update',
    title: 'Pumps',
    data: { id: 'p-1', body: fields, revision: 3, read: fields },
    ...changes,
  });
const keep = (...actions: object[]) => localStorage.setItem('offline-actions', JSON.stringify(actions));

let isOnline = true;
const goOnline = (now: boolean) => {
  isOnline = now;
  act(() => void window.dispatchEvent(new Event(now ? 'online' : 'offline')));
};
const worker = Object.assign(new EventTarget(), { controller: { postMessage: jest.fn() } });

beforeEach(() => {
  isOnline = false;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  worker.controller.postMessage.mockClear();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.restoreAllMocks();
});

const show = (path = '/settings') => showApp({ path, signedIn: true });
const panelButton = () => screen.findByRole('button', { name: /^Not sent yet/ });
async function openPanel() {
  await userEvent.click(await panelButton());
  return within(await screen.findByRole('dialog', { name: 'Not sent yet' }));
}
const made = (id = 'p-9') =>
  Response.json({ proposal: { id, revision: 0, draftContent: fields } }, { status: 201 });

test('with nothing waiting there is nothing in the top bar', async () => {
  show();
  await screen.findByRole('button', { name: /^Notifications/ });
  expect(screen.queryByRole('button', { name: /^Not sent yet/ })).not.toBeInTheDocument();
});

test('what waits is counted, named, and led to', async () => {
  keep(
    anAction(),
    anEdit(),
    anAction({ id: 'a-3', action: 'notification-read', title: '', data: { ids: ['1', '2'] } }),
  );
  show();
  expect(await panelButton()).toHaveAccessibleName('Not sent yet: 3 changes');
  const panel = await openPanel();
  expect(panel.getAllByText(outboxWords.queued)).toHaveLength(3);
  expect(panel.getByRole('link', { name: 'Edit: Wells' })).toHaveAttribute(
    'href',
    '/proposals/new?unsent=a-1',
  );
  expect(panel.getByRole('link', { name: 'Edit: Pumps' })).toHaveAttribute(
    'href',
    '/proposals/p-1?mode=edit',
  );
  expect(panel.getByText('2 notifications marked as read')).toBeVisible();
});

test('sent when the browser is online again, in order, each once; said once, and told to other pages', async () => {
  keep(anAction(), anAction({ id: 'a-4', title: 'Second', timestamp: '2026-11-21T11:00:00.000Z' }));
  server.on('POST /api/proposals', (request) => made(`p-${request.headers.get('idempotency-key')}`));
  show();
  await panelButton();
  expect(server.countOf('POST /api/proposals')).toBe(0);
  const reads = server.countOf('GET /api/proposals/stats');
  goOnline(true);
  expect(await screen.findByText('Your 2 changes were sent.')).toBeVisible();
  const posts = server.calls.filter(({ call }) => call === 'POST /api/proposals');
  expect(posts.map(({ request }) => request.headers.get('idempotency-key'))).toEqual(['a-1', 'a-4']);
  expect(stored()).toEqual([]);
  expect(screen.queryByRole('button', { name: /^Not sent yet/ })).not.toBeInTheDocument();
  // What pages show is asked for anew.
  await waitFor(() => expect(server.countOf('GET /api/proposals/stats')).toBeGreaterThan(reads));
  expect(worker.controller.postMessage.mock.calls).toEqual([
    [{ type: 'PROPOSAL_SYNC_SUCCESS', userId: 'u1', id: 'p-a-1' }],
    [{ type: 'PROPOSAL_SYNC_SUCCESS', userId: 'u1', id: 'p-a-4' }],
  ]);
});

test('at the start with a network it is sent at once', async () => {
  isOnline = true;
  keep(anAction());
  server.on('POST /api/proposals', () => made());
  show();
  expect(await screen.findByText('Your change was sent.')).toBeVisible();
});

test('a refused one needs the person: its reason, its text, and discarding asks first', async () => {
  isOnline = true;
  keep(anEdit());
  server.on('PUT /api/proposals/p-1', () => refusal(409, 'It has been sent, so it stays as it was sent.'));
  show();
  expect(await screen.findByText(/^One change could not be saved/)).toBeVisible();
  expect(await panelButton()).toHaveAccessibleName('Not sent yet: 1 change, one needs your attention');
  const panel = await openPanel();
  expect(panel.getByText(outboxWords.refused)).toBeVisible();
  expect(panel.getByText('It has been sent, so it stays as it was sent.')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Try to send now' })).not.toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: 'Discard: Pumps' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard this change?' }));
  await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
  expect(stored()).toHaveLength(1);
  await userEvent.click(panel.getByRole('button', { name: 'Discard: Pumps' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(stored()).toEqual([]));
});

test('somebody else was faster: both are kept, and one is asked to choose', async () => {
  isOnline = true;
  keep(anEdit());
  const theirs = { id: 'p-1', revision: 8, draftContent: { ...fields, title: 'Theirs' } };
  server.on('PUT /api/proposals/p-1', () =>
    Response.json({ error: 'changed', requestId: 'r', proposal: theirs }, { status: 412 }),
  );
  show();
  const panel = await openPanel();
  expect(await panel.findByText(outboxWords.conflict)).toBeVisible();
  expect(panel.getByRole('link', { name: 'Choose: Pumps' })).toHaveAttribute(
    'href',
    '/proposals/p-1?mode=edit',
  );
  expect(stored()).toMatchObject([
    { data: { body: { title: 'Wells' } }, theirs: { revision: 8, answers: { title: 'Theirs' } } },
  ]);
});

test('signing out asks first, says how much would be lost, and then leaves nothing behind', async () => {
  keep(anAction(), anEdit());
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('2 changes have not been sent. Sign out anyway and lose them?')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Stay signed in' }));
  expect(stored()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out anyway' }));
  await waitFor(() => expect(localStorage.getItem('auth_token')).toBeNull());
  expect(localStorage.getItem('offline-actions')).toBeNull();
});

test('what somebody else has on this browser is neither shown nor sent, and stays theirs', async () => {
  isOnline = true;
  keep(anAction({ userId: 'u2' }));
  show();
  await screen.findByRole('button', { name: /^Notifications/ });
  goOnline(true);
  expect(screen.queryByRole('button', { name: /^Not sent yet/ })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(localStorage.getItem('auth_token')).toBeNull());
  expect(server.countOf('POST /api/proposals')).toBe(0);
  expect(stored()).toHaveLength(1);
});

test.each([
  [workerMessages.proposalSynced, 'u1', 'Your proposals are up to date', 'GET /api/proposals/stats', 1],
  [
    workerMessages.profileSynced,
    'u1',
    'The organization profile is up to date',
    'GET /api/proposals/stats',
    0,
  ],
  [workerMessages.proposalSynced, 'u2', '', 'GET /api/proposals/stats', 0],
])(
  '%s of %s from another page: asked for anew and said (OFFLINE-12)',
  async (type, userId, words, call, more) => {
    show('/dashboard');
    await waitFor(() => expect(server.countOf(call)).toBe(1));
    act(() => void worker.dispatchEvent(new MessageEvent('message', { data: { type, userId, id: 'p-1' } })));
    if (words) expect(await screen.findByText(words)).toBeInTheDocument();
    await waitFor(() => expect(server.countOf(call)).toBe(1 + more));
  },
);

test('notifications marked without a network stay read, also when they are asked for again, and are sent later', async () => {
  const news = (id: string) => ({
    id,
    type: 'funding',
    title: `News ${id}`,
    message: 'Yes',
    created_at: new Date().toISOString(),
    read: false,
  });
  server.on(`GET ${inbox}`, () => Response.json({ notifications: [news('n1'), news('n2')], unread: 2 }));
  server.on(`PUT ${inbox}/n1/read`, noNetwork);
  server.on(`PUT ${inbox}/clear-all`, noNetwork);
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 new' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as read: News n1' }));
  await waitFor(() => expect(stored()).toMatchObject([{ data: { ids: ['n1'] } }]), { timeout: 6_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(stored()).toMatchObject([{ data: { ids: ['n1', 'n2'] } }]));
  unmount();
  show();
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  server.on(`PUT ${inbox}/n1/read`, () => Response.json({ notification: news('n1') }));
  server.on(`PUT ${inbox}/n2/read`, () => Response.json({ notification: news('n2') }));
  goOnline(true);
  await waitFor(() => expect(stored()).toEqual([]));
  expect(server.countOf(`PUT ${inbox}/clear-all`)).toBe(0);
});

describe('of a remote this shell has never heard of', () => {
  const donors = { ...anEntry, name: 'donors', atStart: false };
  const list = async () => [anEntry, donors];
  const aDonor = (action: string) =>
    anAction({ id: 'a-9', action, title: 'Amina', data: { body: { name: 'Amina' } } });
  const donorIn = (answer: unknown) => {
    const { donor } = (answer ?? {}) as { donor?: { id: string; revision: number } };
    return donor && { ...donor, answers: donor };
  };

  test('a change is sent by what its module declares, which is loaded for it', async () => {
    isOnline = true;
    keep(aDonor('donor-create'));
    server.on('POST /api/donors', () => Response.json({ donor: { id: 'd-1', revision: 0 } }));
    const outbox: Outbox = {
      'donor-create': {
        label: 'New donor',
        nameOf: () => 'Untitled donor',
        accepts: (data) => 'body' in data,
        send: (entry) => sendRecord(entry, { method: 'POST', path: '/api/donors', savedIn: donorIn }),
        refreshes: ['Donor'],
        synced: { message: 'DONOR_SYNC_SUCCESS', says: 'Your donors are up to date' },
      },
    };
    const loadModule = async ({ name }: { name: string }) => aModule(name === 'donors' ? { outbox } : {});
    const source = fakeSource({ knownRemotes: list, fetchRemotes: list, loadModule });
    showApp({ path: '/settings', signedIn: true, source });
    expect(await screen.findByText('Your change was sent.')).toBeVisible();
    expect(stored()).toEqual([]);
    expect(worker.controller.postMessage.mock.calls).toEqual([
      [{ type: 'DONOR_SYNC_SUCCESS', userId: 'u1', id: 'd-1' }],
    ]);
  });

  test('a change that no module declares stays, and says so', async () => {
    isOnline = true;
    keep(aDonor('of-a-later-release'), anAction());
    server.on('POST /api/proposals', () => made());
    show();
    expect(await screen.findByText('Your change was sent.')).toBeVisible();
    const panel = await openPanel();
    expect(panel.getByText('Amina')).toBeVisible();
    expect(panel.getByText(/^The part of Harambee that sends this change has not loaded/)).toBeVisible();
    expect(stored()).toMatchObject([{ action: 'of-a-later-release' }]);
  });
});
