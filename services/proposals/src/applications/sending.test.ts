import type { Application, TextBlock } from '@harambee/domain/schemas';
import { builtInDrafter } from '@harambee/drafting';
import { event } from '@harambee/service-kit';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { onProfileChanged } from '../handlers/on-profile-changed.handler.ts';
import { ProposalModel } from '../proposals/proposal.model.ts';
import { givenKnownCall, readApplication } from '../testing/sample-call.ts';
import { givenProposal } from '../testing/sample-proposal.ts';
import { testWorker, writeAll } from '../testing/test-worker.ts';
import { AnswerModel } from './answer.model.ts';
import { SentApplicationModel } from './sent-application.model.ts';

const api = testApp(proposals);

const words = (text: string): TextBlock[] => [{ kind: 'paragraph', content: [{ text }] }];

async function givenAnswered(actor: TestActor) {
  const callId = await givenKnownCall(actor);
  const { id } = await givenProposal(api, actor, { callId });
  await writeAll(testWorker({ drafter: builtInDrafter() }));
  await answer(actor, id, 'name', 'Maji Safi Trust');
  return { callId, id };
}

const answer = (actor: TestActor, id: string, questionId: string, text: string) =>
  api.as(actor).put(`/api/proposals/${id}/answers/${questionId}`, { blocks: words(text) });

async function moved(actor: TestActor, id: string, ...statuses: string[]) {
  for (const status of statuses) {
    const response = await api.as(actor).post(`/api/proposals/${id}/status`, { status });
    expect([status, response.statusCode, response.statusCode === 200 || response.body]).toEqual([
      status,
      200,
      true,
    ]);
  }
}

const bytes = async (actor: TestActor, id: string) =>
  JSON.stringify((await api.as(actor).get(`/api/proposals/${id}/application`)).json().application);

test('what was sent never changes, byte by byte: not with the call, the profile, the text or a removed person (CALL-36)', async () => {
  const actor = await newActor({ name: 'Amina Odhiambo' });
  const { callId, id } = await givenAnswered(actor);
  await moved(actor, id, 'submitted');
  const sent = await bytes(actor, id);
  const stored = await SentApplicationModel.find({ tenantId: actor.tenantId }).lean();
  expect(stored).toHaveLength(1);
  expect(JSON.parse(sent)).toEqual(JSON.parse(stored[0]?.content ?? ''));
  expect(JSON.parse(sent)).toMatchObject({ isSent: true, sentAt: expect.any(String), callId });
  expect(sent).not.toContain('Amina');

  await givenKnownCall(actor, { name: 'Renamed', questions: [] }, callId, 1);
  const profile = { revision: 1, name: 'Another name', facts: [], statements: {} };
  await onProfileChanged.handle(event('profile.updated', actor.tenantId, profile as never));
  const refused = await answer(actor, id, 'name', 'Later');
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'The answers of a proposal in status "Submitted" cannot be changed. They stay as they were sent.',
  ]);
  const choice = await api.as(actor).put(`/api/proposals/${id}/application`, { callId: null });
  expect(choice.statusCode).toBe(409);
  expect(await bytes(actor, id)).toBe(sent);
  expect(await SentApplicationModel.find({ tenantId: actor.tenantId }).lean()).toEqual(stored);
  await moved(actor, id, 'under_review', 'rejected');
  expect(
    JSON.stringify((await api.as(actor).get(`/api/proposals/${id}/application/sent`)).json().application),
  ).toBe(sent);
});

test('a rejected proposal is a new draft; what was sent stays to be read, and is sent anew', async () => {
  const actor = await newActor();
  const { id } = await givenAnswered(actor);
  expect((await api.as(actor).get(`/api/proposals/${id}/application/sent`)).statusCode).toBe(404);
  await moved(actor, id, 'submitted', 'under_review', 'rejected');
  const draft = await readApplication(api, actor, id);
  expect(draft).toMatchObject({ isSent: false, sentAt: expect.any(String) });
  expect((await answer(actor, id, 'name', 'A better name')).statusCode).toBe(200);
  const before: Application = (await api.as(actor).get(`/api/proposals/${id}/application/sent`)).json()
    .application;
  expect(JSON.stringify(before)).not.toContain('A better name');
  await moved(actor, id, 'draft', 'submitted');
  expect(await bytes(actor, id)).toContain('A better name');
  expect(await SentApplicationModel.countDocuments({ tenantId: actor.tenantId })).toBe(2);
});

/** Runs `between` once, around the next creation of a document of this model. */
function around(
  model: { create: (...given: never[]) => unknown },
  when: 'before' | 'after',
  between: () => Promise<unknown>,
): void {
  const create = model.create.bind(model) as (...given: unknown[]) => Promise<unknown>;
  const spy = jest.spyOn(model, 'create').mockImplementationOnce((async (...given: unknown[]) => {
    spy.mockRestore();
    if (when === 'before') await between();
    const made = await create(...given);
    if (when === 'after') await between();
    return made;
  }) as never);
}

test('an answer that is saved while the copy is made is in what was sent', async () => {
  const actor = await newActor();
  const { id } = await givenAnswered(actor);
  around(SentApplicationModel, 'after', async () => {
    expect((await answer(actor, id, 'more', 'At the last moment')).statusCode).toBe(200);
  });
  await moved(actor, id, 'submitted');
  expect(await bytes(actor, id)).toContain('At the last moment');
  expect(await SentApplicationModel.countDocuments({ tenantId: actor.tenantId })).toBe(1);
});

test('an answer that is written after the copy was made is refused, not lost in silence', async () => {
  const actor = await newActor();
  const { id } = await givenAnswered(actor);
  around(AnswerModel, 'before', () => moved(actor, id, 'submitted'));
  const late = await answer(actor, id, 'more', 'Too late');
  expect([late.statusCode, late.json().error]).toEqual([
    409,
    expect.stringContaining('stay as they were sent'),
  ]);
  expect(await bytes(actor, id)).not.toContain('Too late');
});

test('a proposal that was sent before answers were kept shows them as they are', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  await writeAll(testWorker({ drafter: builtInDrafter() }));
  await ProposalModel.updateOne({ _id: id, tenantId: actor.tenantId }, { $set: { status: 'submitted' } });
  const application = await readApplication(api, actor, id);
  expect(application).toMatchObject({ isSent: true });
  expect(application.answers).toHaveLength(8);
  expect((await answer(actor, id, 'impact', 'Later')).statusCode).toBe(409);
});
