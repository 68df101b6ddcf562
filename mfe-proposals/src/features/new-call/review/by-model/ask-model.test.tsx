import type { AskCallFindings, AskedCallFindings, CallFinding, CallRead } from '@harambee/domain/schemas';
import { noNetwork } from '@harambee/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { callItem, sentCall } from '../../../../testing/calls.ts';
import { button, mount, renderApp } from '../../../../testing/render-app.tsx';

const lines = ['Sauberes Wasser', 'Closes 31 January 2099', 'Was ändert sich für wen?', 'Fragen an Amina'];
const line = (at: number) => ({ page: 1, line: at, text: lines[at - 1] ?? '' });
const deadline: CallFinding = {
  id: 'r1',
  source: line(2),
  origin: 'rules',
  confidence: 'sure',
  fields: { deadlineDay: '2099-01-31' },
};
const asked: CallFinding = {
  id: 'm1',
  source: line(3),
  origin: 'model',
  confidence: 'maybe',
  table: 'questions',
  cells: { text: 'Was ändert sich für wen?' },
};
const reading: CallRead = {
  kind: 'pdf',
  pages: [lines],
  findings: [deadline],
  unread: [1, 3, 4].map((at) => ({ page: 1, line: at })),
};
const answer: AskedCallFindings = {
  findings: [asked],
  lines: [{ page: 1, line: 3 }],
  leftOut: 2,
  unanswered: 0,
  parts: 1,
};
const model = {
  name: 'maji-1',
  host: 'models.example.org',
  prices: { currency: 'USD', input: 2, output: 8 },
};
const ask = 'POST /api/proposals/call-findings';

async function review(handlers = {}, pages = reading.pages) {
  const app = renderApp({
    path: '/calls/new',
    handlers: {
      'GET /api/calls': () => ({ body: { calls: [callItem()] } }),
      'POST /api/calls': () => ({ status: 201, body: { call: { id: 'c-9' } } }),
      'POST /api/calls/read': () => ({ body: { ...reading, pages } }),
      'GET /api/proposals/model': () => ({ body: { model } }),
      [ask]: () => ({ body: answer }),
      ...handlers,
    },
  });
  fireEvent.change(await screen.findByLabelText(/Choose a file/), {
    target: { files: [new File(['bytes'], 'call.pdf')] },
  });
  await screen.findByRole('heading', { level: 1, name: 'What was found' });
  const sent = () =>
    app.api.callsTo('POST', '/api/proposals/call-findings').map(({ body }) => body as AskCallFindings);
  return { ...app, sent };
}
type App = Awaited<ReturnType<typeof review>>;

async function openPanel({ userEvent }: App) {
  await userEvent.click(await screen.findByRole('button', { name: 'Also ask the language model' }));
  return within(screen.getByRole('region', { name: 'Also ask the language model' }));
}

test('who gets what stands there before anything is sent; nothing is sent by itself', async () => {
  const app = await review();
  const panel = await openPanel(app);
  expect(panel.getByText(/maji-1 runs at models.example.org, outside of Harambee/)).toBeVisible();
  expect(panel.getByText('all lines of this text, with their numbers')).toBeVisible();
  expect(panel.getByText(/your profile and your proposals/)).toBeVisible();
  expect(panel.getByText(/^About [\d,]+ to [\d,]+ tokens$/)).toBeVisible();
  expect(app.sent()).toEqual([]);
});

test('what it finds stands beside its line, marked, and is in the call only after a yes', async () => {
  const app = await review();
  const panel = await openPanel(app);
  await app.userEvent.click(panel.getByRole('button', { name: 'Ask maji-1' }));
  expect(await panel.findByText('1 more finding, each marked beside its line.')).toBeVisible();
  expect(panel.getByText('2 more were left out, because no line says them.')).toBeVisible();
  expect(app.sent()).toEqual([{ pages: [lines] }]);
  const card = within(screen.getByRole('group', { name: 'Question found in line 3' }));
  expect(card.getByText('Found by the language model')).toBeVisible();
  expect(screen.getByText(/2 findings/).closest('p')).toHaveTextContent(
    '2 to decide · 2 lines not understood',
  );

  await app.userEvent.click(panel.getByRole('button', { name: 'Go to the first one' }));
  await waitFor(() => expect(button('Accept: Question found in line 3')).toHaveFocus());
  await app.userEvent.click(button('Accept the sure one'));
  await app.userEvent.click(button('Go on to the form'));
  expect(screen.queryByRole('button', { name: /Was ändert sich/ })).not.toBeInTheDocument();
  await app.userEvent.click(button('Back to the text'));
  await app.userEvent.click(button('Accept: Question found in line 3'));
  await app.userEvent.click(button('Go on to the form'));
  await app.userEvent.type(screen.getByLabelText('Name of the call'), 'Wasser');
  await app.userEvent.click(button('Save call'));
  await screen.findByText('Call saved');
  expect(sentCall(app.api.callsTo('POST', '/api/calls')[0]).questions).toMatchObject([
    { text: 'Was ändert sich für wen?', source: line(3), origin: 'model' },
  ]);
});

