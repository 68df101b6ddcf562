import { callStatuses } from '@harambee/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { callItem } from '../../testing/calls.ts';
import { renderApp } from '../../testing/render-app.tsx';

const list = (...calls: ReturnType<typeof callItem>[]) => ({
  'GET /api/calls': () => ({ body: { calls } }),
});
const rowOf = (name: string) => screen.getByRole('link', { name }).closest('article') as HTMLElement;

test('a call says when, how much, how many questions, and where the organization stands', async () => {
  const app = renderApp({ path: '/calls', handlers: list(callItem({ status: 'preparing' })) });
  await screen.findByRole('link', { name: 'Clean water small grants' });
  const row = rowOf('Clean water small grants');
  expect(row).toHaveTextContent('Northern Lakes Foundation · €5,000 to €40,000 · 2 questions');
  expect(row).toHaveTextContent(/2099.*days left.*end of day, Brussels/);
  expect(row).toHaveTextContent(callStatuses.preparing.label);
  expect(row).toHaveTextContent('Medium likelihood');
  expect(within(row).queryByRole('list', { name: 'Still missing' })).not.toBeInTheDocument();
  expect(app.api.callsTo('GET', '/api/calls')[0]?.query.get('due')).toBe('ahead');
});

test('what is missing stands at each call, and a past deadline is marked', async () => {
  const bare = callItem({ id: 'c-2', name: 'Bare', funder: '', deadlineDay: '', questionCount: 0 });
  const past = callItem({ id: 'c-3', name: 'Past', deadlineDay: '2020-01-31' });
  renderApp({ path: '/calls?show=all', handlers: list(bare, past) });
  await screen.findByRole('link', { name: 'Bare' });
  expect(within(rowOf('Bare')).getByRole('list', { name: 'Still missing' })).toHaveTextContent(
    'No funderNo deadlineNo questions',
  );
  expect(rowOf('Past')).toHaveTextContent('Deadline passed');
  expect(rowOf('Past')).toHaveAttribute('data-past');
});

test('what the applications to a call lack stands there, too, until they are sent', async () => {
  const application = {
    proposalId: 'p-1',
    title: 'Water',
    questions: 9,
    required: 8,
    answered: 3,
    overLimit: 0,
    ticked: 0,
  };
  const open = callItem({ id: 'c-1', name: 'Open', applications: [{ ...application, status: 'completed' }] });
  const sent = callItem({ id: 'c-2', name: 'Sent', applications: [{ ...application, status: 'submitted' }] });
  renderApp({ path: '/calls', handlers: list(open, sent) });
  await screen.findByRole('link', { name: 'Open' });
  expect(within(rowOf('Open')).getByRole('list', { name: 'Still missing' })).toHaveTextContent(
    '5 of 8 required questions have no answer',
  );
  expect(within(rowOf('Sent')).queryByRole('list', { name: 'Still missing' })).toBeNull();
});

test('filters live in the address: status, all calls, templates', async () => {
  const app = renderApp({ path: '/calls?status=applied', handlers: list(callItem()) });
  await screen.findByRole('link', { name: 'Clean water small grants' });
  expect(app.api.callsTo('GET', '/api/calls').at(-1)?.query.get('status')).toBe('applied');
  await app.userEvent.selectOptions(screen.getByLabelText('Show'), 'All calls');
  expect(app.address()).toBe('/calls?status=applied&show=all');
  await waitFor(() => expect(app.api.callsTo('GET', '/api/calls').at(-1)?.query.has('due')).toBe(false));
  await app.userEvent.selectOptions(screen.getByLabelText('Show'), 'Templates');
  await waitFor(() =>
    expect(app.api.callsTo('GET', '/api/calls').at(-1)?.query.get('templates')).toBe('only'),
  );
  expect(screen.queryByLabelText('Status')).not.toBeInTheDocument();
});

test('an empty list teaches, and offers the one next step', async () => {
  renderApp({ path: '/calls', handlers: list() });
  expect(await screen.findByRole('heading', { name: 'Your first call starts here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add your first call' })).toHaveAttribute('href', '/calls/new');
  expect(screen.getByRole('link', { name: 'Start from a known form' })).toHaveAttribute(
    'href',
    '/calls/new?form=',
  );
});

test('an organization whose deadlines have passed is not new here', async () => {
  const past = callItem({ name: 'Past', deadlineDay: '2020-01-31' });
  const app = renderApp({
    path: '/calls',
    handlers: {
      'GET /api/calls': ({ query }) => ({ body: { calls: query.get('due') === 'ahead' ? [] : [past] } }),
    },
  });
  expect(await screen.findByRole('heading', { name: 'No deadline ahead' })).toBeVisible();
  expect(screen.queryByText('Your first call starts here')).not.toBeInTheDocument();
  await app.userEvent.click(screen.getByRole('button', { name: 'Show past deadlines' }));
  expect(app.address()).toBe('/calls?show=past');
  expect(await screen.findByRole('link', { name: 'Past' })).toBeVisible();
  expect(app.api.callsTo('GET', '/api/calls').at(-1)?.query.get('due')).toBe('past');
  await app.userEvent.selectOptions(screen.getByLabelText('Status'), 'Applied');
  expect(app.address()).toBe('/calls?show=past&status=applied');
});

test('an empty filter says so and offers all calls', async () => {
  const app = renderApp({ path: '/calls?status=applied', handlers: list() });
  expect(await screen.findByRole('heading', { name: 'No call with this status' })).toBeVisible();
  await app.userEvent.click(screen.getByRole('button', { name: 'Show all calls' }));
  expect(app.address()).toBe('/calls?status=applied&show=all');
});

test('two calls are chosen by their boxes and compared; a third cannot be', async () => {
  const three = ['a', 'b', 'c'].map((id) => callItem({ id, name: `Call ${id}` }));
  const app = renderApp({ path: '/calls', handlers: list(...three) });
  await app.userEvent.click(await screen.findByRole('button', { name: 'Compare two' }));
  const box = (id: string) => screen.getByRole('checkbox', { name: `Compare Call ${id}` });
  await app.userEvent.click(box('a'));
  expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled();
  await app.userEvent.click(box('c'));
  expect(box('b')).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/calls/compare?a=a&b=c');
  await app.userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('started at a call, that one is chosen already', async () => {
  renderApp({
    path: '/calls?compare=c-1',
    handlers: list(callItem(), callItem({ id: 'c-2', name: 'Other' })),
  });
  expect(await screen.findByRole('checkbox', { name: 'Compare Clean water small grants' })).toBeChecked();
});

test('a list that could not be loaded says so, with Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const app = renderApp({
    path: '/calls',
    handlers: { 'GET /api/calls': () => ({ status: 403, body: { error: 'No', requestId: 'r' } }) },
  });
  expect(await screen.findByText("We couldn't load your calls")).toBeVisible();
  app.api.on('GET /api/calls', () => ({ body: { calls: [callItem()] } }));
  await app.userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Clean water small grants' })).toBeVisible();
  jest.restoreAllMocks();
});
