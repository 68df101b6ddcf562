import type { ProposalSnapshot } from '@harambee/domain';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { completeForm, givenProposal, readProposal, relayed } from '../testing/sample-proposal.ts';
import { leaseMs, plainSection } from '../testing/test-worker.ts';
import { type Claim, claimNext } from './claim.ts';
import { begin, complete, insertSection, LeaseLost, openText } from './draft-store.ts';

const api = testApp(proposals);

const assessed = {
  metadata: { words: 1, quality: 1 },
  readiness: { score: 1, signals: [], fixes: [] },
  cards: [],
};

const facts = async () => ({ proposal: completeForm, organization: { name: 'Maji Safi Trust' } });

async function claim(now = new Date()): Promise<Claim> {
  const taken = await claimNext(now, leaseMs);
  if (!taken) throw new Error('There was nothing to take');
  return taken;
}

/** Two workers; the second took the job after the first one's lease expired. */
async function givenTwoWorkers(actor: TestActor) {
  const { id } = await givenProposal(api, actor);
  const first = await begin(await claim());
  const second = await begin(await claim(new Date(Date.now() + leaseMs)));
  expect([first.record._id, second.record._id]).toEqual([id, id]);
  return { id, first, second };
}

test('if two workers open the same new text, the one with the older fence is refused', async () => {
  const { first, second } = await givenTwoWorkers(await newActor());
  await openText(second, facts);
  await expect(openText(first, facts)).rejects.toThrow(LeaseLost);
});

test('if both open it at the same moment, there is one text, with the newer fence', async () => {
  const { first, second } = await givenTwoWorkers(await newActor());
  const [, taken] = await Promise.allSettled([openText(first, facts), openText(second, facts)]);
  expect(taken.status).toBe('fulfilled');
  await insertSection(second, plainSection(0, 'newer'), []);
  await expect(insertSection(first, plainSection(0, 'older'), [])).rejects.toThrow(LeaseLost);
});

test('writing a section again at its position changes nothing', async () => {
  const { second } = await givenTwoWorkers(await newActor());
  await openText(second, facts);
  await insertSection(second, plainSection(0, 'once'), []);
  await expect(insertSection(second, plainSection(0, 'twice'), [])).rejects.toThrow(LeaseLost);
  await expect(
    insertSection(second, plainSection(2, 'too far'), [plainSection(0, 'once'), plainSection(1, 'never')]),
  ).rejects.toThrow(LeaseLost);
  expect((await openText({ ...second, fence: second.fence + 1 }, facts)).sections).toEqual([
    plainSection(0, 'once'),
  ]);
});

test('sections drafted in another order are stored in the order of the text', async () => {
  const { second } = await givenTwoWorkers(await newActor());
  await openText(second, facts);
  const [summary, description, budget] = [
    plainSection(0, 'sum'),
    plainSection(1, 'what'),
    plainSection(3, 'cost'),
  ];
  await insertSection(second, budget, []);
  await insertSection(second, description, [budget]);
  await insertSection(second, summary, [description, budget]);
  const { sections } = await openText({ ...second, fence: second.fence + 1 }, facts);
  expect(sections).toEqual([summary, description, budget]);
});

test('a worker that lost its lease cannot complete the job', async () => {
  const actor = await newActor();
  const { id, first, second } = await givenTwoWorkers(actor);
  await openText(first, facts);
  await openText(second, facts);
  await expect(complete(first, assessed)).rejects.toThrow(LeaseLost);
  expect((await readProposal(api, actor, id)).status).toBe('generating');
});

test('a proposal that was submitted after its job was claimed is not drafted', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  const taken = await claim();
  await api.as(actor).post(`/api/proposals/${id}/status`, { status: 'submitted' });
  await expect(begin(taken)).rejects.toThrow(LeaseLost);
  expect(await readProposal(api, actor, id)).toMatchObject({ status: 'submitted', queued: false });
});

test('if a form is saved between claim and start, the event has the next revision', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  const taken = await claim();
  await api.as(actor).put(`/api/proposals/${id}`, { ...completeForm, title: 'Clean water' });
  await begin(taken);
  await api.settle();
  const published = (await relayed(actor.tenantId)).map(({ payload }) => payload as ProposalSnapshot);
  expect(published.map(({ revision, status, title }) => [revision, status, title])).toEqual([
    [0, 'draft', completeForm.title],
    [1, 'draft', 'Clean water'],
    [2, 'generating', 'Clean water'],
  ]);
});
