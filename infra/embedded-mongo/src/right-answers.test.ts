import { Decimal128, Double, Int32, Long } from 'mongodb';
import { useDatabase } from './testing/database.ts';

const test_ = useDatabase();

type Row = Record<string, unknown>;

/** A new collection with these documents, numbered by `_id` from 1. */
async function filled(rows: Row[]) {
  const things = test_.collection();
  if (rows.length > 0) await things.insertMany(rows.map((row, i) => ({ _id: (i + 1) as never, ...row })));
  return things;
}
const idsOf = async (rows: Row[], filter: Row, index?: Record<string, 1>) => {
  const things = await filled(rows);
  if (index) await things.createIndex(index);
  return (await things.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => Number(_id));
};

describe('$all', () => {
  const rows = [
    { items: [{ v: 'a' }, { v: 'b' }] },
    { items: [{ v: 'a' }] },
    { items: [{ v: ['a', 'b'] }] },
    { items: [] },
    {},
    { items: [{ v: null }] },
  ];
  test('over sub-documents: each value may be met by another element', async () => {
    expect(await idsOf(rows, { 'items.v': { $all: ['a', 'b'] } })).toEqual([1, 3]);
    expect(await idsOf(rows, { 'items.v': { $all: ['a', 'b'] } }, { 'items.v': 1 })).toEqual([1, 3]);
  });
  test('of null finds a missing field, as equality does', async () => {
    expect(await idsOf(rows, { 'items.v': { $all: [null] } })).toEqual(
      await idsOf(rows, { 'items.v': null }),
    );
    expect(await idsOf([{ a: 1 }, { b: 1 }, { a: null }], { a: { $all: [null] } })).toEqual([2, 3]);
  });
  test('of nothing finds nothing, and $elemMatch in it is one condition each', async () => {
    expect(await idsOf(rows, { items: { $all: [] } })).toEqual([]);
    const both = { $all: [{ $elemMatch: { v: 'a' } }, { $elemMatch: { v: 'b' } }] };
    expect(await idsOf(rows, { items: both })).toEqual([1, 3]);
  });
});

describe('$group', () => {
  test('by two fields keeps a missing one apart from null, and leaves it out of _id', async () => {
    const things = await filled([{ t: 1 }, { t: 1, f: null }, { t: 1, f: 2 }, { t: 1 }]);
    const groups = await things
      .aggregate([{ $group: { _id: { t: '$t', f: '$f' }, n: { $sum: 1 } } }])
      .toArray();
    expect(groups).toHaveLength(3);
    expect(groups).toEqual(
      expect.arrayContaining([
        { _id: { t: 1 }, n: 2 },
        { _id: { t: 1, f: null }, n: 1 },
        { _id: { t: 1, f: 2 }, n: 1 },
      ]),
    );
  });
  test('sums of 32-bit integers beyond their range are 64-bit, of tenths exact, with a double a double', async () => {
    const things = await filled([
      { n: 2_000_000_000, d: 0.1 },
      ...Array(9).fill({ n: 2_000_000_000, d: 0.1 }),
    ]);
    const [sums] = await things
      .aggregate([{ $group: { _id: null, n: { $sum: '$n' }, d: { $sum: '$d' }, a: { $avg: '$d' } } }], {
        promoteLongs: false,
      })
      .toArray();
    expect(sums).toEqual({ _id: null, n: Long.fromNumber(20_000_000_000), d: 1, a: 0.1 });
  });
});

