import { isActive, proposalStatusNames } from '@harambee/domain';
import type { ProposalStats } from '@harambee/domain/schemas';
import { makeStore } from '@harambee/platform';
import { fakeApi, type Handler, SignedIn } from '@harambee/platform/testing';
import { RouterNavigation } from '@harambee/ui/app';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { proposalCard } from '../testing/proposals.ts';
import { ActiveProposals } from './active-proposals.tsx';
import { NextStepCard } from './next-step-card.tsx';

function show(element: ReactElement, handlers: Record<string, Handler>) {
  const api = fakeApi(handlers);
  const { store } = makeStore();
  const router = createMemoryRouter([{ path: '*', element: <RouterNavigation>{element}</RouterNavigation> }]);
  render(
    <Provider store={store}>
      <SignedIn>
        <RouterProvider router={router} />
      </SignedIn>
    </Provider>,
  );
  return api;
}

const stats = (changes: Partial<ProposalStats['byStatus']>) => {
  const none = Object.fromEntries(proposalStatusNames.map((name) => [name, 0])) as ProposalStats['byStatus'];
  return { body: { stats: { total: 9, byStatus: { ...none, ...changes }, reached: {}, earning: 0 } } };
};
const refused: Handler = () => ({ status: 403, body: { error: 'No', requestId: 'r' } });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('active are all but failed, rejected and funded, and come fresh when the window comes back', async () => {
  const call = 'GET /api/proposals/stats';
  const api = show(<ActiveProposals />, {
    [call]: () => stats({ draft: 2, generating: 1, under_review: 3, failed: 5, rejected: 6, funded: 7 }),
  });
  const link = await screen.findByRole('link');
  expect(link).toHaveTextContent('Active Proposals63 under review, 1 being drafted, 2 to finish');
  expect(link).toHaveAttribute('href', '/proposals');
  api.on(call, () => stats({ draft: 1 }));
  fireEvent.focus(window);
  expect(await screen.findByText('1 to finish')).toBeVisible();
});

test('the parts of the note add up to the figure, whatever there is', async () => {
  const active = proposalStatusNames.filter(isActive);
  const each = Object.fromEntries(active.map((status, place) => [status, place + 1]));
  show(<ActiveProposals />, { 'GET /api/proposals/stats': () => stats({ ...each, failed: 9, funded: 9 }) });
  const link = await screen.findByRole('link');
  const [, note = ''] = (link.textContent ?? '').split(/(?<=Active Proposals\d\d)/);
  const parts = note.split(', ').map((part) => Number.parseInt(part, 10));
  expect(link).toHaveTextContent('Active Proposals21');
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(21);
});

test('figures that cannot be loaded are no nought: it says so, and Retry asks again', async () => {
  const api = show(<ActiveProposals />, { 'GET /api/proposals/stats': refused });
  const again = await screen.findByRole('button', { name: 'Retry Active Proposals' });
  expect(screen.getByRole('group', { name: 'Active Proposals' })).toHaveTextContent('Could not be loaded');
  expect(screen.queryByText(/0|None yet/)).toBeNull();
  api.on('GET /api/proposals/stats', () => stats({ draft: 1 }));
  fireEvent.click(again);
  expect(await screen.findByText('1 to finish')).toBeVisible();
});

const next = async () => screen.findByRole('region', { name: 'Your next step' });

test('the next step is the draft that is due next, with what it lacks', async () => {
  const cards = [
    proposalCard({ id: 'a', title: 'Touched last', status: 'draft', deadline: '' }),
    proposalCard({ id: 'b', title: 'Wells', status: 'draft', deadline: inDays(10), openSections: ['team'] }),
  ];
  show(<NextStepCard />, { 'GET /api/proposals': () => ({ body: { proposals: cards } }) });
  expect(await screen.findByRole('heading', { name: 'Wells' })).toBeVisible();
  const card = await next();
  expect(card).toHaveTextContent(/Your next step, due \w+ \d+, \d{4}/);
  expect(card).toHaveTextContent('the last section.');
  expect(within(card).getByRole('img', { name: '4 of 5 sections' })).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Continue writing' })).toHaveAttribute(
    'href',
    '/proposals/b?mode=edit&tab=team',
  );
});

test('a text that is written is to be read', async () => {
  const cards = [proposalCard({ id: 'c', title: 'Wells', status: 'completed', deadline: '' })];
  show(<NextStepCard />, { 'GET /api/proposals': () => ({ body: { proposals: cards } }) });
  expect(await screen.findByRole('link', { name: 'Read it through' })).toHaveAttribute(
    'href',
    '/proposals/c',
  );
});

test.each([
  ['with none yet', [], 'Write your first proposal'],
  ['with all sent', [proposalCard({ status: 'submitted' })], 'Everything is sent'],
])('%s it offers a beginning', async (_how, proposals, heading) => {
  show(<NextStepCard />, { 'GET /api/proposals': () => ({ body: { proposals } }) });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(within(await next()).getByRole('link')).toHaveAttribute('href', '/proposals/new');
});

test('what could not be loaded is no invitation to write the first one: it says so, and Retry asks again', async () => {
  const api = show(<NextStepCard />, { 'GET /api/proposals': refused });
  expect(await screen.findByRole('heading', { name: 'Your proposals could not be loaded' })).toBeVisible();
  expect(screen.queryByText('Write your first proposal')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  api.on('GET /api/proposals', () => ({
    body: { proposals: [proposalCard({ title: 'Wells', deadline: '' })] },
  }));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Wells' })).toBeVisible();
});
