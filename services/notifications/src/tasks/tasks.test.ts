import { formerMember, type TaskSnapshot, type TeamSnapshot } from '@harambee/domain';
import type { NotificationList } from '@harambee/domain/schemas';
import { event, randomId } from '@harambee/service-kit';
import { publishPersonLeft, type TestActor, testApp, travel } from '@harambee/service-kit/testing';
import { notifications } from '../app.ts';
import { onPeopleNamed } from '../handlers/on-people-named.handler.ts';
import { onProposalChanged } from '../handlers/on-proposal-changed.handler.ts';
import { onTeamChanged } from '../handlers/on-team-changed.handler.ts';
import { StreamMessageModel } from '../streams/stream-message.model.ts';
import { aMember, aProposal, inboxUrl, move } from '../testing/deliver.ts';
import { giveTaskReminders } from './task-reminders.service.ts';

const api = testApp(notifications);
const day = 24 * 60 * 60_000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const ahead = isoDay(Date.now() + 20 * day);
const before = (days: number) => new Date(Date.parse(`${ahead}T06:30:00Z`) - days * day);

async function inbox(actor: TestActor) {
  const answer = await api.as(actor.byCookie).get(`${inboxUrl(actor.userId)}?status=all&limit=100`);
  return answer.json<NotificationList>().notifications;
}
const titles = async (actor: TestActor) => (await inbox(actor)).map(({ title }) => title);

/** Amina leads the proposal "Wells"; Juma and Wanjiku are her colleagues. */
async function givenTeam() {
  const amina = await aMember();
  const { tenantId } = amina;
  const juma = await aMember({ tenantId, role: 'Member', name: 'Juma Baraka' });
  const wanjiku = await aMember({ tenantId, role: 'Member', name: 'Wanjiku Kamau' });
  for (const { userId, name } of [amina, juma, wanjiku]) {
    const [firstName = '', lastName = ''] = name.split(' ');
    await onPeopleNamed.handle(event('user.registered', tenantId, { userId, firstName, lastName }) as never);
  }
  const proposal = aProposal({ title: 'Wells' });
  await onProposalChanged.handle(event('proposal.created', tenantId, proposal));
  const change = async (by: TestActor, given: Partial<TeamSnapshot>) => {
    const { proposalId, title } = proposal;
    const empty = { ownerId: amina.userId, helperIds: [], tasks: [], taken: [] };
    const team = { proposalId, title, revision: 1, userId: by.userId, ...empty, ...given };
    await onTeamChanged.handle(event('proposal.team_changed', tenantId, team));
    await onTeamChanged.handle(event('proposal.team_changed', tenantId, team));
  };
  return { amina, juma, wanjiku, proposal, change };
}

const budget = (person: TestActor, given: Partial<TaskSnapshot> = {}): TaskSnapshot => ({
  ...{ taskId: 'budget', kind: 'section', label: 'Budget', personId: person.userId, dueOn: ahead },
  ...{ isDone: false, askedIn: 1 },
  ...given,
});

async function lookAt(time: Date) {
  const back = travel(time.getTime() - Date.now());
  try {
    await giveTaskReminders(new Date());
  } finally {
    back();
  }
}

test('who is asked hears it once, with who asks; who asks themselves hears nothing (OWNER-07)', async () => {
  const { amina, juma, change } = await givenTeam();
  const question = { taskId: 'q', kind: 'answer', label: 'Who benefits?', dueOn: '' } as const;
  await change(amina, { tasks: [budget(juma), budget(juma, question), budget(amina, { taskId: 'own' })] });
  const heard = await inbox(juma);
  expect(heard.map(({ title }) => title).sort()).toEqual([
    'Amina Odhiambo asks you to answer “Who benefits?”',
    'Amina Odhiambo asks you to write Budget',
  ]);
  expect(heard.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^In Wells\. It is due on /),
  );
  expect(await titles(amina)).toEqual([]);
  // Another change of the team does not ask again.
  await change(amina, {
    revision: 2,
    tasks: [budget(juma), budget(juma, question)],
    helperIds: [juma.userId],
  });
  expect(await titles(juma)).toHaveLength(2);
});

