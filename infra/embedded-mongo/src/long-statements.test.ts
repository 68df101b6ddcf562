import { type Document, Long, UUID } from 'mongodb';
import { Pace, unpaced } from './pace.ts';
import { Catalog } from './store/catalog.ts';
import { idPrefix, successor } from './store/keys.ts';
import { countRange, Store } from './store/store.ts';
import { temporaryFolder, useDatabase } from './testing/database.ts';
import { sendRaw, signedIn } from './testing/raw-client.ts';

const test_ = useDatabase();
const total = 100;

// Every statement rests after each document: what others see in between does not depend on the machine's speed.
const usual = Pace.sliceMs;
beforeAll(async () => {
  // Connections are there before anything is counted beside a statement.
  await Promise.all(Array.from({ length: 8 }, () => test_.db.command({ ping: 1 })));
  Pace.sliceMs = 0;
});
afterAll(() => {
  Pace.sliceMs = usual;
});

/** What is not the matter of a test. */
async function quickly(work: () => Promise<unknown>) {
  Pace.sliceMs = usual;
  await work();
  Pace.sliceMs = 0;
}

async function filled(count = total) {
  const things = test_.collection();
  const docs = Array.from({ length: count }, (_, n) => ({ _id: n as never, n, group: n % 7, tags: [n, -n] }));
  await quickly(() => things.insertMany(docs));
  return things;
}

/** How many pings are answered before `work` is. */
async function pingsBeside(work: Promise<unknown>): Promise<number> {
  let isRunning = true;
  const ended = work.finally(() => {
    isRunning = false;
  });
  let pings = 0;
  while (isRunning) {
    await test_.db.command({ ping: 1 });
    pings++;
  }
  await ended;
  return pings;
}

const wholeBatch = { batchSize: 100_000 };
const count = { $sum: 1 };

type Work = (things: ReturnType<typeof test_.collection>) => Promise<unknown>;
const inTheUsualRun = new Set([
  'a find without an index',
  'a sorted find',
  '$group',
  'createIndex',
  'insertMany',
  'updateMany',
  'updateOne without an index',
]);

describe('nobody waits for the end of', () => {
  const kinds: [string, Work][] = [
    ['a find without an index', (things) => things.find({ n: -1 }).toArray()],
    ['a find through an index', (things) => things.find({ _id: { $gte: 0 as never } }, wholeBatch).toArray()],
    ['a sorted find', (things) => things.find({}, wholeBatch).sort({ group: 1 }).toArray()],
    ['a count without an index', (things) => things.countDocuments({ n: { $gt: 5 } })],
    ['distinct', (things) => things.distinct('n')],
    ['$group', (things) => things.aggregate([{ $group: { _id: '$n', count } }], wholeBatch).toArray()],
    [
      '$sort',
      (things) => things.aggregate([{ $set: { x: 1 } }, { $sort: { group: 1 } }], wholeBatch).toArray(),
    ],
    ['$facet', (things) => things.aggregate([{ $facet: { a: [{ $sortByCount: '$group' }] } }]).toArray()],
    ['explain', (things) => things.find({ n: -1 }).explain('executionStats')],
    ['createIndex', (things) => things.createIndex({ n: 1, group: 1 })],
    ['insertMany', (things) => things.insertMany(Array.from({ length: total }, () => ({})))],
    ['updateMany', (things) => things.updateMany({}, { $inc: { n: 1 } })],
    ['updateOne without an index', (things) => things.updateOne({ n: total - 1 }, { $inc: { n: 1 } })],
    [
      'findOneAndUpdate without an index',
      (things) => things.findOneAndUpdate({ n: total - 1 }, { $inc: { n: 1 } }),
    ],
    ['deleteMany', (things) => things.deleteMany({})],
    ['collStats', (things) => test_.db.command({ collStats: things.collectionName })],
  ];
  const chosen = process.env.LONG ? kinds : kinds.filter(([name]) => inTheUsualRun.has(name));

  test.each(chosen)('%s', async (_, work) => {
    const things = await filled();
    expect(await pingsBeside(work(things))).toBeGreaterThan(5);
  });
});

