import {
  expectIsolation,
  expectNoCollectionScan,
  newActor,
  testApp,
  twoTenants,
} from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { givenKnownCall, readApplication } from '../testing/sample-call.ts';
import { givenProposal } from '../testing/sample-proposal.ts';
import { writeAll } from '../testing/test-worker.ts';

const api = testApp(proposals);

const at = (suffix: string) => (id: string) => `/api/proposals/${id}${suffix}`;
const ticked = { isTicked: true };
const calls = [
  { method: 'GET', url: at('/application') },
  { method: 'PUT', url: at('/application'), body: { callId: null } },
  { method: 'PUT', url: at('/answers/name'), body: ticked },
  { method: 'PUT', url: at('/answers/name'), body: ticked, headers: { 'if-match': '0' } },
] as const;

test("another tenant's application answers like one that does not exist", async () => {
  const { ours, theirs } = await twoTenants();
  const { id } = await givenProposal(api, ours, { callId: await givenKnownCall(ours) });
  await writeAll();
  await expectIsolation(api, { owner: ours, stranger: theirs, id, calls });
  await api.as(ours).post(`/api/proposals/${id}/status`, { status: 'submitted' });
  const sent = [...calls, { method: 'GET', url: at('/application/sent') } as const];
  await expectIsolation(api, { owner: ours, stranger: theirs, id, calls: sent });
});

test("nothing of another tenant's call is ever shown, even to one who knows its id", async () => {
  const { ours, theirs } = await twoTenants();
  const callId = await givenKnownCall(ours, { name: 'Canary' });
  const { id } = await givenProposal(api, theirs, { callId, generate: false });
  const application = await readApplication(api, theirs, id);
  expect(application).toMatchObject({ callState: 'unknown', answers: [] });
  const other = await api.as(theirs).put(`/api/proposals/${id}/application`, { callId });
  expect([JSON.stringify(application), other.body].join()).not.toContain('Canary');
});

test('nobody without a sign-in gets an answer', async () => {
  for (const { method, url, ...call } of calls) {
    const payload = 'body' in call ? { payload: call.body } : {};
    expect((await api.inject({ method, url: url('x'), ...payload })).statusCode).toBe(401);
  }
});

test('every query is answered by an index', async () => {
  const actor = await newActor();
  const caller = api.as(actor);
  await expectNoCollectionScan(async () => {
    const callId = await givenKnownCall(actor);
    const { id } = await givenProposal(api, actor, { callId });
    await writeAll();
    await caller.put(`/api/proposals/${id}/answers/name`, ticked);
    await caller.get(`/api/proposals/${id}/application`);
    await givenKnownCall(actor, { name: 'Changed' }, callId, 1);
    await caller.put(`/api/proposals/${id}/application`, { callId: null });
    await caller.post(`/api/proposals/${id}/status`, { status: 'submitted' });
    await caller.get(`/api/proposals/${id}/application/sent`);
    await api.settle();
  });
});
