import { firstReviewDay } from '@harambee/domain';
import type { BankAnswer } from '@harambee/domain/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { bankAnswer, foundAnswer } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';

const choices = { languages: ['en', 'fr'], funders: ['Lakes', 'Sea'], owners: [], due: 2 };
const bank = (...answers: BankAnswer[]) => ({
  'GET /api/proposals/answers': () => ({ body: { answers } }),
  'GET /api/proposals/answers/choices': () => ({ body: choices }),
  'GET /api/proposals/answers/search': () => ({ body: { found: [foundAnswer()] } }),
});
const question = 'What will be different in two years?';
const rowOf = (name: string) => screen.getByRole('link', { name }).closest('article') as HTMLElement;
const open = async (handlers = {}, answer = bankAnswer()) => {
  const app = renderApp({ path: '/answers?open=a-1', handlers: { ...bank(answer), ...handlers } });
  return { app, sheet: await screen.findByRole('article', { name: answer.question }) };
};

test('an answer says how it begins, how it went, for whom, how often and how long', async () => {
  renderApp({ path: '/answers', handlers: bank(bankAnswer({ isStarred: true })) });
  await screen.findByRole('link', { name: question });
  const row = rowOf(question);
  expect(row).toHaveTextContent('Starred');
  expect(row).toHaveTextContent('We reach 1,200 pupils, and girls no longer miss class.');
  expect(row).toHaveTextContent('Approved');
  expect(row).toHaveTextContent('Northern Lakes Foundation · Used twice · 21 words');
});

test('a question finds answers by meaning, and each says why', async () => {
  const app = renderApp({ path: '/answers', handlers: bank(bankAnswer()) });
  await app.userEvent.type(await screen.findByRole('searchbox'), 'How will girls gain?');
  await screen.findByText('About Outcomes and Gender · Same words: girls');
  const asked = app.api.callsTo('GET', '/api/proposals/answers/search').at(-1)?.query;
  expect(asked?.get('question')).toBe('How will girls gain?');
  expect(app.address()).toContain('search=How+will+girls+gain');
  app.api.on('GET /api/proposals/answers/search', () => ({ body: { found: [foundAnswer({}, false)] } }));
  await app.userEvent.type(screen.getByRole('searchbox'), ' Patents?');
  expect(await screen.findByText('Nothing fits well')).toBeVisible();
  app.api.on('GET /api/proposals/answers/search', () => ({ body: { found: [] } }));
  await app.userEvent.type(screen.getByRole('searchbox'), ' Hm');
  expect(await screen.findByRole('heading', { name: 'Nothing fits' })).toBeVisible();
});

test('filters live in the address, and narrow list and search alike', async () => {
  const app = renderApp({ path: '/answers?review=due', handlers: bank(bankAnswer()) });
  await screen.findByRole('link', { name: question });
  const last = (path: string) => app.api.callsTo('GET', `/api/proposals/answers${path}`).at(-1)?.query;
  expect(last('')?.get('review')).toBe('due');
  await app.userEvent.selectOptions(screen.getByLabelText('Show'), 'Starred');
  await app.userEvent.selectOptions(screen.getByLabelText('Language'), 'French');
  await app.userEvent.selectOptions(screen.getByLabelText('Funder'), 'Sea');
  expect(app.address()).toBe('/answers?show=starred&language=fr&funder=Sea');
  await waitFor(() => expect(last('')?.get('funder')).toBe('Sea'));
  expect([last('')?.get('starred'), last('')?.get('language')]).toEqual(['only', 'fr']);
  await app.userEvent.type(screen.getByRole('searchbox'), 'girls{Enter}');
  await waitFor(() => expect(last('/search')?.get('language')).toBe('fr'));
});

test('an open answer shows its text with its facts, where it was used and how that went, owner and review', async () => {
  const { sheet } = await open();
  expect(within(sheet).getByRole('heading', { name: question })).toHaveFocus();
  expect(within(sheet).getByTitle('Pupils reached, from your records')).toHaveTextContent('1,200');
  expect(
    within(sheet)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'A pump at each school',
    'Two mechanics for each ward',
    expect.stringMatching(/^Six wells.*2026.*Approved$/),
    expect.stringMatching(/^Ten wells.*2026.*Not accepted$/),
  ]);
  expect(within(sheet).getByRole('link', { name: 'Six wells' })).toHaveAttribute('href', '/proposals/p-1');
  expect(sheet).toHaveTextContent('OwnerAmina Odhiambo');
  expect(sheet).toHaveTextContent(/Review.*2099/);
});

test('it is copied as plain text, starred, and deleted with a way back', async () => {
  const star = {
    'PUT /api/proposals/answers/:id/star': () => ({ body: { answer: bankAnswer({ isStarred: true }) } }),
  };
  const gone = {
    'DELETE /api/proposals/answers/:id': () => ({ status: 204 }),
    'POST /api/proposals/answers/:id/restore': () => ({ body: { answer: bankAnswer() } }),
  };
  const { app, sheet } = await open({ ...star, ...gone });
  await app.userEvent.click(within(sheet).getByRole('button', { name: 'Copy text' }));
  expect(await navigator.clipboard.readText()).toBe(
    'We reach 1,200 pupils, and girls no longer miss class.\n\n• A pump at each school\n• Two mechanics for each ward',
  );
  await app.userEvent.click(within(sheet).getByRole('button', { name: 'Star' }));
  await waitFor(() => expect(app.api.callsTo('PUT', '/api/proposals/answers/a-1/star')).toHaveLength(1));
  await app.userEvent.click(within(sheet).getByRole('button', { name: 'Delete' }));
  await app.userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The answer is back')).toBeVisible();
  expect(app.api.callsTo('DELETE', '/api/proposals/answers/a-1')[0]?.headers.get('if-match')).toBe('"3"');
});

