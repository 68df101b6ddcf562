import { rounds } from '@harambee/config/long-tests.mjs';
import { useDatabase } from '../testing/database.ts';

const test_ = useDatabase({ sweepIntervalMs: 20 });

test('a duplicate is E11000 with its pattern and its value, in inserts, updates and findAndModify', async () => {
  const users = test_.collection();
  await users.createIndex({ tenantId: 1, email: -1 }, { unique: true });
  await users.insertOne({ tenantId: 't', email: 'a@x' });
  await users.insertOne({ tenantId: 't', email: 'b@x' });
  await users.insertOne({ tenantId: 'u', email: 'a@x' });
  const duplicate = {
    code: 11000,
    keyPattern: { tenantId: 1, email: -1 },
    keyValue: { tenantId: 't', email: 'a@x' },
    message: expect.stringContaining('index: tenantId_1_email_-1 dup key: { tenantId: "t", email: "a@x" }'),
  };
  const { keyPattern, keyValue } = duplicate;
  const shown = { code: 11000, message: duplicate.message };
  const inserted = await users.insertOne({ tenantId: 't', email: 'a@x' }).catch((error) => error);
  expect(inserted).toMatchObject(shown);
  expect(inserted.keyPattern ?? inserted.errorResponse.keyPattern).toEqual(keyPattern);
  const updated = await users.updateOne({ email: 'b@x' }, { $set: { email: 'a@x' } }).catch((error) => error);
  expect(updated).toMatchObject(shown);
  const modified = await users
    .findOneAndUpdate({ email: 'b@x' }, { $set: { email: 'a@x' } })
    .catch((error) => error);
  expect(modified).toMatchObject({ code: 11000, keyPattern, keyValue });
  const upserted = users.updateOne(
    { tenantId: 't', email: 'a@x', n: 1 },
    { $set: { k: 1 } },
    { upsert: true },
  );
  await expect(upserted).rejects.toMatchObject({ code: 11000 });
  // The failed writes left nothing behind, in the documents or in the index.
  expect(await users.countDocuments()).toBe(3);
  expect(await users.countDocuments({ tenantId: 't', email: 'b@x' })).toBe(1);
  await users.deleteOne({ tenantId: 't', email: 'a@x' });
  await users.updateOne({ email: 'b@x' }, { $set: { email: 'a@x' } });
});

test('writeErrors carry pattern and value on the wire', async () => {
  const users = test_.collection();
  await users.createIndex({ email: 1 }, { unique: true });
  await users.insertOne({ email: 'a' });
  const reply = await test_.db
    .command({ insert: users.collectionName, documents: [{ email: 'a' }] })
    .catch((error) => error.errorResponse ?? error);
  expect(reply.writeErrors).toMatchObject([
    { index: 0, code: 11000, keyPattern: { email: 1 }, keyValue: { email: 'a' } },
  ]);
});

