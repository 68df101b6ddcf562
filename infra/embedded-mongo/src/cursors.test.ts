import { isLong } from '@harambee/config/long-tests.mjs';
import { useDatabase } from './testing/database.ts';

const test_ = useDatabase();
/** Several batches, whatever their size. */
const total = isLong ? 10_000 : 3_000;

/** Of the first group, whose numbers are multiples of seven. */
const lastOfGroup = total - 1 - ((total - 1) % 7);

beforeAll(async () => {
  const docs = Array.from({ length: total }, (_, n) => ({
    n,
    group: n % 7,
    text: `document ${n}`,
    filler: 'x'.repeat(200),
  }));
  await test_.db.collection('many').insertMany(docs);
  await test_.db.collection('many').createIndex({ group: 1, n: -1 });
});

test.each([
  ['in order of insertion', {}, {}, undefined],
  ['through an index', { group: { $gte: 0 } }, { group: 1, n: -1 }, 'group_1_n_-1'],
  ['sorted in memory', {}, { text: 1 }, undefined],
] as const)(`${total} documents, each once, %s`, async (_, filter, sort, index) => {
  const cursor = test_.db.collection('many').find(filter).sort(sort);
  const seen: number[] = [];
  for await (const doc of cursor) {
    expect(doc.text).toBe(`document ${doc.n}`);
    seen.push(doc.n);
  }
  expect(new Set(seen).size).toBe(total);
  if (index) {
    expect(seen.slice(0, 2)).toEqual([lastOfGroup, lastOfGroup - 7]);
    const plan = await test_.db.collection('many').find(filter).sort(sort).explain('executionStats');
    expect(plan.executionStats).toMatchObject({ totalKeysExamined: total, nReturned: total });
  }
});

test('batches have the size that was asked for, and aggregations stream as well', async () => {
  const many = test_.db.collection('many');
  const name = many.collectionName;
  const first = await test_.db.command({ find: name, batchSize: 3 });
  expect(first.cursor.firstBatch).toHaveLength(3);
  const next = await test_.db.command({ getMore: first.cursor.id, collection: name, batchSize: 4 });
  expect(next.cursor.nextBatch.map(({ n }: { n: number }) => n)).toEqual([3, 4, 5, 6]);
  expect(await test_.db.command({ killCursors: name, cursors: [first.cursor.id] })).toMatchObject({
    cursorsKilled: [first.cursor.id],
  });
  await expect(test_.db.command({ getMore: first.cursor.id, collection: name })).rejects.toMatchObject({
    code: 43,
  });
  const stages = [{ $match: { group: 3 } }, { $project: { n: 1 } }];
  expect(await many.aggregate(stages, { batchSize: 10 }).toArray()).toHaveLength(Math.ceil((total - 3) / 7));
  expect(await many.find().limit(250).batchSize(100).toArray()).toHaveLength(250);
});

test('a resting cursor goes on after writes: what stays is given once, what left or changed is not', async () => {
  const things = test_.collection();
  await things.createIndex({ state: 1, n: 1 });
  await things.insertMany(Array.from({ length: 1000 }, (_, n) => ({ n, state: 'open' })));
  const cursor = things.find({ state: 'open' }).sort({ n: 1 }).batchSize(10);
  const seen: unknown[] = [];
  for (let i = 0; i < 5; i++) seen.push((await cursor.next())?.n);
  await things.deleteMany({ n: { $gte: 500, $lt: 600 } });
  await things.updateMany({ n: { $in: [20, 700] } }, { $set: { state: 'closed' } });
  await things.insertMany([{ n: 2000, state: 'open' }]);
  for await (const { n } of cursor) seen.push(n);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).not.toContain(550);
  expect(seen).not.toContain(20);
  expect(seen).not.toContain(700);
  expect(seen.at(-1)).toBe(2000);
  expect(seen).toHaveLength(899);
});
