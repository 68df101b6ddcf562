import { rounds } from '@harambee/config/long-tests.mjs';
import { proposalSectionKeys } from '@harambee/domain';
import { newActor, testApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';
import { proposals } from '../app.ts';
import { givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { plainDrafter, signal, testWorker, writeAll } from '../testing/test-worker.ts';

const api = testApp(proposals);

/** Each test leaves an empty queue for the next. */
afterEach(() => mongoose.connection.collection('proposals').updateMany({}, { $unset: { job: 1 } }));

const statusEvents = async (tenantId: string) => {
  await api.settle();
  const events = await mongoose.connection.collection('events').find({ tenantId }).sort({ at: 1 }).toArray();
  return events.filter(({ name }) => name === 'proposal.status_changed').map(({ payload }) => payload);
};

test('a queued proposal goes from draft over generating to completed, each with a history entry and an event', async () => {
  const actor = await newActor({ name: 'Wanjiru Kamau' });
  const { id } = await givenProposal(api, actor);
  const seen: object[] = [];
  const drafter = plainDrafter(async () => {
    const { status, progress, currentSection, queued } = await readProposal(api, actor, id);
    seen.push({ status, progress, currentSection, queued });
  });
  await testWorker({ drafter }).runNext();
  expect(seen).toEqual(
    proposalSectionKeys.map((currentSection, index) => ({
      status: 'generating',
      progress: Math.round((index / 8) * 100),
      currentSection,
      queued: false,
    })),
  );
  const done = await readProposal(api, actor, id);
  expect(done).toMatchObject({ status: 'completed', progress: 100, version: 1, queued: false });
  expect(done).not.toHaveProperty('currentSection');
  expect(done.metadata?.words).toBe(8 * 3);
  expect(done.sections.map((section) => section.key)).toEqual(proposalSectionKeys);
  const user = { userId: actor.userId, userName: 'Wanjiru Kamau', at: expect.any(String) };
  expect(done.history).toEqual([
    { to: 'draft', ...user },
    { from: 'draft', to: 'generating', ...user },
    { from: 'generating', to: 'completed', ...user },
  ]);
  expect(await statusEvents(actor.tenantId)).toEqual([
    expect.objectContaining({ proposalId: id, from: 'draft', to: 'generating', version: 0 }),
    expect.objectContaining({ proposalId: id, from: 'generating', to: 'completed', version: 1 }),
  ]);
});

const jobs = rounds(30, 12);
test(`when two workers race for ${jobs} jobs, each text is written exactly once`, async () => {
  const actor = await newActor();
  const created = await Promise.all(Array.from({ length: jobs }, () => givenProposal(api, actor)));
  const started: string[] = [];
  const drafter = plainDrafter();
  const counting = {
    name: 'counting',
    draft(...[facts, options]: Parameters<typeof drafter.draft>) {
      started.push(options.seed);
      return drafter.draft(facts, options);
    },
  };
  await Promise.all([
    writeAll(testWorker({ drafter: counting })),
    writeAll(testWorker({ drafter: counting })),
  ]);
  expect(started).toHaveLength(jobs);
  expect(new Set(started).size).toBe(jobs);
  for (const { id } of created) {
    const { status, version, sections, history } = await readProposal(api, actor, id);
    expect({ status, version, sections: sections.length, history: history.length }).toEqual({
      status: 'completed',
      version: 1,
      sections: 8,
      history: 3,
    });
  }
  expect((await statusEvents(actor.tenantId)).filter(({ to }) => to === 'completed')).toHaveLength(jobs);
});

test('an organization that requests many texts does not keep another waiting', async () => {
  const [greedy, modest] = [await newActor(), await newActor()];
  const many = rounds(20, 5);
  for (let count = 0; count < many; count++) await givenProposal(api, greedy);
  const { id } = await givenProposal(api, modest);
  const worker = testWorker();
  await worker.runNext();
  await worker.runNext();
  expect((await readProposal(api, modest, id)).status).toBe('completed');
  await writeAll();
  expect((await api.as(greedy).get('/api/proposals/stats')).json().stats.byStatus.completed).toBe(many);
});

test('started workers notice a new proposal and respect their concurrency', async () => {
  const actor = await newActor();
  let [busy, most] = [0, 0];
  const finished = signal();
  let left = 6;
  const worker = testWorker({
    concurrency: 2,
    // In this test nothing polls the queue.
    pollMs: 600_000,
    drafter: {
      name: 'counting',
      async *draft(facts, options) {
        most = Math.max(most, ++busy);
        try {
          yield* plainDrafter().draft(facts, options);
        } finally {
          busy--;
        }
      },
    },
    log: {
      info: () => {
        if (--left === 0) finished.open();
      },
      warn: () => undefined,
      error: () => undefined,
    },
  });
  worker.start();
  await Promise.all(Array.from({ length: 6 }, () => givenProposal(api, actor)));
  await finished.opened;
  await worker.stop();
  expect(most).toBe(2);
  expect((await api.as(actor).get('/api/proposals/stats')).json().stats.byStatus.completed).toBe(6);
});
