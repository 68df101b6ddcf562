import { lazyPage, watchNetwork } from '@harambee/platform';
import { act, screen, waitFor } from '@testing-library/react';
import { noNetwork, server } from '../testing/fake-server.ts';
import { aModule, fakeSource, showApp } from '../testing/show-app.tsx';

let stopWatching: () => void;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  stopWatching = watchNetwork();
});
afterEach(() => {
  act(() => stopWatching());
  jest.restoreAllMocks();
});

function network(next: 'online' | 'offline') {
  server.on('HEAD /icon.svg', next === 'online' ? () => new Response() : noNetwork);
  act(() => void window.dispatchEvent(new Event(next)));
}

const lost = () => screen.findByRole('heading', { level: 1, name: "Proposals couldn't be loaded" });
const whole = aModule({
  widgets: [{ id: 'recent', slot: 'dashboard.main', order: 1, Component: () => <p>Recent work</p> }],
});

/** What loading brings: nothing until `mend`. */
function cutSource() {
  const loadModule = jest.fn(() => Promise.reject<unknown>(new Error('no network')));
  return { source: fakeSource({ loadModule }), mend: () => loadModule.mockResolvedValue(whole) };
}

test('a page whose remote the network has cost comes back with it, without a press', async () => {
  const { source, mend } = cutSource();
  showApp({ path: '/proposals', signedIn: true, source });
  expect(await lost()).toBeVisible();
  network('offline');
  mend();
  network('online');
  expect(await screen.findByRole('heading', { name: 'All proposals' })).toBeVisible();
});

test('so does a widget nobody could press a button for', async () => {
  const { source, mend } = cutSource();
  showApp({ path: '/dashboard', signedIn: true, source });
  expect(await screen.findByRole('heading', { name: /Wanjiru/ })).toBeVisible();
  network('offline');
  mend();
  network('online');
  expect(await screen.findByText('Recent work')).toBeVisible();
});

test('and a page whose own file did not come', async () => {
  let isThere = false;
  const pages = async () => {
    if (isThere) return () => <h1>All proposals</h1>;
    throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  };
  const loadModule = async () => aModule({ routes: [{ path: 'proposals', Component: lazyPage(pages) }] });
  showApp({ path: '/proposals', signedIn: true, source: fakeSource({ loadModule }) });
  expect(await lost()).toBeVisible();
  network('offline');
  isThere = true;
  network('online');
  expect(await screen.findByRole('heading', { name: 'All proposals' })).toBeVisible();
});

test('what throws is no matter of the network: it stays as it is until Retry', async () => {
  const draw = jest.fn(() => {
    throw new Error('undefined is not a function');
  });
  const loadModule = jest.fn(async () =>
    aModule({ routes: [{ path: 'proposals', Component: lazyPage(async () => draw) }] }),
  );
  showApp({ path: '/proposals', signedIn: true, source: fakeSource({ loadModule }) });
  expect(await screen.findByRole('heading', { name: 'Proposals stopped working' })).toBeVisible();
  const drawn = draw.mock.calls.length;
  network('offline');
  network('online');
  await waitFor(() => expect(server.calls.some(({ call }) => call === 'HEAD /icon.svg')).toBe(true));
  expect(loadModule).toHaveBeenCalledTimes(1);
  expect(draw).toHaveBeenCalledTimes(drawn);
});
