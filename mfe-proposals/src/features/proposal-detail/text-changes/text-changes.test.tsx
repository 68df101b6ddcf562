import type { ParagraphEdit, TextChangeItem } from '@harambee/domain/schemas';
import type { Handler } from '@harambee/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openProposal } from '../../../testing/open-proposal.ts';
import { tracedProposal } from '../../../testing/traced-proposal.ts';

const by = { id: 'u-1', name: 'Amina Odhiambo' };
const at = '2026-11-23T10:00:00.000Z';
const words = (text: string) => [{ kind: 'paragraph' as const, content: [{ text }] }];
const section = 'executive_summary' as const;
const edit: ParagraphEdit = {
  ...{ section, paragraph: 'p1', base: '', blocks: words('Water comes soon.'), revision: 2, by, at },
};
const step = (seq: number, text: string): TextChangeItem => ({
  ...{ seq, section, paragraph: 'p1', blocks: words(text), by, at },
});
const steps: TextChangeItem[] = [
  step(4, 'Water comes soon.'),
  { seq: 3, by: { id: 'u-2', name: 'Juma Baraka' }, at, name: 'Before the board met' },
  step(2, 'Water comes late.'),
];

async function open(handlers: Record<string, Handler> = {}) {
  const app = await openProposal({ ...tracedProposal(), edits: [edit] }, '?tab=generated', {
    'GET /api/proposals/p-1/versions': () => ({ body: { versions: [] } }),
    'GET /api/proposals/p-1/text/changes': () => ({ body: { changes: steps, nextCursor: 'older' } }),
    ...handlers,
  });
  const heading = await screen.findByRole('heading', { name: 'Changes of the text' }, { timeout: 4_000 });
  const card = within(heading.closest('section') ?? document.body);
  return { ...app, card };
}

test('who did what is listed, the newest first; what changed is told word by word', async () => {
  const { card, userEvent } = await open();
  const items = await card.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Amina Odhiambo changed Executive Summary/),
    expect.stringMatching(/^Juma Baraka named the text “Before the board met”/),
    expect.stringMatching(/^Amina Odhiambo changed Executive Summary/),
  ]);
  await userEvent.click(within(items[0] as HTMLElement).getByText('What changed'));
  expect(items[0]?.querySelector('del')).toHaveTextContent('removed: late');
  expect(items[0]?.querySelector('ins')).toHaveTextContent('added: soon');
  expect(within(items[1] as HTMLElement).queryByText('What changed')).toBeNull();
});

test('a step is brought back after a yes; the newest is what stands there already', async () => {
  const { card, userEvent, api } = await open({
    'POST /api/proposals/p-1/text/restore': () => ({ body: { edits: [edit], conflicts: [] } }),
  });
  const [first, ...others] = await card.findAllByRole('listitem');
  expect(within(first as HTMLElement).queryByRole('button', { name: /^Bring back/ })).toBeNull();
  await userEvent.click(within(others[1] as HTMLElement).getByRole('button', { name: /^Bring back/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Bring back this text?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(api.callsTo('POST', '/api/proposals/p-1/text/restore')).toEqual([]);
  await userEvent.click(within(others[0] as HTMLElement).getByRole('button', { name: /^Bring back/ }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Bring back' }),
  );
  await waitFor(() =>
    expect(api.callsTo('POST', '/api/proposals/p-1/text/restore')).toMatchObject([{ body: { seq: 3 } }]),
  );
});

test('the words of Harambee itself can be brought back, too', async () => {
  const { card, userEvent, api } = await open({
    'GET /api/proposals/p-1/text/changes': () => ({ body: { changes: steps } }),
    'POST /api/proposals/p-1/text/restore': () => ({ body: { edits: [], conflicts: [] } }),
  });
  await userEvent.click(
    await card.findByRole('button', { name: 'Bring back the text as Harambee wrote it' }),
  );
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Bring back' }),
  );
  await waitFor(() =>
    expect(api.callsTo('POST', '/api/proposals/p-1/text/restore')).toMatchObject([{ body: { seq: 0 } }]),
  );
});

test('the text as it is now is kept under a name', async () => {
  const { card, userEvent, api } = await open({
    'POST /api/proposals/p-1/text/versions': () => ({ status: 201, body: { change: steps[1] } }),
  });
  const keep = card.getByRole('button', { name: 'Keep' });
  expect(keep).toBeDisabled();
  await userEvent.type(card.getByLabelText('Keep the text as it is now under a name'), ' For the funder ');
  await userEvent.click(keep);
  await waitFor(() =>
    expect(api.callsTo('POST', '/api/proposals/p-1/text/versions')).toMatchObject([
      { body: { name: 'For the funder' } },
    ]),
  );
  await waitFor(() => expect(card.getByLabelText(/under a name/)).toHaveValue(''));
});

test('earlier steps come on demand', async () => {
  const cursors: (string | null)[] = [];
  const { card, userEvent } = await open({
    'GET /api/proposals/p-1/text/changes': ({ query }) => {
      const cursor = query.get('cursor');
      cursors.push(cursor);
      return { body: cursor ? { changes: [step(1, 'Water.')] } : { changes: steps, nextCursor: 'older' } };
    },
  });
  const asked = () => card.getAllByText('What changed').length;
  await card.findAllByRole('listitem');
  // What the oldest one changed is not known before the one before it.
  expect(asked()).toBe(1);
  await userEvent.click(await card.findByRole('button', { name: 'Show earlier changes' }));
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(5));
  expect(asked()).toBe(3);
  expect([cursors, card.queryByRole('button', { name: 'Show earlier changes' })]).toEqual([
    [null, 'older'],
    null,
  ]);
});

test('a list that does not come says so, and is asked for again', async () => {
  let isAway = true;
  const { card, userEvent } = await open({
    'GET /api/proposals/p-1/text/changes': () =>
      isAway ? { status: 500, body: { error: 'x', requestId: 'r' } } : { body: { changes: steps } },
  });
  expect(await card.findByText('We couldn’t load the changes', undefined, { timeout: 4_000 })).toBeVisible();
  isAway = false;
  await userEvent.click(card.getByRole('button', { name: 'Retry' }));
  expect(await card.findAllByRole('listitem')).toHaveLength(4);
});

test('the text after a step is compared with that of now, paragraph by paragraph; earlier steps are fetched for it', async () => {
  const pages: Record<string, TextChangeItem[]> = {
    '': [
      step(5, 'Water comes soon.'),
      { ...step(4, 'Two engineers.'), section: 'team' },
      steps[1] as TextChangeItem,
    ],
    older: [step(2, 'Water comes late.'), { ...step(1, 'One engineer.'), section: 'team' }],
  };
  const { card, userEvent } = await open({
    'GET /api/proposals/p-1/text/changes': ({ query }) => {
      const cursor = query.get('cursor') ?? '';
      return { body: { changes: pages[cursor], ...(cursor === '' && { nextCursor: 'older' }) } };
    },
  });
  await userEvent.click(await card.findByRole('button', { name: /^Compare with now .* named the text/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Then and now' }));
  const items = await dialog.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Executive SummaryWater comes removed: late\.Water comes added: soon\./),
    expect.stringMatching(/^Teamremoved: One engineer\.added: Two engineers\./),
  ]);
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [laterTeam] = card.getAllByRole('button', { name: /^Compare with now .* changed Team/ });
  await userEvent.click(laterTeam as HTMLElement);
  // What was changed in the Team since then is nothing.
  expect(
    await within(await screen.findByRole('dialog', { name: 'Then and now' })).findAllByRole('listitem'),
  ).toHaveLength(1);
});
