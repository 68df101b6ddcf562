import { lazyPage, type RemoteWidget } from '@harambee/platform';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { server } from '../../testing/fake-server.ts';
import { aModule, anEntry, fakeSource, showApp } from '../../testing/show-app.tsx';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

const reports = () =>
  server.calls.filter(({ call }) => call === 'POST /api/platform/errors').map(({ body }) => JSON.parse(body));
const lost = () => screen.findByRole('heading', { level: 1, name: "Proposals couldn't be loaded" });
const crashed = () => screen.findByRole('heading', { level: 1, name: 'Proposals stopped working' });
/** While an attempt is under way another press does nothing. */
const retry = async () => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
};
const shellWorks = () => expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();

test.each([
  ['/proposals', 'All proposals'],
  ['/proposals/new', 'A new proposal'],
  ['/proposals/p1', 'One proposal'],
])('%s shows the page of its remote', async (path, heading) => {
  showApp({ path, signedIn: true });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});

test('a page that is long on its way: after ten seconds it says so, and loading it again brings it', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const loadModule = jest.fn(async (_wanted: unknown, afresh: boolean) =>
      afresh ? aModule() : new Promise(() => {}),
    );
    showApp({ path: '/proposals', signedIn: true, source: fakeSource({ loadModule }) });
    await screen.findByText('Loading page');
    expect(screen.queryByText('This page is taking longer than usual')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('This page is taking longer than usual')).toBeVisible();
    expect(screen.queryByText("Proposals couldn't be loaded")).toBeNull();
    shellWorks();
    await user.click(screen.getByRole('button', { name: 'Reload it' }));
    expect(screen.queryByText('This page is taking longer than usual')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'All proposals' })).toBeVisible();
    expect(reports()).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});

test('missing in the list: says so in words; Retry finds it once it is published', async () => {
  const fetchRemotes = jest.fn().mockResolvedValueOnce([]).mockResolvedValue([anEntry]);
  showApp({
    path: '/proposals',
    signedIn: true,
    source: fakeSource({ knownRemotes: async () => [], fetchRemotes }),
  });
  expect(await lost()).toBeVisible();
  shellWorks();
  await retry();
  await waitFor(() => expect(fetchRemotes).toHaveBeenCalledTimes(1));
  // The sentence of before may go only now, and come anew; as long as the first attempt is under way a press does nothing.
  await waitFor(async () => {
    await retry();
    expect(fetchRemotes).toHaveBeenCalledTimes(2);
  });
  expect(await screen.findByRole('heading', { name: 'All proposals' })).toBeVisible();
  expect(reports()).toEqual([]);
});

test('the list itself cannot be read: says so, reports it, and Retry recovers', async () => {
  const knownRemotes = () => Promise.reject(new Error('/remotes.json: 502'));
  showApp({ path: '/proposals', signedIn: true, source: fakeSource({ knownRemotes }) });
  expect(await lost()).toBeVisible();
  await retry();
  expect(await screen.findByRole('heading', { name: 'All proposals' })).toBeVisible();
});

test('broken at load: Retry fails once, then succeeds; each failure is reported with its reference', async () => {
  const loadModule = jest
    .fn()
    .mockRejectedValueOnce(new Error('manifest 404'))
    .mockRejectedValueOnce(new Error('chunk 404'))
    .mockResolvedValue(aModule());
  showApp({ path: '/proposals', signedIn: true, source: fakeSource({ loadModule }) });
  expect(await lost()).toBeVisible();
  shellWorks();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  await waitFor(() => expect(reports()).toHaveLength(1));
  const [report] = reports();
  expect(report).toMatchObject({
    remote: 'proposals',
    version: 'v1',
    stage: 'load',
    message: 'manifest 404',
    path: '/proposals',
    reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
  });
  expect(screen.getByText(new RegExp(`Reference for support: ${report.reference}`))).toBeVisible();
  await retry();
  await waitFor(() => expect(reports().map(({ message }) => message)).toEqual(['manifest 404', 'chunk 404']));
  await retry();
  expect(await screen.findByRole('heading', { name: 'All proposals' })).toBeVisible();
});

