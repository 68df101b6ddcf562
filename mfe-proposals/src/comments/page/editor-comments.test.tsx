import { act, screen, waitFor, within } from '@testing-library/react';
import { commentServer, threadOf } from '../../testing/comments.ts';
import { givePagesWhatEditorsNeed } from '../../testing/editor-page.ts';
import { openEditor } from '../../testing/open-editor.ts';
import { somebody } from '../../testing/render-app.tsx';

beforeAll(givePagesWhatEditorsNeed);

async function openCommentedEditor() {
  const user = somebody();
  const server = commentServer([threadOf('share')], user);
  return { server, ...(await openEditor(async () => undefined, server.handlers, user)) };
}

const choose = (root: HTMLElement, words: string) =>
  act(async () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let node = walker.nextNode() as Text | null;
    while (node && !node.data.includes(words)) node = walker.nextNode() as Text | null;
    const at = node?.data.indexOf(words) ?? 0;
    document.getSelection()?.setBaseAndExtent(node as Node, at, node as Node, at + words.length);
  });

test('words are commented on while they are written: they are saved first, and named as they stand now', async () => {
  const { tools, words, paste, userEvent, server, api, patches } = await openCommentedEditor();
  paste({ 'text/plain': 'Only this year: ' });
  await waitFor(() => expect(words).toHaveTextContent(/^Only this year: In the day schools/));
  await choose(words, 'day schools');
  await userEvent.click(tools.getByRole('button', { name: 'Comment on the selected words' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Comment' }), 'How many?');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.state.threads).toHaveLength(2));
  expect(patches()).toHaveLength(1);
  const posted = api.callsTo('POST', '/api/proposals/p-1/comments')[0]?.body as { anchor: { start: number } };
  expect(posted.anchor).toMatchObject({
    start: 'Only this year: In the '.length,
    quote: 'day schools',
    before: 'Only this year: In the ',
  });
  const order = api.calls.map(({ method }) => method);
  expect(order.lastIndexOf('PATCH')).toBeLessThan(order.lastIndexOf('POST'));
  // The editor is still open.
  expect(words).toBeVisible();
});

test('the conversation of a word stays with it while others are typed before it', async () => {
  const { words, paste, userEvent } = await openCommentedEditor();
  paste({ 'text/plain': 'Now: ' });
  await waitFor(() => expect(words).toHaveTextContent(/^Now: In the/));
  await userEvent.click(await screen.findByRole('button', { name: /Comment by Amina Odhiambo on “share”/ }));
  const thread = await screen.findByRole('article', { name: /on “share”/ });
  expect(within(thread).queryByText(/Now reads|are gone/)).toBeNull();
});

test('the words of a comment that is being written are followed through what is typed meanwhile', async () => {
  const { tools, words, paste, userEvent, api } = await openCommentedEditor();
  paste({ 'text/plain': 'Now: ' });
  await waitFor(() => expect(words).toHaveTextContent(/^Now: In the/));
  await choose(words, 'day schools');
  await userEvent.click(tools.getByRole('button', { name: 'Comment on the selected words' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Comment' }), 'How many?');
  await choose(words, 'In the ');
  words.focus();
  document.getSelection()?.collapseToStart();
  paste({ 'text/plain': 'Once more: ' });
  await waitFor(() => expect(words).toHaveTextContent(/Once more: /));
  const draft = within(screen.getByRole('article', { name: 'New comment' }));
  expect(draft.getByText('day schools')).toBeVisible();
  await userEvent.click(draft.getByRole('button', { name: 'Comment' }));
  const posts = () => api.callsTo('POST', '/api/proposals/p-1/comments').map(({ body }) => body);
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]).toMatchObject({ text: 'How many?', anchor: { quote: 'day schools' } });
});
