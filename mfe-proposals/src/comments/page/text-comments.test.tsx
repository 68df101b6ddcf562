import type { CommentAnchor } from '@harambee/domain/schemas';
import { act, screen, waitFor, within } from '@testing-library/react';
import { amina, commentOf, guest, openComments, threadOf } from '../../testing/comments.ts';

const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const panel = () => screen.findByRole('region', { name: 'Comments' });
const select = (words: string) =>
  act(async () => {
    const walker = document.createTreeWalker(
      document.querySelector('[data-body]') as Node,
      NodeFilter.SHOW_TEXT,
    );
    let node = walker.nextNode() as Text | null;
    while (node && !node.data.includes(words)) node = walker.nextNode() as Text | null;
    const at = node?.data.indexOf(words) ?? 0;
    document.getSelection()?.setBaseAndExtent(node as Node, at, node as Node, at + words.length);
    document.dispatchEvent(new Event('selectionchange'));
  });

test('the words of a comment have a button beside them, which leads into the conversation and back', async () => {
  const thread = threadOf('31 working taps');
  const { userEvent } = await openComments([thread]);
  const button = await section(/^Executive Summary/).findByRole('button', {
    name: /Comment by Amina Odhiambo on “31 working taps”, new$/,
  });
  await userEvent.click(button);
  const conversation = await within(await panel()).findByRole('article', {
    name: 'Comment by Amina Odhiambo on “31 working taps”',
  });
  await waitFor(() => expect(conversation).toHaveFocus());
  expect(conversation).toHaveTextContent('Are these all of them?');
  expect(within(conversation).getByText('New')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveFocus();
});

test('a reply is sent, its author corrects and deletes it; the focus stays in the conversation', async () => {
  const { userEvent, server, api } = await openComments([threadOf('31 working taps')], {}, '?tab=generated');
  await userEvent.click(await screen.findByRole('button', { name: /Comment by Amina/ }));
  const reply = await screen.findByRole('textbox', { name: 'Reply' });
  await userEvent.type(reply, 'All of them, @am');
  const people = await screen.findByRole('listbox', { name: 'People to mention' });
  expect(within(people).getAllByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(reply).toHaveValue('All of them, @Amina Odhiambo ');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.state.threads[0]?.comments).toHaveLength(2));
  expect(server.state.threads[0]?.comments[1]).toMatchObject({
    text: 'All of them, @Amina Odhiambo',
    mentions: [{ start: 13, end: 28, id: amina.id, kind: 'person' }],
  });
  const mention = await screen.findByText('@Amina Odhiambo');
  expect(mention).toHaveAttribute('data-mention', '');

  await userEvent.click(screen.getByRole('button', { name: 'More about this comment' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = await screen.findByRole('textbox', { name: 'Your comment' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Nearly all.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Nearly all.', { selector: 'p' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'More about this comment' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Delete this comment?' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Nearly all.', { selector: 'p' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('article', { name: /Comment by Amina/ })).toHaveFocus());
  expect(api.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('selected words are commented on; the new conversation has the focus', async () => {
  const { userEvent, server } = await openComments([]);
  await screen.findByRole('region', { name: /^Executive Summary/ });
  await select('could not wash');
  const bar = await screen.findByRole('toolbar', { name: 'Selected words' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Comment' }));
  const field = await screen.findByRole('textbox', { name: 'Comment' });
  expect(field).toHaveFocus();
  await userEvent.type(field, 'Says who?');
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  const mine = await screen.findByRole('article', { name: 'Comment by Wanjiru Achieng on “could not wash”' });
  await waitFor(() => expect(mine).toHaveFocus());
  const { anchor, place } = server.state.threads[0] as never as ReturnType<typeof threadOf>;
  expect(place).toEqual({ kind: 'section', section: 'executive_summary' });
  expect(anchor).toMatchObject({ quote: 'could not wash' });
});

test('by keys alone: Comment at a section, arrows choose words, Enter writes', async () => {
  const { userEvent, server } = await openComments([]);
  const ask = await screen.findByRole('button', { name: 'Comment on Team' });
  ask.focus();
  await userEvent.keyboard('{Enter}');
  const choosing = await screen.findByRole('group', { name: /^Choose words of Team/ });
  await waitFor(() => expect(choosing).toHaveFocus());
  expect(choosing).toHaveTextContent('One engineer leads.');
  await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByTestId('announced')).toHaveTextContent('One engineer');
  await userEvent.keyboard('{Enter}');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Who?');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.state.threads).toHaveLength(1));
  expect(server.state.threads[0]?.anchor).toMatchObject({ start: 0, end: 12, quote: 'One engineer' });
});

test('Control, Alt and M comment on what is selected; Escape gives up', async () => {
  const { userEvent } = await openComments([]);
  await screen.findByRole('region', { name: /^Team/ });
  await select('One engineer');
  await userEvent.keyboard('{Control>}{Alt>}m{/Alt}{/Control}');
  const draft = await screen.findByRole('article', { name: 'New comment' });
  expect(draft).toHaveTextContent('One engineer');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'New comment' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Comments' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close the comments' }));
  expect(screen.getByRole('button', { name: 'Comments' })).toHaveFocus();
});

test('a resolved conversation is folded away, the next one has the focus, and it can be opened again', async () => {
  const second = threadOf('One engineer leads');
  const { userEvent } = await openComments([threadOf('31 working taps'), second]);
  await userEvent.click(await screen.findByRole('button', { name: /on “31 working taps”/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }));
  const next = await screen.findByRole('article', { name: /on “One engineer leads”/ });
  await waitFor(() => expect(next).toHaveFocus());
  expect(screen.queryByRole('button', { name: /Comment by Amina Odhiambo on “31 working taps”/ })).toBeNull();
  await userEvent.click(screen.getByText('Resolved (1)'));
  const folded = within(screen.getByRole('list', { name: 'Resolved comments' }));
  await userEvent.click(folded.getByRole('button', { name: /Are these all/ }));
  await userEvent.click(await folded.findByRole('button', { name: 'Open again' }));
  await waitFor(() => expect(screen.queryByText(/^Resolved \(/)).toBeNull());
});

test('of a suggestion each change is accepted or refused, and a decision can be undone', async () => {
  const thread = threadOf('Committees collect a small fee', {
    comments: [commentOf({ text: 'Shorter', by: guest })],
    suggestion: {
      quote: 'Committees collect a small fee',
      words: 'Committees ask for a fee',
      changes: [
        { id: 'c1', start: 11, end: 18, from: 'collect', to: 'ask for' },
        { id: 'c2', start: 21, end: 27, from: 'small ', to: '' },
      ],
    },
  });
  const { userEvent, api } = await openComments([thread]);
  await userEvent.click(
    await screen.findByRole('button', { name: /^Suggestion by Otieno Okoth|Suggestion by Otieno/ }),
  );
  const changes = within(await screen.findByRole('list', { name: 'Changes' }));
  expect(screen.getAllByText('collect')[0]?.closest('del')).toBeVisible();
  await userEvent.click(changes.getByRole('button', { name: 'Accept: ask for' }));
  expect(await changes.findByText(/Accepted by Wanjiru Achieng/)).toBeVisible();
  await userEvent.click(changes.getByRole('button', { name: 'Undo: ask for' }));
  expect(await changes.findByRole('button', { name: 'Accept: ask for' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Refuse all' }));
  await waitFor(() =>
    expect(api.calls.filter(({ path }) => path.endsWith('/decide')).map(({ body }) => body)).toEqual([
      { changes: [{ id: 'c1', accept: true }] },
      { changes: [{ id: 'c1', accept: null }] },
      {
        changes: [
          { id: 'c1', accept: false },
          { id: 'c2', accept: false },
        ],
      },
    ]),
  );
});

test('other words are suggested for those that are selected', async () => {
  const { userEvent, api } = await openComments([]);
  await screen.findByRole('region', { name: /^Team/ });
  await select('One engineer leads.');
  await userEvent.click(await screen.findByRole('button', { name: 'Suggest other words' }));
  const words = await screen.findByRole('textbox', { name: 'Your words' });
  expect(words).toHaveValue('One engineer leads.');
  expect(screen.getByRole('button', { name: 'Suggest' })).toBeDisabled();
  await userEvent.clear(words);
  await userEvent.type(words, 'Two engineers lead.');
  await userEvent.click(screen.getByRole('button', { name: 'Suggest' }));
  await waitFor(() => expect(api.callsTo('POST', '/api/proposals/p-1/comments')).toHaveLength(1));
  expect(api.callsTo('POST', '/api/proposals/p-1/comments')[0]?.body).toMatchObject({
    text: '',
    anchor: { quote: 'One engineer leads.' },
    suggestion: { words: 'Two engineers lead.' },
  });
});

test('words that changed and words that are gone say so', async () => {
  const changed = threadOf('31 working taps');
  const gone = threadOf('One engineer leads');
  const { userEvent } = await openComments([
    { ...changed, anchor: { ...(changed.anchor as CommentAnchor), quote: '30 old taps', state: 'changed' } },
    {
      ...gone,
      anchor: { start: 0, end: 0, quote: 'Two engineers', state: 'gone' },
    },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '2 comments' }));
  await userEvent.click(await screen.findByRole('button', { name: /on “30 old taps”/ }));
  expect(await screen.findByText(/Now reads “31 working taps”/)).toBeVisible();
  expect(screen.getByText(/Its words are gone/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /on “Two engineers”/ }));
  expect(await screen.findByText('These words are gone from the text')).toBeVisible();
});

test('a viewer reads, and is offered nothing else; a reviewer comments and decides nothing', async () => {
  const thread = threadOf('31 working taps', {
    suggestion: {
      quote: '31 working taps',
      words: '32 working taps',
      changes: [{ id: 'c1', start: 0, end: 2, from: '31', to: '32' }],
    },
  });
  const { userEvent, unmount } = await openComments([thread], { role: 'Viewer' });
  await userEvent.click(await screen.findByRole('button', { name: /Suggestion by Amina/ }));
  await screen.findByRole('button', { name: 'Fold' });
  for (const name of ['Resolve', 'Accept', 'Refuse', 'Comment on Team', 'Comment on the whole proposal'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull();
  unmount();

  const reviewer = await openComments([thread], { role: 'Reviewer' });
  await reviewer.userEvent.click(await screen.findByRole('button', { name: /Suggestion by Amina/ }));
  expect(await screen.findByRole('textbox', { name: 'Reply' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Comment on Team' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('what others write is said, and marked until somebody looks at it', async () => {
  const { userEvent, server, store } = await openComments([]);
  await screen.findByRole('region', { name: /^Team/ });
  await userEvent.click(screen.getByRole('button', { name: 'Comments' }));
  await screen.findByText('No comments yet');
  server.state.threads = [threadOf('One engineer leads')];
  const { baseApi } = await import('@harambee/platform');
  await act(async () => {
    store.dispatch(baseApi.util.invalidateTags(['Comment']));
  });
  const thread = await screen.findByRole('article', { name: /Comment by Amina/ });
  await waitFor(() =>
    expect(screen.getByTestId('announced')).toHaveTextContent(
      'Amina Odhiambo on “One engineer leads”: Are these all of them?',
    ),
  );
  expect(within(thread).getByText('New')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(within(thread).queryByText('New')).toBeNull());
});

test('a link to a thread opens it', async () => {
  const thread = threadOf('One engineer leads');
  await openComments([thread], {}, `?tab=generated&comment=${thread.id}`);
  await waitFor(async () =>
    expect(await screen.findByRole('article', { name: /Comment by Amina/ })).toHaveFocus(),
  );
});
