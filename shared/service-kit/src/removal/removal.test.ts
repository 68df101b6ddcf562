import { model, Schema } from 'mongoose';
import { jsonFile, leftOut, notAboutPersons, shown } from '../data-policy/data-policy.ts';
import { randomId } from '../database/ids.ts';
import { tenantId, tenantPlugin } from '../database/tenant.plugin.ts';
import { EventModel } from '../events/event.model.ts';
import type { EventHandler } from '../events/event.ts';
import { event } from '../events/event.ts';
import { relayOnce } from '../events/relay.ts';
import { replayEvents } from '../events/replay.ts';
import { IdempotencyKeyModel } from '../idempotency/idempotency-key.model.ts';
import { RemovalModel } from '../removal-records/removal.model.ts';
import { noteRemoval } from '../removal-records/removals.ts';
import { exported } from '../testing/exported.ts';
import { expectNoCollectionScan, newActor, testApp, travel } from '../testing/index.ts';
import { NoteModel, noteEvent, notesService } from '../testing/notes-service.ts';

interface Signature {
  _id: string;
  tenantId: string;
  by: string;
}
const signature = new Schema<Signature>({ _id: String, tenantId, by: String }, { versionKey: false });
signature.plugin(tenantPlugin);
signature.index({ tenantId: 1, by: 1 });
const SignatureModel = model<Signature>('Signature', signature);

/** What a handler stores of the events it gets. */
interface Heard {
  _id: string;
  tenantId: string;
}
const heardSchema = new Schema<Heard>({ _id: String, tenantId }, { versionKey: false });
heardSchema.plugin(tenantPlugin);
heardSchema.index({ tenantId: 1 });
const HeardModel = model<Heard>('Heard', heardSchema);

const listener: EventHandler<'organization.registered'> = {
  name: 'notes.on-registered',
  events: ['organization.registered'],
  handle: async ({ id: _id, tenantId: tenant }) => {
    await HeardModel.updateOne({ _id, tenantId: tenant }, {}, { upsert: true });
  },
};

const [noteDataPolicy] = notesService().definition.dataPolicies ?? [];
const service = notesService({
  models: [NoteModel, SignatureModel, HeardModel],
  handlers: [listener as EventHandler],
  ownsPeople: true,
  dataPolicies: [
    ...(noteDataPolicy ? [noteDataPolicy] : []),
    {
      model: SignatureModel,
      organization: leftOut('of each person'),
      person: jsonFile('signatures.json', 'Yours', ({ tenantId: tenant, userId }) =>
        shown(SignatureModel.find({ tenantId: tenant, by: userId }).lean().cursor(), ({ by }) => ({ by })),
      ),
      forget: ({ tenantId: tenant, userId }) => SignatureModel.deleteMany({ tenantId: tenant, by: userId }),
    },
    { model: HeardModel, organization: leftOut('a copy'), ...notAboutPersons },
  ],
});
const api = testApp(service);
const models = [NoteModel];

const write = async (actor: Awaited<ReturnType<typeof newActor>>, text: string) => {
  const answer = await api.as(actor).post('/api/notes', { text }, { 'idempotency-key': randomId() });
  expect(answer.statusCode).toBe(201);
};
const sign = (tenant: string, by: string) => SignatureModel.create({ _id: randomId(), tenantId: tenant, by });

/** Published like identity does, by an event in a document's outbox. */
const tell = (told: ReturnType<typeof event>) =>
  NoteModel.create({ _id: randomId(), tenantId: told.tenantId, text: 'identity', outbox: [told] });

const everything = async (tenant: string) => ({
  notes: await NoteModel.countDocuments({ tenantId: tenant }),
  signatures: await SignatureModel.countDocuments({ tenantId: tenant }),
  heard: await HeardModel.countDocuments({ tenantId: tenant }),
  kept: await IdempotencyKeyModel.countDocuments({ tenantId: tenant }),
  events: (await EventModel.find({ tenantId: tenant }).lean()).map(({ name }) => name),
});
const nothing = { notes: 0, signatures: 0, heard: 0, kept: 0, events: ['organization.removed'] };

async function anOrganization() {
  const actor = await newActor();
  await write(actor, 'ours');
  await sign(actor.tenantId, actor.userId);
  await api.settle();
  return actor;
}

