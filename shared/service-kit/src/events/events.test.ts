import type { DomainEvent } from '@harambee/domain';
import mongoose, { trusted } from 'mongoose';
import { randomId } from '../database/ids.ts';
import { newActor } from '../testing/actors.ts';
import { travel } from '../testing/clock.ts';
import { NoteModel, noteEvent, notesService } from '../testing/notes-service.ts';
import { testApp } from '../testing/test-app.ts';
import { EventModel } from './event.model.ts';
import type { EventHandler } from './event.ts';
import { DeliveryModel, HandlerCursorModel } from './handler-cursor.model.ts';
import { HandlerRunner } from './handler-runner.ts';
import { relayLag, relayOnce } from './relay.ts';

const api = testApp(notesService());
const models = [NoteModel];

const textOf = (event: DomainEvent) => (event.payload as { name: string }).name;

async function saveNote(tenantId: string, ...texts: string[]): Promise<string> {
  const _id = randomId();
  const outbox = texts.map((text) => noteEvent(tenantId, text));
  await NoteModel.create({ _id, tenantId, text: texts[0] ?? 'x', outbox });
  return _id;
}

const stored = async (tenantId: string) =>
  (await EventModel.find({ tenantId }).sort({ storedAt: 1 }).lean()).map(
    ({ payload }) => (payload as { name: string }).name,
  );
const outboxOf = async (_id: string, tenantId: string) =>
  (await NoteModel.findOne({ _id, tenantId }).select('+outbox').lean())?.outbox ?? [];

/** A handler that records the events it gets for the tenants of one test, and fails on demand. */
function recorder(fails: (text: string) => boolean = () => false) {
  const seen: string[] = [];
  const handler: EventHandler = {
    name: `recorder-${randomId()}`,
    events: ['organization.registered'],
    handle: async (event) => {
      if (fails(textOf(event))) throw new Error('not now');
      seen.push(textOf(event));
    },
  };
  const runner = () => new HandlerRunner(handler, api.app.log);
  const seenOf = (...texts: string[]) => seen.filter((text) => texts.includes(text));
  return { handler, runner, seen, seenOf };
}

/** Does something between the two steps of the relay: events are stored, but not yet removed from the outbox. */
async function beforeRemoving(what: () => unknown, during: () => Promise<unknown>): Promise<void> {
  const original = mongoose.mongo.Collection.prototype.bulkWrite;
  const write = jest.spyOn(mongoose.mongo.Collection.prototype, 'bulkWrite');
  write.mockImplementation(async function (this: mongoose.mongo.Collection, ...given) {
    if (given[0].some((one) => 'updateOne' in one)) await what();
    return original.apply(this, given);
  });
  await during().finally(() => write.mockRestore());
}

