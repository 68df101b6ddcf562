import { rewriteKinds } from '@harambee/domain';
import type { TextChange } from '@harambee/domain/schemas';
import { noNetwork } from '@harambee/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { tracedProposal } from '../../../testing/traced-proposal.ts';
import { openRewrite, title, variantsUrl, written } from './testing/open-rewrite.ts';

const reworded =
  'Pupils in Lodwar town, {5,320 pupils|proposal.beneficiaries} of them, have {31|organization.facts.0} working taps. Most of them could not wash their hands before lunch.\n\n' +
  'We ask for {$39,600|proposal.requestedAmount} to build stations and train teachers in {12 months|proposal.projectDuration}.';
const answers =
  (...variants: ReturnType<typeof written>[]) =>
  () => ({ body: { variants } });
const blocksSaid = (changes: readonly TextChange[]) =>
  JSON.stringify(changes.flatMap(({ blocks }) => blocks ?? []));

describe('without a model, on this device', () => {
  test('a section that is over its limit opens on the text that keeps it, with the cut named; leaving changes nothing', async () => {
    const { dialog, patches, asked, userEvent } = await openRewrite({ maximum: 20 });
    expect(dialog.getByRole('radio', { name: 'Shorter' })).toBeChecked();
    const first = within(dialog.getByRole('listitem', { name: 'To the limit of 20 words' }));
    expect(first.getByText('Leaves out').parentElement?.querySelector('del')).not.toBeEmptyDOMElement();
    expect(first.getByText(/^\d+ facts? stays?, \d+ (?:goes|go)$/)).toBeVisible();
    await userEvent.click(dialog.getByText('Close'));
    expect([patches(), asked()]).toEqual([[], []]);
    await waitFor(() => expect(screen.getByRole('button', { name: `Write again: ${title}` })).toHaveFocus());
  });

  test('a yes takes the sentences out, paragraph by paragraph, with the facts of the others in place; Undo brings them back', async () => {
    const { dialog, patches, userEvent, closed } = await openRewrite({ maximum: 20 });
    await userEvent.click(dialog.getByRole('button', { name: 'Use this: To the limit of 20 words' }));
    await closed();
    const [saved] = patches() as [TextChange[]];
    expect(saved.length).toBeGreaterThan(0);
    for (const change of saved) {
      expect(change).toMatchObject({ section: 'executive_summary', revision: 0 });
      expect(change).not.toHaveProperty('model');
    }
    expect(blocksSaid(saved)).toContain('"fact":');
    await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(() => expect(patches()).toHaveLength(2));
    expect(patches()[1]).toEqual(saved.map((change) => ({ ...change, revision: 1, blocks: null })));
  });

  test('without a limit shorter texts are offered side by side; what is plain already says so', async () => {
    const { dialog, choose } = await openRewrite();
    expect(dialog.getAllByRole('button', { name: /^Use this: Shorter by \d+%$/ }).length).toBeGreaterThan(0);
    await choose('Plainer');
    expect(dialog.getByRole('heading', { name: 'There is no other text' })).toBeVisible();
    expect(dialog.getByText(/^It is plain already/)).toBeVisible();
  });

  test('a limit of characters is kept as one of words is; where no sentence could go it says so', async () => {
    const sectionLimits = [
      { section: 'executive_summary' as const, unit: 'characters' as const, maximum: 240 },
    ];
    const { draftContent } = tracedProposal();
    const { dialog, closed, patches, userEvent } = await openRewrite({
      proposal: { draftContent: { ...draftContent, sectionLimits } },
    });
    const first = within(dialog.getByRole('listitem', { name: 'To the limit of 240 characters' }));
    expect(first.getByText(/^\d+ of 240 characters$/)).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: /^Use this/ }));
    await closed();
    expect(patches()[0]?.length).toBeGreaterThan(0);
  });

  test('a section of one sentence cannot be cut to a limit', async () => {
    const { dialog } = await openRewrite({ section: 'Budget' });
    expect(
      dialog.getByText('No sentence could go on its own. Edit the text to make it shorter.'),
    ).toBeVisible();
  });

  test('what takes a model is shown, and says why it is not offered', async () => {
    const { dialog } = await openRewrite();
    for (const { label, needsModel } of Object.values(rewriteKinds)) {
      const radio = dialog.getByRole('radio', { name: label });
      if (needsModel) {
        expect(radio).toBeDisabled();
        expect(radio).toHaveAccessibleDescription(
          'More about, In the words of, In another tone: No language model is set: Harambee writes alone.',
        );
      } else expect(radio).toBeEnabled();
    }
  });

  test('other words come from the service by themselves; without a network only another order is made here', async () => {
    const { dialog, choose, asked, api } = await openRewrite({
      handlers: { [`POST ${variantsUrl}`]: answers(written(reworded)) },
    });
    await choose('In other words');
    const text = within(await dialog.findByRole('listitem', { name: 'In other words 1' }));
    expect(asked()).toEqual([{ kind: 'other_words' }]);
    expect(text.getByText('Written by Harambee’s own engine')).toBeVisible();
    expect(text.getByText('4 facts stay, 1 goes')).toBeVisible();
    expect(text.getByText('Cost for each pupil: $7.44')).toBeVisible();
    expect(api.callsTo('POST', variantsUrl)[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  test('stopped, Harambee looks for other words only when it is asked to', async () => {
    const never = new Promise<never>(() => {});
    const { dialog, choose, api, asked, userEvent } = await openRewrite({
      handlers: { [`POST ${variantsUrl}`]: () => never },
    });
    await choose('In other words');
    expect(await dialog.findByText('In other words: Harambee looks for other words.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
    expect(asked()).toHaveLength(1);
    api.on(`POST ${variantsUrl}`, answers(written(reworded)));
    await userEvent.click(await dialog.findByRole('button', { name: 'Look for other words' }));
    expect(await dialog.findByRole('listitem', { name: 'In other words 1' })).toBeVisible();
  });

  test('no answer is said in words, asked for again by Retry, and what was there stays', async () => {
    const { dialog, choose, api, asked, userEvent } = await openRewrite({
      handlers: { [`POST ${variantsUrl}`]: noNetwork },
    });
    await choose('In other words');
    expect(await dialog.findByRole('alert')).toHaveTextContent('There was no answer. Nothing is lost.');
    // A model may cost money: nothing is asked twice by itself.
    expect(asked()).toHaveLength(1);
    api.on(`POST ${variantsUrl}`, answers(written(reworded)));
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByRole('listitem', { name: 'In other words 1' })).toBeVisible();
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(dialog.getByRole('heading', { name: 'One other text' })).toHaveFocus();
  });
});

describe('taking a text', () => {
  const given = {
    handlers: {
      [`POST ${variantsUrl}`]: answers(written(reworded), written(`${reworded} We begin at once.`)),
    },
  };

  test('one paragraph takes the place of the one it stands for, and can be given back where it stands', async () => {
    const { dialog, choose, patches, userEvent } = await openRewrite(given);
    await choose('In other words');
    const name = 'In other words 1, paragraph 1';
    const take = await dialog.findByRole('button', { name: `Take this paragraph: ${name}` });
    expect(take.parentElement).toHaveTextContent('in place of “In the day schools of Lodwar town, 5,320…”');
    await userEvent.click(take);
    const undo = await dialog.findByRole('button', { name: `Undo: ${name}` });
    expect(undo).toHaveFocus();
    const [[change] = []] = patches();
    expect(patches()[0]).toHaveLength(1);
    expect(change).toMatchObject({ paragraph: 'p1', revision: 0 });
    expect(blocksSaid(patches()[0] ?? [])).toContain(
      '{"fact":"proposal.beneficiaries","text":"5,320 pupils","value":"5,320 pupils"}',
    );
    await userEvent.click(undo);
    expect(await dialog.findByRole('button', { name: `Take this paragraph: ${name}` })).toHaveFocus();
    expect(patches()[1]).toMatchObject([{ paragraph: 'p1', revision: 1, blocks: null }]);
    // Of an edit that was taken back a page knows no revision.
    await userEvent.click(dialog.getByRole('button', { name: `Take this paragraph: ${name}` }));
    await waitFor(() => expect(patches()).toHaveLength(3));
    expect(patches()[2]).toMatchObject([{ paragraph: 'p1', revision: 0 }]);
  });

  test('after one paragraph the whole of another text can be taken, from the revision that is there now', async () => {
    const { dialog, choose, patches, userEvent, closed } = await openRewrite(given);
    await choose('In other words');
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Take this paragraph: In other words 1, paragraph 1' }),
    );
    await dialog.findByRole('button', { name: 'Undo: In other words 1, paragraph 1' });
    await userEvent.click(dialog.getByRole('button', { name: 'Use this: In other words 2' }));
    await closed();
    // The first paragraph is the same in both: where it is sent again, it is a change of what was just saved.
    const revisions = patches()[1]?.map(({ paragraph, revision }) => `${paragraph} ${revision}`);
    expect(['p2 0', 'p1 1,p2 0']).toContain(String(revisions));
    expect(blocksSaid(patches()[1] ?? [])).toContain('We begin at once.');
  });

  test('what people changed is what is compared, and the engine’s words say that it is not in them', async () => {
    const blocks = [
      {
        kind: 'paragraph' as const,
        content: [{ text: 'Ours: the path to the river is steep. It is dark.' }],
      },
    ];
    const edit = {
      ...{ section: 'executive_summary' as const, paragraph: 'p1', base: '', blocks, revision: 3 },
      ...{ by: { id: 'u-2', name: 'Juma Baraka' }, at: '2026-11-22T08:00:00.000Z' },
    };
    const { dialog, choose, patches, userEvent } = await openRewrite({
      ...given,
      proposal: { edits: [edit] },
    });
    expect(dialog.getAllByText(/the path to the river is steep/).length).toBeGreaterThan(0);
    await choose('In other words');
    const take = await dialog.findByRole('button', {
      name: 'Take this paragraph: In other words 1, paragraph 1',
    });
    expect(dialog.getByText(/what people changed in this section is not in them/)).toBeVisible();
    await userEvent.click(take);
    await userEvent.click(await dialog.findByRole('button', { name: 'Undo: In other words 1, paragraph 1' }));
    await waitFor(() => expect(patches()).toHaveLength(2));
    expect(patches()[0]).toMatchObject([{ revision: 3 }]);
    expect(patches()[1]).toMatchObject([{ revision: 4, blocks }]);
  });

  test('without a network it is kept on this device, and the window closes', async () => {
    const { dialog, patches, userEvent, closed, api } = await openRewrite({ maximum: 20 });
    api.on('PATCH /api/proposals/p-1/text', noNetwork);
    await userEvent.click(dialog.getByRole('button', { name: 'Use this: To the limit of 20 words' }));
    await closed();
    expect(patches().length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  }, 15_000);
});

test('a computed section says that no model writes it, and one kept from models says so', async () => {
  const { dialog } = await openRewrite({ hasModel: true, section: 'Budget', proposal: tracedProposal() });
  expect(await dialog.findByText(/This section is computed from your plan/)).toBeVisible();
});
