import { chatHistoryLength } from '@harambee/domain';
import type { ChatAnswer } from '@harambee/domain/schemas';
import { button, somebody } from '@harambee/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, field, navigates, openPanel } from '../../testing/open-panel.tsx';

const log = () => screen.getByRole('log', { name: 'Messages' });
const confirm = () => screen.findByRole('button', { name: 'Confirm' });

/** An answer that comes when the test says so. */
function later() {
  let arrive: (answer: Awaited<ReturnType<ReturnType<typeof answers>>>) => void = () => {};
  const respond = () =>
    new Promise<Awaited<ReturnType<ReturnType<typeof answers>>>>((resolve) => (arrive = resolve));
  return {
    respond,
    arrive: (answer = {}) =>
      act(async () => arrive({ body: { reply: 'There it is.', actions: [], ...answer } })),
  };
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

test('welcomes by first name, or as young one', async () => {
  const { unmount } = await openPanel();
  expect(screen.getByText(/^Karibu, Wanjiru!/)).toBeVisible();
  unmount();
  await openPanel({ user: somebody({ firstName: '' }) });
  expect(screen.getByText(/^Karibu, young one!/)).toBeVisible();
});

test('the hint is the specified one', async () => {
  await openPanel();
  expect(await field()).toHaveAccessibleDescription(
    'Rafiki can help with profiles, documents, proposals, and impact metrics.',
  );
});

test('Enter sends, Shift+Enter makes a new line; question and reply stand in the log', async () => {
  const { sent, userEvent: user } = await openPanel();
  await user.type(await field(), 'how many{Shift>}{Enter}{/Shift}proposals?{Enter}');
  expect(await within(log()).findByText('You have 3 proposals.')).toBeVisible();
  expect(within(log()).getByText(/how many\s+proposals\?/)).toBeVisible();
  expect(sent()).toEqual([{ message: 'how many\nproposals?', history: [] }]);
  expect(await field()).toHaveValue('');
  expect(await field()).toHaveFocus();
  expect(screen.queryByText(/^Karibu/)).not.toBeInTheDocument();
});

test('nothing is sent of spaces alone', async () => {
  const { sent, userEvent: user } = await openPanel();
  await user.type(await field(), '   {Enter}');
  expect(button('Send')).toBeDisabled();
  expect(sent()).toEqual([]);
});

test('while it thinks, it says so; the next question can be typed, and is not sent yet', async () => {
  const { respond, arrive } = later();
  const { sent, userEvent: user } = await openPanel({ respond });
  await user.type(await field(), 'hello{Enter}');
  expect(await screen.findByText('Thinking...')).toBeVisible();
  expect(await field()).toHaveFocus();
  await user.type(await field(), 'and the next?{Enter}');
  expect(button('Send')).toBeDisabled();
  await arrive();
  expect(screen.queryByText('Thinking...')).not.toBeInTheDocument();
  expect(await field()).toHaveValue('and the next?');
  expect(await field()).toHaveFocus();
  expect(sent()).toHaveLength(1);
});

test('the last six messages go along, with role and content only', async () => {
  const { sent, userEvent: user } = await openPanel();
  for (const question of ['one', 'two', 'three', 'four', 'five']) {
    await user.type(await field(), `${question}{Enter}`);
    await waitFor(() =>
      expect(within(log()).getAllByText('You have 3 proposals.')).toHaveLength(sent().length),
    );
  }
  const last = sent().at(-1) as { history: { role: string; content: string }[] };
  expect(last.history).toHaveLength(chatHistoryLength);
  expect(last.history[0]).toEqual({ role: 'user', content: 'two' });
  expect(last.history.at(-1)).toEqual({ role: 'assistant', content: 'You have 3 proposals.' });
});

test('Confirm says a friendly word and leads there after 600 ms, not earlier', async () => {
  const { address, userEvent: user } = await openPanel({ respond: navigates('/proposals') });
  await user.type(await field(), 'proposals{Enter}');
  expect(await confirm()).toHaveFocus();
  expect(await confirm()).toHaveAccessibleDescription('Open your proposals');
  expect(await field()).toBeDisabled();
  expect(await field()).toHaveAccessibleDescription(/Choose Confirm or Cancel to keep typing/);
  jest.useFakeTimers({ advanceTimers: false });
  try {
    act(() => button('Confirm').click());
    expect(within(log()).getByText('Great! Taking you there now.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(599));
    expect(address()).toBe('/dashboard');
    await act(async () => jest.advanceTimersByTime(1));
    expect(address()).toBe('/proposals');
  } finally {
    jest.useRealTimers();
  }
});

test('Cancel, or Escape, says it is no problem and leads nowhere', async () => {
  const { address, userEvent: user } = await openPanel({ respond: navigates('/proposals') });
  const word = 'No problem! Is there anything else I can help you with?';
  await user.type(await field(), 'proposals{Enter}');
  await confirm();
  await user.click(button('Cancel'));
  expect(within(log()).getByText(word)).toBeVisible();
  expect(await field()).toHaveFocus();
  await user.type(await field(), 'proposals{Enter}');
  await confirm();
  await user.keyboard('{Escape}');
  expect(within(log()).getAllByText(word)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  expect(address()).toBe('/dashboard');
});

test('params of an action become the query of its address', async () => {
  const action = { type: 'navigate', target: '/proposals', params: { status: 'draft' }, description: 'Open' };
  const { address, userEvent: user } = await openPanel({ respond: answers({ actions: [action] }) });
  await user.type(await field(), 'drafts{Enter}');
  await user.click(await confirm());
  await waitFor(() => expect(address()).toBe('/proposals?status=draft'));
});

test.each([
  ['another type', { type: 'delete', target: '/proposals' }],
  ['another host', { type: 'navigate', target: '//evil.example' }],
  ['a script', { type: 'navigate', target: 'javascript:alert(1)' }],
  ['a page that is not ours', { type: 'navigate', target: '/proposals/../../x' }],
])('an action with %s is not supported', async (_name, action) => {
  const { userEvent: user } = await openPanel({ respond: answers({ actions: [action] }) });
  await user.type(await field(), 'do it{Enter}');
  expect(await within(log()).findByText('This action is not supported yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

test('a page that nobody asked to open is a link below the answer; the field stays open and keeps the focus', async () => {
  const actions = [
    { type: 'navigate', target: '/proposals', description: 'Open your proposals', isOffer: true },
    { type: 'navigate', target: '//evil.example', description: 'Prize', isOffer: true },
    { type: 'navigate', target: '/dashboard', description: 'Open the dashboard', isOffer: true },
  ];
  const { address, userEvent: user } = await openPanel({ respond: answers({ actions }) });
  await user.type(await field(), 'how many?{Enter}');
  const link = await within(log()).findByRole('link', { name: 'Open your proposals' });
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  expect(await field()).toBeEnabled();
  expect(await field()).toHaveFocus();
  expect(within(log()).getAllByRole('link')).toEqual([link]);
  await user.click(link);
  expect(address()).toBe('/proposals');
});

test('a page outside the product is no link, though the tab has stored it', async () => {
  const user = somebody();
  const offers = [{ target: '//evil.example', label: 'Prize' }];
  const said = { id: '1', role: 'assistant', content: 'Hello.', timestamp: new Date().toISOString(), offers };
  sessionStorage.setItem(
    `kept-text:${user.id}:assistant-conversation`,
    JSON.stringify({ messages: [said], pending: null, draft: '' }),
  );
  await openPanel({ user, again: true });
  expect(await within(log()).findByText('Hello.')).toBeVisible();
  expect(within(log()).queryByRole('link')).toBeNull();
});

test('where Rafiki asks back, an answer can be pressed, as long as it is the last word', async () => {
  const choices = ['Clean water for Kitui', 'Clean water for Mwingi'];
  let asked = 0;
  const { sent, userEvent: user } = await openPanel({
    respond: () => ({ body: { reply: 'Which one?', actions: [], ...(asked++ === 0 && { choices }) } }),
  });
  await user.type(await field(), 'when is clean water due{Enter}');
  await user.click(await within(log()).findByRole('button', { name: 'Clean water for Mwingi' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ message: 'Clean water for Mwingi' });
  expect(screen.queryByRole('button', { name: 'Clean water for Kitui' })).not.toBeInTheDocument();
});

test('the page that is already open is not proposed', async () => {
  const { userEvent: user } = await openPanel({ respond: navigates('/dashboard') });
  await user.type(await field(), 'dashboard{Enter}');
  expect(await within(log()).findByText('Shall I take you there?')).toBeVisible();
  expect(await field()).toBeEnabled();
});

test.each([
  ['a refusal', () => ({ status: 400, body: { error: 'no', requestId: 'r' } })],
  ['too many questions', () => ({ status: 429, body: { error: 'no', requestId: 'r' } })],
  ['nonsense', () => ({ text: 'not json' })],
  ['an answer without a reply', () => ({ body: { actions: [] } })],
  ['a stream without an answer', () => ({ body: new Blob([': hello\n\n'], { type: 'text/event-stream' }) })],
])('%s is said and logged, and what was typed is not lost', async (_name, respond) => {
  const { userEvent: user } = await openPanel({ respond });
  await user.type(await field(), 'how many?{Enter}');
  expect(await within(log()).findByText('Sorry, I had trouble responding. Please try again.')).toBeVisible();
  expect(logged).toHaveBeenCalledWith(
    'Failed to get response from the assistant',
    expect.objectContaining({ message: 'Failed to get response from the assistant' }),
  );
  expect(await field()).toHaveValue('how many?');
  expect(await field()).toBeEnabled();
});

test('personal data goes to the language model with a yes alone, and the yes goes along with what was said', async () => {
  let withheld: ChatAnswer['withheld'] = 'personal_data';
  const { userEvent, sent } = await openPanel({
    respond: () => ({ body: { reply: 'I see.', actions: [], ...(withheld && { withheld }) } }),
  });
  await userEvent.type(await field(), 'Nakai Ewesit is HIV-positive{Enter}');
  const card = await screen.findByRole('region', { name: 'Personal data' });
  expect(sent()[0]).not.toHaveProperty('confirmed');
  await userEvent.type(await field(), 'Next');
  withheld = undefined;
  await userEvent.click(within(card).getByRole('button', { name: 'Send it anyway' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Personal data' })).toBeNull());
  expect(sent()[1]).toEqual({
    message: 'Nakai Ewesit is HIV-positive',
    history: [],
    confirmed: 'personal_data',
  });
  expect(await field()).toHaveValue('Next');
  await userEvent.type(await field(), '{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(3));
  const confirmed = 'personal_data';
  expect(sent()[2]).toEqual({
    message: 'Next',
    history: [
      { role: 'user', content: 'Nakai Ewesit is HIV-positive', confirmed },
      { role: 'assistant', content: 'I see.', confirmed },
      { role: 'assistant', content: 'I see.', confirmed },
    ],
  });
});

test('Clear conversation empties messages and pending action', async () => {
  const { userEvent: user } = await openPanel({ respond: navigates('/proposals') });
  await user.type(await field(), 'proposals{Enter}');
  await confirm();
  await user.click(button('Clear conversation'));
  expect(log()).toBeEmptyDOMElement();
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  expect(screen.getByText(/^Karibu, Wanjiru!/)).toBeVisible();
  expect(await field()).toBeEnabled();
});

test('an answer to a question from before the clearing is not shown', async () => {
  const { respond, arrive } = later();
  const { userEvent: user } = await openPanel({ respond });
  await user.type(await field(), 'hello{Enter}');
  await user.click(button('Clear conversation'));
  await arrive();
  expect(log()).toBeEmptyDOMElement();
});

test('a first question can be pressed', async () => {
  const { sent, userEvent: user } = await openPanel();
  await user.click(button('What is due next?'));
  expect(await within(log()).findByText('You have 3 proposals.')).toBeVisible();
  expect(sent()).toEqual([{ message: 'What is due next?', history: [] }]);
});

test('what comes as a stream is shown as it comes, and who wrote it is said', async () => {
  const text = (soFar: string) => `event: text\ndata: ${JSON.stringify({ text: soFar })}\n\n`;
  const answer = { reply: 'You have three.', actions: [], answeredBy: 'model' };
  const pieces = [text('You'), text('You have'), `event: answer\ndata: ${JSON.stringify(answer)}\n\n`];
  const { userEvent: user } = await openPanel();
  let next: () => void = () => {};
  const bytes = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const piece of pieces) {
        controller.enqueue(bytes.encode(piece.slice(0, 9)));
        controller.enqueue(bytes.encode(piece.slice(9)));
        if (piece !== pieces.at(-1)) await new Promise<void>((resolve) => (next = resolve));
      }
      controller.close();
    },
  });
  globalThis.fetch = async () => new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  await user.type(await field(), 'how many?{Enter}');
  expect(await screen.findByText('You')).toBeVisible();
  expect(screen.queryByText('Thinking...')).not.toBeInTheDocument();
  act(() => next());
  expect(await screen.findByText('You have')).toBeVisible();
  act(() => next());
  expect(await within(log()).findByText('You have three.')).toBeVisible();
  expect(within(log()).getByText(/by a language model/)).toBeVisible();
});

test('a reload brings back conversation, proposal and what was typed; signing out removes it', async () => {
  const user = somebody();
  const first = await openPanel({ user, respond: navigates('/proposals') });
  await userEvent.type(await field(), 'proposals{Enter}');
  await confirm();
  first.unmount();
  const second = await openPanel({ user, again: true });
  expect(within(log()).getByText('Shall I take you there?')).toBeVisible();
  await userEvent.click(await confirm().then(() => button('Cancel')));
  await userEvent.type(await field(), 'half a');
  second.unmount();
  const third = await openPanel({ user, again: true });
  expect(await field()).toHaveValue('half a');
  third.unmount();
  expect(Object.keys(sessionStorage)).toEqual([`kept-text:${user.id}:assistant-conversation`]);
  // What was said ends with the tab; only what is being typed outlives it.
  expect(Object.keys(localStorage).some((key) => key.includes('assistant'))).toBe(false);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('kept-text'))).toEqual([
    `kept-text:${user.id}:${user.tenantId}:chat-draft`,
  ]);
});

test('what was typed outlives the tab, says since when, and can be discarded', async () => {
  const user = somebody();
  const first = await openPanel({ user });
  await userEvent.type(await field(), 'How many girls');
  first.unmount();
  sessionStorage.clear();
  const second = await openPanel({ user, again: true });
  expect(await field()).toHaveValue('How many girls');
  expect(screen.getByText(/^We kept what you typed on .* at \d\d:\d\d$/)).toBeVisible();
  await userEvent.click(button('Discard'));
  expect(await field()).toHaveValue('');
  await userEvent.click(button('Undo'));
  expect(await field()).toHaveValue('How many girls');
  await userEvent.type(await field(), '?{Enter}');
  await within(log()).findByText('You have 3 proposals.');
  second.unmount();
  // Sent, there is nothing to keep.
  expect(Object.keys(localStorage).filter((key) => key.startsWith('kept-text'))).toEqual([]);
});

test('a question whose answer a reload has cut off stands in the field again', async () => {
  const user = somebody();
  const first = await openPanel({ user, respond: later().respond });
  await userEvent.type(await field(), 'how many?{Enter}');
  await screen.findByText('Thinking...');
  first.unmount();
  await openPanel({ user, again: true });
  expect(await field()).toHaveValue('how many?');
  expect(log()).toBeEmptyDOMElement();
});

test('another person on the same computer sees nothing of it', async () => {
  const first = await openPanel();
  await userEvent.type(await field(), 'proposals{Enter}');
  await within(log()).findByText('You have 3 proposals.');
  first.unmount();
  await openPanel({ again: true, user: somebody() });
  expect(log()).toBeEmptyDOMElement();
});