describe('relay', () => {
  test('moves events in order, empties the outbox, and changes nothing else in the document', async () => {
    const tenantId = randomId();
    const _id = await saveNote(tenantId, 'a', 'b', 'c');
    const before = await NoteModel.findOne({ _id, tenantId }).lean();
    await relayOnce(models);
    expect(await stored(tenantId)).toEqual(['a', 'b', 'c']);
    expect(await outboxOf(_id, tenantId)).toEqual([]);
    expect(await NoteModel.findOne({ _id, tenantId }).lean()).toEqual(before);
    expect(await relayOnce(models)).toBe(0);
  });

  test('an event added by an update is saved with it and moved', async () => {
    const actor = await newActor();
    const { id } = (await api.as(actor).post('/api/notes', { text: 'one' })).json();
    await api.as(actor).put(`/api/notes/${id}`, { text: 'two' });
    await api.settle();
    expect(await stored(actor.tenantId)).toEqual(['one', 'two']);
  });

  test('a refused write saves no event', async () => {
    const tenantId = randomId();
    const _id = await saveNote(tenantId, 'first');
    await expect(
      NoteModel.create({ _id, tenantId, text: 'again', outbox: [noteEvent(tenantId, 'again')] }),
    ).rejects.toThrow();
    await relayOnce(models);
    expect(await stored(tenantId)).toEqual(['first']);
  });

  test('after a crash between copying and removing, the event still exists exactly once', async () => {
    const tenantId = randomId();
    const _id = await saveNote(tenantId, 'a', 'b');
    await beforeRemoving(
      () => {
        throw new Error('killed');
      },
      () => expect(relayOnce(models)).rejects.toThrow('killed'),
    );
    expect(await stored(tenantId)).toEqual(['a', 'b']);
    expect(await outboxOf(_id, tenantId)).toHaveLength(2);

    await relayOnce(models);
    expect(await stored(tenantId)).toEqual(['a', 'b']);
    expect(await outboxOf(_id, tenantId)).toEqual([]);
  });

  test('an event that the database did not take stays in the outbox until it does', async () => {
    const tenantId = randomId();
    const _id = await saveNote(tenantId, 'a');
    const result = { getWriteConcernError: () => undefined };
    const refusal = new mongoose.mongo.MongoBulkWriteError({ message: 'full', code: 112 }, result as never);
    for (const error of [refusal, new Error('away')]) {
      const insert = jest.spyOn(EventModel, 'insertMany').mockRejectedValueOnce(error);
      await expect(relayOnce(models)).rejects.toThrow(error.message);
      insert.mockRestore();
      expect(await outboxOf(_id, tenantId)).toHaveLength(1);
    }
    await relayOnce(models);
    expect(await stored(tenantId)).toEqual(['a']);
  });

  test('an event saved while others are being moved is not lost', async () => {
    const tenantId = randomId();
    const _id = await saveNote(tenantId, 'a');
    await beforeRemoving(
      () => NoteModel.updateOne({ _id, tenantId }, { $push: { outbox: noteEvent(tenantId, 'late') } }),
      () => relayOnce(models),
    );
    await relayOnce(models);
    expect(await stored(tenantId)).toEqual(['a', 'late']);
  });

  test.each(['is slower than readers look back', 'is slower still, and ends with a crash'])(
    'an event whose write %s is found nevertheless',
    async (what) => {
      const { runner, seenOf } = recorder();
      const running = runner();
      await saveNote(randomId(), 'what readers have passed');
      await relayOnce(models);
      await running.run();
      await saveNote(randomId(), what);
      const write = EventModel.insertMany.bind(EventModel) as (...given: unknown[]) => Promise<unknown>;
      const insert = jest.spyOn(EventModel, 'insertMany');
      const back = travel(-90_000);
      insert.mockImplementationOnce((async (...given: unknown[]) => {
        await write(...given);
        back();
        if (what.includes('crash')) throw new Error('killed');
      }) as never);
      await relayOnce(models).catch(() => undefined);
      insert.mockRestore();
      await relayOnce(models);
      await running.run();
      expect(seenOf(what)).toEqual([what]);
    },
  );

  test('several concurrent relays move each event once', async () => {
    const tenantId = randomId();
    await Promise.all(Array.from({ length: 30 }, (_, n) => saveNote(tenantId, `n${n}`)));
    await Promise.all([relayOnce(models), relayOnce(models), relayOnce(models)]);
    expect((await stored(tenantId)).sort()).toEqual(Array.from({ length: 30 }, (_, n) => `n${n}`).sort());
  });

  test('the lag is measured and shown in /metrics', async () => {
    const tenantId = randomId();
    await saveNote(tenantId, 'waits');
    const back = travel(7_000);
    const { waiting, seconds } = await relayLag(models);
    const metrics = (await api.anonymous.get('/metrics')).body;
    back();
    expect(waiting).toBeGreaterThan(0);
    expect(seconds).toBeGreaterThanOrEqual(7);
    expect(metrics).toMatch(/outbox_lag_seconds [7-9]/);
    await api.settle();
    expect((await api.anonymous.get('/metrics')).body).toContain('outbox_waiting_documents 0');
  });
});

