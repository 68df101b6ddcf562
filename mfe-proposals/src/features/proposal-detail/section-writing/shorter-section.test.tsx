import type { ParagraphEdit, Proposal, TextChange } from '@harambee/domain/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { openProposal } from '../../../testing/open-proposal.ts';
import { tracedProposal } from '../../../testing/traced-proposal.ts';

const title = 'Executive Summary';
const limit = { section: 'executive_summary', unit: 'words', maximum: 20 } as const;

/** The text with its summary, and a service that saves what it is sent. */
async function open(changes: Partial<Proposal> = {}, maximum?: number) {
  const proposal = { ...tracedProposal(), ...changes };
  const sectionLimits = maximum === undefined ? undefined : [{ ...limit, maximum }];
  let edits: ParagraphEdit[] = [];
  const app = await openProposal(
    { ...proposal, draftContent: { ...proposal.draftContent, ...(sectionLimits && { sectionLimits }) } },
    '?tab=generated',
    {
      'GET /api/proposals/p-1/versions': () => ({ body: { versions: [] } }),
      'PATCH /api/proposals/p-1/text': ({ body }) => {
        edits = (body as { changes: TextChange[] }).changes.map((change) => ({
          ...change,
          revision: change.revision + 1,
          by: { id: 'u-1', name: 'Amina Odhiambo' },
          at: '2026-11-23T10:00:00.000Z',
        }));
        return { body: { edits, conflicts: [] } };
      },
    },
  );
  const patches = () =>
    app.api
      .callsTo('PATCH', '/api/proposals/p-1/text')
      .map(({ body }) => (body as { changes: TextChange[] }).changes);
  await app.userEvent.click(screen.getByRole('button', { name: `Shorten ${title}` }));
  const dialog = within(
    await screen.findByRole('dialog', { name: `Make ${title} shorter` }, { timeout: 4_000 }),
  );
  return { ...app, dialog, patches };
}

test('what would be cut is named before anything changes; leaving it changes nothing, and the focus returns', async () => {
  const { dialog, patches, userEvent } = await open({}, 20);
  const [first] = dialog.getAllByRole('listitem', { name: /./ });
  expect(
    within(first as HTMLElement).getByRole('heading', { name: 'To the limit of 20 words' }),
  ).toBeVisible();
  expect(within(first as HTMLElement).getByText('Leaves out')).toBeVisible();
  expect((first as HTMLElement).querySelector('del')).not.toBeEmptyDOMElement();
  await userEvent.click(dialog.getByRole('button', { name: 'Leave it as it is' }));
  expect(patches()).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: `Shorten ${title}` })).toHaveFocus());
});

test('a yes takes the sentences out, paragraph by paragraph, with the facts of the others in place; Undo brings them back', async () => {
  const { dialog, patches, userEvent } = await open({}, 20);
  await userEvent.click(dialog.getByRole('button', { name: 'Use this: To the limit of 20 words' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [saved] = patches() as [TextChange[]];
  expect(saved.length).toBeGreaterThan(0);
  for (const change of saved) expect(change).toMatchObject({ section: 'executive_summary', revision: 0 });
  const left = saved.flatMap(({ blocks }) => blocks ?? []);
  expect(JSON.stringify(left)).toContain('"fact":');
  await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() => expect(patches()).toHaveLength(2));
  expect(patches()[1]).toEqual(saved.map((change) => ({ ...change, revision: 1, blocks: null })));
});

test('without a limit shorter texts are offered side by side, each with its length', async () => {
  const { dialog } = await open();
  const offered = dialog.getAllByRole('button', { name: /^Use this: Shorter by \d+%$/ });
  expect(offered.length).toBeGreaterThan(0);
  expect(dialog.getAllByText(/^\d+ words left$/)).toHaveLength(offered.length);
});
