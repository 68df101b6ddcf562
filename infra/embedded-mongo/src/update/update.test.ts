import { useDatabase } from '../testing/database.ts';

const test_ = useDatabase();
type Fields = Record<string, unknown>;

const now = new Date(1000);

test.each<[string, Fields, Fields, Fields, Fields?]>([
  [
    '$set and $unset by path',
    { a: { x: 1 }, b: 1 },
    { $set: { 'a.y': 2, 'c.d.e': 3 }, $unset: { b: '' } },
    { a: { x: 1, y: 2 }, c: { d: { e: 3 } } },
  ],
  ['$set by position pads an array', { a: [1] }, { $set: { 'a.3': 4 } }, { a: [1, null, null, 4] }],
  ['$unset in an array leaves null', { a: [1, 2, 3] }, { $unset: { 'a.1': '' } }, { a: [1, null, 3] }],
  [
    '$inc and $mul, missing fields too',
    { a: 1 },
    { $inc: { a: 2, b: 5 }, $mul: { c: 3 } },
    { a: 3, b: 5, c: 0 },
  ],
  [
    '$min and $max compare by type order',
    { a: 5, b: 5, c: 'x' },
    { $min: { a: 3, d: 1 }, $max: { b: 9, c: 4 } },
    { a: 3, b: 9, c: 'x', d: 1 },
  ],
  ['$push one', { a: [1] }, { $push: { a: 2, b: [3] } }, { a: [1, 2], b: [[3]] }],
  [
    '$push $each $position $slice',
    { a: [1, 2] },
    { $push: { a: { $each: [8, 9], $position: 1, $slice: 3 } } },
    { a: [1, 8, 9] },
  ],
  [
    '$push $sort and a slice from the end',
    { a: [{ n: 3 }] },
    { $push: { a: { $each: [{ n: 1 }, { n: 2 }], $sort: { n: 1 }, $slice: -2 } } },
    { a: [{ n: 2 }, { n: 3 }] },
  ],
  [
    '$addToSet looks at order of fields',
    { a: [{ x: 1, y: 2 }] },
    {
      $addToSet: {
        a: {
          $each: [
            { x: 1, y: 2 },
            { y: 2, x: 1 },
          ],
        },
      },
    },
    {
      a: [
        { x: 1, y: 2 },
        { y: 2, x: 1 },
      ],
    },
  ],
  [
    '$pull by value, by operator and by fields',
    {
      a: [1, 5, 9],
      b: [
        { k: 1, v: 1 },
        { k: 2, v: 1 },
      ],
      c: ['x', 'y'],
    },
    { $pull: { a: { $gt: 4 }, b: { k: 1 }, c: 'x' } },
    { a: [1], b: [{ k: 2, v: 1 }], c: ['y'] },
  ],
  [
    '$pull with $elemMatch and $in',
    { a: [{ l: [1] }, { l: [9] }], b: [1, 2, 3] },
    { $pull: { a: { l: { $elemMatch: { $gt: 5 } } }, b: { $in: [1, 3] } } },
    { a: [{ l: [1] }], b: [2] },
  ],
  [
    '$pullAll and $pop',
    { a: [1, 2, 1, 3], b: [1, 2], c: [1, 2] },
    { $pullAll: { a: [1, 3] }, $pop: { b: 1, c: -1 } },
    { a: [2], b: [1], c: [2] },
  ],
  [
    '$rename',
    { a: { x: 1 }, b: 2 },
    { $rename: { 'a.x': 'c.y', nothing: 'd' } },
    { a: {}, b: 2, c: { y: 1 } },
  ],
  ['$bit', { a: 13 }, { $bit: { a: { and: 10 } } }, { a: 8 }],
  [
    'the positional $ is the element that matched',
    { a: [1, 5, 9] },
    { $set: { 'a.$': 0 } },
    { a: [1, 0, 9] },
    { a: { $gt: 4 } },
  ],
  [
    '$ with a field of a sub-document',
    {
      a: [
        { k: 'x', v: 1 },
        { k: 'y', v: 1 },
      ],
    },
    { $inc: { 'a.$.v': 5 } },
    {
      a: [
        { k: 'x', v: 1 },
        { k: 'y', v: 6 },
      ],
    },
    { 'a.k': 'y' },
  ],
  [
    '$ with $elemMatch',
    {
      a: [
        { k: 1, v: 1 },
        { k: 1, v: 2 },
      ],
    },
    { $set: { 'a.$.hit': true } },
    {
      a: [
        { k: 1, v: 1 },
        { k: 1, v: 2, hit: true },
      ],
    },
    { a: { $elemMatch: { k: 1, v: 2 } } },
  ],
  [
    '$[] is every element',
    { a: [{ v: 1 }, { v: 2 }] },
    { $inc: { 'a.$[].v': 1 } },
    { a: [{ v: 2 }, { v: 3 }] },
  ],
  ['$setOnInsert does nothing to what is there', { a: 1 }, { $setOnInsert: { a: 9 } }, { a: 1 }],
])('%s', async (_, before, change, after, filter = {}) => {
  const things = test_.collection();
  await things.insertOne({ _id: 1 as never, ...structuredClone(before) });
  await things.updateOne(filter, change);
  const stored = await things.findOne();
  expect(stored).toEqual({ _id: 1, ...after });
});

