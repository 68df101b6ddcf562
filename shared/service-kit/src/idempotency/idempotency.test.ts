import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { trusted } from 'mongoose';
import { Conflict, TooManyRequests } from '../errors.ts';
import { newActor } from '../testing/actors.ts';
import { travel } from '../testing/clock.ts';
import { NoteModel, noteRoutes, notesService } from '../testing/notes-service.ts';
import { testApp } from '../testing/test-app.ts';
import { IdempotencyKeyModel } from './idempotency-key.model.ts';

let outcome: 'broken' | 'busy' | 'conflict' = 'broken';
let runs = 0;
/** Emits when a long request starts, with what ends it. */
const long = new EventEmitter();

const api = testApp(
  notesService({
    routes: async (app) => {
      await app.register(noteRoutes);
      app.post('/outcome', async () => {
        runs += 1;
        if (outcome === 'broken') throw new Error('broken');
        if (outcome === 'busy') throw new TooManyRequests('busy', 1);
        throw new Conflict(`run ${runs}`);
      });
      app.post('/question', { config: { changesNothing: true } }, async () => {
        runs += 1;
        return { runs };
      });
      app.post('/slow', { handlerTimeout: 1_000 }, () => {
        runs += 1;
        return new Promise<never>(() => undefined);
      });
      app.post('/long', { handlerTimeout: 60_000 }, async () => {
        runs += 1;
        const run = runs;
        await new Promise<void>((resolve) => long.emit('began', resolve));
        return { run };
      });
    },
  }),
);

const post = async (text: string, key: string, actor: Awaited<ReturnType<typeof newActor>>) =>
  api.as(actor).post('/api/notes', { text }, { 'idempotency-key': key });
const notesOf = ({ tenantId }: { tenantId: string }) => NoteModel.countDocuments({ tenantId });

test('the same key and body get the first answer again', async () => {
  const actor = await newActor();
  const key = randomUUID();
  const first = await post('water', key, actor);
  const again = await post('water', key, actor);
  expect(first.statusCode).toBe(201);
  expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
  expect(again.headers['content-type']).toBe(first.headers['content-type']);
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(await notesOf(actor)).toBe(1);
});

test('the same key with another body or call gets 409', async () => {
  const actor = await newActor();
  const key = randomUUID();
  await post('water', key, actor);
  const other = await post('wells', key, actor);
  expect([other.statusCode, other.json().error]).toEqual([
    409,
    'This Idempotency-Key was used for another request',
  ]);
  const elsewhere = await api
    .as(actor)
    .post('/api/notes/outcome', { text: 'water' }, { 'idempotency-key': key });
  expect(elsewhere.statusCode).toBe(409);
  expect(await notesOf(actor)).toBe(1);
});

test('a key belongs to one person, not to colleagues or other tenants', async () => {
  const actor = await newActor();
  const colleague = await newActor({ tenantId: actor.tenantId });
  const stranger = await newActor({ userId: actor.userId });
  const key = randomUUID();
  const answers = [
    await post('water', key, actor),
    await post('wells', key, colleague),
    await post('x', key, stranger),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
});

test('fifty concurrent requests have one effect, and each gets that answer or a 409', async () => {
  const actor = await newActor();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, () => post('water', key, actor)));
  expect(await notesOf(actor)).toBe(1);
  const done = answers.filter(({ statusCode }) => statusCode === 201);
  expect(new Set(done.map(({ body }) => body)).size).toBe(1);
  for (const { statusCode, json } of answers.filter((answer) => !done.includes(answer))) {
    expect([statusCode, json().error]).toEqual([
      409,
      'The same request is still being processed. Please wait.',
    ]);
  }
  expect((await post('water', key, actor)).body).toBe(done[0]?.body);
});

test('after a crash the key is soon free again, and the document is not created twice', async () => {
  const actor = await newActor();
  const key = randomUUID();
  const first = await post('water', key, actor);
  // The state that a process leaves if it dies between the save and the answer.
  const left = { tenantId: actor.tenantId, lockedUntil: null };
  const inFlight = { $set: { lockedUntil: new Date(Date.now() + 30_000) }, $unset: { status: 1, body: 1 } };
  expect((await IdempotencyKeyModel.updateOne(left, inFlight)).modifiedCount).toBe(1);
  expect((await post('water', key, actor)).statusCode).toBe(409);

  const back = travel(31_000);
  const again = await post('water', key, actor);
  back();
  expect([again.statusCode, again.body]).toEqual([201, first.body]);
  expect(await notesOf(actor)).toBe(1);
});

test('if many requests find a dead one, exactly one takes over', async () => {
  const actor = await newActor();
  const headers = { 'idempotency-key': randomUUID() };
  const send = () => api.as(actor).post('/api/notes/outcome', {}, headers);
  outcome = 'conflict';
  runs = 0;
  await send();
  await IdempotencyKeyModel.updateOne(
    { tenantId: actor.tenantId },
    { $set: { lockedUntil: new Date(0) }, $unset: { status: 1, body: 1 } },
  );
  await Promise.all(Array.from({ length: 20 }, send));
  expect(runs).toBe(2);
  expect((await send()).json().error).toBe('run 2');
});