describe('a statement in slices answers as one at a stroke does', () => {
  test('sorted, grouped, faceted, counted, distinct', async () => {
    const things = await filled();
    const sorted = await things.find().sort({ group: -1, n: 1 }).toArray();
    const expected = Array.from({ length: total }, (_, n) => n).sort((a, b) => (b % 7) - (a % 7) || a - b);
    expect(sorted.map(({ n }) => n)).toEqual(expected);
    const [facets] = await things
      .aggregate([
        {
          $facet: {
            few: [{ $sort: { n: -1 } }, { $limit: 2 }, { $project: { _id: 0, n: 1 } }],
            groups: [{ $group: { _id: '$group', count } }, { $sort: { _id: 1 } }],
            none: [{ $match: { n: -1 } }],
          },
        },
      ])
      .toArray();
    expect(facets?.few).toEqual([{ n: total - 1 }, { n: total - 2 }]);
    expect(facets?.groups.map((row: Document) => row.count)).toEqual([15, 15, 14, 14, 14, 14, 14]);
    expect(facets?.none).toEqual([]);
    expect(await things.countDocuments({ n: { $lt: 60 } })).toBe(60);
    expect(await things.distinct('group')).toHaveLength(7);
  });

  test('more than a facet hands on at once, and more than one run of a sort', async () => {
    const things = await filled(1500);
    const [{ all, first }] = (await things
      .aggregate([
        { $facet: { all: [{ $count: 'n' }], first: [{ $sort: { group: -1, n: -1 } }, { $limit: 1 }] } },
      ])
      .toArray()) as [Document];
    expect(all).toEqual([{ n: 1500 }]);
    expect(first[0].n).toBe(1497);
    const sorted = await things.find().sort({ group: 1 }).toArray();
    const expected = Array.from({ length: 1500 }, (_, n) => n).sort((a, b) => (a % 7) - (b % 7) || a - b);
    expect(sorted.map(({ n }) => n)).toEqual(expected);
  });

  test('updateMany changes each document once, and none that somebody else took meanwhile', async () => {
    const things = await filled(500);
    const last = { _id: 499 as never };
    const all = things.updateMany({ n: { $gte: 0 } }, { $inc: { n: 1000 } });
    // The search is over when the first change is there: the last document was found, and its turn comes much later.
    while (!(await things.findOne({ _id: 0 as never, n: 1000 })));
    await things.updateOne(last, { $set: { n: -1 } });
    expect(await all).toMatchObject({ matchedCount: 499, modifiedCount: 499 });
    expect(await things.findOne(last)).toMatchObject({ n: -1 });
    expect(await things.countDocuments({ n: { $gte: 1000, $lt: 1499 } })).toBe(499);
  });

  test('many updateOne at once, without an index, never take the same document twice', async () => {
    const things = await filled(40);
    const takers = Array.from({ length: 8 }, (_, i) =>
      things.findOneAndUpdate({ taken: { $exists: false }, group: 3 }, { $set: { taken: i } }),
    );
    const taken = (await Promise.all(takers)).flatMap((doc) => (doc ? [doc.n] : []));
    expect(taken.sort((a, b) => a - b)).toEqual([3, 10, 17, 24, 31, 38]);
  });

  test('of many upserts at once, without an index, one inserts and the others find what it made', async () => {
    // How searches and commits fall between each other differs from round to round.
    for (let round = 1; round <= 30; round++) {
      const things = await filled();
      const upserts = Array.from({ length: 6 }, (_, i) =>
        i % 2
          ? things.updateOne({ n: -5 }, { $inc: { times: 1 } }, { upsert: true })
          : things.updateMany({ n: -5 }, { $inc: { times: 1 } }, { upsert: true }),
      );
      const made = (await Promise.all(upserts)).filter(({ upsertedCount }) => upsertedCount === 1);
      expect(made).toHaveLength(1);
      expect(await things.find({ n: -5 }).toArray()).toMatchObject([{ times: 6 }]);
    }
  });
});

describe('maxTimeMS', () => {
  const name = () => things.collectionName;
  let things: ReturnType<typeof test_.collection>;
  beforeAll(async () => {
    things = await filled(3000);
  });
  const one = { q: { nothing: 1 } };

  test.each<[string, () => Document]>([
    ['find', () => ({ find: name(), filter: { nothing: 1 } })],
    ['aggregate', () => ({ aggregate: name(), pipeline: [{ $sortByCount: '$n' }], cursor: {} })],
    ['count', () => ({ count: name(), query: { nothing: 1 } })],
    ['distinct', () => ({ distinct: name(), key: 'n' })],
    ['update', () => ({ update: name(), updates: [{ ...one, u: { $set: { a: 1 } } }] })],
    ['updateMany', () => ({ update: name(), updates: [{ q: {}, u: { $set: { a: 1 } }, multi: true }] })],
    ['delete', () => ({ delete: name(), deletes: [{ ...one, limit: 1 }] })],
    ['findAndModify', () => ({ findAndModify: name(), query: { nothing: 1 }, remove: true })],
    ['createIndexes', () => ({ createIndexes: name(), indexes: [{ key: { n: 1 }, name: 'n_1' }] })],
  ])('ends %s with code 50', async (_, command) => {
    await expect(test_.db.command({ ...command(), maxTimeMS: 1 })).rejects.toMatchObject({
      code: 50,
      codeName: 'MaxTimeMSExpired',
    });
    expect(await things.indexes()).toHaveLength(1);
  });

  test('ends a cursor whose batches take too long together, and a getMore with a limit of its own', async () => {
    const open = async (maxTimeMS: number) =>
      (await test_.db.command({ find: name(), batchSize: 1, maxTimeMS })).cursor.id;
    const more = (id: unknown, limits = {}) =>
      test_.db.command({ getMore: id, collection: name(), batchSize: 100_000, ...limits });
    await expect(more(await open(600_000), { maxTimeMS: 1 })).rejects.toMatchObject({ code: 50 });
    await expect(open(5).then((id) => more(id))).rejects.toMatchObject({ code: 50 });
    const whole = await more(await open(600_000));
    expect(whole.cursor.nextBatch).toHaveLength(2999);
  });

  test('is not a limit when it is 0, and has to be a number', async () => {
    expect(await test_.db.command({ count: name(), query: { n: 1 }, maxTimeMS: 0 })).toMatchObject({ n: 1 });
    await expect(test_.db.command({ count: name(), maxTimeMS: 'x' })).rejects.toMatchObject({ code: 9 });
  });
});

