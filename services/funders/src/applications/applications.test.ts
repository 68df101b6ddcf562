import type { EventMap } from '@harambee/domain';
import type { CallApplication, CallListItem } from '@harambee/domain/schemas';
import { event } from '@harambee/service-kit';
import { expectNoCollectionScan, newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { funders } from '../app.ts';
import { deliverApplication } from '../testing/deliver-application.ts';
import { base, givenCall } from '../testing/sample-call.ts';
import { onApplicationRemoved } from './on-application-changed.handler.ts';

const api = testApp(funders);

const remove = (tenantId: string, payload: EventMap['application.removed']) =>
  onApplicationRemoved.handle(event('application.removed', tenantId, payload) as never);

const listed = async (actor: TestActor): Promise<CallListItem[]> =>
  (await api.as(actor).get(base)).json().calls;
const ofCall = async (actor: TestActor, id: string): Promise<CallApplication[]> =>
  (await api.as(actor).get(`${base}/${id}/applications`)).json().applications;

test('the list and the call tell its applications, and how far their answers are', async () => {
  const actor = await newActor();
  const [{ id }, other] = [await givenCall(api, actor), await givenCall(api, actor, { name: 'Forests' })];
  const proposalId = await deliverApplication(actor.tenantId, { callId: id, overLimit: 1, ticked: 1 });
  const application = {
    proposalId,
    title: 'Clean water from the river',
    status: 'draft',
    questions: 3,
    required: 2,
    answered: 1,
    overLimit: 1,
    ticked: 1,
  };
  const calls = await listed(actor);
  expect(calls.find((call) => call.id === id)?.applications).toEqual([application]);
  expect(calls.find((call) => call.id === other.id)).not.toHaveProperty('applications');
  expect(await ofCall(actor, id)).toEqual([application]);
  expect(await ofCall(actor, other.id)).toEqual([]);
});

test('the newest event counts, in whatever order they arrive', async () => {
  const actor = await newActor();
  const { tenantId } = actor;
  const { id: callId } = await givenCall(api, actor);
  const proposalId = await deliverApplication(tenantId, { callId, revision: 3, answered: 2 });
  await deliverApplication(tenantId, { callId, proposalId, revision: 2, answered: 0 });
  expect((await ofCall(actor, callId))[0]?.answered).toBe(2);
  await remove(tenantId, { callId, proposalId, revision: 5, userId: 'u' });
  await deliverApplication(tenantId, { callId, proposalId, revision: 4 });
  expect(await ofCall(actor, callId)).toEqual([]);
});

test('a proposal that is made for another call is told there alone', async () => {
  const actor = await newActor();
  const { tenantId } = actor;
  const [one, other] = [await givenCall(api, actor), await givenCall(api, actor)];
  const proposalId = await deliverApplication(tenantId, { callId: one.id });
  await deliverApplication(tenantId, { callId: other.id, proposalId, revision: 2 });
  expect(await ofCall(actor, one.id)).toEqual([]);
  expect(await ofCall(actor, other.id)).toHaveLength(1);
});

test('many applications to one call leave room for those to the others', async () => {
  const actor = await newActor();
  const [one, other] = [await givenCall(api, actor), await givenCall(api, actor)];
  for (let n = 0; n < 12; n++) await deliverApplication(actor.tenantId, { callId: one.id });
  await deliverApplication(actor.tenantId, { callId: other.id });
  const calls = await listed(actor);
  expect(calls.map(({ applications }) => applications?.length).sort()).toEqual([1, 10]);
});

test('applications of another organization are in no list, and an index finds them', async () => {
  const [ours, theirs] = [await newActor(), await newActor()];
  const { id: callId } = await givenCall(api, ours);
  await deliverApplication(theirs.tenantId, { callId });
  await expectNoCollectionScan(async () => {
    expect(await ofCall(ours, callId)).toEqual([]);
    expect((await listed(ours))[0]).not.toHaveProperty('applications');
  });
});
