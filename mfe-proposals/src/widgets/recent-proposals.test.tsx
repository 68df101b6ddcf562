import { makeStore } from '@harambee/platform';
import { fakeApi, type Handler, SignedIn } from '@harambee/platform/testing';
import { RouterNavigation } from '@harambee/ui/app';
import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { proposalCard } from '../testing/proposals.ts';
import { RecentProposals } from './recent-proposals.tsx';

function show(handler: Handler) {
  const api = fakeApi({ 'GET /api/proposals': handler });
  const { store } = makeStore();
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <RouterNavigation>
          <RecentProposals />
        </RouterNavigation>
      ),
    },
  ]);
  render(
    <Provider store={store}>
      <SignedIn>
        <RouterProvider router={router} />
      </SignedIn>
    </Provider>,
  );
  return api;
}

const four = ['a', 'b', 'c', 'd'].map((id) => proposalCard({ id, title: `Proposal ${id}` }));

test('up to three, the newest first, each with its link, and View All', async () => {
  const api = show(() => ({ body: { proposals: four } }));
  await screen.findByText('Proposal a');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/proposals', '/proposals/a', '/proposals/b', '/proposals/c']);
  expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/proposals');
  expect(Object.fromEntries(api.calls[0]?.query ?? [])).toEqual({ sort: 'created', limit: '3' });
});

test('it asks again when the window comes back', async () => {
  const api = show(() => ({ body: { proposals: four } }));
  await screen.findByText('Proposal a');
  api.on('GET /api/proposals', () => ({ body: { proposals: [proposalCard({ title: 'Fresh' })] } }));
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText('Fresh')).toBeVisible();
});

test('without proposals it offers the first; without an answer it says so', async () => {
  show(() => ({ body: { proposals: [] } }));
  expect(await screen.findByRole('link', { name: 'New Proposal' })).toHaveAttribute('href', '/proposals/new');
});

test('a failed load costs only this card', async () => {
  const api = show(() => ({ status: 403, body: { error: 'No', requestId: 'r' } }));
  const again = await screen.findByRole('button', { name: 'Retry' });
  api.on('GET /api/proposals', () => ({ body: { proposals: four } }));
  again.click();
  await waitFor(() => expect(screen.getByText('Proposal a')).toBeVisible());
});