test('a read ends when its client goes away', async () => {
  const things = await filled();
  const from = things.collectionName;
  // Every document with every other one, and those with every other one again, four times: days, at this pace.
  const join = { $lookup: { from, localField: 'nothing', foreignField: 'nothing', as: 'a' } };
  const again = { $lookup: { ...join.$lookup, localField: 'a.nothing' } };
  const unwind = { $unwind: '$a' };
  const pipeline = [join, unwind, again, unwind, again, unwind, again, { $match: { nobody: 1 } }];
  const client = await signedIn(test_.server.uri);
  void client.send({ aggregate: from, pipeline, cursor: {}, $db: 'test' });
  // `serverStatus` itself is one of them.
  const running = async () =>
    (await test_.db.command({ serverStatus: 1 })).globalLock.activeClients.total as number;
  for (let beside = 0; beside < 20; ) beside = (await running()) > 1 ? beside + 1 : 0;
  client.close();
  while ((await running()) > 1);
});

test('a killed cursor ends the batch that it is working on', async () => {
  const things = await filled(1000);
  const name = things.collectionName;
  const { cursor } = await test_.db.command({ find: name, batchSize: 1 });
  const more = test_.db.command({ getMore: cursor.id, collection: name, batchSize: 100_000 });
  more.catch(() => undefined);
  await test_.db.command({ ping: 1 });
  await test_.db.command({ killCursors: name, cursors: [cursor.id] });
  await expect(more).rejects.toMatchObject({ code: 237 });
});

describe('an index built beside writes', () => {
  test('has what was inserted, changed and removed meanwhile', async () => {
    const things = await filled();
    const built = things.createIndex({ n: 1 }, { unique: true });
    await test_.db.command({ ping: 1 });
    await things.insertOne({ _id: 1000 as never, n: 1000 });
    await things.updateOne({ _id: 99 as never }, { $set: { n: 2000 } });
    await things.updateOne({ _id: 0 as never }, { $set: { n: 99 } });
    await things.deleteOne({ _id: 98 as never });
    await built;
    const hint = { n: 1 } as const;
    const found = await things.find({ n: { $gte: -1 } }, { hint }).toArray();
    expect(found.map(({ n }) => n)).toEqual([...Array.from({ length: 97 }, (_, n) => n + 1), 99, 1000, 2000]);
    await expect(things.insertOne({ n: 2000 })).rejects.toMatchObject({ code: 11000 });
    await things.insertOne({ n: 0 });
  });

  test('ends with 11000 when a write makes a duplicate, leaves nothing, and can be built after', async () => {
    const things = await filled();
    const built = things.createIndex({ n: 1 }, { unique: true });
    built.catch(() => undefined);
    await test_.db.command({ ping: 1 });
    await things.insertOne({ n: 7 });
    await expect(built).rejects.toMatchObject({ code: 11000, keyPattern: { n: 1 }, keyValue: { n: 7 } });
    expect(await things.indexes()).toHaveLength(1);
    await things.deleteOne({ _id: 7 as never });
    await things.createIndex({ n: 1 }, { unique: true });
    expect(await things.find({ n: 7 }, { hint: { n: 1 } }).toArray()).toHaveLength(1);
  });

  test('twice at the same time is built once, and dropping ends the building', async () => {
    const things = await filled();
    await Promise.all([
      things.createIndex({ n: 1 }),
      things.createIndex({ n: 1 }),
      things.createIndex({ group: 1 }),
    ]);
    expect((await things.indexes()).map(({ name }) => name).sort()).toEqual(['_id_', 'group_1', 'n_1']);
    const built = things.createIndex({ tags: 1 });
    built.catch(() => undefined);
    await test_.db.command({ ping: 1 });
    await things.dropIndex('tags_1');
    await expect(built).rejects.toMatchObject({ code: 276 });
  });

  test('is removed by the next start when the process died before it was whole', async () => {
    const folder = temporaryFolder();
    const first = new Store(folder.path);
    const catalog = new Catalog(first);
    const id = await first.write(() => {
      const things = catalog.obtain('test', 'things');
      for (let n = 0; n < 10; n++) things.insert({ _id: n, n });
      const build = catalog.startBuild(things, [{ key: { n: 1 }, name: 'n_1' }]);
      expect(catalog.continueBuild(things, build, new Pace())).toBe(false);
      return build.indexes[0]?.id as number;
    });
    // What else is removed meanwhile leaves it alone.
    await catalog.purge();
    const entries = (store: Store) => countRange(store.index, idPrefix(id), successor(idPrefix(id)));
    expect(entries(first)).toBe(1);
    await first.close();
    const second = new Store(folder.path);
    const after = new Catalog(second);
    await after.purge();
    expect(after.find('test', 'things')?.indexes.map(({ name }) => name)).toEqual(['_id_']);
    expect(entries(second)).toBe(0);
    await second.write(() => after.addIndex(after.obtain('test', 'things'), { key: { n: 1 }, name: 'n_1' }));
    await second.close();
    folder.remove();
    expect(unpaced.isDue()).toBe(false);
  });
});

