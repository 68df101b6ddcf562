import type { Member, ProposalTeam, SaveTeam } from '@harambee/domain/schemas';
import { type Handler, noNetwork, somebody } from '@harambee/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openProposal } from '../testing/open-proposal.ts';
import { proposalOf } from '../testing/proposals.ts';
import { memberOf, taskOf, teamOf } from '../testing/teams.ts';

const me = somebody();
const self = memberOf({ id: me.id, firstName: me.firstName, lastName: me.lastName, role: me.role });
const juma = memberOf();

interface Given {
  team?: Partial<ProposalTeam>;
  members?: Member[];
  handlers?: Record<string, Handler>;
  user?: typeof me;
}

/** The page of a proposal with these people. */
async function openPeople({ team, members = [self, juma], handlers = {}, user = me }: Given = {}) {
  const app = await openProposal(
    proposalOf(),
    '',
    {
      'GET /api/proposals/p-1/team': () => ({ body: { team: teamOf({ ownerId: me.id, ...team }) } }),
      'GET /api/auth/members': () => ({ body: { members } }),
      ...handlers,
    },
    user,
  );
  const card = await screen.findByRole('region', { name: 'People' });
  await within(card).findByText('Tasks');
  return { ...app, card: within(card) };
}

const saved =
  (change: Partial<ProposalTeam> = {}): Handler =>
  ({ body }) => {
    const { tasks, ...rest } = body as SaveTeam;
    const named = tasks.map((task) => ({ ...task, label: 'Budget' }));
    return { body: { team: teamOf({ ...rest, tasks: named, revision: 4, ...change }) } };
  };

test('says who leads, who helps, and who has which task until when', async () => {
  const { card } = await openPeople({
    team: {
      helperIds: [juma.id],
      tasks: [
        taskOf({ dueOn: '2020-03-01' }),
        taskOf({ id: 't-2', place: { kind: 'section', section: 'impact' }, label: 'Impact', personId: '' }),
        taskOf({ id: 't-3', place: { kind: 'section', section: 'team' }, label: 'Team', isDone: true }),
      ],
    },
  });
  const [owner, helper] = card.getAllByRole('listitem');
  expect(owner).toHaveTextContent(`${me.firstName} ${me.lastName} (you)Leads it`);
  expect(helper).toHaveTextContent('Juma BarakaHelps');
  expect(card.getByRole('checkbox', { name: 'Budget' })).toHaveAccessibleDescription(
    /^Juma Baraka · overdue since Mar 1/,
  );
  expect(card.getByRole('checkbox', { name: 'Impact' })).toHaveAccessibleDescription('Nobody yet');
  expect(card.queryByRole('checkbox', { name: 'Team' })).toBeNull();
});

test('says what is nobody’s since somebody has left', async () => {
  const { card } = await openPeople({
    team: { ownerId: '', tasks: [taskOf({ personId: '', hasLeft: true })] },
  });
  expect(card.getByText('Nobody leads this proposal')).toBeVisible();
  expect(card.getByText('A task is nobody’s now')).toBeVisible();
  expect(card.getByRole('checkbox', { name: 'Budget' })).toHaveAccessibleDescription(
    'Nobody: the person has left',
  );
});

test('gives a section to somebody until a day, and the proposal to another person to lead', async () => {
  let team = teamOf({ ownerId: me.id });
  const { card, userEvent, api } = await openPeople({
    handlers: {
      'GET /api/proposals/p-1/team': () => ({ body: { team } }),
      'PUT /api/proposals/p-1/team': async (call) => {
        const answer = await saved()(call);
        team = (answer.body as { team: ProposalTeam }).team;
        return answer;
      },
    },
  });
  await userEvent.click(card.getByRole('button', { name: 'Change people' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'People of this proposal' }));
  await userEvent.selectOptions(dialog.getByLabelText('Who leads it'), 'Juma Baraka');
  await userEvent.click(dialog.getByRole('checkbox', { name: `${me.firstName} ${me.lastName}` }));
  const budget = within(dialog.getByRole('group', { name: 'Budget' }));
  await userEvent.selectOptions(budget.getByLabelText(/^Who/), 'Juma Baraka');
  await userEvent.type(budget.getByLabelText(/^Due/), '2030-01-15');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [call] = api.callsTo('PUT', '/api/proposals/p-1/team');
  expect(call?.headers.get('if-match')).toBe('"3"');
  expect(call?.body).toEqual({
    ownerId: juma.id,
    helperIds: [me.id],
    tasks: [
      {
        id: expect.any(String),
        place: { kind: 'section', section: 'budget' },
        personId: juma.id,
        dueOn: '2030-01-15',
        isDone: false,
      },
    ],
  });
  expect(await card.findByRole('checkbox', { name: 'Budget' })).toHaveAccessibleDescription(
    'Juma Baraka · due Jan 15',
  );
});