test('it is edited as plain text: what was not touched keeps its bold words, and facts stay linked', async () => {
  const saved = {
    'PUT /api/proposals/answers/:id': () => ({ body: { answer: bankAnswer({ revision: 4 }) } }),
  };
  const { app, sheet } = await open(saved);
  await app.userEvent.click(within(sheet).getByRole('button', { name: 'Edit' }));
  const text = screen.getByRole('textbox', { name: 'Answer' });
  await app.userEvent.clear(text);
  await app.userEvent.paste(
    'Today 1,200 pupils drink safely.\n\n• A pump at each school\n• Two mechanics for each ward',
  );
  await app.userEvent.selectOptions(screen.getByLabelText('Owner'), 'I take it on');
  await app.userEvent.click(screen.getByRole('button', { name: 'Save answer' }));
  await screen.findByText('Answer saved');
  const [put] = app.api.callsTo('PUT', '/api/proposals/answers/a-1');
  expect(put?.headers.get('if-match')).toBe('"3"');
  expect(put?.body).toMatchObject({
    owner: 'self',
    blocks: [
      {
        kind: 'paragraph',
        content: [
          { text: 'Today ' },
          { fact: 'profile.fact.pupils', text: '1,200', value: '1,200' },
          { text: ' pupils drink safely.' },
        ],
      },
      ...bankAnswer().blocks.slice(1),
    ],
  });
});

test('somebody else’s change is not overwritten: one chooses', async () => {
  const theirs = bankAnswer({ revision: 5, funder: 'Their funder' });
  let answer: object = { status: 412, body: { error: 'Changed', requestId: 'r', answer: theirs } };
  const { app, sheet } = await open({ 'PUT /api/proposals/answers/:id': () => answer });
  await app.userEvent.click(within(sheet).getByRole('button', { name: 'Edit' }));
  await app.userEvent.type(screen.getByRole('textbox', { name: 'Question' }), ' Really?');
  await app.userEvent.click(screen.getByRole('button', { name: 'Save answer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this answer' });
  answer = { body: { answer: theirs } };
  await app.userEvent.click(within(dialog).getByRole('button', { name: 'Save this choice' }));
  await screen.findByText('Answer saved');
  const last = app.api.callsTo('PUT', '/api/proposals/answers/a-1').at(-1);
  expect([last?.headers.get('if-match'), last?.body]).toEqual([
    '"5"',
    expect.objectContaining({ funder: 'Their funder', question: `${question} Really?` }),
  ]);
});

test('an answer that is due says so, and "It still holds" moves its day by a year', async () => {
  const due = bankAnswer({ reviewOn: '2020-01-31' });
  const saved = { 'PUT /api/proposals/answers/:id': () => ({ body: { answer: bankAnswer() } }) };
  const { app, sheet } = await open(saved, due);
  expect(sheet).toHaveTextContent('Due for review since');
  await app.userEvent.click(within(sheet).getByRole('button', { name: 'It still holds' }));
  await screen.findByText('Reviewed for another year');
  const [put] = app.api.callsTo('PUT', '/api/proposals/answers/a-1');
  expect(put?.body).toMatchObject({ reviewOn: firstReviewDay(new Date()), funder: due.funder });
});

test('a new answer needs a question and words; faults are named', async () => {
  const made = {
    'POST /api/proposals/answers': () => ({ status: 201, body: { answer: bankAnswer({ id: 'a-9' }) } }),
  };
  const there = { 'GET /api/proposals/answers/:id': () => ({ body: { answer: bankAnswer({ id: 'a-9' }) } }) };
  const app = renderApp({
    path: '/answers?open=new',
    handlers: { ...bank(bankAnswer()), ...made, ...there },
  });
  await app.userEvent.click(await screen.findByRole('button', { name: 'Save answer' }));
  expect(screen.getAllByText('Write the answer').length).toBeGreaterThan(0);
  await app.userEvent.type(screen.getByRole('textbox', { name: 'Question' }), 'Why you?');
  await app.userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), 'We live there.');
  await app.userEvent.click(screen.getByRole('button', { name: 'Save answer' }));
  await screen.findByText('Answer saved');
  expect(app.api.callsTo('POST', '/api/proposals/answers')[0]?.body).toEqual({
    question: 'Why you?',
    blocks: [{ kind: 'paragraph', content: [{ text: 'We live there.' }] }],
    ...{ funder: '', callName: '' },
  });
  expect(app.address()).toBe('/answers?open=a-9');
});

test('an empty bank teaches, and offers the one next step; a list that could not be loaded says so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const app = renderApp({ path: '/answers', handlers: bank() });
  expect(await screen.findByRole('heading', { name: 'Your first answer starts here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write an answer' })).toHaveAttribute('href', '/answers?open=new');
  app.unmount();
  renderApp({
    path: '/answers',
    handlers: {
      ...bank(),
      'GET /api/proposals/answers': () => ({ status: 403, body: { error: 'No', requestId: 'r' } }),
    },
  });
  expect(await screen.findByText("We couldn't load your answers")).toBeVisible();
  jest.restoreAllMocks();
});
