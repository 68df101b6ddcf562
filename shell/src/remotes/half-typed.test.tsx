import { lazyPage, type RemoteModule, watchNetwork } from '@harambee/platform';
import { Button } from '@harambee/ui';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { noNetwork, server } from '../testing/fake-server.ts';
import { aModule, anEntry, fakeSource, showApp } from '../testing/show-app.tsx';

const FormPage = () => (
  <>
    <p>At {useLocation().search}</p>
    <input aria-label="Title" />
    <Button to="/proposals/new?section=team">Who does it</Button>
  </>
);

const Tour = () => <p>A tour</p>;

/** Loading anew brings components that are others to React, however alike. */
const modules: Record<string, () => Partial<RemoteModule>> = {
  proposals: () => ({
    routes: [{ path: 'proposals/new', Component: lazyPage(async () => () => <FormPage />) }],
  }),
  impact: () => ({
    widgets: [{ id: 'tour', slot: 'app.overlay', order: 1, Component: Tour }],
  }),
};

async function network(next: 'online' | 'offline') {
  server.on('HEAD /icon.svg', next === 'online' ? () => new Response() : noNetwork);
  await act(async () => void window.dispatchEvent(new Event(next)));
}

/** The first page of a file brings the whole shell with it, which takes its time on a busy machine. */
const patience = { timeout: 30_000 };
const field = () => screen.findByLabelText('Title', {}, patience);

test('what is half-typed on a page stays when another remote comes back with the network, and on the way to its next part', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const stopWatching = watchNetwork();
  const broken = new Set(['impact']);
  const list = async () => [anEntry, { ...anEntry, name: 'impact', paths: ['/impact'] }];
  const loadModule = async ({ name }: { name: string }) => {
    if (broken.has(name)) throw new Error('no network');
    return aModule(modules[name]?.());
  };
  showApp({
    path: '/proposals/new',
    signedIn: true,
    source: fakeSource({ knownRemotes: list, fetchRemotes: list, loadModule }),
  });
  await userEvent.type(await field(), 'Wells for');
  await network('offline');
  broken.clear();
  await network('online');
  expect(await screen.findByText('A tour', {}, patience)).toBeInTheDocument();
  expect(await field()).toHaveValue('Wells for');
  // The list has been read anew, so the page waits for a moment: React wants to be waited for then.
  await act(async () => screen.getByRole('link', { name: 'Who does it' }).click());
  expect(await screen.findByText('At ?section=team', {}, patience)).toBeVisible();
  expect(await field()).toHaveValue('Wells for');
  act(() => stopWatching());
  jest.restoreAllMocks();
}, 90_000);