test('a unique index over duplicates is refused and leaves no trace', async () => {
  const things = test_.collection();
  await things.insertMany([{ a: 1 }, { a: 1 }]);
  await expect(things.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
  expect(await things.indexes()).toHaveLength(1);
  await things.createIndex({ a: 1 });
  expect(await things.find({ a: 1 }).toArray()).toHaveLength(2);
});

test('partial and sparse unique indexes only bind the documents in them', async () => {
  const things = test_.collection();
  await things.createIndex({ slug: 1 }, { unique: true, partialFilterExpression: { live: true } });
  await things.createIndex({ code: 1 }, { unique: true, sparse: true });
  await things.insertMany([{ slug: 'a', live: true }, { slug: 'a', live: false }, { slug: 'a' }]);
  await expect(things.insertOne({ slug: 'a', live: true })).rejects.toMatchObject({ code: 11000 });
  await expect(things.updateOne({ live: false }, { $set: { live: true } })).rejects.toMatchObject({
    code: 11000,
  });
  await things.insertOne({ code: null });
  await expect(things.insertOne({ code: null })).rejects.toMatchObject({
    code: 11000,
    keyValue: { code: null },
  });
});

test('a unique index on an array binds elements between documents, not within one', async () => {
  const things = test_.collection();
  await things.createIndex({ tags: 1 }, { unique: true });
  await things.insertOne({ tags: ['a', 'a', 'b'] });
  await expect(things.insertOne({ tags: ['c', 'b'] })).rejects.toMatchObject({ code: 11000 });
  await expect(things.insertOne({ x: [1], tags: 'd' })).resolves.toBeDefined();
  await things.createIndex({ x: 1, y: 1 });
  await expect(things.insertOne({ x: [1], y: [2], tags: 'e' })).rejects.toMatchObject({ code: 171 });
});

test('an index with a case-insensitive collation', async () => {
  const users = test_.collection();
  const collation = { locale: 'en', strength: 2 };
  await users.createIndex({ email: 1 }, { unique: true, collation });
  await users.insertMany([{ email: 'Ann@x.org' }, { email: 'bob@x.org' }, { email: 'Änn@x.org' }]);
  await expect(users.insertOne({ email: 'ANN@X.ORG' })).rejects.toMatchObject({ code: 11000 });
  expect(await users.findOne({ email: 'ann@x.org' }, { collation })).toMatchObject({ email: 'Ann@x.org' });
  expect(await users.findOne({ email: 'ann@x.org' })).toBeNull();
  const sorted = await users.find({}, { collation }).sort({ email: 1 }).toArray();
  expect(sorted.map(({ email }) => email)).toEqual(['Ann@x.org', 'Änn@x.org', 'bob@x.org']);
  const plan = await users.find({ email: 'ann@x.org' }, { collation }).explain();
  expect(JSON.stringify(plan)).toContain('IXSCAN');
  expect(JSON.stringify(await users.find({ email: 'ann@x.org' }).explain())).toContain('COLLSCAN');
});

test('indexes are listed, made once, refused when they contradict, and dropped', async () => {
  const things = test_.collection();
  await expect(things.indexes()).rejects.toMatchObject({ code: 26 });
  expect(await things.createIndex({ a: 1, b: -1 }, { name: 'mine' })).toBe('mine');
  expect(await things.createIndex({ a: 1, b: -1 }, { name: 'mine' })).toBe('mine');
  await expect(things.createIndex({ a: 1, b: -1 })).rejects.toMatchObject({ code: 85 });
  await expect(things.createIndex({ a: 1, b: -1 }, { name: 'mine', unique: true })).rejects.toMatchObject({
    code: 86,
  });
  await expect(things.createIndex({ c: 1 }, { name: 'mine' })).rejects.toMatchObject({ code: 86 });
  await things.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
  expect(await things.indexes()).toEqual([
    { v: 2, key: { _id: 1 }, name: '_id_' },
    { v: 2, key: { a: 1, b: -1 }, name: 'mine' },
    { v: 2, key: { at: 1 }, name: 'at_1', expireAfterSeconds: 60 },
  ]);
  await things.dropIndex('mine');
  await expect(things.dropIndex('mine')).rejects.toMatchObject({ code: 27 });
  await expect(things.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
  await things.dropIndexes();
  expect(await things.indexes()).toHaveLength(1);
});

test('readers see every document while an index is being built', async () => {
  const things = test_.collection();
  await things.insertMany(Array.from({ length: 5000 }, (_, n) => ({ n })));
  let building = true;
  const build = things.createIndex({ n: 1 }).finally(() => {
    building = false;
  });
  const reader = async () => {
    while (building) expect(await things.countDocuments({ n: { $gte: 0 } })).toBe(5000);
  };
  await Promise.all([build, reader(), reader(), reader()]);
  expect(await things.countDocuments({ n: { $gte: 4000 } })).toBe(1000);
});

test('a count never runs ahead of what a later read gives', async () => {
  const things = test_.collection();
  await things.insertOne({ n: -1 });
  const more = rounds(300, 100);
  let writing = true;
  const write = (async () => {
    for (let n = 0; n < more; n++) await things.insertOne({ n });
  })().finally(() => {
    writing = false;
  });
  const read = async () => {
    while (writing) {
      const count = await things.countDocuments();
      expect((await things.find().toArray()).length).toBeGreaterThanOrEqual(count);
    }
  };
  await Promise.all([write, read(), read()]);
  expect(await things.countDocuments()).toBe(more + 1);
});

test('expired documents go, others stay, and collMod changes the time', async () => {
  const things = test_.collection();
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  await things.createIndex({ at: 1 }, { expireAfterSeconds: 3600 });
  await things.insertMany([
    { at: ago(7200) },
    { at: [ago(7200), new Date()] },
    { at: ago(60) },
    { at: 'text' },
    { n: 1 },
  ]);
  await until(async () => (await things.countDocuments()) === 3);
  await test_.db.command({ collMod: things.collectionName, index: { name: 'at_1', expireAfterSeconds: 30 } });
  await until(async () => (await things.countDocuments()) === 2);
  expect((await things.find().toArray()).map(({ at }) => at)).toEqual(['text', undefined]);
});

async function until(holds: () => Promise<boolean>) {
  const limit = Date.now() + 10_000;
  while (!(await holds())) if (Date.now() > limit) throw new Error('it never came true');
}
