import { event, noteRemoval } from '@harambee/service-kit';
import { publishPersonLeft, type TestActor, testApp } from '@harambee/service-kit/testing';
import { handOverAnswers } from '../answer-bank/hand-over-answers.ts';
import { proposals } from '../app.ts';
import { onHandedOver } from '../handlers/on-handed-over.handler.ts';
import { onPeopleChanged } from '../handlers/on-people-changed.handler.ts';
import { ProposalModel } from '../proposals/proposal.model.ts';
import { aTeam } from '../testing/known-people.ts';
import { givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { aTask, changeTeamOf, readTeam } from '../testing/sample-team.ts';
import { handOverParts } from './hand-over.ts';

const api = testApp(proposals);
const handler = onHandedOver([handOverParts, handOverAnswers]);

const handOver = (tenantId: string, from: string, to: string) =>
  handler.handle(event('user.handed_over', tenantId, { from, to }) as never);

async function leave({ tenantId, userId }: TestActor): Promise<void> {
  await noteRemoval({ tenantId, userId, at: new Date() });
  await publishPersonLeft(api, tenantId, userId);
  await onPeopleChanged.handle(event('user.removed', tenantId, { userId }) as never);
}

const place = (section: 'impact' | 'team') => ({ kind: 'section', section }) as const;

/** Juma leads one proposal, helps with another and has a task of it; another task of his is done. */
async function givenParts() {
  const { owner, juma, wanjiku } = await aTeam();
  const led = await givenProposal(api, juma, { generate: false });
  const helped = await givenProposal(api, owner, { generate: false });
  await changeTeamOf(api, juma, helped.id, {
    helperIds: [juma.userId],
    tasks: [
      aTask({ personId: juma.userId, dueOn: '2027-01-15' }),
      aTask({ id: 'done', place: place('impact'), personId: juma.userId, isDone: true }),
      aTask({ id: 'other', place: place('team'), personId: wanjiku.userId }),
    ],
  });
  const answer = {
    question: 'Who are you?',
    blocks: [{ kind: 'paragraph', content: [{ text: 'We are.' }] }],
  };
  const bank = await api.as(juma).post('/api/proposals/answers', answer);
  expect(bank.statusCode).toBe(201);
  const ownerOfAnswer = async () =>
    (await api.as(owner).get(`/api/proposals/answers/${bank.json().answer.id}`)).json().answer.owner;
  return { owner, juma, wanjiku, led, helped, ownerOfAnswer };
}

test('what somebody led and had to do is nobody’s once they have left, and says so (OWNER-08)', async () => {
  const { owner, juma, led, helped } = await givenParts();
  await leave(juma);
  expect(await readTeam(api, owner, led.id)).toMatchObject({ ownerId: '', people: [] });
  expect(await readTeam(api, owner, helped.id)).toMatchObject({
    helperIds: [],
    tasks: [{ personId: '', hasLeft: true, dueOn: '2027-01-15' }, { personId: '', isDone: true }, {}],
  });
  const rows = JSON.stringify(await ProposalModel.find({ tenantId: owner.tenantId }).lean());
  expect(rows).not.toContain(juma.userId);
  expect(rows).not.toContain('Juma');
  // Whoever gives the task to somebody else makes it theirs.
  const mine = await changeTeamOf(api, owner, helped.id, { tasks: [aTask({ personId: owner.userId })] });
  expect(mine.tasks).toMatchObject([{ personId: owner.userId }]);
  expect(mine.tasks[0]).not.toHaveProperty('hasLeft');
});

const orders = {
  'before the person leaves': [1, 0],
  'although the person has left already': [0, 1],
  'without leaving': [1],
} as const;

test.each(Object.entries(orders))('a colleague takes over everything, %s', async (_when, order) => {
  const { owner, juma, wanjiku, led, helped, ownerOfAnswer } = await givenParts();
  const { tenantId } = owner;
  const steps = [() => leave(juma), () => handOver(tenantId, juma.userId, wanjiku.userId)];
  for (const step of order) {
    await steps[step]?.();
    // Events may arrive twice.
    await steps[step]?.();
  }
  expect(await readTeam(api, owner, led.id)).toMatchObject({ ownerId: wanjiku.userId });
  const team = await readTeam(api, owner, helped.id);
  expect(team).toMatchObject({
    ownerId: owner.userId,
    helperIds: [wanjiku.userId],
    tasks: [
      { personId: wanjiku.userId, dueOn: '2027-01-15' },
      { isDone: true },
      { personId: wanjiku.userId },
    ],
  });
  expect(await ownerOfAnswer()).toEqual({ id: wanjiku.userId, name: 'Wanjiku Kamau' });
  const { waiting } = (await api.as(wanjiku).get('/api/proposals/mine')).json();
  expect(waiting).toHaveLength(2);
  // Only who leads it has changed.
  expect((await readProposal(api, owner, led.id)).revision).toBe(led.revision);
});

test('nobody takes over who has left, and another organization keeps its own', async () => {
  const { owner, juma, wanjiku, led } = await givenParts();
  const theirs = await givenParts();
  await leave(wanjiku);
  await handOver(owner.tenantId, juma.userId, wanjiku.userId);
  expect(await readTeam(api, owner, led.id)).toMatchObject({ ownerId: juma.userId });
  await handOver(owner.tenantId, theirs.juma.userId, owner.userId);
  expect(await readTeam(api, theirs.owner, theirs.led.id)).toMatchObject({ ownerId: theirs.juma.userId });
});
