import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, later, openProposal } from '../testing/open-proposal.ts';
import { proposalOf } from '../testing/proposals.ts';
import { button, mount } from '../testing/render-app.tsx';

const timeline =
  'Months 1-2: survey of the wells (engineer)\nMonths 3-6: drill two wells (Amina Odhiambo)\nMonth 8: audit (accountant)';
const proposal = () => {
  const { draftContent, ...rest } = proposalOf();
  return {
    ...rest,
    draftContent: { ...draftContent, timeline, sustainability: 'A fund is kept.', projectDuration: 12 },
  };
};
const edit = '?mode=edit&tab=implementation';
const found = (count: number) =>
  screen.findByText(
    `${count} ${count === 1 ? 'row' : 'rows'} found in your text`,
    { selector: 'span' },
    later,
  );
const group = (place: number, count: number) =>
  screen.getByRole('group', { name: `Activity ${place} of ${count} found in your text` });

async function open() {
  const app = await openProposal(proposal(), edit, { 'PUT /api/proposals/p-1': answer(proposal()) });
  await found(3);
  return app;
}
async function openList() {
  const app = await open();
  await app.userEvent.click(screen.getByRole('button', { name: /^Show 3 rows found/ }));
  return app;
}
async function savedActivities(app: Awaited<ReturnType<typeof open>>) {
  const before = app.puts().length;
  await app.userEvent.click(button('Save Changes'));
  await waitFor(() => expect(app.puts().length).toBeGreaterThan(before));
  const body = app.puts().at(-1)?.body as { activities?: unknown[] } | undefined;
  return body?.activities;
}

test('the text proposes rows with their words marked, and none is in the plan without a yes', async () => {
  const app = await openList();
  const first = group(1, 3);
  expect(first).toHaveFocus();
  expect(within(first).getByText('Timeline')).toBeVisible();
  expect(within(first).getByText('Months 1-2: survey of the wells (engineer)').tagName).toBe('MARK');
  expect(within(first).getByLabelText('Activity')).toHaveValue('survey of the wells');
  expect(within(first).getByLabelText('Responsible')).toHaveValue('engineer');
  // Something is changed, so that there is something to save.
  fireEvent.change(screen.getByRole('textbox', { name: /^Sustainability plan/ }), {
    target: { value: 'Fees.' },
  });
  expect(await savedActivities(app)).toBeUndefined();
});

test('a row is accepted, and the focus goes to the next proposal', async () => {
  const app = await openList();
  await app.userEvent.click(within(group(1, 3)).getByRole('button', { name: 'Accept' }));
  expect(group(1, 2)).toHaveFocus();
  expect(within(group(1, 2)).getByLabelText('Activity')).toHaveValue('drill two wells');
  expect(screen.getByText('Activity added to the table, 2 rows left')).toBeInTheDocument();
  expect(await savedActivities(app)).toEqual([
    expect.objectContaining({
      activity: 'survey of the wells',
      responsible: 'engineer',
      months: [{ from: 1, to: 2 }],
      outcomeIds: [],
    }),
  ]);
});

test('by keys alone: a cell is changed, Enter accepts what stands there', async () => {
  const app = await open();
  screen.getByRole('button', { name: /^Show 3 rows found/ }).focus();
  await app.userEvent.keyboard('{Enter}');
  expect(group(1, 3)).toHaveFocus();
  await app.userEvent.tab();
  const activity = within(group(1, 3)).getByLabelText('Activity');
  expect(activity).toHaveFocus();
  await app.userEvent.clear(activity);
  await app.userEvent.keyboard('Survey of eight wells{Enter}');
  expect(group(1, 2)).toHaveFocus();
  expect(await savedActivities(app)).toEqual([
    expect.objectContaining({ activity: 'Survey of eight wells' }),
  ]);
});

test('what is dropped stays dropped after a reload', async () => {
  const app = await openList();
  await app.userEvent.click(within(group(2, 3)).getByRole('button', { name: 'Drop' }));
  expect(group(2, 2)).toHaveFocus();
  expect(screen.getByText('Activity dropped, 2 rows left')).toBeInTheDocument();
  app.unmount();
  mount({
    path: `/proposals/p-1${edit}`,
    user: app.user,
    handlers: { 'GET /api/proposals/p-1': answer(proposal()) },
  });
  await found(2);
  fireEvent.click(screen.getByRole('button', { name: /^Show 2 rows found/ }));
  expect(screen.queryByDisplayValue('drill two wells')).toBeNull();
});

test('a cell that was changed and not accepted yet reads the same after a reload', async () => {
  const app = await openList();
  const activity = within(group(2, 3)).getByLabelText('Activity');
  await app.userEvent.clear(activity);
  await app.userEvent.type(activity, 'Drill three wells');
  app.unmount();
  mount({
    path: `/proposals/p-1${edit}`,
    user: app.user,
    handlers: { 'GET /api/proposals/p-1': answer(proposal()) },
  });
  await found(3);
  fireEvent.click(screen.getByRole('button', { name: /^Show 3 rows found/ }));
  expect(within(group(2, 3)).getByLabelText('Activity')).toHaveValue('Drill three wells');
  expect(within(group(1, 3)).getByLabelText('Activity')).toHaveValue('survey of the wells');
});

test('a drop is undone', async () => {
  const app = await openList();
  await app.userEvent.click(within(group(2, 3)).getByRole('button', { name: 'Drop' }));
  await app.userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByDisplayValue('drill two wells')).toBeVisible();
  expect(screen.getByText('The row is proposed again')).toBeInTheDocument();
});

test('all rows are accepted at once, and undone at once', async () => {
  const app = await openList();
  await app.userEvent.click(screen.getByRole('button', { name: 'Accept all 3' }));
  expect(screen.queryByText(/found in your text/)).toBeNull();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  expect(screen.getByText('3 rows added to the table')).toBeInTheDocument();
  expect(screen.getByText('3 rows', { selector: 'summary span' })).toBeInTheDocument();
  await app.userEvent.click(undo);
  await found(3);
  expect(group(1, 3)).toHaveFocus();
  expect(screen.queryByText('3 rows', { selector: 'summary span' })).toBeNull();
});

test('what was accepted cannot be undone over a later change of the table', async () => {
  const app = await openList();
  await app.userEvent.click(within(group(3, 3)).getByRole('button', { name: 'Accept' }));
  await app.userEvent.click(screen.getByText('Activities', { selector: 'summary' }));
  await app.userEvent.click(screen.getByRole('button', { name: /^1 ?audit/ }));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  const row = screen.getByRole('group', { name: 'Activity 1' });
  await app.userEvent.type(within(row).getByLabelText('Activity'), ' of the grant');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a row that the table has is not proposed', async () => {
  const { draftContent, ...rest } = proposal();
  const activities = [
    {
      id: 'own',
      activity: 'Survey of all wells',
      responsible: '',
      months: [],
      outcomeIds: [],
      budgetLineIds: [],
    },
  ];
  await openProposal({ ...rest, draftContent: { ...draftContent, activities } }, edit);
  await found(2);
});
