import { emptyCall } from '@harambee/domain';
import type { CallFinding, CallRead } from '@harambee/domain/schemas';
import { noNetwork } from '@harambee/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { callItem, callOf, sentCall } from '../../testing/calls.ts';
import { button, mount, renderApp } from '../../testing/render-app.tsx';

const text = [
  'Call for proposals: Small grants for water',
  'Deadline for applications: 31 January 2099',
  '',
  'Application form',
  '1. What change do you want to bring about, and for whom? (max. 300 words)',
  '2. How will the work go on after the grant? (maximum 1,500 characters including spaces)',
].join('\n');

const source = (line: number, words: string) => ({ page: 1, line, text: words });
const shared = { origin: 'rules', confidence: 'sure' } as const;
const findings: CallFinding[] = [
  { ...shared, id: 'f1', source: source(1, 'Small grants'), fields: { name: 'Small grants for water' } },
  { ...shared, id: 'f2', source: source(2, 'Deadline'), fields: { deadlineDay: '2099-01-31' } },
  {
    ...shared,
    id: 'f3',
    source: source(4, '1. What changes?'),
    table: 'questions',
    cells: { number: '1', text: 'What changes?', limit: 300, limitUnit: 'words' },
  },
  {
    ...shared,
    confidence: 'maybe',
    id: 'f4',
    source: source(6, '2. How?'),
    table: 'questions',
    cells: { text: 'How?' },
  },
];
const reading: CallRead = {
  kind: 'pdf',
  pages: [
    [
      'Small grants',
      'Deadline 31 January 2099',
      '',
      '1. What changes?',
      'Think of people.',
      '2. How?',
      'A partner letter',
    ],
  ],
  findings,
  unread: [
    { page: 1, line: 5 },
    { page: 1, line: 7 },
  ],
};

const created = 'POST /api/calls';
const usual = {
  'GET /api/calls': () => ({ body: { calls: [callItem()] } }),
  [created]: () => ({ status: 201, body: { call: callOf({ id: 'c-9' }) } }),
  'POST /api/calls/read': () => ({ body: reading }),
};

async function open(handlers = {}) {
  const app = renderApp({ path: '/calls/new', handlers: { ...usual, ...handlers } });
  await screen.findByLabelText('Paste what the funder published');
  const posts = () => app.api.callsTo('POST', '/api/calls');
  return { ...app, posts };
}
/** The document of tests has files without `text`. */
const file = (name: string, content = 'bytes') =>
  Object.assign(new File([content], name), { text: async () => content });
const choose = (label: RegExp, chosen: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [chosen] } });
const card = (name: string) => screen.getByRole('group', { name });

/** The review of the reading above. */
async function review(handlers = {}) {
  const app = await open(handlers);
  choose(/Choose a file/, file('call.pdf'));
  await screen.findByRole('heading', { level: 1, name: 'What was found' });
  return app;
}

test('by hand: an empty form with the reader’s time zone becomes a call', async () => {
  const app = await open();
  await app.userEvent.click(screen.getByRole('button', { name: /Write it by hand/ }));
  await app.userEvent.type(await screen.findByLabelText('Name of the call'), 'Small grants');
  await app.userEvent.click(button('Save call'));
  await screen.findByText('Call saved');
  expect(app.address()).toBe('/calls');
  expect(sentCall(app.posts()[0])).toMatchObject({ name: 'Small grants', questions: [], leastAmount: null });
});

test('pasted text is read on this device; nothing of it is in the call before a yes', async () => {
  const app = await open();
  await app.userEvent.click(screen.getByLabelText('Paste what the funder published'));
  await app.userEvent.paste(text);
  await app.userEvent.click(button('Read the text'));
  await screen.findByRole('heading', { level: 1, name: 'What was found' });
  expect(app.api.callsTo('POST', '/api/calls/read')).toHaveLength(0);
  expect(screen.getByText(/What change do you want/, { selector: 'p' })).toBeVisible();
  await app.userEvent.click(button('Go on to the form'));
  expect(screen.getByLabelText('Name of the call')).toHaveValue('');
  await app.userEvent.click(button('Back to the text'));
  await app.userEvent.click(screen.getByRole('button', { name: /^Accept the .* sure ones$/ }));
  await app.userEvent.click(button('Go on to the form'));
  expect(screen.getByRole('button', { name: /What change do you want/ })).toHaveTextContent('300 words');
});

