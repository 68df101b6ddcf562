import { emptyCallRow } from '@harambee/domain';
import { noNetwork } from '@harambee/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { callOf } from '../../testing/calls.ts';
import { completeFields, proposalOf } from '../../testing/proposals.ts';
import { button, renderApp, somebody } from '../../testing/render-app.tsx';

const row = (id: string, cells: object) => ({ ...emptyCallRow('eligibility', id), ...cells });
const eligibility = [
  row('e1', {
    kind: 'country',
    text: 'Registered in Kenya',
    value: 'Kenya',
    source: { page: 2, line: 7, text: 'Registered in Kenya' },
  }),
  row('e2', { kind: 'age', text: 'At least two years old', value: '2 years' }),
  row('e3', { kind: 'other', text: 'A bank account of its own' }),
];
const profile = { id: 'p-1', name: 'Maji', location: 'Arusha, Tanzania', founded_year: 2014, revision: 1 };
const route = 'PUT /api/calls/:id/eligibility/:rowId';

async function open({ handlers = {}, call = {}, said = '1 no, 1 to ask, 1 yes' } = {}) {
  const user = somebody();
  let saved = callOf({ eligibility, ...call });
  const app = renderApp({
    path: '/calls/c-1',
    user,
    handlers: {
      'GET /api/calls/:id': () => ({ body: { call: saved } }),
      [`GET /api/ngo/profile/tenant/${user.tenantId}`]: () => ({
        body: { profile: { ...profile, tenantId: user.tenantId } },
      }),
      [route]: ({ body }) => {
        const { verdict } = body as { verdict: 'yes' | 'no' | null };
        const check = {
          ...{ rowId: 'e3', by: { id: user.id, name: 'Amina Ekal' }, at: '2026-11-24T08:00:00.000Z' },
          statement: {
            kind: 'other' as const,
            text: 'A bank account of its own',
            value: '',
            isExclusion: false,
          },
        };
        saved = callOf({ eligibility, revision: 4, ...(verdict && { checks: [{ ...check, verdict }] }) });
        return { body: { eligibility: { checks: [], hasProfile: true, revision: 4 } } };
      },
      ...handlers,
    },
  });
  const section = await screen.findByRole('region', { name: /^Are we eligible\?/ });
  const item = (text: string) => within(section).getByText(text).closest('li') as HTMLElement;
  await waitFor(() => expect(section).toHaveTextContent(said));
  return { ...app, section, item };
}

test('each statement has its verdict in words, the reason, and both places', async () => {
  const { item } = await open();
  const country = item('Registered in Kenya');
  expect(country).toHaveTextContent(/^No/);
  expect(country).toHaveTextContent('Your location is in Tanzania, and the call asks for “Kenya”.');
  expect(within(country).getByRole('link', { name: 'Your profile: Location' })).toHaveAttribute(
    'href',
    '/profiles/p-1/edit#field-location',
  );
  expect(within(country).getByRole('button', { name: 'The call: page 2, line 7' })).toBeVisible();
  expect(item('At least two years old')).toHaveTextContent(/^Yes/);
  const asked = item('A bank account of its own');
  expect(asked).toHaveTextContent(/^Ask/);
  expect(asked).toHaveTextContent('Read it, and compare it by hand');
});

test('the link to the statement opens the table of statements', async () => {
  const { item, userEvent } = await open();
  const table = document.getElementById('field-eligibility') as HTMLDetailsElement;
  expect(table.open).toBe(false);
  await userEvent.click(within(item('Registered in Kenya')).getByRole('button', { name: /^The call/ }));
  expect(table.open).toBe(true);
  expect(table.querySelector('summary')).toHaveFocus();
});

test('the answer follows what is typed, before it is saved', async () => {
  const { section, item, userEvent } = await open();
  await userEvent.click(within(item('Registered in Kenya')).getByRole('button', { name: /^The call/ }));
  await userEvent.click(screen.getByRole('button', { name: /Registered in Kenya/ }));
  await userEvent.type(screen.getByLabelText('Value'), ', Tanzania');
  await waitFor(() => expect(section).toHaveTextContent('1 to ask, 2 yes'));
});

