import { analyticsPeriodNames, nextStatuses, type ProposalStatus } from '@harambee/domain';
import { propertyRuns } from '@harambee/drafting/testing';
import { compareCounters, runCounters } from '@harambee/service-kit';
import {
  expectNoCollectionScan,
  newActor,
  type TestActor,
  testApp,
  travel,
} from '@harambee/service-kit/testing';
import fc from 'fast-check';
import { proposalAnalytics } from '../analytics/proposal-analytics.service.ts';
import { proposals } from '../app.ts';
import { ProposalCountersModel } from '../figures/proposal-counters.model.ts';
import { plainAnalytics, plainStats } from '../testing/plain-figures.ts';
import { givenProposal } from '../testing/sample-proposal.ts';
import { ProposalModel, type ProposalRecord } from './proposal.model.ts';
import { proposalCounters } from './proposal-counters.ts';
import { proposalStats } from './proposal-stats.service.ts';
import { statusChange } from './status-change.ts';

const api = testApp(proposals);
const mover = { userId: 'u', name: 'Amina' };
const day = 86_400_000;
let clones = 0;

async function givenTemplate(): Promise<{ actor: TestActor; template: ProposalRecord }> {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { generate: false });
  const { tenantId } = actor;
  const template = await ProposalModel.findOne({ _id: id, tenantId }).lean<ProposalRecord>();
  await ProposalModel.deleteOne({ _id: id, tenantId });
  return { actor, template: template as ProposalRecord };
}

/** A record as another way than the API would write it, of any age. */
function cloneOf(template: ProposalRecord, age = 0, changes: Partial<ProposalRecord> = {}): ProposalRecord {
  clones += 1;
  const at = new Date(Date.now() - age * day);
  return {
    ...template,
    _id: `${template._id}-${clones}`,
    createdAt: at,
    updatedAt: at,
    history: [{ to: 'draft', at, userId: 'u', userName: 'Amina' }],
    ...changes,
  };
}

const recordsOf = (tenantId: string) =>
  ProposalModel.find({ tenantId }).sort({ _id: 1 }).lean<ProposalRecord[]>();

async function withOne(
  tenantId: string,
  place: number,
  change: (record: ProposalRecord) => Promise<unknown>,
) {
  const records = await recordsOf(tenantId);
  const record = records[place % (records.length || 1)];
  if (record) await change(record);
}

const move = (tenantId: string, place: number, choice: number) =>
  withOne(tenantId, place, async (record) => {
    const next = nextStatuses(record.status);
    const to = next[choice % (next.length || 1)] as ProposalStatus | undefined;
    if (to) await ProposalModel.updateOne({ _id: record._id, tenantId }, statusChange(record, to, mover));
  });

const edited = (choice: number) => ({
  category: ['', 'Education', '__proto__', 'a.b$c'][choice % 4] as string,
  grantId: ['', 'A', 'B 1', 'constructor'][choice % 4] as string,
  requestedAmount: choice * 700_000,
  ...(choice % 3 === 0 && { currency: 'KES' }),
  updatedAt: new Date(),
});

/** A write of a version of the service that knows nothing of counters. */
const byOlderVersion = (record: ProposalRecord, change: object) =>
  ProposalModel.collection.updateOne(
    { _id: record._id as never, tenantId: record.tenantId },
    change as never,
  );

const place = fc.nat(40);
const step = fc.oneof(
  fc.record({
    kind: fc.constant('create' as const),
    age: fc.constantFrom(0, 0, 3, 6.9, 29.9, 40, 364.5, 500),
  }),
  fc.record({
    kind: fc.constant('import' as const),
    count: fc.nat(6),
    age: fc.constantFrom(1, 31, 89.9, 300),
  }),
  fc.record({ kind: fc.constant('move' as const), place, choice: fc.nat(3) }),
  fc.record({ kind: fc.constant('edit' as const), place, choice: fc.nat(11) }),
  fc.record({ kind: fc.constant('save' as const), place }),
  fc.record({ kind: fc.constant('rebuild' as const) }),
  fc.record({ kind: fc.constant('remove' as const) }),
  fc.record({ kind: fc.constant('count' as const) }),
);

async function expectRight(actor: TestActor) {
  const { tenantId } = actor;
  expect(await proposalStats(actor as never)).toEqual(await plainStats(tenantId));
  const now = new Date();
  for (const period of analyticsPeriodNames) {
    expect(await proposalAnalytics(actor as never, period, now)).toEqual(
      await plainAnalytics(tenantId, period, now),
    );
  }
}

