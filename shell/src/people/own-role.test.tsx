import { lazyPage } from '@harambee/platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, server } from '../testing/fake-server.ts';
import { stream, useFakeStreams } from '../testing/fake-stream.ts';
import { aModule, fakeSource, showApp } from '../testing/show-app.tsx';

const remote = fakeSource({
  loadModule: async () =>
    aModule({
      routes: [
        { path: 'proposals', Component: lazyPage(async () => () => <h1>All proposals</h1>) },
        { path: 'proposals/new', Component: lazyPage(async () => () => <h1>A new proposal</h1>) },
      ],
      commands: [
        {
          id: 'p.new',
          name: 'New proposal',
          subtitle: '',
          section: 'Create and search',
          needs: 'proposals.write',
          to: '/proposals/new',
        },
      ],
    }),
});

function show(path: string, role: 'Member' | 'Reviewer' | 'Viewer') {
  server.on('GET /api/auth/me', () => Response.json({ user: { ...aUser, role } }));
  showApp({ path, signedIn: true, source: remote });
}

beforeEach(useFakeStreams);

test('a page that a role does not include says who can, and has no form', async () => {
  show('/proposals/new', 'Reviewer');
  expect(await screen.findByRole('heading', { name: 'Not part of your role' })).toBeVisible();
  expect(screen.getByText('Only owners and writers of the organization can change proposals')).toBeVisible();
  expect(screen.getByText(/^You are a reviewer\./)).toBeVisible();
  expect(screen.queryByText('A new proposal')).toBeNull();
});

test('the palette and the dashboard offer only what the role may do', async () => {
  show('/dashboard', 'Viewer');
  expect(await screen.findByText('See your impact')).toBeVisible();
  expect(screen.queryByText('Write a proposal')).toBeNull();
  expect(screen.queryByRole('link', { name: 'New Proposal' })).toBeNull();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('option', { name: /^Proposals/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /^New proposal/ })).toBeNull();
});

test('a role that an owner gives takes effect in the open page, and a lowered one closes the form', async () => {
  show('/proposals/new', 'Viewer');
  await screen.findByRole('heading', { name: 'Not part of your role' });
  const live = await stream();
  live.say('role', { role: 'Member' });
  expect(await screen.findByRole('heading', { name: 'A new proposal' })).toBeVisible();
  live.say('role', { role: 'Viewer' });
  await waitFor(() => expect(screen.queryByText('A new proposal')).toBeNull());
});