describe('cursors', () => {
  test('do not give documents that were deleted or changed after they were read ahead', async () => {
    const things = await filled(Array.from({ length: 10 }, (_, n) => ({ n, state: 'open' })));
    const cursor = things.find({ state: 'open' }, { batchSize: 2 });
    await cursor.next();
    await things.deleteMany({ n: { $in: [5, 6] } });
    await things.updateOne({ n: 7 }, { $set: { state: 'closed' } });
    await things.updateOne({ n: 8 }, { $set: { note: 'new' } });
    const rest = await cursor.toArray();
    expect(rest.map(({ n }) => n)).toEqual([1, 2, 3, 4, 8, 9]);
    expect(rest.at(-2)).toMatchObject({ note: 'new' });
  });
  test('do not give the very next document either, when it was deleted', async () => {
    const things = await filled(Array.from({ length: 6 }, (_, n) => ({ n })));
    const cursor = things.find({}, { batchSize: 2 });
    await cursor.next();
    await things.deleteOne({ n: 2 });
    expect((await cursor.toArray()).map(({ n }) => n)).toEqual([1, 3, 4, 5]);
  });
  test('end with an error, not in silence, when their collection was dropped', async () => {
    const things = await filled(Array.from({ length: 10 }, (_, n) => ({ n })));
    const cursor = things.find({}, { batchSize: 2 });
    await cursor.next();
    await things.drop();
    await expect(cursor.toArray()).rejects.toMatchObject({ code: 175 });
  });
});

describe('types of numbers', () => {
  test('$type tells a whole double from an integer', async () => {
    const rows = [
      { n: new Double(5) },
      { n: new Int32(5) },
      { n: Long.fromNumber(5) },
      { n: [new Double(2)] },
      { n: 2.5 },
    ];
    expect(await idsOf(rows, { n: { $type: 'double' } })).toEqual([1, 4, 5]);
    expect(await idsOf(rows, { n: { $type: 16 } })).toEqual([2]);
    expect(await idsOf(rows, { n: { $type: 'int', $eq: 5 } }, { n: 1 })).toEqual([2]);
    expect(await idsOf(rows, { n: { $type: 'number' } })).toEqual([1, 2, 3, 4, 5]);
  });
  test('NaN of either kind is in no range, with an index and without', async () => {
    const rows = [{ n: Number.NaN }, { n: Decimal128.fromString('NaN') }, { n: 1 }];
    for (const index of [undefined, { n: 1 } as const]) {
      expect(await idsOf(rows, { n: { $lt: 5 } }, index)).toEqual([3]);
      expect(await idsOf(rows, { n: { $gte: -5 } }, index)).toEqual([3]);
      expect(await idsOf(rows, { n: { $lte: Decimal128.fromString('NaN') } }, index)).toEqual([1, 2]);
      expect(await idsOf(rows, { n: Number.NaN }, index)).toEqual([1, 2]);
    }
  });
  test('$inc and $mul of 32-bit integers beyond their range give 64-bit ones', async () => {
    const things = await filled([{ a: 2_147_483_647, b: 2_000_000_000, c: 3_000_000_000 }]);
    await things.updateOne({}, { $inc: { a: 1, c: 1 }, $mul: { b: 2_000_000_000 } });
    expect(await things.findOne({}, { promoteLongs: false })).toMatchObject({
      a: Long.fromString('2147483648'),
      b: Long.fromString('4000000000000000000'),
      c: 3_000_000_001,
    });
  });
  test('$bit works on 64-bit integers', async () => {
    const things = await filled([{ a: Long.fromString('1099511627777'), b: 6 }]);
    await things.updateOne({}, {
      $bit: { a: { and: Long.fromString('1099511627776') }, b: { xor: 3 } },
    } as never);
    expect(await things.findOne({}, { promoteLongs: false })).toMatchObject({
      a: Long.fromString('1099511627776'),
      b: 5,
    });
  });
  test('$mod is exact beyond 2^53, and matches nothing beyond 2^63', async () => {
    const rows = [{ n: Long.fromString('9007199254740993') }, { n: 1e308 }, { n: 7 }];
    expect(await idsOf(rows, { n: { $mod: [2, 1] } })).toEqual([1, 3]);
    expect(await idsOf(rows, { n: { $mod: [10, 3] } })).toEqual([1]);
  });
});