test('made for another contract: says so instead of crashing', async () => {
  const source = fakeSource({ loadModule: async () => aModule({ contract: 2 as never }) });
  showApp({ path: '/proposals', signedIn: true, source });
  expect(await lost()).toBeVisible();
  expect(screen.getByText(/made for another version/)).toBeVisible();
});

const AllProposals = () => <h1>All proposals</h1>;

const fault = { isThere: true };
function FaultyPage() {
  if (fault.isThere) throw new Error('undefined is not a function');
  return <AllProposals />;
}

test('throwing at render: only its own page is lost; the next page of it, and Retry, work', async () => {
  const loadModule = jest.fn(async () => {
    const { remoteModule } = aModule();
    const [, ...others] = remoteModule.routes;
    return aModule({
      routes: [{ path: 'proposals', Component: lazyPage(async () => FaultyPage) }, ...others],
    });
  });
  showApp({ path: '/proposals', signedIn: true, source: fakeSource({ loadModule }) });
  expect(await crashed()).toBeVisible();
  await waitFor(() => expect(reports()[0]).toMatchObject({ remote: 'proposals', stage: 'render' }));
  await userEvent.click(screen.getByRole('link', { name: 'Go to Dashboard' }));
  expect(await screen.findByRole('heading', { name: /Wanjiru/ })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Proposals' }));
  expect(await crashed()).toBeVisible();
  fault.isThere = false;
  await retry();
  expect(await screen.findByRole('heading', { name: 'All proposals' })).toBeVisible();
  expect(loadModule).toHaveBeenLastCalledWith(
    expect.objectContaining({ name: 'proposals', version: 'v1' }),
    true,
    expect.any(AbortSignal),
  );
});

test('a lazy page whose file is missing is lost, and Retry brings new ones', async () => {
  let isThere = false;
  const pages = async () => {
    if (!isThere) throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    return AllProposals;
  };
  const loadModule = async () => aModule({ routes: [{ path: 'proposals', Component: lazyPage(pages) }] });
  showApp({ path: '/proposals', signedIn: true, source: fakeSource({ loadModule }) });
  expect(await lost()).toBeVisible();
  isThere = true;
  await retry();
  expect(await screen.findByRole('heading', { name: 'All proposals' })).toBeVisible();
});

const widget = (id: string, order: number, Component: RemoteWidget['Component']): RemoteWidget => ({
  id,
  slot: 'dashboard.main',
  order,
  Component,
});

test('widgets stand in their order; one that throws leaves a quiet gap and is reported', async () => {
  const widgets = [
    widget('last', 30, () => <section>Last</section>),
    widget('broken', 20, () => {
      throw new Error('no data');
    }),
    widget('first', 10, () => <section>First</section>),
  ];
  showApp({
    path: '/dashboard',
    signedIn: true,
    source: fakeSource({ loadModule: async () => aModule({ widgets }) }),
  });
  const first = await screen.findByText('First');
  expect(first.compareDocumentPosition(screen.getByText('Last'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('heading', { name: /Wanjiru/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(reports()).toEqual([expect.objectContaining({ message: 'no data' })]));
});

test('a remote is warmed up when the pointer comes near its link', async () => {
  const preload = jest.fn(async () => () => <h1>All proposals</h1>);
  const source = fakeSource({
    loadModule: async () => aModule({ routes: [{ path: 'proposals', Component: lazyPage(preload) }] }),
  });
  showApp({ path: '/settings', signedIn: true, source });
  await userEvent.hover(await screen.findByRole('link', { name: 'Proposals' }));
  await waitFor(() => expect(preload).toHaveBeenCalledTimes(1));
});
