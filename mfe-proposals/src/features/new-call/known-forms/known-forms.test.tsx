import { builtInCalls } from '@harambee/calls/built-in';
import { noNetwork } from '@harambee/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { callItem, callOf, sentCall } from '../../../testing/calls.ts';
import { button, renderApp } from '../../../testing/render-app.tsx';
import { asOfInWords } from './as-of.ts';

const lottery = builtInCalls.find(({ id }) => id === 'awards-for-all-england');
const name = lottery?.call.name ?? '';
const created = 'POST /api/calls';
const template = callItem({ id: 'c-7', name: 'Our water template', isTemplate: true });
const usual = {
  'GET /api/calls': ({ query }: { query: URLSearchParams }) => ({
    body: { calls: query.get('templates') === 'only' ? [template] : [] },
  }),
  [created]: () => ({ status: 201, body: { call: callOf({ id: 'c-9' }) } }),
};

async function open(path = '/calls/new?form=', handlers = {}) {
  const app = renderApp({ path, handlers: { ...usual, ...handlers } });
  await screen.findByRole('heading', { level: 1 });
  return app;
}
const rowOf = async (title: string) =>
  (await screen.findByRole('link', { name: title })).closest('article') as HTMLElement;

test('the list says of each form whose it is, its language, its questions, and what it is from', async () => {
  await open();
  const row = await rowOf(name);
  expect(row).toHaveTextContent('The National Lottery Community Fund');
  expect(row).toHaveTextContent('English · 8 questions · as of 2020; check with the funder');
  expect(row).toHaveTextContent(/Source: .*blf-alpha/);
  expect(await rowOf('Our water template')).toHaveTextContent('2 questions');
  const forms = within(screen.getByRole('region', { name: 'Forms of public funders' }));
  expect(forms.getAllByRole('link')).toHaveLength(builtInCalls.length);
});

test('a search finds by funder, program and language, without accents, and lives in the address', async () => {
  const app = await open();
  await rowOf(name);
  const search = screen.getByRole('searchbox', { name: 'Search forms' });
  await app.userEvent.type(search, 'nuble{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: /Concurso de Vinculación/ })).toBeVisible();
  expect(app.address()).toBe('/calls/new?form=&search=nuble');
  await app.userEvent.clear(search);
  await app.userEvent.type(search, 'french{Enter}');
  expect(await screen.findByRole('link', { name: /Cerfa/ })).toBeVisible();
  await app.userEvent.clear(search);
  await app.userEvent.type(search, 'moon{Enter}');
  expect(await screen.findByRole('heading', { name: 'No form has these words' })).toBeVisible();
});

test('by keys: from the ways to a new call to a form with the questions of the funder, which is saved', async () => {
  const app = await open('/calls/new');
  (await screen.findByRole('link', { name: /Start from a known form/ })).focus();
  await app.userEvent.keyboard('{Enter}');
  await rowOf(name);
  screen.getByRole('heading', { level: 1, name: 'Start from a known form' }).focus();
  const links = screen.getAllByRole('link').filter((link) => link.closest('article'));
  const at = links.findIndex((link) => link.textContent === name);
  await app.userEvent.keyboard('{ArrowDown}'.repeat(at + 1));
  expect(screen.getByRole('link', { name })).toHaveFocus();
  await app.userEvent.keyboard('{Enter}');
  expect(await screen.findByLabelText('Name of the call')).toHaveValue(name);
  expect(app.address()).toBe('/calls/new?form=awards-for-all-england');
  expect(screen.getByText(/^Filled in as of 2020\. Check it with the funder/)).toBeVisible();
  expect(screen.getByText(/The limits are those of 2020/)).toBeVisible();
  await app.userEvent.click(button('Save call'));
  await screen.findByText('Call saved');
  const sent = sentCall(app.api.callsTo('POST', '/api/calls')[0]);
  expect(sent).toMatchObject({
    name,
    mostAmount: 20_000,
    deadlineDay: '',
    status: 'considering',
    isTemplate: false,
  });
  expect(sent.questions).toEqual(lottery?.call.questions);
});

test('without a network the forms are there, and the new call waits on this device', async () => {
  const app = await open('/calls/new?form=un-democracy-fund', {
    'GET /api/calls': noNetwork,
    [created]: noNetwork,
  });
  await screen.findByLabelText('Name of the call');
  await app.userEvent.click(button('Save call'));
  const queued = await screen.findByRole('list', { name: 'Calls only on this device' });
  expect(queued).toHaveTextContent('UN Democracy Fund');
});

test('a template begins a new call from the same list', async () => {
  const app = await open('/calls/new?form=', {
    'GET /api/calls/:id': () => ({
      body: { call: callOf({ isTemplate: true, name: 'Our water template' }) },
    }),
  });
  await app.userEvent.click(await screen.findByRole('link', { name: 'Our water template' }));
  expect(app.address()).toBe('/calls/new?from=c-7');
  expect(await screen.findByLabelText('Name of the call')).toHaveValue('Our water template');
});

test('an address of a form that is not known leads to the list', async () => {
  const app = await open('/calls/new?form=nobody');
  await rowOf(name);
  expect(app.address()).toBe('/calls/new?form=');
});

test('a date is said as exactly as it is known', () => {
  expect(['2020', '2026-03', '2026-03-06'].map(asOfInWords)).toEqual([
    'as of 2020',
    'as of March 2026',
    'as of March 6, 2026',
  ]);
});
