import type { DuplicateOf } from '@harambee/domain/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { callOf } from '../../../testing/calls.ts';
import { answer, later, openProposal, refuse } from '../../../testing/open-proposal.ts';
import { button } from '../../../testing/render-app.tsx';
import { tracedProposal } from '../../../testing/traced-proposal.ts';

const versions = { 'GET /api/proposals/p-1/versions': () => ({ body: { versions: [] } }) };
const call = 'POST /api/proposals/p-1/duplicate';
const copy = tracedProposal({ id: 'p-2', proposalId: 'p-2', title: 'For the Rivers Trust' });
const calls = {
  'GET /api/calls': () => ({
    body: {
      calls: [
        {
          id: 'c-1',
          name: 'Clean rivers',
          funder: 'Rivers Trust',
          reference: 'RT-1',
          currency: 'USD',
          leastAmount: null,
          mostAmount: null,
          deadlineDay: '2099-01-31',
          deadlineTime: '',
          deadlineZone: 'Africa/Nairobi',
          status: 'considering',
          likelihood: '',
          isTemplate: false,
          questionCount: 3,
          revision: 0,
          createdAt: '2026-11-01T00:00:00.000Z',
          updatedAt: '2026-11-01T00:00:00.000Z',
        },
      ],
    },
  }),
};

const from = (changes: Partial<DuplicateOf> = {}): DuplicateOf => ({
  proposalId: 'p-0',
  title: 'Clean water for Kitui',
  names: ['Lakes Fund'],
  requestedAmount: 1,
  startDate: '',
  durationMonths: 1,
  ...changes,
});

const openDialog = async (handlers: Parameters<typeof openProposal>[2]) => {
  const app = await openProposal(tracedProposal(), '', { ...calls, ...versions, ...handlers });
  await app.userEvent.click(button('Duplicate'));
  const dialog = await screen.findByRole('dialog', { name: 'Duplicate for another funder' }, later);
  return { ...app, dialog };
};

test('a proposal is duplicated with a title and a call, and the copy opens', async () => {
  const { userEvent, dialog, api } = await openDialog({
    [call]: () => ({ status: 201, body: { proposal: copy } }),
    'GET /api/proposals/p-2': answer(copy),
    'GET /api/proposals/p-2/versions': () => ({ body: { versions: [] } }),
    'GET /api/proposals/p-2/text/changes': () => ({ body: { changes: [] } }),
  });
  const title = within(dialog).getByRole('textbox', { name: 'Title of the copy' });
  expect(title).toHaveValue(tracedProposal().title);
  await userEvent.clear(title);
  await userEvent.type(title, 'For the Rivers Trust');
  await userEvent.selectOptions(await within(dialog).findByRole('combobox'), 'Clean rivers (Rivers Trust)');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Duplicate' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'For the Rivers Trust' })).toBeVisible();
  const [sent] = api.callsTo('POST', '/api/proposals/p-1/duplicate');
  expect(sent?.body).toEqual({ title: 'For the Rivers Trust', callId: 'c-1' });
});

test('a refusal leaves the dialog open, with what was typed', async () => {
  const { userEvent, dialog } = await openDialog({ [call]: refuse(507, 'Your storage is full') });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Title of the copy' }), '!');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Duplicate' }));
  expect(await screen.findByText('Your storage is full')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Title of the copy' })).toHaveValue(
    `${tracedProposal().title}!`,
  );
});

test('a copy lists what must change, with a way to each place, until somebody says it is done', async () => {
  const { draftContent } = tracedProposal();
  const proposal = {
    ...tracedProposal({ grantId: '', deadline: '' }),
    draftContent: {
      ...draftContent,
      grantId: '',
      deadline: '',
      methodology: 'As we told the Lakes Fund, committees collect a fee.',
    },
    duplicateOf: from({ requestedAmount: draftContent.requestedAmount }),
  };
  const { duplicateOf: _gone, ...done } = proposal;
  let isDone = false;
  const app = await openProposal(proposal, '', {
    ...versions,
    'GET /api/proposals/p-1': () => ({ body: { proposal: isDone ? done : proposal } }),
    'DELETE /api/proposals/p-1/duplicate-of': () => {
      isDone = true;
      return { body: { proposal: done } };
    },
  });
  const list = await screen.findByRole('list', { name: 'What must change for the new funder' }, later);
  expect(within(list).getByText('Add the grant ID of the new call.')).toBeVisible();
  expect(within(list).getByText('Add the deadline of the new call.')).toBeVisible();
  expect(within(list).getByText(/^The amount is still the former one/)).toBeVisible();
  expect(await within(list).findByText(/“Lakes Fund” is from the proposal/, {}, later)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clean water for Kitui' })).toHaveAttribute(
    'href',
    '/proposals/p-0',
  );
  await app.userEvent.click(within(list).getByRole('button', { name: 'Methodology' }));
  expect(await screen.findByRole('textbox', { name: /^Methodology/ })).toHaveFocus();
  await app.userEvent.click(button('Cancel'));
  await app.userEvent.click(await screen.findByRole('button', { name: 'Hide this list' }, later));
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'What must change for the new funder' })).toBeNull(),
  );
});

test('a name that stands only in an edit of the text is found, too', async () => {
  const edited = tracedProposal({
    duplicateOf: from(),
    edits: [
      {
        section: 'executive_summary',
        paragraph: 'start',
        base: '',
        blocks: [{ kind: 'paragraph', content: [{ text: 'The Lakes Fund knows us well.' }] }],
        by: { id: 'u', name: 'Amina' },
        at: '2026-11-01T00:00:00.000Z',
        revision: 1,
      },
    ],
  });
  await openProposal(edited, '', versions);
  const list = await screen.findByRole('list', { name: 'What must change for the new funder' }, later);
  expect(await within(list).findByText(/“Lakes Fund”/, {}, later)).toBeVisible();
});

test('the amount is held against the new call', async () => {
  const proposal = tracedProposal({ duplicateOf: from(), callId: 'c-1' });
  const call = callOf({ id: 'c-1', currency: 'USD', mostAmount: 10_000, leastAmount: null });
  await openProposal(proposal, '', { ...versions, 'GET /api/calls/c-1': () => ({ body: { call } }) });
  const list = await screen.findByRole('list', { name: 'What must change for the new funder' }, later);
  expect(await within(list).findByText(/^The new call gives at most \$10,000/)).toBeVisible();
});