test('what was found is there after a reload', async () => {
  const app = await review();
  const panel = await openPanel(app);
  await app.userEvent.click(panel.getByRole('button', { name: 'Ask maji-1' }));
  await panel.findByText(/1 more finding/);
  app.unmount();
  mount({
    path: '/calls/new',
    user: app.user,
    handlers: { 'GET /api/calls': () => ({ body: { calls: [] } }) },
  });
  expect(await screen.findByRole('group', { name: 'Question found in line 3' })).toBeVisible();
});

test('without a model the page has no word of one', async () => {
  const app = await review({ 'GET /api/proposals/model': () => ({ body: {} }) });
  await waitFor(() => expect(app.api.callsTo('GET', '/api/proposals/model')).toHaveLength(1));
  expect(screen.queryByText(/language model/)).not.toBeInTheDocument();
});

test('personal data is confirmed before it is sent', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const message = 'There is personal data in what would be sent. A personal mail address is in the text.';
  const app = await review({
    [ask]: ({ body }: { body: AskCallFindings }) =>
      body.confirmed
        ? { body: answer }
        : {
            status: 400,
            body: { error: message, details: [{ field: 'confirmed', message }], requestId: 'r' },
          },
  });
  const panel = await openPanel(app);
  await app.userEvent.click(panel.getByRole('button', { name: 'Ask maji-1' }));
  expect(await panel.findByText('Nothing was sent yet')).toBeVisible();
  expect(panel.getByText(message)).toBeVisible();
  await app.userEvent.click(panel.getByRole('button', { name: 'Send it anyway' }));
  await panel.findByText(/1 more finding/);
  expect(app.sent().map(({ confirmed }) => confirmed)).toEqual([undefined, 'personal_data']);
  jest.restoreAllMocks();
});

test.each([
  [
    'no usable answer',
    () => ({ status: 503, body: { error: 'It gave no answer that can be used.', requestId: 'r' } }),
    'It gave no answer that can be used.',
  ],
  ['no network', noNetwork, /There was no answer/],
])('%s is said in plain words, once, and leaves what the rules found', async (_why, handler, words) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const app = await review({ [ask]: handler });
  const panel = await openPanel(app);
  await app.userEvent.click(panel.getByRole('button', { name: 'Ask maji-1' }));
  expect(await panel.findByText(words)).toBeVisible();
  expect(app.sent()).toHaveLength(1);
  expect(screen.getByRole('group', { name: 'Deadline found in line 2' })).toBeVisible();
  await app.userEvent.click(panel.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(app.sent()).toHaveLength(2));
  jest.restoreAllMocks();
});

test('a slow model can be stopped', async () => {
  const app = await review({ [ask]: () => new Promise(() => {}) });
  const panel = await openPanel(app);
  await app.userEvent.click(panel.getByRole('button', { name: 'Ask maji-1' }));
  expect(await panel.findByText(/maji-1 reads the call/)).toBeVisible();
  await app.userEvent.click(panel.getByRole('button', { name: 'Stop' }));
  expect(await panel.findByRole('button', { name: 'Ask maji-1' })).toBeEnabled();
  expect(panel.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Deadline found in line 2' })).toBeVisible();
});

test('a text that is too long is not offered to be sent, in words', async () => {
  const app = await review({}, [[...lines, ...Array.from({ length: 20 }, () => 'word '.repeat(790))]]);
  const panel = await openPanel(app);
  expect(panel.getByText(/too long to be sent to a language model/)).toBeVisible();
  expect(panel.queryByRole('button', { name: /^Ask/ })).not.toBeInTheDocument();
});
