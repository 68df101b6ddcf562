import type { TaskSnapshot, TeamSnapshot } from '@harambee/domain';
import type { ChatAnswer } from '@harambee/domain/schemas';
import { event } from '@harambee/service-kit';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { assistant } from '../../app.ts';
import { onPeopleChanged } from '../../handlers/on-people-changed.handler.ts';
import { onTeamChanged } from '../../handlers/on-team-changed.handler.ts';
import { deliverProposal } from '../../testing/deliver.ts';

const api = testApp(assistant);

async function ask(actor: TestActor, message: string): Promise<ChatAnswer> {
  const response = await api.as(actor).post('/api/chat/respond', { message, history: [] });
  expect(response.statusCode).toBe(200);
  return response.json();
}

const task = (taskId: string, label: string, person: TestActor, dueOn = ''): TaskSnapshot => ({
  ...{ taskId, kind: 'section', label, personId: person.userId, dueOn, isDone: false, askedIn: 1 },
});

async function givenTeams() {
  const amina = await newActor();
  const { tenantId } = amina;
  const juma = await newActor({ tenantId, role: 'Member', name: 'Juma Baraka' });
  for (const { userId, name } of [amina, juma]) {
    const [firstName = '', lastName = ''] = name.split(' ');
    await onPeopleChanged.handle(
      event('user.registered', tenantId, { userId, firstName, lastName }) as never,
    );
  }
  const water = await deliverProposal(tenantId, { title: 'Clean water for Kitui', userId: amina.userId });
  const goats = await deliverProposal(tenantId, { title: 'Goat milk dairies', grantId: 'GMD-1' });
  const team = (given: Partial<TeamSnapshot>) =>
    onTeamChanged.handle(
      event('proposal.team_changed', tenantId, {
        ...{ proposalId: water, title: '', revision: 1, userId: amina.userId, ownerId: amina.userId },
        ...{ helperIds: [], tasks: [], taken: [] },
        ...given,
      }),
    );
  await team({
    helperIds: [juma.userId],
    tasks: [
      task('t1', 'Budget', juma, '2027-02-01'),
      task('t2', 'Impact', juma, '2027-01-15'),
      { ...task('t3', 'Timeline', juma), isDone: true },
      { ...task('t4', 'Team', juma), personId: '' },
    ],
  });
  await team({ proposalId: goats, ownerId: juma.userId });
  return { amina, juma, water, goats };
}

test('what is waiting for me: own open tasks, the earliest first (OWNER-09)', async () => {
  const { amina, juma, water } = await givenTeams();
  const answer = await ask(juma, 'What is waiting for me?');
  expect(answer).toMatchObject({ intent: 'work.waiting', actions: [{ target: `/proposals/${water}` }] });
  expect(answer.reply).toBe(
    'This waits for you:\n\n- **Impact** – Clean water for Kitui, January 15, 2027\n- **Budget** – Clean water for Kitui, February 1, 2027',
  );
  expect(await ask(amina, 'do I have any tasks?')).toMatchObject({ intent: 'work.none' });
});

test.each(['Which proposals are mine?', 'which proposals do i lead'])('%s', async (message) => {
  const { amina, juma } = await givenTeams();
  expect((await ask(amina, message)).reply).toContain('**Clean water for Kitui**');
  const { reply } = await ask(juma, message);
  expect(reply).toContain('You lead **1 proposal**');
  expect(reply).toContain('**Goat milk dairies**');
});

test.each([
  [
    'Who has the budget section of Clean water?',
    '**Clean water for Kitui**: **Juma Baraka**, due on February 1',
  ],
  ['who writes the budget?', '**Juma Baraka**'],
  ['who is responsible for the team section of clean water for kitui', 'nobody yet, no due date'],
  ['Who has the timeline of Clean water?', 'Nobody has an open task for Timeline'],
  ['who leads the goat milk proposal', 'Leads it: **Juma Baraka**'],
  ['who is working on Clean water', 'Leads it: **Amina Odhiambo**'],
])('%s', async (message, said) => {
  const { amina } = await givenTeams();
  expect((await ask(amina, message)).reply).toContain(said);
});

test('people of another organization have no part in it, and who has left is named no more', async () => {
  const { amina, juma } = await givenTeams();
  const stranger = await newActor({ name: 'Somebody Else' });
  expect((await ask(stranger, 'who has the budget section of clean water?')).reply).not.toContain('Juma');
  await onPeopleChanged.handle(event('user.removed', amina.tenantId, { userId: juma.userId }) as never);
  expect((await ask(amina, 'who has the budget section of clean water?')).reply).not.toContain('Juma');
});

test('who creates a proposal leads it, until an event says otherwise', async () => {
  const actor = await newActor();
  const { tenantId, userId } = actor;
  const proposalId = await deliverProposal(tenantId, { title: 'Solar pumps' });
  const created = { proposalId, userId } as never;
  await onTeamChanged.handle(event('proposal.created', tenantId, created) as never);
  expect((await ask(actor, 'which proposals are mine')).reply).toContain('Solar pumps');
});
