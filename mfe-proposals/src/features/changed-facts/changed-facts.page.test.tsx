import type { ChangedProfileFact, StatingText } from '@harambee/domain/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/open-proposal.ts';
import { button, renderApp } from '../../testing/render-app.tsx';

const url = 'GET /api/proposals/changed-facts';
const accept = 'POST /api/proposals/changed-facts/accept';

const text = (changes: Partial<StatingText> = {}): StatingText => ({
  kind: 'answer',
  textId: 'p-1/q1',
  proposalId: 'p-1',
  title: 'Clean water',
  place: 'Whom do you reach?',
  changes: [{ from: 'At our schools 1,200 pupils drink.', to: 'At our schools 1,450 pupils drink.' }],
  ...changes,
});
const fact = (texts: StatingText[], changes: Partial<ChangedProfileFact> = {}): ChangedProfileFact => ({
  factId: 'f1',
  name: 'Pupils with safe water',
  from: '1,200 pupils',
  to: '1,450 pupils',
  at: '2026-11-01T00:00:00.000Z',
  texts,
  ...changes,
});
const two = [
  text(),
  text({ kind: 'field', textId: 'p-2/description', proposalId: 'p-2', title: 'Wells', place: 'Description' }),
];

test('each text says where it stands and what would change, with a way there', async () => {
  renderApp({
    path: '/proposals/changed-facts',
    handlers: { [url]: () => ({ body: { facts: [fact(two)] } }) },
  });
  const section = within(await screen.findByRole('region', { name: 'Pupils with safe water' }));
  expect(section.getByText(/1,200 pupils became/)).toBeVisible();
  const [first, second] = section.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(first).toHaveTextContent('Answer of an application: Whom do you reach?');
  expect(first).toHaveTextContent('At our schools removed: 1,200 added: 1,450 pupils drink.');
  expect(within(first).getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    '/proposals/p-1?tab=answers',
  );
  expect(within(second).getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    '/proposals/p-2?tab=details',
  );
});

test('a new wording is taken, one or all; what is left stays in the list', async () => {
  let left = [...two, text({ textId: 'p-3/q1', title: 'Third' })];
  const app = renderApp({
    path: '/proposals/changed-facts',
    handlers: {
      [url]: () => ({ body: { facts: left.length > 0 ? [fact(left)] : [] } }),
      [accept]: ({ body }) => {
        left = left.filter(({ textId }) => textId !== (body as { textId: string }).textId);
        return { body: { facts: left.length > 0 ? [fact(left)] : [] } };
      },
    },
  });
  const [take] = await screen.findAllByRole('button', { name: 'Take the new wording' });
  await app.userEvent.click(take as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(app.api.callsTo('POST', '/api/proposals/changed-facts/accept')[0]?.body).toEqual({
    factId: 'f1',
    kind: 'answer',
    textId: 'p-1/q1',
  });
  await app.userEvent.click(button('Take all 2'));
  expect(await screen.findByText('Every text states today’s figures')).toBeVisible();
});

test('a refusal says why, and the text stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const app = renderApp({
    path: '/proposals/changed-facts',
    handlers: {
      [url]: () => ({ body: { facts: [fact([text()])] } }),
      [accept]: refuse(412, 'This answer was changed since you read it'),
    },
  });
  await app.userEvent.click(await screen.findByRole('button', { name: 'Take the new wording' }));
  expect(await screen.findByText('This answer was changed since you read it')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Clean water' })).toBeVisible();
});

test('the list of proposals says so, and only then', async () => {
  const list = { 'GET /api/proposals': () => ({ body: { proposals: [] } }) };
  renderApp({
    path: '/proposals',
    handlers: { ...list, [url]: () => ({ body: { facts: [fact(two), fact([text()], { factId: 'f2' })] } }) },
  });
  expect(await screen.findByText('3 texts state a figure as it was')).toBeVisible();
  expect(screen.getByText(/and 1 more figure changed/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look at them' })).toHaveAttribute(
    'href',
    '/proposals/changed-facts',
  );
});

test('a list that could not be loaded says so, with Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  renderApp({ path: '/proposals/changed-facts', handlers: { [url]: refuse(403) } });
  expect(await screen.findByText("We couldn't load the changed figures")).toBeVisible();
  expect(button('Retry')).toBeVisible();
});
