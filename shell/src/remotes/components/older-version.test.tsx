import { lazyPage } from '@harambee/platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { server } from '../../testing/fake-server.ts';
import { aModule, anEntry, fakeSource, showApp } from '../../testing/show-app.tsx';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

const reports = () =>
  server.calls.filter(({ call }) => call === 'POST /api/platform/errors').map(({ body }) => JSON.parse(body));

const fallback = {
  version: 'v0',
  contract: 1,
  entry: '/remotes/proposals/v0/start.json',
  integrity: 'sha384-x',
};
const listed = { ...anEntry, fallback };
const proposalsAs = (Component: React.ComponentType) =>
  aModule({ routes: [{ path: 'proposals', Component }] });
const Crashing = () => {
  throw new Error('undefined is not a function');
};
const lostChunk = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
const OlderPage = lazyPage(async () => () => <h1>All proposals, as before</h1>);

/** The newest version has this page; the one before it works. */
function show(newest: React.ComponentType, older: React.ComponentType = OlderPage) {
  const loadModule = jest.fn(async ({ version }: { version: string }) =>
    proposalsAs(version === 'v1' ? newest : older),
  );
  const entries = async () => [listed];
  showApp({
    path: '/proposals',
    signedIn: true,
    source: fakeSource({ knownRemotes: entries, fetchRemotes: entries, loadModule }),
  });
  return loadModule;
}

test.each([
  ['crashes as it opens', lazyPage(async () => Crashing), 'render', 'undefined is not a function'],
  ['lacks a file', lazyPage(() => Promise.reject(lostChunk())), 'load', 'Loading chunk 7 failed'],
])(
  'a page that %s is shown in the version before, and operators hear of it',
  async (_what, page, stage, message) => {
    show(page);
    expect(await screen.findByRole('heading', { name: 'All proposals, as before' })).toBeVisible();
    expect(screen.queryByText(/stopped working|couldn't be loaded/)).toBeNull();
    await waitFor(() => expect(reports()).toHaveLength(1));
    expect(reports()[0]).toMatchObject({ remote: 'proposals', version: 'v1', stage, message });
  },
);

test('if the version before crashes, too, the page says that it stopped working; Retry tries the newest', async () => {
  const loadModule = show(
    lazyPage(async () => Crashing),
    lazyPage(async () => Crashing),
  );
  expect(await screen.findByRole('heading', { name: 'Proposals stopped working' })).toBeVisible();
  expect(screen.getByText(/has a mistake, which we have been told about/)).toBeVisible();
  expect(loadModule.mock.calls.map(([{ version }]) => version)).toEqual(['v1', 'v0']);
  await waitFor(() => expect(reports().map(({ version }) => version)).toEqual(['v1', 'v0']));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(loadModule.mock.calls[2]?.[0].version).toBe('v1'));
});

function Later() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('later');
  return (
    <button type="button" onClick={() => setIsBroken(true)}>
      Break
    </button>
  );
}

test('a page that crashes later, while somebody works there, is not exchanged', async () => {
  const loadModule = show(lazyPage(async () => Later));
  await userEvent.click(await screen.findByRole('button', { name: 'Break' }));
  expect(await screen.findByRole('heading', { name: 'Proposals stopped working' })).toBeVisible();
  expect(loadModule).toHaveBeenCalledTimes(1);
});
