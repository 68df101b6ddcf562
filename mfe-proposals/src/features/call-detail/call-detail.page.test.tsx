import { noNetwork } from '@harambee/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { callItem, callOf, sentCall } from '../../testing/calls.ts';
import { button, mount, renderApp } from '../../testing/render-app.tsx';

const route = 'GET /api/calls/:id';
const save = 'PUT /api/calls/:id';
const saved =
  (changes = {}) =>
  () => ({ body: { call: callOf({ revision: 4, ...changes }) } });

async function open(handlers = {}) {
  const app = renderApp({
    path: '/calls/c-1',
    handlers: {
      [route]: () => ({ body: { call: callOf() } }),
      'GET /api/calls': () => ({ body: { calls: [callItem()] } }),
      ...handlers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Clean water small grants' });
  const puts = () => app.api.callsTo('PUT', '/api/calls/c-1');
  return { ...app, puts };
}

test('a call shows its deadline on the funder’s clock, its rows with their source, and the sum of the weights', async () => {
  const app = await open();
  expect(screen.getByText(/2099, end of the day in Brussels \(no hour given\)/)).toBeVisible();
  await app.userEvent.click(screen.getByRole('button', { name: /What changes for whom/ }));
  const row = screen.getByRole('group', { name: 'Question 1' });
  expect(row).toHaveTextContent('Page 2, line 4 of the call · found by rules');
  expect(within(row).getByLabelText('Limit')).toHaveValue('300');
  expect(screen.getByText(/The weights come to/)).toHaveTextContent('The weights come to 90.');
});

test('status, likelihood and a row are changed and saved over the revision that was read', async () => {
  const app = await open({ [save]: saved({ status: 'applied' }) });
  await app.userEvent.selectOptions(screen.getByLabelText('Status'), 'Applied');
  await app.userEvent.selectOptions(screen.getByLabelText(/^Likelihood/), 'High');
  await app.userEvent.click(screen.getByRole('button', { name: /How will the work continue/ }));
  await app.userEvent.click(screen.getByRole('button', { name: 'Move Question 2 up' }));
  await app.userEvent.click(button('Save'));
  await screen.findByText('Call saved');
  const [put] = app.puts();
  expect(put?.headers.get('if-match')).toBe('"3"');
  expect(sentCall(put)).toMatchObject({ status: 'applied', likelihood: 'high' });
  expect(sentCall(put).questions.map(({ id }) => id)).toEqual(['q2', 'q1']);
  // A second save starts from what is there now.
  await app.userEvent.type(screen.getByLabelText(/^Notes/), '!');
  await app.userEvent.click(button('Save'));
  await waitFor(() => expect(app.puts()).toHaveLength(2));
  expect(app.puts()[1]?.headers.get('if-match')).toBe('"4"');
});

test('faults are shown where they are, and nothing is sent', async () => {
  const app = await open();
  await app.userEvent.clear(screen.getByLabelText('Name of the call'));
  await app.userEvent.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Name the call');
  expect(screen.getByLabelText('Name of the call')).toHaveFocus();
  expect(app.puts()).toHaveLength(0);
});

test('rows of a spreadsheet are pasted into a table', async () => {
  const app = await open({ [save]: saved() });
  await app.userEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  await app.userEvent.click(screen.getByLabelText('Question'));
  await app.userEvent.paste('Question\tLimit\tUnit\nWho gains?\t200\twords\nWho pays?\tmany\twords');
  expect(screen.getByRole('button', { name: /Who gains\?/ })).toBeInTheDocument();
  expect(screen.getByText(/Not read, and not in the table/)).toHaveTextContent('Limit “many”');
});

test('somebody else was faster: both versions are kept until one is chosen for each part', async () => {
  const theirs = callOf({ revision: 9, funder: 'Lakes Fund', questions: [] });
  const app = await open({
    [save]: () => ({ status: 412, body: { error: 'Changed', requestId: 'r', call: theirs } }),
  });
  await app.userEvent.type(screen.getByLabelText(/^Notes/), ' and Juma');
  await app.userEvent.click(button('Save'));
  const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this call' });
  expect(within(dialog).getByRole('group', { name: 'Questions' })).toHaveTextContent(
    'What changes for whom?',
  );
  app.api.on(save, saved());
  await app.userEvent.click(within(dialog).getByRole('button', { name: 'Save this choice' }));
  await screen.findByText('Call saved');
  const put = app.puts().at(-1);
  expect(put?.headers.get('if-match')).toBe('"9"');
  expect(sentCall(put)).toMatchObject({
    funder: 'Lakes Fund',
    questions: [],
    notes: 'Ask Amina first and Juma',
  });
});

test('what was typed is there again after a reload', async () => {
  const app = await open();
  await app.userEvent.type(screen.getByLabelText(/^Notes/), ' and Juma');
  app.unmount();
  mount({
    path: '/calls/c-1',
    user: app.user,
    handlers: { [route]: () => ({ body: { call: callOf() } }) },
  });
  expect(await screen.findByText(/We kept what you typed/)).toBeVisible();
  expect(screen.getByLabelText(/^Notes/)).toHaveValue('Ask Amina first and Juma');
});

test('without a network the change waits, and the list shows it as if it had been sent', async () => {
  const app = await open({ [save]: noNetwork });
  await app.userEvent.selectOptions(screen.getByLabelText('Status'), 'Preparing');
  await app.userEvent.click(button('Save'));
  expect(
    await screen.findByText('Kept on this device. It will be sent when you are back online.'),
  ).toBeVisible();
  await app.userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
  const row = (await screen.findByRole('link', { name: 'Clean water small grants' })).closest('article');
  expect(row).toHaveTextContent('Waiting to be sent');
});

test('deleting asks first, names what is lost, and can be undone', async () => {
  const app = await open({
    'DELETE /api/calls/:id': () => ({ status: 204 }),
    'POST /api/calls/:id/restore': () => ({ body: { call: callOf() } }),
  });
  await app.userEvent.click(button('More'));
  await app.userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Clean water small grants”?' });
  expect(dialog).toHaveTextContent('2 questions, 2 scoring criteria, and your notes');
  await app.userEvent.click(within(dialog).getByRole('button', { name: 'Delete call' }));
  await waitFor(() => expect(app.address()).toBe('/calls'));
  expect(app.api.callsTo('DELETE', '/api/calls/c-1')[0]?.headers.get('if-match')).toBe('"3"');
  await app.userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The call is back')).toBeVisible();
});

test('a deletion without a network waits, and the call leaves the list', async () => {
  const app = await open({ 'DELETE /api/calls/:id': noNetwork });
  await app.userEvent.click(button('More'));
  await app.userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await app.userEvent.click(await screen.findByRole('button', { name: 'Delete call' }));
  await waitFor(() => expect(app.address()).toBe('/calls'));
  expect(await screen.findByText('Your first call starts here')).toBeVisible();
  const [waiting] = JSON.parse(localStorage.getItem('offline-actions') ?? '[]');
  expect(waiting).toMatchObject({ action: 'call-delete', data: { id: 'c-1', revision: 3 } });
  await app.userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Clean water small grants' })).toBeVisible();
});

test('a deletion that is refused leaves the changes that wait; one that is done takes them with it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const app = await open({
    [save]: noNetwork,
    'DELETE /api/calls/:id': () => ({
      status: 412,
      body: { error: 'Changed', requestId: 'r', call: callOf() },
    }),
  });
  await app.userEvent.selectOptions(screen.getByLabelText('Status'), 'Preparing');
  await app.userEvent.click(button('Save'));
  await screen.findByText('Kept on this device. It will be sent when you are back online.');
  const waiting = () => JSON.parse(localStorage.getItem('offline-actions') ?? '[]');
  const remove = async () => {
    await app.userEvent.click(button('More'));
    await app.userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await app.userEvent.click(await screen.findByRole('button', { name: 'Delete call' }));
  };
  await remove();
  expect(await screen.findByText(/Someone else has just changed this call/)).toBeVisible();
  expect(waiting()).toMatchObject([{ action: 'call-update' }]);
  app.api.on('DELETE /api/calls/:id', () => ({ status: 204 }));
  await remove();
  await waitFor(() => expect(app.address()).toBe('/calls'));
  expect(waiting()).toEqual([]);
  jest.restoreAllMocks();
});

test('a call is kept as a template without what the organization decided, and without its deadline', async () => {
  const app = await open({
    'POST /api/calls': () => ({ status: 201, body: { call: callOf({ id: 'c-9' }) } }),
  });
  await app.userEvent.click(button('More'));
  await app.userEvent.click(await screen.findByRole('menuitem', { name: 'Keep as a template' }));
  expect(await screen.findByText('Kept as a template')).toBeVisible();
  expect(sentCall(app.api.callsTo('POST', '/api/calls')[0])).toMatchObject({
    isTemplate: true,
    notes: '',
    deadlineDay: '',
    likelihood: '',
  });
});

test('a call that is not there says so', async () => {
  renderApp({
    path: '/calls/c-1',
    handlers: { [route]: () => ({ status: 404, body: { error: 'No', requestId: 'r' } }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Call not found' })).toBeVisible();
});
