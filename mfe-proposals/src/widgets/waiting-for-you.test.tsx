import type { WaitingItem } from '@harambee/domain/schemas';
import { makeStore } from '@harambee/platform';
import { fakeApi, type Handler } from '@harambee/platform/testing';
import { RouterNavigation } from '@harambee/ui/app';
import { render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { WaitingForYou } from './waiting-for-you.tsx';

function show(handler: Handler) {
  const api = fakeApi({ 'GET /api/proposals/mine': handler });
  const { store } = makeStore();
  const element = (
    <RouterNavigation>
      <WaitingForYou />
    </RouterNavigation>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return api;
}

const item = (given: Partial<WaitingItem> = {}): WaitingItem => ({
  ...{ kind: 'task', id: 't', proposalId: 'p-1', title: 'Wells', about: 'Budget', dueOn: '', from: 'Amina' },
  ...{ since: '2026-11-20T09:00:00.000Z', leadsTo: '/proposals/p-1' },
  ...given,
});
const waiting = (...items: WaitingItem[]) => ({ body: { mine: [], waiting: items } });

test('what waits, of what proposal, who asked, and by when, each with its link (OWNER-05)', async () => {
  show(() =>
    waiting(
      item({ dueOn: '2020-03-01' }),
      item({ id: 'm', kind: 'mention', about: 'Is this figure right?', leadsTo: '/proposals/p-2' }),
    ),
  );
  const card = await screen.findByRole('region', { name: 'Waiting for you' });
  const [first, second] = within(card).getAllByRole('listitem');
  expect(first).toHaveTextContent('Write: BudgetWells, asked by Aminaoverdue since Mar 1');
  expect(
    within(second as HTMLElement).getByRole('link', { name: /^Answer: Is this figure right\?/ }),
  ).toHaveAttribute('href', '/proposals/p-2');
});

test('at most four, and how many more', async () => {
  show(() => waiting(...Array.from({ length: 7 }, (_, n) => item({ id: `t-${n}` }))));
  const card = await screen.findByRole('region', { name: 'Waiting for you' });
  expect(within(card).getAllByRole('listitem')).toHaveLength(4);
  expect(within(card).getByText('and 3 more')).toBeVisible();
});

test.each([
  ['nothing waits', waiting()],
  ['it cannot be loaded', { status: 403, body: { error: 'No', requestId: 'r' } }],
])('nothing is shown while %s', async (_when, answer) => {
  const api = show(() => answer);
  await waitFor(() => expect(api.callsTo('GET', '/api/proposals/mine')).toHaveLength(1));
  expect(screen.queryByText('Waiting for you')).toBeNull();
});