test('after any history the figures equal a plain count', async () => {
  const { actor, template } = await givenTemplate();
  const { tenantId } = actor;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      await Promise.all([
        ProposalModel.deleteMany({ tenantId }),
        ProposalCountersModel.deleteMany({ tenantId }),
      ]);
      for (const each of steps) {
        if (each.kind === 'create') await ProposalModel.create(cloneOf(template, each.age));
        else if (each.kind === 'import') {
          const copies = Array.from({ length: each.count }, () => cloneOf(template, each.age));
          await ProposalModel.insertMany(copies);
        } else if (each.kind === 'move') await move(tenantId, each.place, each.choice);
        else if (each.kind === 'edit') {
          await withOne(tenantId, each.place, ({ _id }) =>
            ProposalModel.updateOne({ _id, tenantId }, { $set: edited(each.choice) }),
          );
        } else if (each.kind === 'save') {
          await withOne(tenantId, each.place, ({ _id }) =>
            ProposalModel.updateOne({ _id, tenantId }, { $set: { updatedAt: new Date() } }),
          );
        } else if (each.kind === 'rebuild') await proposalCounters.rebuild(tenantId);
        else if (each.kind === 'remove') {
          await api.app.removals.removeNow({ tenantId, at: new Date() });
        } else await expectRight(actor);
      }
      await expectRight(actor);
      expect(await compareCounters(proposalCounters, tenantId)).toEqual([]);
    }),
    { numRuns: propertyRuns(60, 15) },
  );
}, 300_000);

test('readers and writers at the same time leave right figures', async () => {
  const { actor, template } = await givenTemplate();
  const { tenantId } = actor;
  await ProposalModel.insertMany(Array.from({ length: 30 }, () => cloneOf(template, 2)));
  const writer = async (start: number) => {
    for (let made = 0; made < 12; made++) await move(tenantId, start * 7 + made, made);
  };
  const reader = async () => {
    for (let reads = 0; reads < 12; reads++) expect((await proposalStats(actor as never)).total).toBe(30);
  };
  await Promise.all([writer(1), writer(2), reader(), reader(), reader(), proposalCounters.rebuild(tenantId)]);
  await expectRight(actor);
  expect(await compareCounters(proposalCounters, tenantId)).toEqual([]);
});

test('wherever a process stops while it counts, the next one completes it', async () => {
  const { actor, template } = await givenTemplate();
  const { tenantId } = actor;
  await ProposalModel.insertMany(Array.from({ length: 5 }, (_, index) => cloneOf(template, index * 20)));
  await proposalStats(actor as never);
  const died = new Error('the process has ended');
  for (let survived = 0; ; survived++) {
    await move(tenantId, survived, survived);
    await move(tenantId, survived + 1, survived);
    const revive = stopAfter(survived, died);
    const outcome = await proposalStats(actor as never).then(
      () => 'counted',
      (error: Error) => error.message,
    );
    revive();
    // Meanwhile, somebody changes what is being counted.
    await move(tenantId, survived, survived + 1);
    await expectRight(actor);
    expect(await compareCounters(proposalCounters, tenantId)).toEqual([]);
    if (outcome === 'counted') {
      expect(survived).toBeGreaterThan(4);
      return;
    }
    expect(outcome).toBe(died.message);
  }
});

/** Every write of the counters after this many fails, as in a process that has ended. */
function stopAfter(allowed: number, died: Error): () => void {
  const { heads, rows } = proposalCounters;
  const writes = [
    [heads, 'updateOne'],
    [heads, 'insertOne'],
    [rows, 'bulkWrite'],
  ] as unknown as [Record<string, (...given: unknown[]) => unknown>, string][];
  let done = 0;
  for (const [collection, name] of writes) {
    const write = (collection[name] as () => unknown).bind(collection) as (...given: unknown[]) => unknown;
    collection[name] = (...given) => {
      if (done++ >= allowed) throw died;
      return write(...given);
    };
  }
  return () => {
    for (const [collection, name] of writes) delete collection[name];
  };
}