test('array filters choose the elements', async () => {
  const things = test_.collection();
  await things.insertOne({
    _id: 1 as never,
    a: [
      { s: 1, l: [1, 8] },
      { s: 2, l: [9] },
    ],
  });
  await things.updateOne(
    {},
    { $set: { 'a.$[e].l.$[n]': 0, 'a.$[e].seen': true } },
    { arrayFilters: [{ 'e.s': { $lt: 2 } }, { n: { $gt: 5 } }] },
  );
  expect(await things.findOne()).toEqual({
    _id: 1,
    a: [
      { s: 1, l: [1, 0], seen: true },
      { s: 2, l: [9] },
    ],
  });
  await expect(things.updateOne({}, { $set: { 'a.$[x].s': 1 } })).rejects.toMatchObject({ code: 2 });
});

test('$currentDate is the time of the server', async () => {
  const things = test_.collection();
  await things.insertOne({ _id: 1 as never });
  const earliest = Date.now();
  await things.updateOne({}, { $currentDate: { at: true } });
  const at = (await things.findOne())?.at as Date;
  expect(at.getTime()).toBeGreaterThanOrEqual(earliest);
});

test('an upsert starts from the equalities of its query, and tells the new _id', async () => {
  const things = test_.collection();
  const change = { $set: { c: 3 }, $setOnInsert: { d: now }, $inc: { n: 1 } };
  const filter = { _id: 'own' as never, a: 1, 'b.x': { $eq: 2 }, c: { $gt: 1 }, $and: [{ e: { $in: [5] } }] };
  expect(await things.updateOne(filter, change, { upsert: true })).toMatchObject({
    upsertedCount: 1,
    upsertedId: 'own',
  });
  expect(await things.findOne()).toEqual({ _id: 'own', a: 1, b: { x: 2 }, c: 3, d: now, e: 5, n: 1 });
  expect(await things.updateOne(filter, change, { upsert: true })).toMatchObject({
    upsertedCount: 0,
    modifiedCount: 1,
  });
  expect(await things.findOne()).toMatchObject({ n: 2, d: now });
  const made = await things.findOneAndUpdate(
    { k: 'new' },
    { $set: { n: 1 } },
    { upsert: true, returnDocument: 'after' },
  );
  expect(made).toMatchObject({ k: 'new', n: 1, _id: expect.anything() });
  expect(await things.findOneAndUpdate({ k: 'x' }, { $set: { n: 1 } }, { upsert: true })).toBeNull();
});

test('replacing keeps the _id and nothing else', async () => {
  const things = test_.collection();
  await things.insertOne({ _id: 1 as never, a: 1 });
  await things.replaceOne({ a: 1 }, { b: 2 });
  expect(await things.findOne()).toEqual({ _id: 1, b: 2 });
  await expect(things.replaceOne({ b: 2 }, { _id: 2 as never })).rejects.toMatchObject({ code: 66 });
  expect(
    await things.findOneAndReplace({ b: 2 }, { c: 3 }, { returnDocument: 'after', projection: { _id: 0 } }),
  ).toEqual({ c: 3 });
});

test('matched and modified are told apart, one and many too', async () => {
  const things = test_.collection();
  await things.insertMany([{ a: 1 }, { a: 1 }, { a: 2 }]);
  expect(await things.updateMany({ a: 1 }, { $set: { a: 1 } })).toMatchObject({
    matchedCount: 2,
    modifiedCount: 0,
  });
  expect(await things.updateOne({ a: 1 }, { $set: { a: 2 } })).toMatchObject({
    matchedCount: 1,
    modifiedCount: 1,
  });
  expect(await things.updateMany({}, { $inc: { a: 10 } })).toMatchObject({ modifiedCount: 3 });
  const bulk = await things.bulkWrite([
    { updateOne: { filter: { a: 11 }, update: { $set: { b: 1 } } } },
    { insertOne: { document: { c: 1 } } },
    { deleteOne: { filter: { a: 12 } } },
  ]);
  expect(bulk).toMatchObject({ modifiedCount: 1, insertedCount: 1, deletedCount: 1 });
});

test('an update that moves documents along the index it reads meets each of them once', async () => {
  const things = test_.collection();
  await things.createIndex({ n: 1 });
  await things.insertMany(Array.from({ length: 2000 }, (_, n) => ({ n })));
  await things.updateMany({ n: { $gte: 0 } }, { $inc: { n: 5000 } });
  expect(await things.countDocuments({ n: { $gte: 5000, $lt: 7000 } })).toBe(2000);
});

test.each<[string, Fields, number]>([
  ['the _id', { $set: { _id: 2 } }, 66],
  ['two changes of one path', { $set: { a: 1 }, $inc: { 'a.b': 1 } }, 40],
  ['a path through a value', { $set: { 'n.x': 1 } }, 28],
  ['an increment of a text', { $inc: { text: 1 } }, 14],
  ['a push onto a number', { $push: { n: 1 } }, 2],
  ['a position that nothing matched', { $set: { 'list.$': 1 } }, 2],
  ['an empty name', { $set: { 'a..b': 1 } }, 56],
])('%s cannot be updated, and the document stays as it was', async (_, change, code) => {
  const things = test_.collection();
  const doc = { _id: 1 as never, n: 1, text: 'a', list: [1] };
  await things.insertOne({ ...doc });
  await expect(things.updateOne({ n: 1 }, change)).rejects.toMatchObject({ code });
  expect(await things.findOne()).toEqual(doc);
});
