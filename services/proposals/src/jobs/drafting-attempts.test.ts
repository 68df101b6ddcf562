import { newActor, testApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';
import { proposals } from '../app.ts';
import { givenProposal, readProposal } from '../testing/sample-proposal.ts';
import {
  backOffMs,
  leaseMs,
  plainDrafter,
  signal,
  testClock,
  testWorker,
  writeAll,
} from '../testing/test-worker.ts';

const api = testApp(proposals);

/** Each test leaves an empty queue for the next. */
afterEach(() => mongoose.connection.collection('proposals').updateMany({}, { $unset: { job: 1 } }));

test('a failed attempt is repeated after a growing pause, and after three attempts the generation has failed', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  const clock = testClock();
  let attempts = 0;
  const worker = testWorker({
    now: clock.now,
    drafter: plainDrafter(() => {
      attempts++;
      throw new Error('connect ECONNREFUSED 10.0.0.7:443');
    }),
  });
  for (const wait of [backOffMs, 2 * backOffMs]) {
    expect(await worker.runNext()).toBe(true);
    expect((await readProposal(api, actor, id)).status).toBe('generating');
    clock.forward(wait - 1);
    expect(await worker.runNext()).toBe(false);
    clock.forward(1);
  }
  expect(await worker.runNext()).toBe(true);
  expect(attempts).toBe(3);
  const failed = await readProposal(api, actor, id);
  expect(failed).toMatchObject({
    status: 'failed',
    queued: false,
    version: 0,
    sections: [],
    failure: 'The text could not be written. Please try again later.',
  });
  expect(failed.history.map((entry) => entry.to)).toEqual(['draft', 'generating', 'failed']);
  clock.forward(1_000_000);
  expect(await worker.runNext()).toBe(false);

  await api.as(actor).post(`/api/proposals/${id}/generate`);
  await writeAll();
  const done = await readProposal(api, actor, id);
  expect(done).toMatchObject({ status: 'completed', version: 1 });
  expect(done).not.toHaveProperty('failure');
});

test('only consecutive failures count: a written section resets the count', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  const clock = testClock();
  const refused = new Map<number, number>();
  const worker = testWorker({
    now: clock.now,
    drafter: plainDrafter((index) => {
      const times = refused.get(index) ?? 0;
      refused.set(index, times + 1);
      if (index % 3 === 0 && times < 2) throw new Error('not now');
    }),
  });
  while (await worker.runNext()) clock.forward(leaseMs);
  expect(await readProposal(api, actor, id)).toMatchObject({ status: 'completed', version: 1 });
  expect(refused.get(6)).toBe(3);
});

test('a text that crashes every process that tries it fails in the end', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  const clock = testClock();
  const dead: { worker: ReturnType<typeof testWorker>; running: Promise<boolean> }[] = [];
  for (let attempt = 0; attempt < 3; attempt++) {
    const { open, opened } = signal();
    const drafter = plainDrafter(() => {
      open();
      return new Promise<void>(() => undefined);
    });
    const worker = testWorker({ now: clock.now, drafter });
    dead.push({ worker, running: worker.runNext() });
    await opened;
    clock.forward(leaseMs);
  }
  await writeAll(testWorker({ now: clock.now }));
  expect(await readProposal(api, actor, id)).toMatchObject({ status: 'failed', queued: false });
  for (const { worker, running } of dead) {
    await worker.stop();
    await running;
  }
  expect((await readProposal(api, actor, id)).status).toBe('failed');
});

test('a process that dies often but writes something each time completes the text', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  const clock = testClock();
  const dead: { worker: ReturnType<typeof testWorker>; running: Promise<boolean> }[] = [];
  for (let death = 1; death < 8; death++) {
    const { open, opened } = signal();
    const drafter = plainDrafter((index) => {
      if (index < death) return undefined;
      open();
      return new Promise<void>(() => undefined);
    });
    const worker = testWorker({ now: clock.now, drafter });
    dead.push({ worker, running: worker.runNext() });
    await opened;
    clock.forward(leaseMs);
  }
  await writeAll(testWorker({ now: clock.now }));
  expect(await readProposal(api, actor, id)).toMatchObject({ status: 'completed', version: 1 });
  for (const { worker, running } of dead) {
    await worker.stop();
    await running;
  }
});

test('the worker does not wait for a drafter that never answers', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  const clock = testClock();
  const drafter = plainDrafter(() => new Promise<void>(() => undefined));
  const worker = testWorker({ now: clock.now, drafter, sectionTimeoutMs: 1 });
  while (await worker.runNext()) clock.forward(leaseMs);
  expect(await readProposal(api, actor, id)).toMatchObject({
    status: 'failed',
    failure: 'Writing the text took too long. Please try again later.',
  });
});

test.each([
  ['stops early', 0],
  ['writes sections in another order', 1],
])('a drafter that %s does not complete a proposal', async (_what, kind) => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  const clock = testClock();
  const drafter = {
    name: 'odd',
    async *draft(...[facts, options]: Parameters<ReturnType<typeof plainDrafter>['draft']>) {
      const sections = [];
      for await (const section of plainDrafter().draft(facts, options)) sections.push(section);
      const fiveInAll = sections.slice(0, 5 - (options.done?.length ?? 0));
      yield* kind === 0 ? fiveInAll : sections.reverse();
    },
  };
  const worker = testWorker({ now: clock.now, drafter });
  while (await worker.runNext()) clock.forward(leaseMs);
  expect((await readProposal(api, actor, id)).status).toBe('failed');
});
