import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';
import { proposals } from '../app.ts';
import { completeForm } from '../testing/sample-proposal.ts';

const limit = 1_000_000;
const api = testApp(proposals, { config: { storageQuota: limit } });

/** Other services have used up the quota. */
async function fill({ tenantId }: TestActor): Promise<void> {
  await mongoose.connection
    .collection<{ _id: string }>('storage_use')
    .insertOne({ _id: `${tenantId}:elsewhere`, tenantId, bytes: limit, countedAt: new Date() } as never);
  await api.app.storage.count(tenantId);
}

test('at the quota nothing can be added, but proposals can be read, shortened and submitted', async () => {
  const actor = await newActor();
  const at = api.as(actor);
  const create = () => at.post('/api/proposals', { ...completeForm, generate: false });
  const { proposal } = (await create()).json();
  await fill(actor);

  const refused = await create();
  expect([refused.statusCode, refused.json().error]).toEqual([
    413,
    expect.stringMatching(/^Your organization has used all of its storage \(1 MB\)/),
  ]);
  expect((await at.post(`/api/proposals/${proposal.id}/generate`, {})).statusCode).toBe(413);
  const save = async (description: string) =>
    (await at.put(`/api/proposals/${proposal.id}`, { ...completeForm, description })).statusCode;
  expect(await save(`${completeForm.description} and more of it than there was`)).toBe(413);
  expect(await save('Water for fourteen villages, in fewer words.')).toBe(200);
  expect((await at.get(`/api/proposals/${proposal.id}`)).body).toContain('fewer words');
  expect((await at.get('/api/proposals')).statusCode).toBe(200);
});

test('at the quota an answer can be ticked and shortened, not made longer', async () => {
  const actor = await newActor();
  const { proposal } = (
    await api.as(actor).post('/api/proposals', { ...completeForm, generate: false })
  ).json();
  const put = async (questionId: string, change: object) =>
    (await api.as(actor).put(`/api/proposals/${proposal.id}/answers/${questionId}`, change)).statusCode;
  const words = (text: string) => ({ blocks: [{ kind: 'paragraph', content: [{ text }] }] });
  expect(await put('impact', words('Water for fourteen villages'))).toBe(200);
  await fill(actor);
  expect(await put('impact', words('Water for fourteen villages and more'))).toBe(413);
  expect(await put('team', words('Ours'))).toBe(413);
  expect(await put('impact', words('Water'))).toBe(200);
  expect(await put('team', { isTicked: true })).toBe(200);
});