test('findings are accepted, changed and dropped; each decision can be taken back, and the next has the focus', async () => {
  const app = await review();
  expect(card('Deadline found in line 2')).toHaveTextContent(
    'The text names no time zone: yours is proposed.',
  );
  await app.userEvent.click(screen.getByRole('button', { name: 'Accept: Name of the call found in line 1' }));
  expect(screen.getByRole('button', { name: 'Accept: Deadline found in line 2' })).toHaveFocus();
  await app.userEvent.keyboard('{Enter}');
  await app.userEvent.click(screen.getByRole('button', { name: 'Change: Question found in line 4' }));
  const limit = within(card('Question found in line 4')).getByLabelText('Limit');
  await app.userEvent.clear(limit);
  await app.userEvent.type(limit, '250');
  await app.userEvent.type(limit, '{Enter}');
  await app.userEvent.click(screen.getByRole('button', { name: 'Drop: Question found in line 6' }));
  expect(screen.getByText(/4 findings/).closest('p')).toHaveTextContent(
    '0 to decide · 2 lines not understood',
  );
  await app.userEvent.click(screen.getByRole('button', { name: 'Undo: Question found in line 6' }));
  await app.userEvent.click(screen.getByRole('button', { name: 'Undo: Name of the call found in line 1' }));
  await app.userEvent.click(button('Go on to the form'));
  expect(screen.getByLabelText('Name of the call')).toHaveValue('');
  expect(screen.getByLabelText(/^Deadline/, { selector: 'input' })).toHaveValue('2099-01-31');
  expect(screen.getByRole('button', { name: /What changes\?/ })).toHaveTextContent('250 words');
  expect(screen.queryByRole('button', { name: /How\?/ })).not.toBeInTheDocument();
});

test('one press accepts the sure ones and leaves what is to be checked', async () => {
  const app = await review();
  await app.userEvent.click(button('Accept the 3 sure ones'));
  expect(screen.getByRole('button', { name: 'Accept: Question found in line 6' })).toHaveFocus();
  await app.userEvent.click(button('Go on to the form'));
  await app.userEvent.click(button('Save call'));
  await screen.findByText('Call saved');
  const sent = sentCall(app.posts()[0]);
  expect(sent.questions).toMatchObject([
    { text: 'What changes?', limit: 300, source: { page: 1, line: 4 }, origin: 'rules' },
  ]);
  expect(sent.found?.deadlineDay?.source.line).toBe(2);
});

test('lines that were not understood are seen as such, and become rows or guidance by hand', async () => {
  const app = await review();
  expect(screen.getAllByText('Not understood')).toHaveLength(2);
  await app.userEvent.click(button('Accept the 3 sure ones'));
  await app.userEvent.click(button('Use line 5 as'));
  await app.userEvent.click(await screen.findByRole('menuitem', { name: 'Guidance of the question before' }));
  await app.userEvent.click(button('Use line 7 as'));
  await app.userEvent.click(await screen.findByRole('menuitem', { name: 'A document asked for' }));
  await app.userEvent.click(button('Go on to the form'));
  await app.userEvent.click(button('Save call'));
  await screen.findByText('Call saved');
  const sent = sentCall(app.posts()[0]);
  expect(sent.questions[0]?.help).toBe('Think of people.');
  expect(sent.attachments).toMatchObject([{ name: 'A partner letter', source: { page: 1, line: 7 } }]);
  expect(sent.attachments[0]).not.toHaveProperty('origin');
});