test('what somebody found out is saved over the revision that was read, and can be taken back', async () => {
  const app = await open();
  const asked = () => app.item('A bank account of its own');
  await app.userEvent.click(within(asked()).getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(asked()).toHaveTextContent(/^Yes/));
  expect(asked()).toHaveTextContent('We checked: yes, Amina Ekal');
  const [put] = app.api.callsTo('PUT', '/api/calls/c-1/eligibility/e3');
  expect([put?.headers.get('if-match'), put?.body]).toEqual(['"3"', { verdict: 'yes' }]);
  await app.userEvent.click(within(asked()).getByRole('button', { name: /^Take back/ }));
  await waitFor(() => expect(asked()).toHaveTextContent(/^Ask/));
});

test('only where a rule asks, and only for words that are saved', async () => {
  const { item, userEvent } = await open();
  expect(within(item('Registered in Kenya')).queryByRole('button', { name: 'Yes' })).toBeNull();
  await userEvent.click(within(item('Registered in Kenya')).getByRole('button', { name: /^The call/ }));
  await userEvent.click(screen.getByRole('button', { name: /A bank account/ }));
  await userEvent.type(screen.getByLabelText('Statement'), ' in euros');
  const changed = await screen.findByText('A bank account of its own in euros', { selector: 'li p' });
  expect(within(changed.closest('li') as HTMLElement).queryByRole('button', { name: 'Yes' })).toBeNull();
});

test('without a network it waits on this device, and is shown as if it had been sent', async () => {
  const app = await open({ handlers: { [route]: noNetwork } });
  await app.userEvent.click(
    within(app.item('A bank account of its own')).getByRole('button', { name: 'No' }),
  );
  expect(
    await screen.findByText('Kept on this device. It will be sent when you are back online.'),
  ).toBeVisible();
  await waitFor(() => expect(app.item('A bank account of its own')).toHaveTextContent(/^No/));
  const [waiting] = JSON.parse(localStorage.getItem('offline-actions') ?? '[]');
  expect(waiting).toMatchObject({
    action: 'call-check',
    data: { callId: 'c-1', rowId: 'e3', verdict: 'no' },
  });
});

test('somebody else was faster: it says so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const app = await open({
    handlers: { [route]: () => ({ status: 412, body: { error: 'Changed', requestId: 'r' } }) },
  });
  await app.userEvent.click(
    within(app.item('A bank account of its own')).getByRole('button', { name: 'Yes' }),
  );
  expect(await screen.findByText(/Someone else has just changed this call/)).toBeVisible();
  jest.restoreAllMocks();
});

test('a call without statements has no such part, and a fault in a closed table opens it', async () => {
  const app = renderApp({
    path: '/calls/c-1',
    handlers: {
      'GET /api/calls/:id': () => ({
        body: {
          call: callOf({
            questions: callOf().questions.map((one) => ({ ...one, limit: 20, limitUnit: '' })),
          }),
        },
      }),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Clean water small grants' });
  expect(screen.queryByRole('region', { name: /Are we eligible/ })).toBeNull();
  const table = document.getElementById('field-questions') as HTMLDetailsElement;
  table.open = false;
  await app.userEvent.click(button('Save'));
  const problem = await screen.findByRole('link', { name: 'Questions: a limit needs what it is counted in' });
  table.open = false;
  await app.userEvent.click(problem);
  expect(table.open).toBe(true);
  expect(table.querySelector('summary')).toHaveFocus();
});

test('the amounts of the call are held against the proposal that is made for it', async () => {
  const counts = { questions: 2, required: 1, answered: 0, overLimit: 0, ticked: 0 };
  const { item } = await open({
    said: '2 no, 1 to ask, 1 yes',
    handlers: {
      'GET /api/calls/:id/applications': () => ({
        body: { applications: [{ proposalId: 'p-9', title: 'Water', status: 'draft', ...counts }] },
      }),
      'GET /api/proposals/:id': () => ({
        body: {
          proposal: proposalOf({
            draftContent: {
              ...completeFields,
              location: '',
              focus_areas: [],
              requestedAmount: 60_000,
              currency: 'EUR',
            },
          }),
        },
      }),
    },
  });
  const amount = item('The amount of the call');
  expect(amount).toHaveTextContent('You ask for €60,000. The call gives €5,000 to €40,000.');
  expect(within(amount).getByRole('link', { name: 'Your proposal: amount and budget' })).toHaveAttribute(
    'href',
    '/proposals/p-9?mode=edit',
  );
});