describe('a repeated write', () => {
  const attempt = () => ({ lsid: { id: new UUID().toBinary() }, txnNumber: Long.fromNumber(1), $db: 'test' });

  test('sent again while the first is still at work counts once', async () => {
    const things = test_.collection();
    const documents = Array.from({ length: 60 }, (_, n) => ({ _id: n }));
    const command = { insert: things.collectionName, documents, ...attempt() };
    const { uri } = test_.server;
    const replies = await Promise.all([sendRaw(uri, command), sendRaw(uri, command), sendRaw(uri, command)]);
    for (const reply of replies) expect(reply).toMatchObject({ ok: 1, n: 60 });
    expect(await things.countDocuments()).toBe(60);
  });

  test('that changes many documents is refused, as MongoDB does', async () => {
    const things = await filled(10);
    const name = things.collectionName;
    const update = { update: name, updates: [{ q: {}, u: { $inc: { n: 1 } }, multi: true }], ...attempt() };
    expect(await sendRaw(test_.server.uri, update)).toMatchObject({ n: 0, writeErrors: [{ code: 72 }] });
    const remove = { delete: name, deletes: [{ q: {}, limit: 0 }], ...attempt() };
    expect(await sendRaw(test_.server.uri, remove)).toMatchObject({ n: 0, writeErrors: [{ code: 72 }] });
    expect(await things.countDocuments()).toBe(10);
  });
});

describe('memory', () => {
  const wide = [{ $unwind: '$list' }];
  test.each<[string, Document[]]>([
    ['$sort', [{ $sort: { list: 1 } }]],
    ['$group', [{ $group: { _id: null, all: { $push: '$text' } } }]],
    ['$facet', [{ $facet: { all: [{ $match: {} }] } }]],
  ])('of %s has a limit', async (_, stages) => {
    const things = test_.collection();
    await things.insertOne({ text: 'x'.repeat(100_000), list: Array.from({ length: 1100 }, (__, n) => n) });
    await quickly(() =>
      expect(things.aggregate([...wide, ...stages]).toArray()).rejects.toMatchObject({ code: 292 }),
    );
  });
});

test('a regular expression that never ends is ended', async () => {
  const things = test_.collection();
  await things.insertOne({ text: `${'a'.repeat(40)}!` });
  const filter = { text: /^(a+)+$/ };
  await expect(things.findOne(filter)).rejects.toMatchObject({ code: 51156 });
  const client = await signedIn(test_.server.uri);
  const beside = { name: 'deletes', documents: [{ q: filter, limit: 1 }] };
  expect(await client.send({ delete: things.collectionName, $db: 'test' }, beside)).toMatchObject({
    code: 51156,
  });
  client.close();
  if (process.env.LONG) {
    await expect(things.updateOne(filter, { $set: { a: 1 } })).rejects.toMatchObject({ code: 51156 });
    const inExpression = { $expr: { $regexMatch: { input: '$text', regex: '^(a+)+$' } } };
    await expect(things.countDocuments(inExpression)).rejects.toMatchObject({ code: 51156 });
  }
  expect(await things.findOne({ text: /^a+!$/ })).not.toBeNull();
  expect(await things.findOne({ text: /^(a|b+)*!$/ })).not.toBeNull();
});
