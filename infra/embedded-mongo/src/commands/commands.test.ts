import { Long } from 'mongodb';
import { useDatabase } from '../testing/database.ts';

const test_ = useDatabase();
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 0,
    (error: { code: number }) => error.code,
  );

test('the handshake and the small commands answer', async () => {
  const admin = test_.db.admin();
  const hello = await test_.db.command({ hello: 1 });
  expect(hello).toMatchObject({
    ok: 1,
    isWritablePrimary: true,
    msg: 'isdbgrid',
    logicalSessionTimeoutMinutes: 30,
  });
  expect(hello).not.toHaveProperty('topologyVersion');
  expect(await admin.ping()).toMatchObject({ ok: 1 });
  expect(await admin.buildInfo()).toMatchObject({ versionArray: expect.any(Array) });
  expect(await admin.serverStatus()).toMatchObject({ storageEngine: { persistent: true } });
  expect(await test_.db.command({ connectionStatus: 1 })).toHaveProperty('authInfo');
  expect(await admin.command({ getParameter: 1, featureCompatibilityVersion: 1 })).toMatchObject({
    featureCompatibilityVersion: { version: '7.0' },
  });
  expect(await admin.command({ endSessions: [] })).toMatchObject({ ok: 1 });
});

test('collections are created, listed, measured, renamed and dropped', async () => {
  const { db } = test_;
  await db.createCollection('made');
  expect(await codeOf(db.createCollection('made'))).toBe(48);
  expect(await db.listCollections({ name: 'made' }).toArray()).toMatchObject([
    { name: 'made', type: 'collection' },
  ]);
  await db.collection('made').insertMany([{ a: 1 }, { a: 2 }]);
  expect(await db.command({ collStats: 'made' })).toMatchObject({ count: 2, nindexes: 1 });
  await db.collection('made').rename('moved');
  expect(await db.collection('moved').countDocuments()).toBe(2);
  expect(await db.collection('made').countDocuments()).toBe(0);
  await db.collection('other').insertOne({});
  expect(await codeOf(db.collection('moved').rename('other'))).toBe(48);
  await db.collection('moved').rename('other', { dropTarget: true });
  expect(await db.collection('other').countDocuments()).toBe(2);
  expect(await db.collection('other').drop()).toBe(true);
  expect(await db.collection('other').drop()).toBe(true);
  expect((await db.listCollections().toArray()).map(({ name }) => name)).not.toContain('other');
});

test('a dropped database is gone, and its names can be used again at once', async () => {
  const other = test_.connection.useDb('dropped').db;
  await other?.collection('a').createIndex({ x: 1 }, { unique: true });
  await other?.collection('a').insertOne({ x: 1 });
  const names = async () => (await test_.db.admin().listDatabases()).databases.map(({ name }) => name);
  expect(await names()).toContain('dropped');
  await other?.dropDatabase();
  expect(await names()).not.toContain('dropped');
  await other?.collection('a').insertMany([{ x: 1 }, { x: 1 }]);
  expect(await other?.collection('a').countDocuments({ x: 1 })).toBe(2);
});

test('autoIndex, create and dropDatabase from several connections at once do not disturb each other', async () => {
  const spare = test_.connection.useDb('busy').db;
  const work = Array.from({ length: 20 }, (_, i) => [
    spare?.createCollection(`c${i % 3}`).catch((error: { code: number }) => expect(error.code).toBe(48)),
    spare?.collection(`c${i % 3}`).createIndex({ a: 1, [`b${i}`]: 1 }),
    i % 7 === 0 ? spare?.dropDatabase() : spare?.collection(`c${i % 3}`).insertOne({ a: i }),
  ]);
  await Promise.all(work.flat());
  await spare?.collection('c0').insertOne({ a: 'last' });
  expect(await spare?.collection('c0').findOne({ a: 'last' })).toMatchObject({ a: 'last' });
});

test('documents come back byte for byte: field order, 64-bit numbers, dates, binary', async () => {
  const things = test_.db.collection<{ z: number; a: { y: number; b: Long } }>('exact');
  const doc = {
    z: 1,
    a: { y: 1, b: Long.fromString('9007199254740993') },
    at: new Date(5),
    bytes: Buffer.from([1, 2]),
  };
  await things.insertOne({ ...doc });
  const found = await things.findOne({}, { promoteLongs: false });
  expect(Object.keys(found ?? {})).toEqual(['_id', 'z', 'a', 'at', 'bytes']);
  expect(String(found?.a.b)).toBe('9007199254740993');
  await things.updateOne({}, { $inc: { 'a.b': Long.fromNumber(1) } });
  const after = await things.findOne({}, { promoteLongs: false });
  expect(String(after?.a.b)).toBe('9007199254740994');
});

