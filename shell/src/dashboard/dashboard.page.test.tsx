import { lazyPage, type RemoteWidget, useGetProposalCardsQuery } from '@harambee/platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aUser, noNetwork, refusal, server } from '../testing/fake-server.ts';
import { aModule, anEntry, fakeSource, showApp } from '../testing/show-app.tsx';

const show = () =>
  showApp({ path: '/dashboard', signedIn: true, source: fakeSource({ knownRemotes: async () => [] }) });

const widget = (id: string, slot: RemoteWidget['slot'], order: number): RemoteWidget => ({
  id,
  slot,
  order,
  Component: lazyPage(async () => () => <p data-testid="widget">{id}</p>),
});

/** Two remotes; the second one comes when it is told to, or not at all. */
function showTwo() {
  let arrive = (_ok: boolean) => {};
  const gate = new Promise<boolean>((resolve) => {
    arrive = resolve;
  });
  const second = { ...anEntry, name: 'impact', paths: ['/impact'] };
  showApp({
    path: '/dashboard',
    signedIn: true,
    source: fakeSource({
      knownRemotes: async () => [anEntry, second],
      loadModule: async (entry) => {
        if (entry.name === 'proposals') {
          return aModule({
            widgets: [
              widget('active', 'dashboard.figures', 10),
              widget('recent', 'dashboard.main', 10),
              widget('next', 'dashboard.next', 10),
            ],
          });
        }
        if (!(await gate)) throw new Error('gone');
        return aModule({ widgets: [widget('points', 'dashboard.figures', 5)] });
      },
    }),
  });
  return { arrive };
}
const widgets = () => screen.queryAllByTestId('widget').map((one) => one.textContent);

const proposal = (id: string, status: string, updatedAt: string) => ({
  id,
  title: `Proposal ${id}`,
  status,
  createdAt: '2026-11-10T08:00:00.000Z',
  updatedAt,
});

test('the page is made of the widgets of the remotes, in their order; their places are kept free until then', async () => {
  const { arrive } = showTwo();
  await waitFor(() => expect(widgets()).toEqual(['next', 'recent']));
  expect(document.title).toBe('Dashboard · Harambee');
  await act(async () => arrive(true));
  await waitFor(() => expect(widgets()).toEqual(['next', 'points', 'active', 'recent']));
});

test('a missing remote leaves a quiet gap and no error', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { arrive } = showTwo();
  await waitFor(() => expect(widgets()).toEqual(['next', 'recent']));
  await act(async () => arrive(false));
  await waitFor(() => expect(widgets()).toEqual(['next', 'active', 'recent']));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  logged.mockRestore();
});

test('the page waits for remotes that have widgets on it, and for those nobody knows of; others come later (NAV-23)', async () => {
  const loaded = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const asked: string[] = [];
  const other = (name: string, more: object) => ({ ...anEntry, name, paths: [`/${name}`], ...more });
  const never = new Promise<never>(() => {});
  showApp({
    path: '/dashboard',
    signedIn: true,
    source: fakeSource({
      knownRemotes: async () => [
        other('proposals', { widgetPages: ['/dashboard'] }),
        other('assistant', { widgetPages: [] }),
        other('older', {}),
        other('unasked', { atStart: false }),
      ],
      loadModule: async ({ name }) => {
        asked.push(name);
        return name === 'assistant' ? never : aModule();
      },
    }),
  });
  // It stands below the widgets, and appears once nothing more comes.
  expect(await screen.findByRole('region', { name: 'Recent Activity' })).toBeVisible();
  expect([...new Set(asked)]).toEqual(['proposals', 'older']);
  loaded.mockRestore();
  await act(async () => void fireEvent(window, new Event('load')));
  await waitFor(() => expect(asked).toContain('assistant'));
  expect(asked).not.toContain('unasked');
});

/** Reads for itself. */
function Late() {
  const { isSuccess } = useGetProposalCardsQuery({ sort: 'created', limit: 3 });
  return <p>{isSuccess ? 'read' : 'reading'}</p>;
}

