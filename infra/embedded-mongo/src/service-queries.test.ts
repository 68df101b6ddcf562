import mongoose, { type InferSchemaType, Schema } from 'mongoose';
import { startEmbeddedMongo } from './index.ts';
import { temporaryFolder } from './testing/database.ts';

const schema = new Schema(
  {
    tenantId: { type: String, required: true },
    title: String,
    status: String,
    version: { type: Number, default: 0 },
    availableAt: Date,
    leaseUntil: Date,
    attempts: Number,
    updatedAt: Date,
    sections: [{ key: String, text: String }],
    outbox: [{ type: { type: String }, at: Date }],
  },
  { timestamps: false },
);
schema.index({ tenantId: 1, status: 1, updatedAt: -1, _id: -1 });
schema.index({ tenantId: 1, updatedAt: -1, _id: -1 });
schema.index({ status: 1, availableAt: 1 });
schema.index(
  { updatedAt: 1 },
  { name: 'outbox', partialFilterExpression: { 'outbox.0': { $exists: true } } },
);
type Proposal = InferSchemaType<typeof schema>;

const folder = temporaryFolder();
const tenants = 20;
const each = 100;
let server: Awaited<ReturnType<typeof startEmbeddedMongo>>;
let connection: mongoose.Connection;
let Proposals: mongoose.Model<Proposal>;

beforeAll(async () => {
  server = await startEmbeddedMongo({ dataDir: folder.path });
  connection = await mongoose
    .createConnection(`${server.uri}test`, { writeConcern: { w: 'majority', j: true } })
    .asPromise();
  Proposals = connection.model('Proposal', schema);
  await Proposals.init();
  await Proposals.insertMany(
    Array.from({ length: tenants * each }, (_, i) => ({
      tenantId: `t${i % tenants}`,
      title: `Clean Water ${i}`,
      status: i % 3 === 0 ? 'draft' : 'completed',
      updatedAt: new Date(Math.floor(i / 40) * 1000),
    })),
  );
});

afterAll(async () => {
  await connection.close();
  await server.close();
  folder.remove();
});

interface Explained {
  queryPlanner: { winningPlan: object };
  executionStats: { nReturned: number; totalKeysExamined: number; totalDocsExamined: number };
}

async function explained(query: { explain(verbosity: 'executionStats'): unknown }) {
  const { queryPlanner, executionStats } = (await query.explain('executionStats')) as Explained;
  const plan = JSON.stringify(queryPlanner.winningPlan);
  expect(plan).not.toContain('COLLSCAN');
  return { plan, ...executionStats };
}

test('the list of one tenant and status reads 21 documents, in order, without sorting', async () => {
  const list = () =>
    Proposals.find({ tenantId: 't3', status: 'draft' }).sort({ updatedAt: -1, _id: -1 }).limit(21);
  const rows = await list().lean();
  expect(rows).toHaveLength(21);
  const keys = rows.map(({ updatedAt, _id }) => `${updatedAt?.toISOString()} ${_id}`);
  expect(keys).toEqual([...keys].sort().reverse());
  const { plan, ...stats } = await explained(list());
  expect(plan).not.toContain('"SORT"');
  expect(stats).toMatchObject({ nReturned: 21, totalKeysExamined: 21, totalDocsExamined: 21 });
});

test('keyset pages walk the whole list once, and the last page costs as little as the first', async () => {
  const page = (after?: { updatedAt?: Date | null; _id: unknown }) => {
    const filter = after
      ? {
          $or: [
            { updatedAt: { $lt: after.updatedAt } },
            { updatedAt: after.updatedAt, _id: { $lt: after._id } },
          ],
        }
      : {};
    return Proposals.find({ tenantId: 't4', ...filter } as never)
      .sort({ updatedAt: -1, _id: -1 })
      .limit(20);
  };
  const seen: string[] = [];
  let last: { updatedAt?: Date | null; _id: unknown } | undefined;
  for (;;) {
    const { totalDocsExamined, plan } = await explained(page(last));
    expect(plan).not.toContain('"SORT"');
    expect(totalDocsExamined).toBeLessThan(30);
    const rows = await page(last).lean();
    if (rows.length === 0) break;
    seen.push(...rows.map(({ _id }) => String(_id)));
    last = rows.at(-1);
  }
  expect(new Set(seen).size).toBe(each);
  expect(seen).toHaveLength(each);
});

test('a search without regard to case stays inside its tenant', async () => {
  const search = () => Proposals.find({ tenantId: 't5', title: /clean water 10?5/i });
  expect((await search().lean()).every(({ tenantId }) => tenantId === 't5')).toBe(true);
  expect(await search().lean()).toHaveLength(
    (await Proposals.find({ tenantId: 't5' }).lean()).filter(({ title }) =>
      /clean water 10?5/i.test(title ?? ''),
    ).length,
  );
  expect((await explained(search())).totalDocsExamined).toBe(each);
});

test('an update that names version and tenant applies once and carries its event', async () => {
  const { _id } = await Proposals.create({ tenantId: 'v', status: 'draft', version: 3 });
  const save = () =>
    Proposals.updateOne(
      { _id, tenantId: 'v', version: 3 },
      {
        $set: { status: 'generating' },
        $inc: { version: 1 },
        $push: { outbox: { type: 'proposal.updated', at: new Date() } },
      },
    );
  const results = await Promise.all([save(), save(), save()]);
  expect(results.map(({ modifiedCount }) => modifiedCount).sort()).toEqual([0, 0, 1]);
  const waiting = () => Proposals.find({ 'outbox.0': { $exists: true } });
  expect(await waiting().lean()).toMatchObject([
    { tenantId: 'v', version: 4, outbox: [{ type: 'proposal.updated' }] },
  ]);
  const { plan, totalKeysExamined } = await explained(waiting());
  expect(plan).toContain('"indexName":"outbox"');
  expect(totalKeysExamined).toBe(1);
  await Proposals.updateOne({ _id }, { $pull: { outbox: { type: 'proposal.updated' } } });
  expect((await explained(waiting())).totalKeysExamined).toBe(0);
});

