import { proposalSectionKeys } from '@harambee/domain';
import { newActor, testApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';
import { proposals } from '../app.ts';
import { givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { leaseMs, plainDrafter, signal, testClock, testWorker } from '../testing/test-worker.ts';

const api = testApp(proposals);

/** Each test leaves an empty queue for the next. */
afterEach(() => mongoose.connection.collection('proposals').updateMany({}, { $unset: { job: 1 } }));

test('when a worker dies, another continues from what was written', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  const clock = testClock();
  const { open, opened } = signal();
  const dying = testWorker({
    now: clock.now,
    drafter: plainDrafter((index) => {
      if (index < 3) return undefined;
      open();
      return new Promise<void>(() => undefined);
    }),
  });
  const dead = dying.runNext();
  await opened;
  expect(await readProposal(api, actor, id)).toMatchObject({
    status: 'generating',
    progress: 38,
    currentSection: 'budget',
  });

  const written: number[] = [];
  const following = testWorker({
    now: clock.now,
    drafter: plainDrafter((index) => void written.push(index)),
  });
  expect(await following.runNext()).toBe(false);
  clock.forward(leaseMs);
  expect(await following.runNext()).toBe(true);

  expect(written).toEqual([3, 4, 5, 6, 7]);
  const done = await readProposal(api, actor, id);
  expect(done).toMatchObject({ status: 'completed', version: 1 });
  expect(done.sections).toHaveLength(8);
  expect(new Set(done.sections.map((section) => section.text.split('(')[1])).size).toBe(1);
  expect(done.history.map((entry) => entry.to)).toEqual(['draft', 'generating', 'completed']);
  await dying.stop();
  await dead;
  expect(await readProposal(api, actor, id)).toEqual(done);
});

test('a process that stops while it drafts gives its job back, and nothing of it ends as an error', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  const { open, opened } = signal();
  const errors: unknown[] = [];
  const note = (error: unknown) => errors.push(error);
  process.on('unhandledRejection', note);
  const stopping = testWorker({
    drafter: {
      name: 'stopping',
      async *draft(facts, options) {
        for await (const section of plainDrafter().draft(facts, options)) {
          // The stop comes while this section is being stored.
          setImmediate(open);
          yield section;
          options.signal?.throwIfAborted();
        }
      },
    },
  });
  const run = stopping.runNext();
  await opened;
  await stopping.stop();
  await run;
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(errors).toEqual([]);
  expect(await testWorker().runNext()).toBe(true);
  expect(await readProposal(api, actor, id)).toMatchObject({ status: 'completed', version: 1 });
});

test.each([
  ['a section', 4],
  ['the end', 7],
])('a worker that returns after losing its lease cannot write %s', async (_what, at) => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  const clock = testClock();
  const asleep = signal();
  const awake = signal();
  const sleeper = testWorker({
    now: clock.now,
    drafter: {
      name: 'sleeper',
      async *draft(facts, options) {
        for await (const section of plainDrafter().draft(facts, options)) {
          if (section.key === proposalSectionKeys[at]) {
            asleep.open();
            await awake.opened;
            yield { ...section, text: 'written without a lease' };
          } else yield section;
        }
      },
    },
  });
  const sleeping = sleeper.runNext();
  await asleep.opened;
  clock.forward(leaseMs);
  const blocked = signal();
  const holding = signal();
  const successor = testWorker({
    now: clock.now,
    drafter: plainDrafter(() => {
      holding.open();
      return blocked.opened;
    }),
  });
  const succeeding = successor.runNext();
  await holding.opened;
  const before = await readProposal(api, actor, id);

  awake.open();
  await sleeping;
  expect(await readProposal(api, actor, id)).toEqual(before);

  blocked.open();
  await succeeding;
  const done = await readProposal(api, actor, id);
  expect(done).toMatchObject({ status: 'completed', version: 1 });
  expect(JSON.stringify(done)).not.toContain('without a lease');
});

test.each(['fails', 'is told to stop'])(
  'a worker that lost its lease and %s leaves the job to its successor',
  async (ending) => {
    const actor = await newActor();
    const { id } = await givenProposal(api, actor);
    const clock = testClock();
    const asleep = signal();
    const awake = signal();
    const sleeper = testWorker({
      now: clock.now,
      drafter: plainDrafter(async () => {
        asleep.open();
        await awake.opened;
        throw new Error('no ink');
      }),
    });
    const sleeping = sleeper.runNext();
    await asleep.opened;
    clock.forward(leaseMs);
    const holding = signal();
    const blocked = signal();
    const successor = testWorker({
      now: clock.now,
      drafter: plainDrafter(() => {
        holding.open();
        return blocked.opened;
      }),
    });
    const succeeding = successor.runNext();
    await holding.opened;

    if (ending === 'fails') awake.open();
    else await sleeper.stop();
    await sleeping;
    clock.forward(leaseMs / 2);
    expect(await testWorker({ now: clock.now }).runNext()).toBe(false);

    blocked.open();
    await succeeding;
    expect(await readProposal(api, actor, id)).toMatchObject({ status: 'completed', version: 1 });
  },
);

test('a worker that has to stop gives its job back at once, and another worker continues', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  const { open, opened } = signal();
  const leaving = testWorker({
    drafter: plainDrafter((index) => {
      if (index < 2) return undefined;
      open();
      return new Promise<void>(() => undefined);
    }),
  });
  const running = leaving.runNext();
  await opened;
  await leaving.stop();
  await running;
  expect((await readProposal(api, actor, id)).status).toBe('generating');
  const written: number[] = [];
  expect(await testWorker({ drafter: plainDrafter((index) => void written.push(index)) }).runNext()).toBe(
    true,
  );
  expect(written[0]).toBe(2);
  expect((await readProposal(api, actor, id)).status).toBe('completed');
});

test('a worker that is busy with a long section renews its lease', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  const clock = testClock();
  const holding = signal();
  const blocked = signal();
  const shortLease = 30;
  const busy = testWorker({
    now: clock.now,
    leaseMs: shortLease,
    drafter: plainDrafter(() => {
      holding.open();
      return blocked.opened;
    }),
  });
  const working = busy.runNext();
  await holding.opened;
  clock.forward(shortLease - 1);
  const renewed = clock.now().getTime() + shortLease;
  const records = mongoose.connection.collection<{ _id: string; job: { turn: Date } }>('proposals');
  let turn = 0;
  while (turn !== renewed) turn = (await records.findOne({ _id: id }))?.job.turn.getTime() ?? 0;
  clock.forward(shortLease - 1);
  expect(await testWorker({ now: clock.now }).runNext()).toBe(false);
  blocked.open();
  await working;
  expect((await readProposal(api, actor, id)).status).toBe('completed');
});