describe('sorting', () => {
  test('by two arrays beside each other is refused, by two fields of one array is not', async () => {
    const things = await filled([
      { a: [1, 2], b: [1, 2], list: [{ x: 1, y: 2 }] },
      { a: [0], b: [3], list: [{ x: 0, y: 1 }] },
    ]);
    await expect(things.find().sort({ a: 1, b: 1 }).toArray()).rejects.toMatchObject({ code: 2 });
    expect((await things.find().sort({ 'list.x': 1, 'list.y': 1 }).toArray()).map(({ _id }) => _id)).toEqual([
      2, 1,
    ]);
  });
  test('by a field of sub-documents takes another element for null', async () => {
    const things = await filled([{ items: [{ k: 1 }] }, { items: [null, { k: 5 }] }, { items: [{ k: 0 }] }]);
    expect((await things.find().sort({ 'items.k': 1 }).toArray()).map(({ _id }) => _id)).toEqual([2, 3, 1]);
    await things.createIndex({ 'items.k': 1 });
    expect((await things.find().sort({ 'items.k': 1 }).toArray()).map(({ _id }) => _id)).toEqual([2, 3, 1]);
  });
});

describe('projections', () => {
  test('$slice keeps what is not an array', async () => {
    const things = await filled([{ a: 5, b: [1, 2, 3] }]);
    expect(await things.findOne({}, { projection: { a: { $slice: 1 }, b: { $slice: 1 } } })).toEqual({
      _id: 1,
      a: 5,
      b: [1],
    });
    expect(await things.findOne({}, { projection: { _id: 0, b: 1, a: { $slice: 1 } } })).toEqual({
      a: 5,
      b: [1, 2, 3],
    });
  });
  test('the position $ gives the element that the query matched', async () => {
    const things = await filled([
      { list: [{ k: 1 }, { k: 2, v: 'b' }, { k: 2 }], deep: { n: [5, 6, 7] }, x: 1 },
    ]);
    expect(await things.findOne({ 'list.k': 2 }, { projection: { 'list.$': 1 } })).toEqual({
      _id: 1,
      list: [{ k: 2, v: 'b' }],
    });
    expect(
      await things.findOne({ 'deep.n': { $gt: 5 } }, { projection: { 'deep.n.$': 1, x: 1, _id: 0 } }),
    ).toEqual({
      deep: { n: [6] },
      x: 1,
    });
    const projection = { list: { $elemMatch: { k: 1 } } };
    expect(await things.findOne({}, { projection })).toEqual({ _id: 1, list: [{ k: 1 }] });
    await expect(things.findOne({}, { projection: { 'list.$': 1 } })).rejects.toMatchObject({ code: 51246 });
    const modified = await things.findOneAndUpdate(
      { 'list.k': 2 },
      { $set: { 'list.$.k': 9 } },
      { returnDocument: 'after', projection: { 'list.$': 1 } },
    );
    expect(modified).toEqual({ _id: 1, list: [{ k: 9, v: 'b' }] });
  });
});

