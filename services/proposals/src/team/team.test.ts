import type { EventMap } from '@harambee/domain';
import { expectIsolation, newActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { aTeam, knowPeople } from '../testing/known-people.ts';
import { givenOldProposal } from '../testing/old-proposal.ts';
import { givenKnownCall } from '../testing/sample-call.ts';
import { givenProposal, relayed } from '../testing/sample-proposal.ts';
import { asSent, aTask, changeTeamOf, readTeam } from '../testing/sample-team.ts';

const api = testApp(proposals);
const draft = { generate: false } as const;

const teamEvents = async (tenantId: string) => {
  await api.settle();
  const events = await relayed(tenantId);
  return events.flatMap(({ name, payload }) =>
    name === 'proposal.team_changed' ? [payload as EventMap['proposal.team_changed']] : [],
  );
};

test('who creates a proposal leads it, until somebody else does (OWNER-01)', async () => {
  const { owner, juma } = await aTeam();
  const { id, revision, updatedAt } = await givenProposal(api, owner, draft);
  expect(await readTeam(api, juma, id)).toEqual({
    proposalId: id,
    ownerId: owner.userId,
    helperIds: [],
    tasks: [],
    people: [{ id: owner.userId, name: 'Amina Odhiambo', role: 'Owner' }],
    revision: 0,
  });
  const team = await changeTeamOf(api, juma, id, {
    ownerId: juma.userId,
    helperIds: [owner.userId, juma.userId],
  });
  expect(team).toMatchObject({ ownerId: juma.userId, helperIds: [owner.userId], revision: 1 });
  // The proposal itself did not change: nobody who writes in it meets a conflict.
  const { proposal } = (await api.as(owner).get(`/api/proposals/${id}`)).json();
  expect(proposal).toMatchObject({ revision, updatedAt });
});

test('a proposal from before 2026-12 belongs to who created it', async () => {
  const { actor, id } = await givenOldProposal();
  await knowPeople(actor);
  expect(await readTeam(api, actor, id)).toMatchObject({ ownerId: actor.userId, revision: 0 });
  const { proposals: mine } = (await api.as(actor).get('/api/proposals?mine=1')).json();
  expect(mine).toMatchObject([{ id, team: { owner: { id: actor.userId } } }]);
});

test('a task is a place with a person and a due date; other services learn who was asked (OWNER-03)', async () => {
  const { owner, juma, wanjiku } = await aTeam();
  const callId = await givenKnownCall(owner);
  const { id } = await givenProposal(api, owner, { ...draft, callId });
  const question = aTask({ id: 'task-need', place: { kind: 'answer', questionId: 'need' } });
  const budget = aTask({ personId: juma.userId, dueOn: '2027-01-15' });
  const team = await changeTeamOf(api, owner, id, { tasks: [budget, question] });
  expect(team.tasks).toEqual([
    { ...budget, label: 'Budget' },
    { ...question, label: 'Why is your project needed?' },
  ]);
  await changeTeamOf(api, owner, id, { tasks: [{ ...budget, personId: wanjiku.userId }, question] });
  const [first, second] = await teamEvents(owner.tenantId);
  expect(first).toMatchObject({
    ...{ proposalId: id, revision: 1, userId: owner.userId, ownerId: owner.userId, taken: [] },
    tasks: [{ taskId: budget.id, label: 'Budget', personId: juma.userId, askedIn: 1 }, { personId: '' }],
  });
  expect(second).toMatchObject({
    revision: 2,
    tasks: [
      { personId: wanjiku.userId, askedIn: 2 },
      { personId: '', askedIn: 1 },
    ],
    taken: [{ taskId: budget.id, label: 'Budget', personId: juma.userId }],
  });
  expect(second).not.toHaveProperty('ownerBefore');
});

test('two who change the people at once: the later one learns of it, and what comes again is no conflict', async () => {
  const { owner, juma } = await aTeam();
  const { id } = await givenProposal(api, owner, draft);
  const read = await readTeam(api, owner, id);
  const mine = { ...asSent(read), tasks: [aTask({ personId: juma.userId })] };
  const theirs = { ...asSent(read), helperIds: [juma.userId] };
  const save = (actor: typeof owner, body: object) =>
    api.as(actor).put(`/api/proposals/${id}/team`, body, { 'if-match': '0' });
  expect((await save(owner, mine)).statusCode).toBe(200);
  const refused = await save(juma, theirs);
  expect([refused.statusCode, refused.json().team.tasks]).toMatchObject([412, [{ personId: juma.userId }]]);
  const again = await save(owner, mine);
  expect([again.statusCode, again.json().team.revision]).toEqual([200, 1]);
});

test('only people of the organization get a part, and only one that their role allows', async () => {
  const [{ owner, juma }, theirs] = [await aTeam(), await aTeam()];
  const { tenantId } = owner;
  const reviewer = await newActor({ tenantId, role: 'Reviewer', name: 'Rehema Said' });
  const viewer = await newActor({ tenantId, role: 'Viewer', name: 'Vera Were' });
  await knowPeople(reviewer, viewer);
  const { id } = await givenProposal(api, owner, draft);
  const base = asSent(await readTeam(api, owner, id));
  const save = async (change: object) => {
    const answer = await api.as(owner).put(`/api/proposals/${id}/team`, { ...base, ...change });
    return [answer.statusCode, answer.json().error];
  };
  const left = 'Somebody you chose does not belong to your organization any more. Choose again.';
  for (const stranger of [theirs.juma.userId, 'nobody']) {
    expect(await save({ ownerId: stranger })).toEqual([409, left]);
    expect(await save({ helperIds: [stranger] })).toEqual([409, left]);
    expect(await save({ tasks: [aTask({ personId: stranger })] })).toEqual([409, left]);
  }
  expect(await save({ ownerId: '' })).toEqual([409, 'Choose who leads the proposal.']);
  expect(await save({ ownerId: reviewer.userId })).toEqual([
    409,
    'Rehema Said may not write proposals, so somebody else leads this one.',
  ]);
  const readsOnly = [409, 'Vera Were may only read. Give the task to somebody else.'];
  expect(await save({ tasks: [aTask({ personId: viewer.userId })] })).toEqual(readsOnly);
  expect(await save({ tasks: [aTask({ personId: reviewer.userId })] })).toEqual([200, undefined]);
  const twice = [aTask(), aTask({ id: 'other' })];
  expect(await save({ tasks: twice })).toEqual([400, 'Each section and each question is one task at most']);
  const unknown = [aTask({ place: { kind: 'answer', questionId: 'not-asked' } })];
  expect((await save({ tasks: unknown }))[0]).toBe(409);
  expect((await api.as(juma).get(`/api/proposals/${id}/team`)).json().team.revision).toBe(1);
});

test('the person of a task says that it is done; a reviewer only of their own (OWNER-04)', async () => {
  const { owner, juma } = await aTeam();
  const reviewer = await newActor({ tenantId: owner.tenantId, role: 'Reviewer', name: 'Rehema Said' });
  await knowPeople(reviewer);
  const { id } = await givenProposal(api, owner, draft);
  const impact = aTask({
    id: 'task-impact',
    place: { kind: 'section', section: 'impact' },
    personId: juma.userId,
  });
  await changeTeamOf(api, owner, id, { tasks: [aTask({ personId: reviewer.userId }), impact] });
  const finish = (actor: typeof owner, task: string, isDone = true) =>
    api.as(actor).put(`/api/proposals/${id}/team/tasks/${task}`, { isDone });
  expect((await finish(reviewer, 'task-budget')).json().team.tasks[0]).toMatchObject({ isDone: true });
  expect((await finish(reviewer, 'task-budget')).json().team.revision).toBe(2);
  expect((await finish(reviewer, 'task-impact')).statusCode).toBe(403);
  expect((await finish(owner, 'task-impact')).statusCode).toBe(200);
  expect((await finish(owner, 'unknown')).statusCode).toBe(404);
  expect((await finish(reviewer, 'task-budget', false)).json().team.tasks[0]).toMatchObject({
    isDone: false,
  });
});

test("another tenant's proposal has no people", async () => {
  const [{ owner }, theirs] = [await aTeam(), await aTeam()];
  const { id } = await givenProposal(api, owner, draft);
  await changeTeamOf(api, owner, id, { tasks: [aTask()] });
  const team = { ownerId: theirs.owner.userId, helperIds: [], tasks: [] };
  await expectIsolation(api, {
    ...{ owner, stranger: theirs.owner, id },
    calls: [
      { method: 'GET', url: (one) => `/api/proposals/${one}/team` },
      { method: 'PUT', url: (one) => `/api/proposals/${one}/team`, body: team },
      { method: 'PUT', url: (one) => `/api/proposals/${one}/team/tasks/task-budget`, body: { isDone: true } },
    ],
  });
});