test('what stands below a widget waits for its code, and for what it reads then', async () => {
  const steps = ['code', 'answer'] as const;
  const go = {} as Record<(typeof steps)[number], () => void>;
  const [code, answer] = steps.map(
    (step) => new Promise<void>((resolve) => Object.assign(go, { [step]: resolve })),
  );
  server.on('GET /api/proposals', async (request) => {
    if (new URL(request.url).searchParams.get('limit') === '3') await answer;
    return Response.json({ proposals: [] });
  });
  const late: RemoteWidget = {
    ...widget('late', 'dashboard.main', 10),
    Component: lazyPage(async () => {
      await code;
      return Late;
    }),
  };
  showApp({
    path: '/dashboard',
    signedIn: true,
    source: fakeSource({
      knownRemotes: async () => [anEntry],
      loadModule: async () => aModule({ widgets: [late, widget('active', 'dashboard.figures', 10)] }),
    }),
  });
  const below = () => screen.queryByRole('region', { name: 'Recent Activity' });
  await waitFor(() => expect(widgets()).toEqual(['active']));
  await waitFor(() => expect(server.countOf('GET /api/proposals')).toBe(1));
  await act(async () => {});
  expect(below()).not.toBeInTheDocument();
  await act(async () => go.code());
  expect(await screen.findByText('reading')).toBeVisible();
  expect(below()).not.toBeInTheDocument();
  await act(async () => go.answer());
  expect(await screen.findByText('read')).toBeVisible();
  await waitFor(() => expect(below()).toBeVisible());
});

test('without any remote the page still greets, acts and tells what has happened', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Good .+, Wanjiru$/);
  expect(await screen.findByText('Account created')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('status', { name: /Loading/ })).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without a first name it greets without a comma', async () => {
  server.on('GET /api/auth/me', () => Response.json({ user: { ...aUser, firstName: ' ' } }));
  show();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    /^Good (morning|afternoon|evening)$/,
  );
});

test('recent activity: newest first, the account last', async () => {
  server.on('GET /api/proposals', () =>
    Response.json({
      proposals: [
        proposal('a', 'draft', '2026-11-12T08:00:00.000Z'),
        proposal('b', 'completed', '2026-11-19T08:00:00.000Z'),
      ],
    }),
  );
  show();
  const card = await screen.findByRole('region', { name: 'Recent Activity' });
  await within(card).findByRole('link', { name: 'Proposal a' });
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((item) => item.textContent?.replace(/(\d+\w ago|just now).*/, '')),
  ).toEqual([
    expect.stringContaining('Proposal b is now completed'),
    expect.stringContaining('Proposal a was started'),
    expect.stringContaining('Proposal b was started'),
    expect.stringContaining('Account created for Maji Kwa Wote'),
  ]);
});

test('activities stand under the time they happened in', async () => {
  const today = new Date().toISOString();
  server.on('GET /api/auth/me', () =>
    Response.json({ user: { ...aUser, createdAt: '2020-01-01T08:00:00.000Z' } }),
  );
  server.on('GET /api/proposals', () =>
    Response.json({ proposals: [{ ...proposal('a', 'draft', today), createdAt: today }] }),
  );
  show();
  const card = await screen.findByRole('region', { name: 'Recent Activity' });
  await within(card).findByRole('link', { name: 'Proposal a' });
  expect(
    within(card)
      .getAllByRole('heading', { level: 3 })
      .map((one) => one.textContent),
  ).toEqual(['Today', 'Earlier']);
});

test.each([
  ['refused', () => refusal(403)],
  ['lost', noNetwork],
])('activities that are %s: it says so, and Retry asks again', async (_how, answer) => {
  server.on('GET /api/proposals', answer);
  show();
  const card = within(await screen.findByRole('region', { name: 'Recent Activity' }));
  expect(await card.findByText('Your recent activity could not be loaded')).toBeVisible();
  server.on('GET /api/proposals', () =>
    Response.json({ proposals: [proposal('a', 'draft', '2026-11-12T08:00:00.000Z')] }),
  );
  fireEvent.click(card.getByRole('button', { name: 'Retry' }));
  expect(await card.findByRole('link', { name: 'Proposal a' })).toBeVisible();
  expect(card.queryByText('Your recent activity could not be loaded')).toBeNull();
});

test('quick actions lead to /proposals/new, /profiles and /impact', async () => {
  show();
  const card = await screen.findByRole('region', { name: 'Quick actions' });
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/proposals/new', '/profiles', '/impact']);
});

test.each([
  ['the window regains focus', () => fireEvent.focus(window)],
  ['the tab becomes visible', () => fireEvent(window, new Event('visibilitychange'))],
])('loads again when %s', async (_name, look) => {
  show();
  const card = await screen.findByRole('region', { name: 'Recent Activity' });
  expect(await within(card).findByText('Account created')).toBeVisible();
  server.on('GET /api/proposals', () =>
    Response.json({ proposals: [proposal('new', 'draft', '2026-11-20T08:00:00.000Z')] }),
  );
  look();
  expect(await within(card).findByRole('link', { name: 'Proposal new' })).toBeVisible();
});