describe('an organization that is removed', () => {
  test('leaves only its removal record, also when removed again; others keep everything', async () => {
    const [ours, theirs] = [await anOrganization(), await anOrganization()];
    const before = await everything(theirs.tenantId);
    expect(before).toEqual({
      ...{ notes: 1, signatures: 1, heard: 1, kept: 1 },
      events: ['organization.registered'],
    });
    const told = event('organization.removed', ours.tenantId, {});
    await tell(told);
    await api.settle();
    expect(await everything(ours.tenantId)).toEqual(nothing);
    await api.app.removals.handler.handle(told);
    expect(await everything(ours.tenantId)).toEqual(nothing);
    expect(await everything(theirs.tenantId)).toEqual(before);
  });

  test('neither late events nor a rebuild bring anything back', async () => {
    const { tenantId: tenant } = await anOrganization();
    await noteRemoval({ tenantId: tenant, at: new Date() });
    await tell(event('organization.removed', tenant, {}));
    await api.settle();
    // From a service that was down: its outbox is relayed only now. The next pass removes the event.
    await NoteModel.create({
      _id: randomId(),
      tenantId: tenant,
      text: 'late',
      outbox: [noteEvent(tenant, 'late')],
    });
    await relayOnce(models);
    await api.settle();
    expect((await everything(tenant)).events).toEqual(['organization.removed']);
    // Stored before the removal, and not yet handled.
    await EventModel.create({ ...noteEvent(tenant, 'later'), _id: randomId(), storedAt: new Date() });
    await api.settle();
    expect((await everything(tenant)).heard).toBe(0);
    const taken: string[] = [];
    await replayEvents({
      // Uses a name that no process uses, so that no lease delays the test.
      handlers: [{ ...(listener as EventHandler), name: 'notes.rebuilt' }],
      empty: async () => undefined,
      take: async (events) => void taken.push(...events.map((one) => one.tenantId)),
      finish: async () => undefined,
    });
    expect(taken).not.toContain(tenant);
    await api.app.removals.look();
    expect(await everything(tenant)).toEqual(nothing);
  });

  test('late writes of running requests are removed by the next pass, for half an hour', async () => {
    const actor = await anOrganization();
    await tell(event('organization.removed', actor.tenantId, {}));
    await api.settle();
    await write(actor, 'a second too late');
    await api.app.removals.look();
    expect(await everything(actor.tenantId)).toEqual(nothing);
    const back = travel(31 * 60_000);
    await sign(actor.tenantId, 'nobody');
    await api.app.removals.look();
    back();
    expect((await everything(actor.tenantId)).signatures).toBe(1);
  });

  test('reads no whole collections', async () => {
    const { tenantId: tenant, userId } = await anOrganization();
    await expectNoCollectionScan(() =>
      api.app.removals.removeNow({ tenantId: tenant, userId, at: new Date() }),
    );
    await expectNoCollectionScan(() => api.app.removals.removeNow({ tenantId: tenant, at: new Date() }));
  });
});

test("a person who leaves is removed from events, stored answers and the service's records; others stay", async () => {
  const leaver = await anOrganization();
  const { tenantId: tenant, userId } = leaver;
  const other = await newActor({ tenantId: tenant });
  await sign(tenant, other.userId);
  await tell(event('user.registered', tenant, { userId, firstName: 'Unmistakable', lastName: 'Name' }));
  await tell(event('user.registered', tenant, { userId: other.userId, firstName: 'Amina', lastName: 'O' }));
  await tell(event('organization.registered', tenant, { name: 'Ours', userId }));
  await api.settle();
  await tell(event('user.removed', tenant, { userId }));
  await api.settle();
  const events = await EventModel.find({ tenantId: tenant }).lean();
  expect(JSON.stringify(events)).not.toContain('Unmistakable');
  expect(events.filter((one) => JSON.stringify(one).includes(userId)).map(({ name }) => name)).toEqual([
    'user.removed',
  ]);
  expect(JSON.stringify(events)).toContain('Amina');
  expect(await IdempotencyKeyModel.countDocuments({ tenantId: tenant })).toBe(0);
  expect(await SignatureModel.distinct('by', { tenantId: tenant })).toEqual([other.userId]);
  expect(await NoteModel.countDocuments({ tenantId: tenant })).toBeGreaterThan(0);
});

test('removal records have only random ids, and those of persons expire after a month', async () => {
  const at = new Date();
  await noteRemoval({ tenantId: 't1', userId: 'u1', at });
  await noteRemoval({ tenantId: 't1', at });
  const rows = await RemovalModel.find({ tenantId: 't1' }).lean();
  expect(rows.map(({ _id }) => _id).sort()).toEqual(['organization:t1', 'person:t1:u1']);
  expect(rows.map((row) => Object.keys(row).sort().join()).sort()).toEqual([
    '_id,at,expiresAt,tenantId,userId',
    '_id,at,tenantId',
  ]);
});

describe('an export', () => {
  test("of a person has only their data, of an organization is for owners only, and has no other tenant's data", async () => {
    const [ours, theirs] = [await anOrganization(), await anOrganization()];
    const member = await newActor({ tenantId: ours.tenantId, role: 'Member' });
    await sign(ours.tenantId, member.userId);
    const own = await exported(api, member);
    expect([...own.files.keys()]).toEqual(['you/signatures.json']);
    expect(own.json('you/signatures.json')).toEqual([{ by: member.userId }]);
    const all = await exported(api, ours, 'organization');
    expect(all.head.contents.map(({ name }) => name)).toEqual([
      'organization/notes.json',
      'you/signatures.json',
    ]);
    expect(all.head.leftOut).toContainEqual({ name: 'heards', why: 'a copy' });
    expect(all.json('organization/notes.json')).toHaveLength(1);
    const bodies = [...all.files.values()].join();
    expect(bodies).not.toContain(theirs.userId);
    const refused = await api.as(member).get('/internal/export?scope=organization');
    expect(refused.statusCode).toBe(403);
    expect((await api.anonymous.get('/internal/export')).statusCode).toBe(401);
    expect((await api.as(ours).get(`/internal/export?tenantId=${theirs.tenantId}`)).statusCode).toBe(400);
  });

  test('of large files is split into lines and reassembled byte for byte', async () => {
    const actor = await newActor();
    const texts = Array.from({ length: 1_500 }, (_, index) => `Überraschung ${index} ${'x'.repeat(60)}`);
    await NoteModel.insertMany(texts.map((text) => ({ _id: randomId(), tenantId: actor.tenantId, text })));
    const { json } = await exported(api, actor, 'organization');
    const found = (json('organization/notes.json') as { text: string }[]).map(({ text }) => text);
    expect(found.sort()).toEqual(texts.sort());
  });
});

test('a model without a policy keeps the service from starting', () => {
  expect(() => notesService({ models: [NoteModel, SignatureModel] })).toThrow(/notes: .*Signature/);
});
