import type { ParagraphEdit, TextBlock, TextInline } from '@harambee/domain/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { openProposal } from '../../../testing/open-proposal.ts';
import { tracedProposal } from '../../../testing/traced-proposal.ts';

const by = { id: 'u-2', name: 'Amina Odhiambo' };
const people = { fact: 'proposal.beneficiaries', text: '5,320 pupils', value: '5,320 pupils' };
const line = (...content: TextInline[]): TextBlock => ({
  kind: 'paragraph',
  content,
});
const base = 'We reach {proposal.beneficiaries}.';

const edit = (blocks: TextBlock[] | null, more: Partial<ParagraphEdit> = {}): ParagraphEdit => ({
  section: 'impact',
  paragraph: 'p1',
  base,
  blocks,
  revision: 4,
  by,
  at: '2026-11-23T10:00:00.000Z',
  ...more,
});

async function openEdited(edits: ParagraphEdit[]) {
  const app = await openProposal(tracedProposal({ edits }), '?tab=generated', {
    'GET /api/proposals/p-1/versions': () => ({ body: { versions: [] } }),
    'PATCH /api/proposals/p-1/text': ({ body }) => ({
      body: {
        edits: (body as { changes: object[] }).changes.map((change) => ({
          ...edit(null),
          ...change,
          revision: 5,
        })),
        conflicts: [],
      },
    }),
  });
  const impact = within(await screen.findByRole('region', { name: /^Expected Impact|^Impact/ }));
  const patches = () => app.api.callsTo('PATCH', '/api/proposals/p-1/text').map(({ body }) => body);
  return { ...app, impact, patches };
}

test('an edited paragraph says who edited it; headings, lists and bold are real; numbers without a source are marked', async () => {
  const { impact } = await openEdited([
    edit([
      { kind: 'heading', content: [{ text: 'Who gains' }] },
      line(
        { text: 'All ' },
        people,
        { text: ' and 48 teachers ' },
        { text: 'gain', marks: ['bold'] },
        { text: '.' },
      ),
      { kind: 'bullet', content: [{ text: 'girls' }] },
      { kind: 'bullet', content: [{ text: 'boys' }] },
    ]),
  ]);
  expect(await impact.findByRole('heading', { level: 3, name: 'Who gains' })).toBeVisible();
  expect(impact.getByText(/Edited by Amina Odhiambo/)).toBeVisible();
  expect(impact.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['girls', 'boys']);
  expect(impact.getByText('gain').tagName).toBe('STRONG');
  expect(impact.getByText('48').closest('[data-mark]')).toHaveAttribute('data-mark', 'unsourced');
  expect(impact.getByText('1 number has no source')).toBeVisible();
  expect(impact.getAllByRole('button', { name: '5,320 pupils' })[0]).toHaveAccessibleDescription(
    /beneficiaries/,
  );
});

test('a fact that changed is shown as it is today; "Looks right" confirms it', async () => {
  const { impact, userEvent, patches } = await openEdited([
    edit([
      line({ text: 'All ' }, { ...people, text: '4,000 pupils', value: '4,000 pupils' }, { text: ' gain.' }),
    ]),
  ]);
  expect(await impact.findByText(/changed from 4,000 pupils to 5,320 pupils/)).toBeVisible();
  await userEvent.click(impact.getByRole('button', { name: 'Looks right' }));
  await waitFor(() => expect(patches()).toHaveLength(1));
  expect(patches()[0]).toEqual({
    changes: [
      {
        section: 'impact',
        paragraph: 'p1',
        revision: 4,
        base,
        blocks: [line({ text: 'All ' }, people, { text: ' gain.' })],
      },
    ],
  });
});

test('what Harambee would now write can be taken or left', async () => {
  const { impact, userEvent, patches } = await openEdited([
    edit([line({ text: 'Ours.' })], { base: 'Once.' }),
  ]);
  expect(await impact.findByText('Harambee would now write:')).toBeVisible();
  await userEvent.click(impact.getByRole('button', { name: 'Keep ours' }));
  await waitFor(() => expect(patches()).toHaveLength(1));
  expect(patches()[0]).toMatchObject({ changes: [{ base, blocks: [line({ text: 'Ours.' })] }] });
  await waitFor(() => expect(impact.queryByText('Harambee would now write:')).toBeNull());
});

test('of two who changed one paragraph both texts are shown; keeping both joins them', async () => {
  const other = {
    blocks: [line({ text: 'Theirs.' })],
    by: { id: 'u-3', name: 'Otieno Okoth' },
    at: edit(null).at,
  };
  const { impact, userEvent, patches } = await openEdited([edit([line({ text: 'Ours.' })], { other })]);
  expect(await impact.findByRole('region', { name: 'Saved first by Amina Odhiambo' })).toHaveTextContent(
    'Ours.',
  );
  expect(impact.getByRole('region', { name: 'Saved later by Otieno Okoth' })).toHaveTextContent('Theirs.');
  await userEvent.click(impact.getByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(patches()).toHaveLength(1));
  expect(patches()[0]).toMatchObject({
    changes: [{ revision: 4, blocks: [line({ text: 'Ours.' }), line({ text: 'Theirs.' })] }],
  });
});
