import { screen, waitFor, within } from '@testing-library/react';
import { control, fill } from '../../../testing/fill-form.ts';
import { answer, openProposal, refuse } from '../../../testing/open-proposal.ts';
import { completeFields, proposalOf } from '../../../testing/proposals.ts';
import { button, mount } from '../../../testing/render-app.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const restoredTitle = /^We kept what you typed on \w+ \d+, \d+ at \d\d:\d\d$/;
const storedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('kept-text'));
const edit = '?tab=team&mode=edit';

/** Somebody types into a proposal and the page is gone; then it is opened again. */
async function comeBack(search: string, now = proposalOf()) {
  const before = await openProposal(proposalOf(), edit);
  await fill('Team', 'Three engineers');
  before.unmount();
  const app = mount({
    path: `/proposals/p-1${search}`,
    user: before.user,
    handlers: { 'GET /api/proposals/p-1': answer(now), 'PUT /api/proposals/p-1': answer(now) },
  });
  await screen.findByRole('heading', { level: 1, name: now.title });
  return { ...app, puts: () => app.api.callsTo('PUT', '/api/proposals/p-1') };
}

describe('what was typed in edit mode and not saved', () => {
  test('is there again after a reload, says since when, and is saved over what it was started from', async () => {
    const app = await comeBack(edit);
    expect(control('Team')).toHaveValue('Three engineers');
    expect(screen.getByText(restoredTitle)).toBeVisible();
    await app.userEvent.click(button('Continue'));
    expect(screen.queryByText(restoredTitle)).toBeNull();
    await app.userEvent.click(button('Save Changes'));
    await waitFor(() => expect(app.puts()).toHaveLength(1));
    expect(app.puts()[0]?.headers.get('if-match')).toBe('"7"');
    expect(app.puts()[0]?.body).toEqual({ ...completeFields, team: 'Three engineers' });
    // Saved, there is nothing to keep.
    await waitFor(() => expect(storedKeys()).toEqual([]));
  });

  test('is named above the proposal that is read; Continue opens the tab it was typed in', async () => {
    const app = await comeBack('');
    expect(screen.getByText(restoredTitle)).toBeVisible();
    await app.userEvent.click(button('Continue'));
    expect(app.address()).toContain('tab=team');
    expect(control('Team')).toHaveValue('Three engineers');
  });

  test('can be discarded, and that can be undone', async () => {
    const app = await comeBack(edit);
    await app.userEvent.click(button('Discard'));
    expect(control('Team')).toHaveValue(completeFields.team);
    expect(storedKeys()).toEqual([]);
    await app.userEvent.click(button('Undo'));
    expect(control('Team')).toHaveValue('Three engineers');
    expect(screen.getByText(restoredTitle)).toBeVisible();
  });

  test('meets what somebody else has saved meanwhile: it is said, and saving shows both', async () => {
    const proposal = proposalOf();
    const theirs = {
      ...proposal,
      draftContent: { ...proposal.draftContent, team: 'Their team' },
      revision: 9,
    };
    const app = await comeBack(edit, theirs);
    expect(screen.getByText(/Someone else has changed the proposal since/)).toBeVisible();
    expect(control('Team')).toHaveValue('Three engineers');
    app.api.on('PUT /api/proposals/p-1', () => ({
      status: 412,
      body: { error: 'Changed', requestId: 'r', proposal: theirs },
    }));
    await app.userEvent.click(button('Save Changes'));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this proposal' });
    expect(app.puts()[0]?.headers.get('if-match')).toBe('"7"');
    const team = within(dialog).getByRole('group', { name: 'Team' });
    expect(team).toHaveTextContent('Three engineers');
    expect(team).toHaveTextContent('Their team');
  });

  test('says nothing when the same words were saved meanwhile', async () => {
    const proposal = proposalOf();
    const same = {
      ...proposal,
      draftContent: { ...proposal.draftContent, team: 'Three engineers' },
      revision: 8,
    };
    await comeBack('?tab=team', same);
    expect(screen.queryByText(restoredTitle)).toBeNull();
  });

  test('can be read and copied where the proposal may not be changed any more', async () => {
    await comeBack('', proposalOf({ status: 'submitted' }));
    expect(screen.getByText(restoredTitle)).toBeVisible();
    expect(screen.getByText('Three engineers')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  });

  test('Cancel asks, keeps nothing, and Undo brings the words back to where they were typed', async () => {
    const app = await openProposal(proposalOf(), edit);
    await fill('Team', 'Three engineers');
    await app.userEvent.click(button('Cancel'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await app.userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(control('Team')).toHaveValue('Three engineers');
    await app.userEvent.click(button('Cancel'));
    await app.userEvent.click(button('Discard changes'));
    expect(app.address()).not.toContain('mode=edit');
    expect(storedKeys()).toEqual([]);
    await app.userEvent.click(button('Undo'));
    expect(app.address()).toContain('mode=edit');
    expect(control('Team')).toHaveValue('Three engineers');
  });

  test('Cancel without a change asks nothing', async () => {
    const app = await openProposal(proposalOf(), edit);
    await app.userEvent.click(button('Cancel'));
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('edit mode has what the new form has', () => {
  test('each tab says how far it is, and what reviewers look for stands beside its fields', async () => {
    const draft = proposalOf();
    const half = { ...draft, draftContent: { ...draft.draftContent, timeline: '', sustainability: '' } };
    await openProposal(half, edit);
    expect(screen.getByRole('tab', { name: 'Team' })).toHaveAccessibleDescription('Complete');
    expect(screen.getByRole('tab', { name: 'Implementation' })).toHaveAccessibleDescription(
      'Incomplete, 2 missing',
    );
    expect(screen.getByRole('tab', { name: 'Generated Content' })).not.toHaveAccessibleDescription();
    const advice = screen.getByRole('complementary', { name: 'Advice' });
    expect(advice).toHaveTextContent('What reviewers check here');
    expect(advice).toHaveTextContent('Roles are named');
  });

  test('61 months are said at their field, also from another tab, and nothing is sent', async () => {
    const app = await openProposal(proposalOf(), '?tab=implementation&mode=edit');
    await fill('Project duration (months)', '61');
    await app.tab('Team');
    await app.userEvent.click(button('Save Changes'));
    expect(app.address()).toContain('tab=implementation');
    expect(screen.getAllByText('Duration must be at most 60 months')).toHaveLength(2);
    expect(control('Project duration (months)')).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'Implementation' })).toHaveAccessibleDescription(
      'Incomplete, 1 missing',
    );
    expect(app.puts()).toHaveLength(0);
  });

  test('what only the service finds is said at its field, in words of the page, and the tab opens', async () => {
    const details = [
      { field: 'timeline', message: 'timeline must not have more than 10 characters' },
      { field: 'objectives.0', message: 'objectives.0 must not be empty' },
    ];
    const app = await openProposal(proposalOf(), edit, {
      'PUT /api/proposals/p-1': () => ({
        status: 400,
        body: { error: details.map(({ message }) => message).join(', '), details, requestId: 'r' },
      }),
    });
    await fill('Team', 'Three engineers');
    await app.userEvent.click(button('Save Changes'));
    await waitFor(() => expect(app.address()).toContain('tab=implementation'));
    const said = 'Timeline must not have more than 10 characters';
    await waitFor(() => expect(screen.getAllByText(said)).toHaveLength(2));
    expect(screen.getByRole('link', { name: 'Objective 1 must not be empty' })).toBeVisible();
    expect(screen.queryByText(/timeline must not/)).toBeNull();
    // Mended, it is gone; and the next failure takes the place of the one before.
    await fill('Timeline', 'Shorter');
    expect(screen.queryByText(said)).toBeNull();
    app.api.on('PUT /api/proposals/p-1', refuse(409, 'It has been sent.'));
    await app.userEvent.click(button('Save Changes'));
    expect(await screen.findByText('Failed to update proposal. It has been sent.')).toBeVisible();
    expect(screen.queryByText('Failed to update proposal')).toBeNull();
  });
});
