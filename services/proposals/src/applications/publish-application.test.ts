import type { ApplicationSnapshot, DomainEvent } from '@harambee/domain';
import { event, randomId } from '@harambee/service-kit';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { onApplicationEdited } from '../handlers/on-application-edited.handler.ts';
import { givenKnownCall, question } from '../testing/sample-call.ts';
import { givenProposal, relayed } from '../testing/sample-proposal.ts';

const api = testApp(proposals);

async function told({ tenantId }: TestActor) {
  await api.settle();
  const events = await relayed(tenantId);
  return events.filter(({ name }) => name === 'application.changed' || name === 'application.removed');
}

const payloads = async (actor: TestActor) =>
  (await told(actor)).map(({ payload }) => payload as unknown as ApplicationSnapshot);

const put = (actor: TestActor, id: string, questionId: string, change: object) =>
  api.as(actor).put(`/api/proposals/${id}/answers/${questionId}`, change);

const words = (text: string) => [{ kind: 'paragraph', content: [{ text }] }];

test('other services are told of an application as a whole, and of a change once', async () => {
  const actor = await newActor();
  const callId = await givenKnownCall(actor);
  const { id, title } = await givenProposal(api, actor, { callId, generate: false });
  const [first, ...others] = await payloads(actor);
  expect(others).toEqual([]);
  expect(first).toEqual({
    ...{ proposalId: id, callId, revision: 1, userId: actor.userId, title, status: 'draft' },
    ...{ questions: 5, required: 4, answered: 0, overLimit: 0, ticked: 0 },
    openQuestions: [
      { questionId: 'need', text: 'Why is your project needed?' },
      { questionId: 'money', text: 'What does it cost?' },
      { questionId: 'lasting', text: 'How will the work continue after the grant?' },
      { questionId: 'name', text: 'Legal name of the applicant' },
    ],
  });
  await put(actor, id, 'name', { blocks: words('Maji Safi'), isTicked: true });
  await put(actor, id, 'need', { blocks: words('w '.repeat(101)) });
  const latest = (await payloads(actor)).at(-1);
  expect(latest).toMatchObject({ answered: 2, ticked: 1, overLimit: 1, openQuestions: [{}, {}] });
  const before = (await told(actor)).length;
  // The same event again, and an edit that changes nothing of it.
  const again = event('application.edited', actor.tenantId, { proposalId: id, userId: actor.userId });
  await Promise.all([onApplicationEdited.handle(again), onApplicationEdited.handle(again)]);
  await put(actor, id, 'name', { isStarred: true });
  expect(await told(actor)).toHaveLength(before);
});

test('a call that arrives late or changes is told of; the one that is left is removed', async () => {
  const actor = await newActor();
  const callId = randomId();
  const { id } = await givenProposal(api, actor, { callId, generate: false });
  expect(await told(actor)).toEqual([]);
  await givenKnownCall(actor, {}, callId);
  expect(await payloads(actor)).toMatchObject([{ callId, questions: 5 }]);
  await givenKnownCall(actor, { questions: [question('one', 'Why?')] }, callId, 1);
  expect((await payloads(actor)).at(-1)).toMatchObject({ questions: 1, required: 1 });
  const other = await givenKnownCall(actor);
  await api.as(actor).put(`/api/proposals/${id}/application`, { callId: other });
  const names = (events: DomainEvent[]) =>
    events.slice(-2).map(({ name, payload }) => [name, (payload as ApplicationSnapshot).callId]);
  expect(names((await told(actor)) as DomainEvent[])).toEqual([
    ['application.removed', callId],
    ['application.changed', other],
  ]);
  await api.as(actor).put(`/api/proposals/${id}/application`, { callId: null });
  expect((await told(actor)).at(-1)).toMatchObject({
    name: 'application.removed',
    payload: { callId: other },
  });
  const revisions = (await payloads(actor)).map(({ revision }) => revision);
  expect(revisions).toEqual(revisions.map((_, place) => place + 1));
});

test('of a proposal without a call nobody is told', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { generate: false });
  await put(actor, id, 'impact', { blocks: words('Ours.') });
  expect(await told(actor)).toEqual([]);
});