describe('handlers', () => {
  test('get each event once, in order, and none again after a restart', async () => {
    const tenantId = randomId();
    const marks = ['one', 'two', 'three'].map((text) => `${text}-${tenantId}`);
    await saveNote(tenantId, ...marks);
    await relayOnce(models);
    const { runner, seenOf } = recorder();
    const first = runner();
    await first.run();
    await first.release();
    expect(seenOf(...marks)).toEqual(marks);
    await runner().run(Date.now(), true);
    expect(seenOf(...marks)).toHaveLength(3);
  });

  test('get only the events they listen to', async () => {
    const tenantId = randomId();
    const { runner, handler, seen } = recorder();
    handler.events = ['proposal.created'];
    await saveNote(tenantId, 'not mine');
    await relayOnce(models);
    await runner().run();
    expect(seen).toEqual([]);
  });

  test('get an event that appears behind the cursor', async () => {
    const tenantId = randomId();
    const { runner, seenOf } = recorder();
    await saveNote(tenantId, 'early');
    await relayOnce(models);
    const running = runner();
    await running.run();
    const { id, name, at, payload } = noteEvent(tenantId, 'behind');
    await EventModel.create({
      _id: id,
      name,
      tenantId,
      at,
      payload,
      storedAt: new Date(Date.now() - 40_000),
    });
    await running.run(Date.now() + 6_000);
    await running.run(Date.now() + 12_000);
    expect(seenOf('early', 'behind')).toEqual(['early', 'behind']);
  });

  test('retry a failing event later; its tenant waits in order, other tenants do not', async () => {
    const [ours, theirs] = [randomId(), randomId()];
    const marks = { bad: `bad-${ours}`, next: `next-${ours}`, other: `other-${theirs}` };
    let failing = true;
    const { runner, seenOf } = recorder((text) => failing && text === marks.bad);
    await saveNote(ours, marks.bad, marks.next);
    await relayOnce(models);
    await saveNote(theirs, marks.other);
    await relayOnce(models);
    const running = runner();
    const start = Date.now();
    await running.run(start);
    const seen = () => seenOf(...Object.values(marks));
    expect(seen()).toEqual([marks.other]);

    failing = false;
    await running.run(start + 500);
    expect(seen()).toEqual([marks.other]);
    await running.run(start + 1_500);
    expect(seen()).toEqual([marks.other, marks.bad, marks.next]);
  });

  test('give up on an event that keeps failing and log it; its tenant continues', async () => {
    const tenantId = randomId();
    const marks = [`bad-${tenantId}`, `next-${tenantId}`] as const;
    const { handler, runner, seenOf } = recorder((text) => text === marks[0]);
    await saveNote(tenantId, ...marks);
    await relayOnce(models);
    const running = runner();
    for (let attempt = 0; attempt < 12; attempt += 1) await running.run(Date.now() + attempt * 400_000);
    await running.run(Date.now() + 6_000_000);
    expect(seenOf(...marks)).toEqual([marks[1]]);
    expect(await DeliveryModel.countDocuments({ handler: handler.name, state: 'failed' })).toBe(1);
  });

  test('of two processes, one works, and the other takes over when it dies', async () => {
    const tenantId = randomId();
    const { handler, runner, seenOf } = recorder();
    const [first, second] = [runner(), runner()];
    await first.run();
    await saveNote(tenantId, 'x', 'y');
    await relayOnce(models);
    const handed = await Promise.all([second.run(), first.run()]);
    expect(handed[0]).toBe(0);
    expect(seenOf('x', 'y')).toEqual(['x', 'y']);

    // The first process is killed: it neither works nor releases its lease.
    await saveNote(tenantId, 'z');
    await relayOnce(models);
    expect(await second.run()).toBe(0);
    await HandlerCursorModel.updateOne(
      { _id: handler.name },
      { $set: { leaseUntil: new Date(Date.now() - 1) } },
    );
    await second.run();
    expect(seenOf('z')).toEqual(['z']);
  });

  test('get an event again after a crash between handling and recording it, so they must be idempotent', async () => {
    const tenantId = randomId();
    const { runner, seenOf } = recorder();
    const running = runner();
    await running.run();
    await saveNote(tenantId, `again-${tenantId}`);
    await relayOnce(models);
    const mark = jest.spyOn(DeliveryModel, 'insertMany').mockRejectedValueOnce(new Error('killed'));
    await expect(running.run()).rejects.toThrow('killed');
    mark.mockRestore();
    await running.run();
    expect(seenOf(`again-${tenantId}`)).toHaveLength(2);
  });
});

test('in a running service a write reaches its handler automatically', async () => {
  const actor = await newActor();
  const mark = `live-${actor.tenantId}`;
  let arrived: (text: string) => void = () => undefined;
  const arrival = new Promise<string>((resolve) => {
    arrived = resolve;
  });
  const app = await notesService({
    handlers: [
      {
        name: `live-${randomId()}`,
        events: ['organization.registered'],
        handle: async (event) => {
          if (textOf(event) === mark) arrived(mark);
        },
      },
    ],
  }).build({ pressure: false, config: { logLevel: 'silent', rateLimit: 0 } });
  await app.ready();
  await app.inject({ method: 'POST', url: '/api/notes', headers: actor.headers, payload: { text: mark } });
  expect(await arrival).toBe(mark);
  await app.close();
});

test('events never expire, but deliveries do', async () => {
  const ttl = (indexes: { expireAfterSeconds?: number }[]) =>
    indexes.filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
  expect(ttl(await EventModel.listIndexes())).toEqual([]);
  expect(ttl(await DeliveryModel.listIndexes())).toHaveLength(1);
  expect(await EventModel.countDocuments({ storedAt: trusted({ $gt: new Date(0) }) })).toBeGreaterThan(0);
});
