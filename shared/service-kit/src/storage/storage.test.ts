import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { noteRemoval } from '../removal-records/removals.ts';
import { newActor, type TestActor } from '../testing/actors.ts';
import { NoteModel, notesService } from '../testing/notes-service.ts';
import { testApp } from '../testing/test-app.ts';
import { StorageUseModel } from './storage-use.model.ts';

const limit = 3_000;
const api = testApp(notesService(), { config: { storageQuota: limit } });

const room = () => api.app.storage;
const text = 'x'.repeat(100);
const write = (actor: TestActor, headers = {}) => api.as(actor).post('/api/notes', { text }, headers);
const full =
  'Your organization has used all of its storage (0 MB), so nothing new can be saved. You can still read, shorten and send what is there. Please ask the people who run Harambee for more.';

/** Bytes that another service has counted for the organization. */
const elsewhere = (tenantId: string, bytes: number) =>
  StorageUseModel.create({ _id: `${tenantId}:elsewhere`, tenantId, bytes, countedAt: new Date() });

const used = async (actor: TestActor) => (await room().useOf(actor.tenantId)).used;

test('stored documents are counted, and later writes are added', async () => {
  const actor = await newActor();
  for (let n = 0; n < 3; n += 1) await write(actor);
  await room().count(actor.tenantId);
  const stored = await NoteModel.collection.find({ tenantId: actor.tenantId }, { raw: true }).toArray();
  const bytes = (stored as unknown as Buffer[]).reduce((sum, { length }) => sum + length, 0);
  expect(bytes).toBeGreaterThan(300);
  expect(await used(actor)).toBe(bytes);
  await write(actor);
  while ((await used(actor)) === bytes) await wait(5);
  expect(await used(actor)).toBe(bytes + JSON.stringify({ text }).length);
});

test('at the limit, adding is refused with a message; reading and shortening work, lengthening does not', async () => {
  const actor = await newActor();
  const { id } = (await write(actor)).json();
  await elsewhere(actor.tenantId, limit);
  await room().count(actor.tenantId);
  const refused = await write(actor);
  expect([refused.statusCode, refused.json().error]).toEqual([413, full]);
  expect((await api.as(actor).get(`/api/notes/${id}`)).statusCode).toBe(200);
  const put = async (words: string) =>
    (await api.as(actor).put(`/api/notes/${id}`, { text: words })).statusCode;
  expect(await put('shorter')).toBe(204);
  expect(await put('y'.repeat(99))).toBe(413);
  // No other organization is cached here.
  expect((await write(await newActor())).statusCode).toBe(201);
});

test('the sum of all services counts, and freed storage can be used again', async () => {
  const actor = await newActor();
  await elsewhere(actor.tenantId, limit - 50);
  const key = { 'idempotency-key': randomUUID() };
  expect((await write(actor, key)).statusCode).toBe(413);
  await StorageUseModel.updateOne(
    { _id: `${actor.tenantId}:elsewhere`, tenantId: actor.tenantId },
    { bytes: 0 },
  );
  await room().count(actor.tenantId);
  // A refusal for lack of storage is not stored as an answer for repeats.
  expect((await write(actor, key)).statusCode).toBe(201);
});

test('a repeated write gets its first answer, even if storage is full by now', async () => {
  const actor = await newActor();
  const key = { 'idempotency-key': randomUUID() };
  const first = await write(actor, key);
  await elsewhere(actor.tenantId, limit);
  await room().count(actor.tenantId);
  const again = await write(actor, key);
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
});

test('an organization removed during the count leaves nothing', async () => {
  const actor = await newActor();
  await write(actor);
  await noteRemoval({ tenantId: actor.tenantId, at: new Date() });
  await room().count(actor.tenantId);
  expect(await StorageUseModel.countDocuments({ tenantId: actor.tenantId })).toBe(0);
});