describe('an update by a pipeline', () => {
  test('computes from the document, removes and replaces, and keeps _id', async () => {
    const things = await filled([
      { a: 2, b: 3, c: 1 },
      { a: 4, b: 5 },
    ]);
    const result = await things.updateMany({}, [
      { $set: { sum: { $add: ['$a', '$b'] }, 'deep.twice': { $multiply: ['$a', 2] } } },
      { $unset: ['b', 'c'] },
    ]);
    expect(result).toMatchObject({ matchedCount: 2, modifiedCount: 2 });
    expect(await things.find().toArray()).toEqual([
      { _id: 1, a: 2, sum: 5, deep: { twice: 4 } },
      { _id: 2, a: 4, sum: 9, deep: { twice: 8 } },
    ]);
    const after = await things.findOneAndUpdate({ _id: 1 as never }, [{ $replaceWith: { was: '$sum' } }], {
      returnDocument: 'after',
    });
    expect(after).toEqual({ _id: 1, was: 5 });
    expect(await things.updateOne({ _id: 1 as never }, [{ $set: { was: 5 } }])).toMatchObject({
      modifiedCount: 0,
    });
  });
  test('upserts, uses let, and is refused where MongoDB refuses it', async () => {
    const things = await filled([]);
    await things.updateOne({ _id: 7 as never, k: 1 }, [{ $set: { next: { $add: ['$k', 1] } } }], {
      upsert: true,
    });
    expect(await things.findOne()).toEqual({ _id: 7, k: 1, next: 2 });
    await things.updateOne({}, [{ $set: { next: '$$given' } }], { let: { given: 9 } });
    expect(await things.findOne()).toMatchObject({ next: 9 });
    await expect(things.updateOne({}, [{ $set: { _id: 1 } }])).rejects.toMatchObject({ code: 66 });
    await expect(things.updateOne({}, [{ $match: { a: 1 } }])).rejects.toMatchObject({ code: 72 });
    expect(await things.findOne()).toMatchObject({ _id: 7, next: 9 });
  });
});

describe('refusals have the codes of MongoDB', () => {
  const rows = [{ _id: 1 as never, n: 1, s: 'a', t: true, list: [{ k: 1 }], deep: [1] }];
  test.each<[string, unknown, number]>([
    ['$size of what is no array', { $size: '$gone' }, 17124],
    ['$toUpper of a boolean', { $toUpper: '$t' }, 16007],
    ['$concat of a number', { $concat: ['$s', '$n'] }, 16702],
    ['$split of a number', { $split: ['$n', ','] }, 40085],
    ['$subtract of a string', { $subtract: ['$s', 1] }, 14],
    ['$add of a boolean', { $add: ['$t', 1] }, 14],
  ])('%s', async (_, expression, code) => {
    const things = await filled(rows);
    await expect(things.aggregate([{ $project: { x: expression } }]).toArray()).rejects.toMatchObject({
      code,
    });
  });
  test.each<[string, Row, number]>([
    ['$pop of what is no array', { $pop: { n: 1 } }, 14],
    ['$pop by another number', { $pop: { deep: 3 } }, 9],
    ['$rename through an array', { $rename: { 'list.0.k': 'k' } }, 2],
    ['$rename into an array', { $rename: { n: 'list.0.n' } }, 2],
  ])('%s', async (_, change, code) => {
    const things = await filled(rows);
    await expect(things.updateOne({}, change)).rejects.toMatchObject({ code });
    expect(await things.findOne()).toEqual(rows[0]);
  });
  test.each<[string, Row, number]>([
    ['a regular expression that is none', { s: { $regex: '(' } }, 51091],
    ['an operator that nobody knows', { s: { $equals: 1 } }, 2],
    ['a top-level operator that nobody knows', { $either: [] }, 2],
  ])('%s', async (_, filter, code) => {
    await expect((await filled(rows)).find(filter).toArray()).rejects.toMatchObject({ code });
  });
  test('a document that an update makes larger than 16 MB, or nests too deeply', async () => {
    const things = await filled([{ a: 'x'.repeat(9_000_000) }]);
    const grow = things.updateOne({}, { $set: { b: 'y'.repeat(9_000_000) } });
    await expect(grow).rejects.toMatchObject({ code: 10334 });
    const nested = (levels: number): Row => (levels === 0 ? { end: 1 } : { n: nested(levels - 1) });
    for (const levels of [250, 2_000]) {
      await expect(things.insertOne(nested(levels))).rejects.toMatchObject({ code: 15 });
      await expect(things.updateOne({}, { $set: { deep: nested(levels) } })).rejects.toMatchObject({
        code: 15,
      });
    }
    await things.insertOne(nested(150));
    expect(await things.countDocuments()).toBe(2);
  });
});
