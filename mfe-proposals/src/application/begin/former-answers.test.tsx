import type { BankAnswer, FoundAnswer } from '@harambee/domain/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { line, openAnswers } from '../../testing/applications.ts';

const former = (id: string, changes: Partial<BankAnswer> = {}, fits = true): FoundAnswer => ({
  answer: {
    id,
    question: 'Who leads the work?',
    blocks: [line('Amina leads it, with two engineers.')],
    funder: 'Lakes Fund',
    callName: 'Taps',
    language: 'en',
    reviewOn: '2027-11-24',
    facts: [],
    words: 6,
    usedIn: [{ proposalId: 'p-9', title: 'Wells for Kitui', day: '2026-03-02', outcome: 'approved' }],
    isStarred: false,
    revision: 1,
    createdAt: '2026-03-02T08:00:00.000Z',
    updatedAt: '2026-03-02T08:00:00.000Z',
    ...changes,
  },
  match: { words: ['runs'], subjects: ['The team'], fits },
});

const openWith = (found: FoundAnswer[], search = '&question=q2') =>
  openAnswers({
    search,
    handlers: {
      'GET /api/proposals/answers/search': ({ query }) => ({
        body: { found: query.get('question') === 'Who runs it?' ? found : [] },
      }),
    },
  });

test('former answers stand under their question with where they were used and how that went', async () => {
  const app = await openWith([former('b-1'), former('b-2', { question: 'Who is in charge?', usedIn: [] })]);
  await app.userEvent.click(await screen.findByText('2 former answers fit'));
  const [first] = screen.getAllByRole('listitem').filter((each) => within(each).queryByRole('article'));
  expect(first).toHaveTextContent('Who leads the work?Amina leads it, with two engineers.');
  expect(first).toHaveTextContent('Approved');
  expect(first).toHaveTextContent('Lakes Fund · Wells for Kitui, March 2, 2026');
  expect(first).toHaveTextContent('Both speak of The team and “runs”');
});

test('an answer begins from one after its words were seen: they are copied, and can be taken back', async () => {
  const app = await openWith([former('b-1')]);
  await app.userEvent.click(await screen.findByText('1 former answer fits'));
  await app.userEvent.click(screen.getByRole('button', { name: 'Begin from this: Who leads the work?' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Where does this answer begin?' }, { timeout: 4_000 }),
  );
  expect(dialog.getByRole('radio', { name: /^Who leads the work\?/ })).toBeChecked();
  expect(dialog.getByText('Amina leads it, with two engineers.')).toBeVisible();
  await app.userEvent.click(dialog.getByRole('button', { name: 'Replace the answer' }));
  await waitFor(() =>
    expect(app.puts('q2')[0]?.body).toEqual({
      start: { kind: 'bank', answerId: 'b-1' },
      blocks: [line('Amina leads it, with two engineers.')],
    }),
  );
  await app.userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(app.server.answer('q2')?.blocks).toEqual([line('One engineer leads it.')]));
});

test('what is only near is not offered', async () => {
  await openWith([former('b-1', {}, false)]);
  await screen.findByRole('heading', { level: 2, name: '2. Who runs it?' });
  expect(screen.queryByText(/former answer/)).toBeNull();
});
