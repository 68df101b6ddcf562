import type { CommentThread } from '@harambee/domain/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { openAnswers } from '../../testing/applications.ts';
import { commentOf, commentServer, threadOf } from '../../testing/comments.ts';
import { somebody } from '../../testing/render-app.tsx';

const place = (questionId: string) => ({ kind: 'answer' as const, questionId });
const about = (questionId: string, id: string, text: string): CommentThread => ({
  ...threadOf('One engineer'),
  id: id.padEnd(24, '-'),
  place: place(questionId),
  comments: [commentOf({ id: id.padEnd(24, '-'), text })],
});
const runs = about('q2', 'about-who-runs-it', 'Only one?');
const repairs: CommentThread = {
  ...about('q3', 'about-repairs', 'Which committees?'),
  anchor: { start: 0, end: 10, quote: 'Committees', state: 'here' },
};

async function openCommentedAnswers(search: string, threads: CommentThread[]) {
  const user = somebody();
  const server = commentServer(threads, user);
  const app = await openAnswers({ search, handlers: server.handlers });
  return { ...app, comments: server };
}

test('comments stand beside the answer they are about; one of another answer opens that one', async () => {
  const { userEvent } = await openCommentedAnswers('&question=q2', [
    repairs,
    runs,
    threadOf('31 working taps'),
  ]);
  const question = await screen.findByRole('article', { name: /Who runs it/ });
  await userEvent.click(
    await within(question).findByRole('button', { name: /^Comment by .* on “One engineer”/ }),
  );
  const panel = within(await screen.findByRole('region', { name: 'Comments' }));
  await waitFor(() => expect(panel.getByRole('article', { name: /on “One engineer”/ })).toHaveFocus());
  // Those of the text are beside the text.
  expect(panel.getAllByRole('article')).toHaveLength(2);
  await userEvent.click(panel.getByRole('button', { name: /Which committees/ }));
  expect(await screen.findByRole('article', { name: /Who pays for repairs/ })).toBeVisible();
  await waitFor(() => expect(panel.getByRole('article', { name: /on “Committees”/ })).toHaveFocus());
});

test('words of an answer are chosen with the keys and commented on', async () => {
  const { userEvent, comments } = await openCommentedAnswers('&question=q3', []);
  const question = within(await screen.findByRole('article', { name: /Who pays for repairs/ }));
  await userEvent.click(question.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(screen.getByRole('group', { name: /^Choose words of Who pays/ })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Which?');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(comments.state.threads).toHaveLength(1));
  expect(comments.state.threads[0]).toMatchObject({
    place: place('q3'),
    anchor: { start: 0, end: 23, quote: 'Committees keep a fund.' },
  });
});

test('a link to a thread leads to the tab and the answer it is about', async () => {
  const { address } = await openCommentedAnswers(`&comment=${repairs.id}`, [repairs]);
  await waitFor(() => expect(screen.getByRole('article', { name: /on “Committees”/ })).toHaveFocus());
  expect(address()).toContain('comment=');
  expect(await screen.findByRole('article', { name: /Who pays for repairs/ })).toBeVisible();
});
