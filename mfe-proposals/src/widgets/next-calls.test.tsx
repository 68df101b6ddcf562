import type { CallApplication, CallListItem } from '@harambee/domain/schemas';
import { makeStore } from '@harambee/platform';
import { fakeApi, type Handler } from '@harambee/platform/testing';
import { RouterNavigation } from '@harambee/ui/app';
import { render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { callItem } from '../testing/calls.ts';
import { NextCalls } from './next-calls.tsx';

function show(handler: Handler) {
  const api = fakeApi({ 'GET /api/calls': handler });
  const { store } = makeStore();
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <RouterNavigation>
          <NextCalls />
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

const calls = (...items: Partial<CallListItem>[]) => ({
  body: { calls: items.map((item, n) => callItem({ id: `c-${n}`, ...item })) },
});
const application = (changes: Partial<CallApplication> = {}): CallApplication => ({
  proposalId: 'p-1',
  title: 'Clean water',
  status: 'draft',
  questions: 9,
  required: 8,
  answered: 3,
  overLimit: 1,
  ticked: 0,
  ...changes,
});

test('up to three calls with what is missing for each, each with its link', async () => {
  const api = show(() =>
    calls(
      { name: 'One', applications: [application()] },
      { name: 'Two', questionCount: 0 },
      { name: 'Three', applications: [application({ answered: 8, overLimit: 0 })] },
      { name: 'Four' },
    ),
  );
  const links = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/calls', '/calls/c-0', '/calls/c-1', '/calls/c-2']);
  const [, one, two, three] = screen.getAllByRole('link') as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  expect(within(one).getByText('5 of 8 required questions have no answer')).toBeVisible();
  expect(within(one).getByText('1 answer over the limit')).toBeVisible();
  expect(within(two).getByText('No questions')).toBeVisible();
  expect(within(two).getByText('No application yet')).toBeVisible();
  expect(within(three).getByText('Every required question is answered')).toBeVisible();
  expect(Object.fromEntries(api.calls[0]?.query ?? [])).toEqual({ due: 'ahead', limit: '10' });
});

test('calls that are answered or turned down are not in it', async () => {
  show(() =>
    calls(
      { name: 'Sent', status: 'applied' },
      { name: 'Not ours', status: 'not_applying' },
      { name: 'Open' },
    ),
  );
  expect(await screen.findByText('Open')).toBeVisible();
  expect(screen.queryByText('Sent')).toBeNull();
  expect(screen.queryByText('Not ours')).toBeNull();
});

test('an application that was sent lacks nothing', async () => {
  show(() => calls({ applications: [application({ status: 'submitted' })] }));
  expect(await screen.findByText('Every required question is answered')).toBeVisible();
});

test('without a call there is nothing', async () => {
  const api = show(() => calls());
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(screen.queryByText('Next deadlines of funders')).toBeNull();
});
