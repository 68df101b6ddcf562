import { noNetwork } from '@harambee/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answerOf, applicationOf, applicationServer, line } from '../../testing/applications.ts';
import { button, renderApp } from '../../testing/render-app.tsx';
import { tracedProposal } from '../../testing/traced-proposal.ts';

const numbered: ReturnType<typeof line>[] = [
  line('Three steps:'),
  { kind: 'numbered', content: [{ text: 'survey' }] },
  { kind: 'numbered', content: [{ text: 'build', marks: ['bold'] }] },
];

async function openPortal(server = applicationServer(), handlers = {}, search = '') {
  const app = renderApp({
    path: `/proposals/p-1?tab=answers&view=portal${search}`,
    handlers: {
      'GET /api/proposals/p-1': () => ({ body: { proposal: tracedProposal({ callId: 'c-1' }) } }),
      ...server.handlers,
      ...handlers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Copy into the portal' });
  await screen.findByRole('article', {}, { timeout: 4_000 });
  const ticks = () =>
    app.api.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path.slice(-2), body]);
  return { ...app, server, ticks };
}

const title = () => screen.getByRole('heading', { level: 2 }).textContent;
const copied = () => navigator.clipboard.readText();

test('by keys alone: copied, ticked off, on to the next; what has no answer is passed over', async () => {
  const { userEvent, ticks } = await openPortal();
  expect(screen.getByText('0 of 4 copied')).toBeVisible();
  button('Copy').focus();
  await userEvent.keyboard('{Enter}');
  expect(await copied()).toBe('We reach 5,320 pupils.');
  await waitFor(() => expect(button('Tick off and go on')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(title()).toBe('2. Who runs it?'));
  await waitFor(() => expect(button('Copy')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button('Tick off and go on')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(title()).toBe('3. Who pays for repairs?'));
  expect(await screen.findByText('2 of 4 copied')).toBeVisible();
  expect(ticks()).toEqual([
    ['q1', { isTicked: true }],
    ['q2', { isTicked: true }],
  ]);
});

test('the arrows go from question to question, and its heading has the focus', async () => {
  const { userEvent, address } = await openPortal();
  button('Copy').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 2, name: '4. Anything else?' })).toHaveFocus(),
  );
  expect(button('Next')).toBeDisabled();
  expect(screen.getByText('No answer yet.')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  await waitFor(() => expect(title()).toBe('3. Who pays for repairs?'));
  expect(address()).toContain('question=q3');
});

test('a portal gets plain text: numbers before items, no bold, an empty line between paragraphs', async () => {
  const answers = [answerOf('q1', { blocks: numbered })];
  const { userEvent } = await openPortal(applicationServer(applicationOf({ answers })));
  await userEvent.click(button('Copy'));
  expect(await copied()).toBe('Three steps:\n\n1. survey\n2. build');
});

test('where copying is not allowed the text is selected, and says which keys copy it', async () => {
  const { userEvent } = await openPortal();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await userEvent.click(button('Copy'));
  expect(await screen.findByText(/press Control C/)).toBeInTheDocument();
  await waitFor(() => expect(getSelection()?.toString()).toBe('We reach 5,320 pupils.'));
  // Nobody knows whether it was copied: it can be ticked off all the same.
  expect(button('Tick off and go on')).toBeVisible();
});

test('a tick without a network waits on this device, and counts', async () => {
  const { userEvent } = await openPortal(applicationServer(), {
    'PUT /api/proposals/p-1/answers/:questionId': noNetwork,
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'It is in the portal' }));
  expect(await screen.findByText('1 of 4 copied')).toBeVisible();
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('offline-actions') ?? '[]')).toMatchObject([
      { action: 'proposal-answer', data: { id: 'p-1/answers/q1', body: { isTicked: true } } },
    ]),
  );
  expect(screen.getByRole('checkbox', { name: 'It is in the portal' })).toBeChecked();
});

test('an answer that changed after it was copied says so', async () => {
  const answers = [
    answerOf('q1', { blocks: [line('Newer words.')], isTicked: true, isChangedSinceTicked: true }),
  ];
  await openPortal(applicationServer(applicationOf({ answers })));
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('checkbox', { name: 'It was in the portal, and has changed since' })).toBeChecked();
});
