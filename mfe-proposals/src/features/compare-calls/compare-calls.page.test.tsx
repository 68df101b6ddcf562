import { emptyCallRow } from '@harambee/domain';
import type { Call } from '@harambee/domain/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { callItem, callOf } from '../../testing/calls.ts';
import { mount, renderApp, somebody } from '../../testing/render-app.tsx';

const question = (id: string, text: string, cells: object = {}) => ({
  ...emptyCallRow('questions', id),
  text,
  ...cells,
});
const statement = {
  ...emptyCallRow('eligibility', 'e1'),
  kind: 'country',
  text: 'Only Uganda',
  value: 'Uganda',
};
const lakes = callOf({
  id: 'a',
  questions: [
    question('q1', 'How will you measure your results?', { limit: 300, limitUnit: 'words' }),
    question('q2', 'Who benefits?', { limit: 200, limitUnit: 'words', required: false }),
  ],
  attachments: [{ ...emptyCallRow('attachments', 'a1'), name: 'Latest audit', kind: 'accounts' }],
});
const hills = callOf({
  id: 'b',
  name: 'Hills fund',
  funder: 'Hills Trust',
  currency: 'USD',
  leastAmount: null,
  mostAmount: 90_000,
  deadlineDay: '2098-06-30',
  deadlineTime: '12:00',
  likelihood: '',
  eligibility: [statement as Call['eligibility'][number]],
  questions: [question('x', 'How are results measured?', { limit: 2_000, limitUnit: 'characters' })],
  criteria: [],
});

function open(path: string, { render = renderApp, user = somebody() } = {}) {
  const calls: Record<string, Call> = { a: lakes, b: hills };
  return render({
    path,
    user,
    handlers: {
      'GET /api/calls': () => ({ body: { calls: [callItem()] } }),
      'GET /api/calls/:id': ({ path: asked }) => {
        const call = calls[asked.split('/').at(-1) ?? ''];
        return call ? { body: { call } } : { status: 404, body: { error: 'No', requestId: 'r' } };
      },
      [`GET /api/ngo/profile/tenant/${user.tenantId}`]: () => ({
        body: {
          profile: { id: 'p', tenantId: user.tenantId, name: 'Maji', location: 'Lodwar, Kenya', revision: 1 },
        },
      }),
    },
  });
}

test('two calls stand side by side, each in its own currency and on the reader’s clock', async () => {
  open('/calls/compare?a=a&b=b');
  const table = await screen.findByRole('table', { name: 'Two calls side by side' });
  const row = (label: string) =>
    within(table).getByRole('rowheader', { name: label }).closest('tr') as HTMLElement;
  const cells = (label: string) =>
    within(row(label))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(within(table).getByRole('link', { name: 'Hills fund' })).toHaveAttribute('href', '/calls/b');
  expect(cells('Amount')).toEqual(['€5,000 to €40,000', 'up to $90,000']);
  expect(cells('Deadline')[0]).toContain('end of the day in Brussels');
  expect(cells('Time left')[0]).toMatch(/days left/);
  expect(cells('Questions')).toEqual(['21 of them required', '1']);
  expect(cells('Room to write')).toEqual(['500 words', '2,000 characters']);
  expect(cells('Are we eligible?')[0]).toBe('The call names no conditions');
  expect(cells('Are we eligible?')[1]).toMatch(/^No1 no/);
  expect(cells('Documents')).toEqual(['Latest audit', 'Not said']);
  expect(cells('Criteria')).toEqual(['Impact67 %Cost33 %', 'Not said']);
  expect(cells('Likelihood')).toEqual(['Medium', 'Not said']);
});

test('what both ask is paired, each with its limit', async () => {
  open('/calls/compare?a=a&b=b');
  const shared = await screen.findByRole('region', { name: 'What both ask' });
  expect(within(shared).getAllByRole('listitem')).toHaveLength(1);
  expect(shared).toHaveTextContent('How will you measure your results?');
  expect(shared).toHaveTextContent('How are results measured?');
  expect(shared).toHaveTextContent('Hills Trust · 2,000 characters');
  expect(shared).toHaveTextContent('1 of the first call and 0 of the second stand alone');
});

test('the same call twice, one call, and a call that is not there say so, and keep what can be kept', async () => {
  const app = open('/calls/compare?a=a&b=a');
  expect(await screen.findByText('This is the same call twice')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose two calls' })).toHaveAttribute('href', '/calls?compare=a');
  app.unmount();
  const one = open('/calls/compare?b=b');
  expect(await screen.findByRole('heading', { name: 'Choose two calls' })).toBeVisible();
  one.unmount();
  open('/calls/compare?a=a&b=gone');
  expect(await screen.findByText('One of the calls is not there')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose two calls' })).toHaveAttribute('href', '/calls?compare=a');
});

test('a change that waits on this device is compared as if it had been sent', async () => {
  const app = open('/calls/compare?a=a&b=b');
  await screen.findByRole('table');
  const { user } = app;
  const {
    id: _id,
    revision,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    deadlineAt: _at,
    ...content
  } = lakes;
  const entry = {
    ...{ id: 'x', action: 'call-update', title: 'Lakes', userId: user.id, tenantId: user.tenantId },
    timestamp: new Date().toISOString(),
    data: { id: 'a', body: { ...content, mostAmount: 41_000 }, revision, read: content },
  };
  app.unmount();
  localStorage.setItem('offline-actions', JSON.stringify([entry]));
  open('/calls/compare?a=a&b=b', { render: mount as typeof renderApp, user });
  await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent('€5,000 to €41,000'));
});