test('find: filter, sort, skip, limit and projections', async () => {
  const things = test_.collection();
  await things.insertMany(
    [3, 1, 2, 5, 4].map((n) => ({ _id: n as never, n, list: [n, n + 1], deep: { a: n, b: n } })),
  );
  expect(
    await things
      .find({ n: { $gt: 1 } })
      .sort({ n: -1 })
      .skip(1)
      .limit(2)
      .project({ n: 1, _id: 0 })
      .toArray(),
  ).toEqual([{ n: 4 }, { n: 3 }]);
  expect(await things.findOne({ n: 1 }, { projection: { 'deep.a': 1, _id: 0 } })).toEqual({ deep: { a: 1 } });
  expect(await things.findOne({ n: 1 }, { projection: { 'deep.a': 0, list: 0 } })).toEqual({
    _id: 1,
    n: 1,
    deep: { b: 1 },
  });
  expect(await things.findOne({ n: 1 }, { projection: { list: { $slice: -1 } } })).toMatchObject({
    n: 1,
    list: [2],
  });
  expect(await things.findOne({ n: 1 }, { projection: { list: { $elemMatch: { $gt: 1 } } } })).toEqual({
    _id: 1,
    list: [2],
  });
  expect(await codeOf(things.findOne({}, { projection: { a: 1, b: 0 } }))).toBe(31254);
  expect((await things.find().toArray()).map(({ n }) => n)).toEqual([3, 1, 2, 5, 4]);
});

test('counts and distinct values', async () => {
  const things = test_.collection();
  await things.insertMany([{ t: ['a', 'b'], n: 1 }, { t: 'a', n: 2 }, { n: 3 }]);
  expect(await things.countDocuments()).toBe(3);
  expect(await things.countDocuments({ n: { $gte: 2 } })).toBe(2);
  expect(await things.countDocuments({}, { skip: 1, limit: 1 })).toBe(1);
  expect(await things.estimatedDocumentCount()).toBe(3);
  expect(await things.countDocuments({ n: 9 })).toBe(0);
  expect((await things.distinct('t')).sort()).toEqual(['a', 'b']);
  expect(await things.distinct('n', { t: 'a' })).toEqual([1, 2]);
});

test('inserts: ordered stops at the first failure, unordered goes on, both tell which failed', async () => {
  const things = test_.collection();
  const docs = () => [{ _id: 1 }, { _id: 1 }, { _id: 2 }] as never[];
  await expect(things.insertMany(docs())).rejects.toMatchObject({ code: 11000, insertedCount: 1 });
  expect(await things.countDocuments()).toBe(1);
  const failure = await things
    .insertMany([...docs(), { _id: 3 } as never], { ordered: false })
    .catch((error) => error);
  expect(failure.writeErrors.map(({ index }: { index: number }) => index)).toEqual([0, 1]);
  expect(await things.countDocuments()).toBe(3);
});

test('deletes one or many, and finds and deletes in the order asked for', async () => {
  const things = test_.collection();
  await things.insertMany([1, 2, 3, 4].map((n) => ({ n })));
  expect(await things.findOneAndDelete({}, { sort: { n: -1 } })).toMatchObject({ n: 4 });
  expect(await things.deleteOne({ n: { $gt: 1 } })).toMatchObject({ deletedCount: 1 });
  expect(await things.deleteMany({})).toMatchObject({ deletedCount: 2 });
  expect(await things.findOneAndDelete({})).toBeNull();
});

test('what one connection has been told is written, every other connection reads', async () => {
  const things = test_.collection();
  await Promise.all(
    Array.from({ length: 20 }, async (_, worker) => {
      for (let n = 0; n < 20; n++) {
        const _id = `${worker}-${n}` as never;
        await things.insertOne({ _id, worker });
        expect(await things.findOne({ _id })).not.toBeNull();
        await things.updateOne({ _id }, { $set: { n } });
        expect(await things.findOne({ _id })).toMatchObject({ n });
      }
    }),
  );
  expect(await things.countDocuments()).toBe(400);
});

test('an unacknowledged write needs no answer', async () => {
  const things = test_.collection();
  await things.insertOne({ n: 1 }, { writeConcern: { w: 0 } });
  for (let tries = 0; (await things.countDocuments()) === 0 && tries < 1000; tries++)
    await test_.db.admin().ping();
  expect(await things.countDocuments()).toBe(1);
});
