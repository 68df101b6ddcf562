import { budgetText, emptyRow } from '@harambee/domain';
import { baseApi } from '@harambee/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import { asksBeforeClosing } from '../../../testing/closes.ts';
import { control, fill } from '../../../testing/fill-form.ts';
import { answer, later, openProposal, refuse } from '../../../testing/open-proposal.ts';
import { completeFields, proposalOf } from '../../../testing/proposals.ts';
import { button } from '../../../testing/render-app.tsx';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('/proposals/{id}, edit mode', () => {
  test('edit, save, and the view shows the new values', async () => {
    const proposal = proposalOf();
    const saved = {
      ...proposal,
      draftContent: { ...proposal.draftContent, team: 'Three engineers' },
      revision: 8,
    };
    const app = await openProposal(proposal, '?tab=team', { 'PUT /api/proposals/p-1': answer(saved) });
    await app.userEvent.click(button('Edit'));
    await fill('Team', 'Three engineers');
    app.api.on('GET /api/proposals/p-1', answer(saved));
    await app.userEvent.click(button('Save Changes'));

    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Three engineers');
    expect(app.puts()).toHaveLength(1);
    expect(app.puts()[0]?.headers.get('if-match')).toBe('"7"');
    expect(app.puts()[0]?.body).toEqual({ ...completeFields, team: 'Three engineers' });
  });

  test('Cancel restores the previous values and changes nothing on the server', async () => {
    const app = await openProposal(proposalOf(), '?tab=team');
    await app.userEvent.click(button('Edit'));
    await fill('Team', 'Nobody');
    await app.userEvent.click(button('Cancel'));
    await app.userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent(completeFields.team);
    expect(app.api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    await app.userEvent.click(button('Edit'));
    expect(control('Team')).toHaveValue(completeFields.team);
  });

  test('a fault in another tab is named, shown there, and nothing is sent', async () => {
    const app = await openProposal(proposalOf({ status: 'completed' }), '?tab=funding&mode=edit');
    await fill('Deadline', '');
    await app.tab('Team');
    await app.userEvent.click(button('Save Changes'));
    expect(screen.getAllByText('Deadline is required')).toHaveLength(2);
    expect(app.address()).toContain('tab=funding');
    expect(app.puts()).toHaveLength(0);
  });

  test('a draft may be saved with a title only', async () => {
    const draft = proposalOf();
    const half = { ...draft, draftContent: { ...draft.draftContent, team: '', budget: '' } };
    const app = await openProposal(half, '?tab=team&mode=edit', { 'PUT /api/proposals/p-1': answer(half) });
    await app.userEvent.click(button('Save Changes'));
    await waitFor(() => expect(app.puts()).toHaveLength(1));
  });

  test.each([
    ['a 5xx', refuse(500, 'Oops'), 'Failed to update proposal'],
    ['a refusal', refuse(409, 'It has been sent.'), 'Failed to update proposal. It has been sent.'],
  ])(
    'a save that fails with %s is logged and said, and nothing typed is lost',
    async (_name, handler, message) => {
      const app = await openProposal(proposalOf(), '?tab=team&mode=edit', {
        'PUT /api/proposals/p-1': handler,
      });
      await fill('Team', 'Three engineers');
      await app.userEvent.click(button('Save Changes'));
      expect(await screen.findByText(message, undefined, later)).toBeVisible();
      expect(logged).toHaveBeenCalledWith('Failed to update proposal', expect.anything());
      expect(control('Team')).toHaveValue('Three engineers');
    },
  );

  test('changed by somebody else in other fields (412): merged without a question, and said', async () => {
    const proposal = proposalOf();
    const theirs = proposalOf({
      revision: 9,
      draftContent: { ...proposal.draftContent, timeline: 'Their timeline' },
    });
    const app = await openProposal(proposal, '?tab=team&mode=edit', {
      'PUT /api/proposals/p-1': ({ headers, body }) =>
        headers.get('if-match') === '"9"'
          ? { body: { proposal: { ...theirs, revision: 10, draftContent: body } } }
          : { status: 412, body: { error: 'Changed', requestId: 'r', proposal: theirs } },
    });
    await fill('Team', 'My team');
    await app.userEvent.click(button('Save Changes'));
    expect(
      await screen.findByText('Someone else changed “Timeline” meanwhile. Both changes are kept.'),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(app.puts().map(({ headers }) => headers.get('if-match'))).toEqual(['"7"', '"9"']);
    expect(app.puts().at(-1)?.body).toMatchObject({ team: 'My team', timeline: 'Their timeline' });
  });

  test('merged and refused (400): both texts are shown, because each was right by itself', async () => {
    const proposal = proposalOf();
    const theirs = proposalOf({
      revision: 9,
      draftContent: { ...proposal.draftContent, timeline: 'Their timeline' },
    });
    const app = await openProposal(proposal, '?tab=team&mode=edit', {
      'PUT /api/proposals/p-1': ({ headers }) =>
        headers.get('if-match') === '"9"'
          ? { status: 400, body: { error: 'Not together', requestId: 'r' } }
          : { status: 412, body: { error: 'Changed', requestId: 'r', proposal: theirs } },
    });
    await fill('Team', 'My team');
    await app.userEvent.click(button('Save Changes'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this proposal' }));
    expect(dialog.getByRole('group', { name: 'Timeline' })).toHaveTextContent('Their timeline');
    expect(control('Team')).toHaveValue('My team');
  });

  test('changed by somebody else (412): both texts are shown and the choice is saved over theirs', async () => {
    const proposal = proposalOf();
    const theirs = {
      ...proposal,
      draftContent: { ...proposal.draftContent, team: 'Their team', timeline: 'Their timeline' },
      revision: 9,
    };
    const app = await openProposal(proposal, '?tab=team&mode=edit', {
      'PUT /api/proposals/p-1': ({ headers }) =>
        headers.get('if-match') === '"9"'
          ? { body: { proposal: { ...theirs, revision: 10 } } }
          : { status: 412, body: { error: 'Changed', requestId: 'r', proposal: theirs } },
    });
    await fill('Team', 'My team');
    await app.userEvent.click(button('Save Changes'));

    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this proposal' });
    const team = within(dialog).getByRole('group', { name: 'Team' });
    expect(team).toHaveTextContent('My team');
    expect(team).toHaveTextContent('Their team');
    expect(within(team).getByRole('radio', { name: /Yours/ })).toBeChecked();
    // I did not touch the timeline, so theirs stays unless I say otherwise.
    const timeline = within(dialog).getByRole('group', { name: 'Timeline' });
    expect(within(timeline).getByRole('radio', { name: /Theirs/ })).toBeChecked();
    await app.userEvent.click(within(dialog).getByRole('button', { name: 'Save this choice' }));

    await waitFor(() => expect(app.puts()).toHaveLength(2));
    expect(app.puts()[1]?.headers.get('if-match')).toBe('"9"');
    expect(app.puts()[1]?.body).toEqual({ ...completeFields, team: 'My team', timeline: 'Their timeline' });
  });

  test('changed in nothing that can be edited (its text was written): saved over the newer one, without a question', async () => {
    const proposal = proposalOf();
    const written = { ...proposal, revision: 9 };
    const app = await openProposal(proposal, '?tab=team&mode=edit', {
      'PUT /api/proposals/p-1': ({ headers }) =>
        headers.get('if-match') === '"9"'
          ? { body: { proposal: { ...written, revision: 10 } } }
          : { status: 412, body: { error: 'Changed', requestId: 'r', proposal: written } },
    });
    await fill('Team', 'My team');
    await app.userEvent.click(button('Save Changes'));
    await waitFor(() => expect(app.puts()).toHaveLength(2));
    expect(app.puts()[1]?.body).toEqual({ ...completeFields, team: 'My team' });
    expect(await screen.findByText('Saved', undefined, later)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the budget is a table here too, and its lines go with its text when somebody else was faster', async () => {
    const line = {
      category: 'equipment' as const,
      item: 'Solar pumps',
      quantityHundredths: 600,
      unit: 'sets',
      unitCents: 520_000,
      months: 0,
      justification: '',
    };
    const lines = (unitCents: number) => {
      const budgetLines = [{ ...line, unitCents }];
      return { budgetLines, budget: budgetText(budgetLines) };
    };
    const draft = proposalOf();
    const of = (unitCents: number, revision: number) => ({
      ...draft,
      draftContent: { ...draft.draftContent, ...lines(unitCents) },
      revision,
    });
    const app = await openProposal(of(520_000, 7), '?tab=funding&mode=edit', {
      'PUT /api/proposals/p-1': ({ headers }) =>
        headers.get('if-match') === '"9"'
          ? { body: { proposal: of(100, 10) } }
          : { status: 412, body: { error: 'Changed', requestId: 'r', proposal: of(100, 9) } },
    });
    // A difference is named and keeps nobody from saving.
    expect(screen.getByText(/The budget comes to \$31,200, but \$39,600 is requested/)).toBeVisible();
    await fill('Unit cost of Solar pumps', '$6,600');
    await app.userEvent.click(button('Save Changes'));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this proposal' });
    expect(within(dialog).queryByRole('group', { name: 'Budget lines' })).toBeNull();
    const budget = within(dialog).getByRole('group', { name: 'Budget breakdown' });
    expect(budget).toHaveTextContent('6 sets × $6,600 = $39,600');
    await app.userEvent.click(within(budget).getByRole('radio', { name: /Theirs/ }));
    await app.userEvent.click(within(dialog).getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(app.puts()).toHaveLength(2));
    expect(app.puts()[0]?.body).toMatchObject(lines(660_000));
    expect(app.puts()[1]?.body).toMatchObject(lines(100));
  });

  test('rows of the plan are compared in words, and the chosen ones are saved', async () => {
    const draft = proposalOf();
    const of = (target: number, revision: number) => ({
      ...draft,
      draftContent: {
        ...draft.draftContent,
        team: revision > 7 ? 'Their team' : draft.draftContent.team,
        outcomes: [{ ...emptyRow('outcomes', 'o1'), outcome: 'Springs flow all year', baseline: 19, target }],
      },
      revision,
    });
    const app = await openProposal(of(24, 7), '?tab=team&mode=edit', {
      'PUT /api/proposals/p-1': ({ headers }) =>
        headers.get('if-match') === '"9"'
          ? { body: { proposal: of(26, 10) } }
          : { status: 412, body: { error: 'Changed', requestId: 'r', proposal: of(26, 9) } },
    });
    await fill('Team', 'My team');
    await app.userEvent.click(button('Save Changes'));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this proposal' });
    const outcomes = within(dialog).getByRole('group', { name: 'Outcomes and indicators' });
    expect(outcomes).toHaveTextContent('Springs flow all year; Direction: Rises; Baseline: 19; Target: 26');
    expect(within(dialog).queryByRole('group', { name: 'Risks' })).toBeNull();
    await app.userEvent.click(within(dialog).getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(app.puts()).toHaveLength(2));
    expect(app.puts()[1]?.body).toMatchObject({ team: 'My team', outcomes: of(26, 9).draftContent.outcomes });
  });

  test('leaving with unsaved changes asks first', async () => {
    const app = await openProposal(proposalOf(), '?tab=team&mode=edit');
    await fill('Team', 'Three engineers');
    await app.userEvent.click(screen.getByRole('link', { name: 'Proposals' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await app.userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(control('Team')).toHaveValue('Three engineers');
    await app.userEvent.click(screen.getByRole('link', { name: 'Proposals' }));
    await app.userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(app.address()).toBe('/proposals'));
  });

  test('closing the tab asks first as long as something is not saved', async () => {
    const app = await openProposal(proposalOf(), '?tab=team&mode=edit');
    expect(asksBeforeClosing()).toBe(false);
    await fill('Team', 'Three engineers');
    expect(asksBeforeClosing()).toBe(true);
    await app.userEvent.click(button('Cancel'));
    await app.userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(asksBeforeClosing()).toBe(false);
  });
});

describe('what is half-typed when the proposal is read anew', () => {
  const readAnew = (app: Awaited<ReturnType<typeof openProposal>>) =>
    act(async () => void app.store.dispatch(baseApi.util.invalidateTags(['Proposal'])));

  test('stays as it is, and is saved over what it was started from', async () => {
    const proposal = proposalOf();
    const app = await openProposal(proposal, '?tab=team&mode=edit', {
      'PUT /api/proposals/p-1': refuse(409),
    });
    await fill('Team', 'My team');
    const theirs = { title: 'Their title', draftContent: { ...proposal.draftContent, team: 'Their team' } };
    app.api.on('GET /api/proposals/p-1', answer({ ...proposal, ...theirs, revision: 9 }));
    await readAnew(app);
    expect(await screen.findByRole('heading', { name: 'Their title' })).toBeVisible();
    expect(control('Team')).toHaveValue('My team');
    await app.userEvent.click(button('Save Changes'));
    await waitFor(() => expect(app.puts()).toHaveLength(1));
    expect(app.puts()[0]?.headers.get('if-match')).toBe('"7"');
  });

  test('stays even when somebody has sent the proposal meanwhile, until one leaves it', async () => {
    const proposal = proposalOf({ status: 'completed' });
    const app = await openProposal(proposal, '?tab=team&mode=edit');
    await fill('Team', 'My team');
    app.api.on('GET /api/proposals/p-1', answer({ ...proposal, status: 'submitted', revision: 9 }));
    await readAnew(app);
    expect(await screen.findByText('Submitted')).toBeVisible();
    expect(control('Team')).toHaveValue('My team');
    await app.userEvent.click(button('Cancel'));
    await app.userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(app.address()).not.toContain('mode=edit');
  });
});