test('a reload in the middle loses nothing', async () => {
  const app = await review();
  await app.userEvent.click(button('Accept the 3 sure ones'));
  await app.userEvent.click(button('Use line 7 as'));
  await app.userEvent.click(await screen.findByRole('menuitem', { name: 'Not needed' }));
  app.unmount();
  const again = mount({ path: '/calls/new', user: app.user, handlers: usual });
  expect(await screen.findByRole('heading', { level: 1, name: 'What was found' })).toBeVisible();
  expect(screen.getAllByText('Not understood')).toHaveLength(1);
  expect(screen.getAllByText(/^Accepted:/)).toHaveLength(3);
  await again.userEvent.click(button('Go on to the form'));
  expect(screen.getByLabelText('Name of the call')).toHaveValue('Small grants for water');
});

test('pasted text that was not read yet is there after a reload, too', async () => {
  const app = await open();
  await app.userEvent.type(screen.getByLabelText('Paste what the funder published'), 'Half a call');
  app.unmount();
  mount({ path: '/calls/new', user: app.user, handlers: usual });
  expect(await screen.findByLabelText('Paste what the funder published')).toHaveValue('Half a call');
});

test('a file that is refused says why in the words of the service, and pasting is there', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const error = 'This PDF has only pictures of text. Paste the text instead.';
  await open({ 'POST /api/calls/read': () => ({ status: 422, body: { error, requestId: 'r' } }) });
  choose(/Choose a file/, file('scan.pdf'));
  expect(await screen.findByText(error)).toBeVisible();
  expect(screen.getByLabelText('Paste what the funder published')).toBeVisible();
  jest.restoreAllMocks();
});

test('an upload can be stopped', async () => {
  const app = await open({ 'POST /api/calls/read': () => new Promise(() => {}) });
  choose(/Choose a file/, file('call.pdf'));
  expect(await screen.findByText(/Reading “call.pdf”/)).toBeVisible();
  await app.userEvent.click(button('Stop'));
  await waitFor(() => expect(screen.queryByText(/Reading “call.pdf”/)).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an exported call is opened; a file of another kind is refused before it is sent', async () => {
  const app = await open({
    'POST /api/calls/import': () => ({ status: 201, body: { call: callOf() } }),
    'GET /api/calls/:id': () => ({ body: { call: callOf() } }),
  });
  choose(/Open an exported call/, file('other.json', '{"format":"other"}'));
  expect(await screen.findByText('This file is not a call exported from Harambee.')).toBeVisible();
  choose(/Open an exported call/, file('call.json', '{"format":"harambee.call","version":1}'));
  await waitFor(() => expect(app.address()).toBe('/calls/c-1'));
});

test('without a network a new call waits in the list, and its form can be opened again', async () => {
  const app = await open({ [created]: noNetwork });
  await app.userEvent.click(screen.getByRole('button', { name: /Write it by hand/ }));
  await app.userEvent.type(await screen.findByLabelText('Name of the call'), 'Small grants');
  await app.userEvent.click(button('Save call'));
  const queued = await screen.findByRole('list', { name: 'Calls only on this device' });
  expect(queued).toHaveTextContent('Waiting to be sent');
  await app.userEvent.click(within(queued).getByRole('link', { name: 'Small grants' }));
  expect(await screen.findByLabelText('Name of the call')).toHaveValue('Small grants');
  await app.userEvent.type(screen.getByLabelText(/^Funder/), 'Lakes');
  await app.userEvent.click(button('Save call'));
  await waitFor(() => expect(app.address()).toBe('/calls'));
  expect(await screen.findByRole('list', { name: 'Calls only on this device' })).toHaveTextContent('Lakes');
  expect(screen.getAllByRole('link', { name: 'Small grants' })).toHaveLength(1);
});

test('a template begins a new call with its questions, and with nothing the organization decided', async () => {
  const template = callOf({
    ...emptyCall,
    name: 'Template',
    isTemplate: true,
    questions: callOf().questions,
  });
  const app = renderApp({
    path: '/calls/new?from=c-1',
    handlers: { ...usual, 'GET /api/calls/:id': () => ({ body: { call: template } }) },
  });
  await screen.findByLabelText('Name of the call');
  await app.userEvent.click(button('Save call'));
  await screen.findByText('Call saved');
  expect(sentCall(app.api.callsTo('POST', '/api/calls')[0])).toMatchObject({
    isTemplate: false,
    name: 'Template',
  });
});