describe('an older version of the service, which does not mark what it writes', () => {
  /** A process looks for such writes once a second. */
  const later = async (work: () => Promise<void>) => {
    const back = travel(2_000);
    await work().finally(back);
  };

  test('has its changes counted', async () => {
    const { actor, template } = await givenTemplate();
    const { tenantId } = actor;
    await ProposalModel.insertMany([cloneOf(template, 2), cloneOf(template, 3)]);
    await expectRight(actor);
    const [record] = await recordsOf(tenantId);
    await byOlderVersion(
      record as ProposalRecord,
      statusChange(record as ProposalRecord, 'submitted', mover),
    );
    const created = cloneOf(template);
    await ProposalModel.collection.insertOne(created as never);
    const found = proposalCounters.found;
    await later(() => expectRight(actor));
    expect(proposalCounters.found).toBe(found + 2);
    expect(await compareCounters(proposalCounters, tenantId)).toEqual([]);
  });

  test('does no harm when it writes between a change and its counting', async () => {
    const { actor, template } = await givenTemplate();
    const { tenantId } = actor;
    await ProposalModel.create(cloneOf(template));
    await expectRight(actor);
    await move(tenantId, 0, 0);
    const [record] = await recordsOf(tenantId);
    await byOlderVersion(record as ProposalRecord, { $set: edited(5) });
    await expectRight(actor);
    await byOlderVersion(record as ProposalRecord, {
      $set: { ...edited(6), updatedAt: new Date(Date.now() + 5) },
    });
    await later(() => expectRight(actor));
    expect(await compareCounters(proposalCounters, tenantId)).toEqual([]);
  });
});

test('proposals from before there were counters are counted once, also if that is interrupted', async () => {
  const { actor, template } = await givenTemplate();
  const { tenantId } = actor;
  const old = Array.from({ length: 450 }, (_, index) => cloneOf(template, index % 400));
  await ProposalModel.collection.insertMany(old as never[]);
  const revive = stopAfter(7, new Error('the process has ended'));
  await expect(proposalCounters.build(tenantId)).rejects.toThrow('the process has ended');
  revive();
  expect((await proposalCounters.head(tenantId)).isBuilt).toBe(false);
  await move(tenantId, 3, 0);
  await expectRight(actor);
  expect((await proposalCounters.head(tenantId)).isBuilt).toBe(true);
  expect(await compareCounters(proposalCounters, tenantId)).toEqual([]);
});

describe('npm run counters', () => {
  const run = async (...given: string[]) => {
    const lines: string[] = [];
    const code = await runCounters({ proposals: proposalCounters }, given, (line) => lines.push(line));
    return { code, words: lines.join('\n') };
  };

  test('compares, says what is wrong, and counts again', async () => {
    const { actor, template } = await givenTemplate();
    const { tenantId } = actor;
    await ProposalModel.insertMany([cloneOf(template, 2), cloneOf(template, 3)]);
    await expectRight(actor);
    expect(await run('compare', tenantId)).toEqual({ code: 0, words: 'proposals: 1 group, 0 differences' });
    const head = await proposalCounters.head(tenantId);
    await proposalCounters.heads.updateOne(
      { _id: head._id, tenantId },
      { $set: { sums: head.sums.replace('"total":[2]', '"total":[3]') } },
    );
    const [record] = await recordsOf(tenantId);
    // A write without a mark and without a time is found only by comparing.
    await byOlderVersion(record as ProposalRecord, { $set: { category: 'Changed by hand' } });
    const { code, words } = await run('compare', tenantId);
    expect(code).toBe(1);
    expect(words).toContain(`proposals, ${tenantId}, ${record?._id}`);
    expect(words).toContain(`proposals, ${tenantId}, all: `);
    expect(words).toContain('"total":[3]');
    expect(words).toMatch(/proposals: 1 group, 2 differences$/);
    expect(await run('rebuild', tenantId)).toEqual({ code: 0, words: 'proposals: 1 group, counted again' });
    expect(await run('compare', tenantId)).toEqual({ code: 0, words: 'proposals: 1 group, 0 differences' });
    await expectRight(actor);
  });

  test('goes through all organizations', async () => {
    const [one, other] = [await givenTemplate(), await givenTemplate()];
    for (const { template } of [one, other]) await ProposalModel.create(cloneOf(template));
    const { code, words } = await run('compare');
    expect(code).toBe(0);
    expect(Number(/(\d+) groups/.exec(words)?.[1])).toBeGreaterThanOrEqual(2);
  });

  test.each([[[]], [['count']], [['compare', 'a', 'b']]])('%j: says how it is called', async (given) => {
    expect(await run(...given)).toEqual({
      code: 2,
      words: expect.stringContaining('npm run counters -- compare'),
    });
  });
});

test('no read of figures reads a whole collection, marked or not', async () => {
  const { actor, template } = await givenTemplate();
  await ProposalModel.insertMany([cloneOf(template, 2), cloneOf(template, 50)]);
  const read = async () => {
    await api.as(actor).get('/api/proposals/stats');
    await api.as(actor).get('/api/proposals/analytics?period=12months');
    await api.as(actor).get('/api/proposals?search=water');
  };
  await expectNoCollectionScan(read);
  await move(actor.tenantId, 0, 0);
  await expectNoCollectionScan(read);
});