test('reassigned: one hears that it is theirs, the other that it is not; and who leads now hears that', async () => {
  const { amina, juma, wanjiku, change } = await givenTeam();
  await change(amina, { tasks: [budget(juma)] });
  const { taskId, kind, label, personId } = budget(juma);
  const taken = [{ taskId, kind, label, personId }];
  await change(amina, { revision: 2, tasks: [budget(wanjiku, { askedIn: 2 })], taken });
  expect((await titles(juma))[0]).toBe('You no longer have to write Budget');
  expect(await titles(wanjiku)).toEqual(['Amina Odhiambo asks you to write Budget']);
  // And back again: the same person is asked a second time.
  await change(wanjiku, {
    revision: 3,
    tasks: [budget(juma, { askedIn: 3 })],
    ownerBefore: amina.userId,
    ownerId: juma.userId,
  });
  expect((await titles(juma)).slice(0, 2).sort()).toEqual([
    'Wanjiku Kamau asks you to write Budget',
    'You lead Wells now',
  ]);
});

test('3 days, 1 day before and on the day, then once that it is overdue, to its person and to who leads', async () => {
  const { amina, juma, wanjiku, change } = await givenTeam();
  await change(amina, { tasks: [budget(juma)] });
  for (let left = 6; left >= -4; left -= 1) {
    await lookAt(before(left));
    await lookAt(before(left));
  }
  expect((await titles(juma)).slice(0, 4)).toEqual([
    'Budget is overdue',
    'Budget is due today',
    'Budget is due tomorrow',
    'Budget is due in 3 days',
  ]);
  expect(await inbox(amina)).toMatchObject([
    { title: 'Budget is overdue', message: expect.stringContaining('Juma Baraka has it in Wells.') },
  ]);
  expect(await titles(wanjiku)).toEqual([]);
});

test('nobody is reminded of what is done, dropped, given to somebody else, or of a proposal that was sent', async () => {
  const { amina, juma, wanjiku, proposal, change } = await givenTeam();
  const all = ['done', 'dropped', 'moved', 'sent'].map((taskId) => budget(juma, { taskId, label: taskId }));
  await change(amina, { tasks: all });
  const [done, , moved, sent] = all as [TaskSnapshot, TaskSnapshot, TaskSnapshot, TaskSnapshot];
  const now = [{ ...done, isDone: true }, { ...moved, personId: wanjiku.userId, askedIn: 2 }, sent];
  await change(amina, { revision: 2, tasks: now });
  // Late: changes nothing.
  await change(amina, { tasks: all });
  await lookAt(before(3));
  const reminded = (list: string[]) => list.filter((title) => title.includes('due in'));
  expect(reminded(await titles(juma))).toEqual(['sent is due in 3 days']);
  expect(reminded(await titles(wanjiku))).toEqual(['moved is due in 3 days']);
  await move(amina.tenantId, 'submitted', { ...proposal, revision: 2 });
  await lookAt(before(1));
  expect(reminded(await titles(juma))).toHaveLength(1);
});

test('the name of who has left is gone from the inboxes of colleagues', async () => {
  const { amina, juma, change } = await givenTeam();
  await change(amina, { tasks: [budget(juma)] });
  await publishPersonLeft(api, amina.tenantId, amina.userId);
  expect(await titles(juma)).toEqual([`${formerMember.name} asks you to write Budget`]);
});

test('open pages learn of it', async () => {
  const { amina, change, proposal } = await givenTeam();
  await change(amina, { tasks: [budget(amina, { taskId: randomId() })] });
  const sent = await StreamMessageModel.find({ tenantId: amina.tenantId, name: 'proposal_team' }).lean();
  expect(sent[0]?.data).toEqual({ proposalId: proposal.proposalId });
});
