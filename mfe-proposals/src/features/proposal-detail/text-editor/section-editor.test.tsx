import type { TextChange } from '@harambee/domain/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { openProposal } from '../../../testing/open-proposal.ts';
import { tracedProposal } from '../../../testing/traced-proposal.ts';

/** jsdom has no layout; the editor asks where its caret is. */
beforeAll(() => {
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

async function openEditor(saving: () => Promise<void> = async () => undefined) {
  const app = await openProposal(tracedProposal(), '?tab=generated', {
    'GET /api/proposals/p-1/versions': () => ({ body: { versions: [] } }),
    'PATCH /api/proposals/p-1/text': async ({ body }) => {
      await saving();
      return {
        body: {
          edits: (body as { changes: TextChange[] }).changes.map((change) => ({
            ...change,
            revision: change.revision + 1,
            by: { id: 'u-1', name: 'Amina Odhiambo' },
            at: '2026-11-23T10:00:00.000Z',
          })),
          conflicts: [],
        },
      };
    },
  });
  await app.userEvent.click(screen.getByRole('button', { name: 'Edit text of Executive Summary' }));
  const words = await screen.findByRole('textbox', { name: 'Text of Executive Summary' }, { timeout: 4_000 });
  const tools = within(screen.getByRole('toolbar', { name: 'Tools for Executive Summary' }));
  const patches = () => app.api.callsTo('PATCH', '/api/proposals/p-1/text').map(({ body }) => body);
  return { ...app, words, tools, patches };
}

test('the editor shows the section as it reads, its facts locked, and has the focus', async () => {
  const { words, patches, userEvent } = await openEditor();
  expect(words).toHaveFocus();
  expect(words).toHaveTextContent(/^In the day schools of Lodwar town, 5,320 pupils share 31 working taps/);
  expect(words.querySelector('[data-fact="organization.facts.0"]')).toHaveTextContent('31');
  expect(words.querySelector('[data-mark=unsourced]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Edit text of Executive Summary' })).toHaveFocus(),
  );
  expect(patches()).toEqual([]);
});

test('a tool changes only the paragraph at the caret; undo takes it back; it is saved by paragraph', async () => {
  const { tools, words, userEvent, patches } = await openEditor();
  await userEvent.click(tools.getByRole('button', { name: 'Heading' }));
  await waitFor(() => expect(within(words).getByRole('heading', { level: 3 })).toBeVisible());
  await waitFor(() =>
    expect(tools.getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'true'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(patches()).toHaveLength(1));
  const [{ changes }] = patches() as [{ changes: TextChange[] }];
  expect(changes).toMatchObject([
    { section: 'executive_summary', paragraph: 'p1', revision: 0, blocks: [{ kind: 'heading' }] },
  ]);
  expect(changes[0]?.base).toContain('{proposal.beneficiaries} share {organization.facts.0} working taps');
  expect(await screen.findByText(/Edited by Amina Odhiambo/)).toBeVisible();
});

test('the tools are one stop of the Tab key; arrows, Home and End lead through them', async () => {
  const { tools, userEvent } = await openEditor();
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  expect(tools.getByRole('button', { name: 'Bold' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tools.getByRole('button', { name: 'Italic' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(tools.getByRole('button', { name: 'Back to Harambee’s words' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tools.getByRole('button', { name: 'Bold' })).toHaveFocus();
});

test('a section whose save is late does not take the focus from the one that is open by then', async () => {
  let answer: () => void = () => undefined;
  const saved = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { tools, words, userEvent, patches } = await openEditor(() => saved);
  await userEvent.click(tools.getByRole('button', { name: 'Heading' }));
  await waitFor(() => expect(within(words).getByRole('heading', { level: 3 })).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(patches()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Edit text of Methodology' }));
  const other = await screen.findByRole('textbox', { name: 'Text of Methodology' });
  expect(other).toHaveFocus();
  answer();
  await screen.findByText(/Edited by Amina Odhiambo/);
  // What is done with the focus later is done after the next picture.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(other).toHaveFocus();
});
