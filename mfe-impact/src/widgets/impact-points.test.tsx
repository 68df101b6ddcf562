import { makeStore } from '@harambee/platform';
import { fakeApi, type Handler } from '@harambee/platform/testing';
import { RouterNavigation } from '@harambee/ui/app';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { statsOf, summaryOf } from '../testing/answers.ts';
import { ImpactPoints } from './impact-points.tsx';

function show(handlers: Record<string, Handler>) {
  const api = fakeApi(handlers);
  const { store } = makeStore();
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <RouterNavigation>
          <ImpactPoints />
        </RouterNavigation>
      ),
    },
  ]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return api;
}
const refused: Handler = () => ({ status: 403, body: { error: 'No', requestId: 'r' } });
const figure = () => screen.findByRole('link');

test('the points of the ledger, how far the next level is, and fresh ones when the window comes back', async () => {
  const api = show({ 'GET /api/impact/summary': () => ({ body: summaryOf(1_275) }) });
  expect(await figure()).toHaveTextContent('Impact Points1,27525 more to Level 14');
  expect(await figure()).toHaveAttribute('href', '/impact');
  api.on('GET /api/impact/summary', () => ({ body: summaryOf(1_300) }));
  fireEvent.focus(window);
  await waitFor(async () => expect(await figure()).toHaveTextContent('1,300100 more to Level 15'));
});

test('without the ledger what follows from the proposals; without those it says so, and Retry asks again', async () => {
  const api = show({
    'GET /api/impact/summary': refused,
    'GET /api/proposals/stats': () => ({ body: { stats: statsOf(4, { completed: 1, approved: 1 }) } }),
  });
  expect(await figure()).toHaveTextContent('Impact Points12080 more to Level 3');
  api.on('GET /api/proposals/stats', refused);
  fireEvent.focus(window);
  const again = await screen.findByRole('button', { name: 'Retry Impact Points' });
  expect(screen.getByRole('group')).toHaveTextContent('Impact PointsCould not be loaded');
  api.on('GET /api/impact/summary', () => ({ body: summaryOf(1_275) }));
  fireEvent.click(again);
  expect(await figure()).toHaveTextContent('1,275');
});