test('somebody else’s change is said, and one’s own is saved over it only on purpose', async () => {
  let answers = 0;
  const { card, userEvent, api } = await openPeople({
    handlers: {
      'PUT /api/proposals/p-1/team': (call) => {
        answers += 1;
        if (answers > 1) return saved({ revision: 10 })(call);
        const team = teamOf({ ownerId: me.id, helperIds: [juma.id], revision: 9 });
        return { status: 412, body: { error: 'Changed', requestId: 'r', team } };
      },
    },
  });
  await userEvent.click(card.getByRole('button', { name: 'Change people' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Who leads it'), 'Juma Baraka');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Somebody has changed the people meanwhile')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save mine all the same' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const revisions = api
    .callsTo('PUT', '/api/proposals/p-1/team')
    .map(({ headers }) => headers.get('if-match'));
  expect(revisions).toEqual(['"3"', '"9"']);
});

test('without a network, a task is done and a person chosen on this device (OWNER-10)', async () => {
  const { card, userEvent } = await openPeople({
    team: { tasks: [taskOf()] },
    handlers: {
      'PUT /api/proposals/p-1/team/tasks/t-budget': noNetwork,
      'PUT /api/proposals/p-1/team': noNetwork,
    },
  });
  await userEvent.click(card.getByRole('checkbox', { name: 'Budget' }));
  expect(await card.findByText('Everything is done.', undefined, { timeout: 8_000 })).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Change people' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Juma Baraka' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await card.findByText(/It is kept on this device/, undefined, { timeout: 8_000 })).toBeVisible();
  expect(card.getByText('Helps')).toBeVisible();
}, 30_000);

test('a reviewer finishes their own task and changes nothing else; a viewer only reads', async () => {
  const tasks = [
    taskOf({ personId: me.id }),
    taskOf({ id: 't-2', place: { kind: 'section', section: 'impact' }, label: 'Impact' }),
  ];
  const handlers: Record<string, Handler> = {
    'PUT /api/proposals/p-1/team/tasks/t-budget': () => ({
      body: { team: teamOf({ ownerId: me.id, tasks: [taskOf({ personId: me.id, isDone: true })] }) },
    }),
  };
  const { card, userEvent, api } = await openPeople({
    team: { tasks },
    handlers,
    user: { ...me, role: 'Reviewer' },
  });
  expect(card.queryByRole('button', { name: 'Change people' })).toBeNull();
  expect(card.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(card.getByRole('checkbox', { name: 'Budget' }));
  await waitFor(() =>
    expect(api.callsTo('PUT', '/api/proposals/p-1/team/tasks/t-budget')[0]?.body).toEqual({ isDone: true }),
  );
});

test('only those are offered whose role allows it', async () => {
  const viewer = memberOf({ id: 'u-9', firstName: 'Vera', lastName: 'Were', role: 'Viewer' });
  const reviewer = memberOf({ id: 'u-8', firstName: 'Rehema', lastName: 'Said', role: 'Reviewer' });
  const { card, userEvent } = await openPeople({ members: [self, juma, viewer, reviewer] });
  await userEvent.click(card.getByRole('button', { name: 'Change people' }));
  const dialog = within(await screen.findByRole('dialog'));
  const names = (field: HTMLElement) =>
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const own = `${me.firstName} ${me.lastName}`;
  expect(names(dialog.getByLabelText('Who leads it'))).toEqual(['Choose one', own, 'Juma Baraka']);
  const budget = within(dialog.getByRole('group', { name: 'Budget' }));
  expect(names(budget.getByLabelText(/^Who/))).toEqual(['Nobody', own, 'Juma Baraka', 'Rehema Said']);
});