test('a job is claimed by one worker only, the longest waiting first', async () => {
  const now = new Date(100_000);
  const jobs = Array.from({ length: 30 }, (_, i) => ({
    tenantId: 'jobs',
    status: 'queued',
    availableAt: new Date(i * 1000),
    attempts: 0,
  }));
  await Proposals.insertMany([
    ...jobs,
    { tenantId: 'jobs', status: 'queued', availableAt: new Date(200_000) },
  ]);
  const claim = () =>
    Proposals.findOneAndUpdate(
      { status: 'queued', availableAt: { $lte: now } },
      { $set: { status: 'running', leaseUntil: new Date(160_000) }, $inc: { attempts: 1 } },
      { sort: { availableAt: 1 }, returnDocument: 'after' },
    ).lean();
  const claimed = await Promise.all(Array.from({ length: 40 }, claim));
  const got = claimed.flatMap((job) => (job ? [job] : []));
  // Answers may overtake each other between connections; the claims themselves were made in order.
  expect(got.map(({ availableAt }) => Number(availableAt)).sort((a, b) => a - b)).toEqual(
    jobs.map(({ availableAt }) => availableAt.getTime()),
  );
  expect(got.every(({ attempts, status }) => attempts === 1 && status === 'running')).toBe(true);
  const { plan } = await explained(
    Proposals.find({ status: 'queued', availableAt: { $lte: now } }).sort({ availableAt: 1 }),
  );
  expect(plan).not.toContain('"SORT"');
});

test('counts and sums of a tenant come from its index', async () => {
  const drafts = (await Proposals.find({ tenantId: 't6' }).lean()).filter(({ status }) => status === 'draft');
  expect(drafts.length).toBeGreaterThan(30);
  expect(await Proposals.countDocuments({ tenantId: 't6', status: 'draft' })).toBe(drafts.length);
  const counting = await connection.db?.command({
    explain: {
      aggregate: Proposals.collection.collectionName,
      pipeline: [{ $match: { tenantId: 't6', status: 'draft' } }, { $group: { _id: 1, n: { $sum: 1 } } }],
      cursor: {},
    },
    verbosity: 'executionStats',
  });
  expect(counting).toMatchObject({
    queryPlanner: { winningPlan: { stage: 'COUNT', inputStage: { stage: 'COUNT_SCAN' } } },
    executionStats: { totalDocsExamined: 0 },
  });
  const stats = await Proposals.aggregate([
    { $match: { tenantId: 't6' } },
    { $group: { _id: '$status', n: { $sum: 1 }, last: { $max: '$updatedAt' } } },
    { $sort: { n: -1 } },
  ]);
  expect(stats.reduce((sum, { n }) => sum + n, 0)).toBe(each);
  expect(stats[0]).toMatchObject({ _id: 'completed', last: expect.any(Date) });
});

test('an $or over two indexed fields reads both indexes', async () => {
  await Proposals.create({ tenantId: 'or', status: 'special', updatedAt: new Date(0) });
  const either = () =>
    Proposals.find({
      $or: [{ tenantId: 'or' }, { status: 'special' }, { _id: new mongoose.Types.ObjectId() }],
    });
  expect(await either().lean()).toHaveLength(1);
  const { plan, totalDocsExamined } = await explained(either());
  expect(plan).toContain('"OR"');
  expect(totalDocsExamined).toBe(1);
});

test('a thousand values of $in are a thousand look-ups', async () => {
  const ids = (await Proposals.find().sort({ _id: 1 }).limit(1000).lean()).map(({ _id }) => _id);
  const { nReturned, totalKeysExamined } = await explained(Proposals.find({ _id: { $in: ids } }));
  expect([nReturned, totalKeysExamined]).toEqual([1000, 1000]);
});

test('a query without an index says so', async () => {
  const plan = (await Proposals.find({ title: 'x' }).explain('queryPlanner')) as unknown as Explained;
  expect(plan.queryPlanner.winningPlan).toMatchObject({ stage: 'COLLSCAN' });
  expect(plan).not.toHaveProperty('executionStats');
  await expect(Proposals.find({ title: 'x' }).hint('nothing')).rejects.toMatchObject({ code: 2 });
});

test('updates, deletes and findAndModify explain themselves too', async () => {
  const name = Proposals.collection.collectionName;
  const q = { tenantId: 't7', status: 'draft' };
  for (const explain of [
    { update: name, updates: [{ q, u: { $set: { version: 1 } } }] },
    { delete: name, deletes: [{ q, limit: 1 }] },
    { findAndModify: name, query: q, remove: true },
    { distinct: name, key: 'version', query: q },
    { count: name, query: q },
  ]) {
    const answer = await connection.db?.command({ explain, verbosity: 'queryPlanner' });
    expect(JSON.stringify(answer?.queryPlanner)).toContain('tenantId_1_status_1_updatedAt_-1__id_-1');
  }
  expect(await Proposals.countDocuments(q)).toBeGreaterThan(0);
});