test('refusals are stored; our own failures and 429 are not', async () => {
  const actor = await newActor();
  const headers = { 'idempotency-key': randomUUID() };
  const send = () => api.as(actor).post('/api/notes/outcome', {}, headers);
  outcome = 'broken';
  expect((await send()).statusCode).toBe(500);
  outcome = 'busy';
  expect((await send()).statusCode).toBe(429);
  outcome = 'conflict';
  const refused = await send();
  expect(refused.statusCode).toBe(409);
  const again = await send();
  expect(again.json()).toEqual(refused.json());
});

test('after a timeout the first run continues, so no second one starts', async () => {
  const actor = await newActor();
  const headers = { 'idempotency-key': randomUUID() };
  runs = 0;
  expect((await api.as(actor).post('/api/notes/slow', {}, headers)).statusCode).toBe(503);
  expect((await api.as(actor).post('/api/notes/slow', {}, headers)).statusCode).toBe(409);
  expect(runs).toBe(1);
});

describe('the key of a call that is in progress', () => {
  const real = [
    ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
    ...(['setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const),
  ];
  afterEach(() => jest.useRealTimers());

  const heldUntil = async (actor: { tenantId: string }) =>
    (await IdempotencyKeyModel.findOne({ tenantId: actor.tenantId }).lean())?.lockedUntil?.getTime() ?? 0;

  test('is held for seconds at a time, and again and again while the call takes', async () => {
    // Only the clock, and the timer of the renewal.
    jest.useFakeTimers({ doNotFake: real });
    const actor = await newActor();
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => api.as(actor).post('/api/notes/long', {}, headers);
    runs = 0;
    const first = send();
    const [start] = await once(long, 'began');
    expect(await heldUntil(actor)).toBeLessThan(Date.now() + 9_000);
    for (let passed = 0; passed < 10_000; passed += 2_000) {
      const before = await heldUntil(actor);
      jest.advanceTimersByTime(2_000);
      while ((await heldUntil(actor)) === before) await setImmediate();
    }
    const meanwhile = await send();
    expect([meanwhile.statusCode, meanwhile.headers['retry-after']]).toEqual([409, '2']);
    start();
    expect((await first).statusCode).toBe(200);
    expect((await send()).headers['idempotency-replayed']).toBe('true');
    expect(runs).toBe(1);
  });

  test('after a timeout it is held until the work must have ended, because nobody renews it any more', async () => {
    const actor = await newActor();
    const headers = { 'idempotency-key': randomUUID() };
    expect((await api.as(actor).post('/api/notes/slow', {}, headers)).statusCode).toBe(503);
    expect(await heldUntil(actor)).toBeGreaterThan(Date.now() + 20_000);
  });

  test('a process that was only late does not end the hold of the one that took its key over', async () => {
    const actor = await newActor();
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => api.as(actor).post('/api/notes/long', {}, headers);
    const late = send();
    const [endLate] = await once(long, 'began');
    const back = travel(9_000);
    const second = send();
    const [endSecond] = await once(long, 'began');
    endLate();
    await late;
    expect(await heldUntil(actor)).toBeGreaterThan(Date.now());
    endSecond();
    const answer = await second;
    back();
    expect((await send()).body).toBe(answer.body);
  });
});

test.each([
  ['', 'empty'],
  ['a b', 'a space'],
  ['x'.repeat(256), 'too long'],
  ['ключ', 'not visible ASCII'],
])('the key %p (%s) is a 400', async (key) => {
  const actor = await newActor();
  const answer = await api.as(actor).post('/api/notes', { text: 'x' }, { 'idempotency-key': key });
  expect(answer.statusCode).toBe(400);
  expect(await notesOf(actor)).toBe(0);
});

test('an invalid body does not use up the key', async () => {
  const actor = await newActor();
  const key = randomUUID();
  expect((await post('', key, actor)).statusCode).toBe(400);
  expect((await post('water', key, actor)).statusCode).toBe(201);
});

test('stored answers expire after a day or more', async () => {
  const actor = await newActor();
  await post('water', randomUUID(), actor);
  const kept = await IdempotencyKeyModel.findOne({
    tenantId: actor.tenantId,
    expiresAt: trusted({ $gt: new Date(Date.now() + 24 * 60 * 60_000) }),
  }).lean();
  expect(kept).not.toBeNull();
  const ttl = (await IdempotencyKeyModel.listIndexes()).find(({ key }) => 'expiresAt' in key);
  expect(ttl).toMatchObject({ expireAfterSeconds: 0 });
});

test('a POST that changes nothing runs each time, and leaves no key', async () => {
  const actor = await newActor();
  const ask = () => api.as(actor).post('/api/notes/question', { text: 'x' }, { 'idempotency-key': 'asked' });
  const [first, again] = [await ask(), await ask()];
  expect(again.json().runs).toBe(first.json().runs + 1);
  expect(await IdempotencyKeyModel.countDocuments({ tenantId: actor.tenantId })).toBe(0);
});
