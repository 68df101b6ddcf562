import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { Double, Int32, Long, MongoClient } from 'mongodb';
import { useDatabase } from './testing/database.ts';
import { type Command, compared, typed } from './testing/differential.ts';

/**
 * The same random commands to this database and to a MongoDB server, where MONGODB_URI gives one; without it there is
 * nothing to compare with. What this database refuses by name (115) is allowed; every other difference fails.
 */
const { MONGODB_URI } = process.env;
const withServer = MONGODB_URI ? test : test.skip;
const test_ = useDatabase();

const small = fc.integer({ min: -3, max: 6 });
const scalar = fc.oneof(
  { weight: 5, arbitrary: small.map((n) => new Int32(n)) },
  small.map((n) => new Double(n + 0.5)),
  small.map((n) => Long.fromNumber(n)),
  fc.constantFrom('', 'a', 'b', 'A', 'ab'),
  fc.boolean(),
  fc.constant(null),
  small.map((n) => new Date(n * 1000)),
);
const row = fc.record({ k: scalar, v: scalar }, { requiredKeys: [] });
const value = fc.oneof(
  { weight: 4, arbitrary: scalar },
  fc.array(scalar, { maxLength: 3 }),
  row,
  fc.array(row, { maxLength: 3 }),
);
const document = fc.record(
  {
    a: value,
    b: scalar,
    c: row,
    list: fc.array(row, { maxLength: 3 }),
    nums: fc.array(
      small.map((n) => new Int32(n)),
      { maxLength: 4 },
    ),
  },
  { requiredKeys: [] },
);
const path = fc.constantFrom('a', 'b', 'c', 'c.k', 'list', 'list.k', 'list.v', 'nums');
// Null under a dotted path means something else from version 9 on: it is left out.
const operand = scalar.filter((one) => one !== null);

const condition = fc.oneof(
  operand,
  fc
    .record({ op: fc.constantFrom('$gt', '$gte', '$lt', '$lte', '$ne', '$eq'), operand })
    .map(({ op, operand: to }) => ({ [op]: to })),
  fc
    .record({ op: fc.constantFrom('$in', '$nin', '$all'), list: fc.array(operand, { maxLength: 3 }) })
    .map(({ op, list }) => ({ [op]: list })),
  fc.constantFrom({ $exists: true }, { $exists: false }, { $size: 2 }, { $mod: [2, 1] }, { $regex: '^a' }),
  fc.constantFrom('int', 'double', 'string', 'array', 'object', 'null').map(($type) => ({ $type })),
  operand.map((k) => ({ $elemMatch: { k } })),
  operand.map((to) => ({ $not: { $gt: to } })),
);
const plainFilter = fc.dictionary(path, condition, { maxKeys: 2 });
const filter = fc.oneof(
  { weight: 4, arbitrary: plainFilter },
  fc.array(plainFilter, { minLength: 1, maxLength: 2 }).map(($or) => ({ $or })),
  fc.array(plainFilter, { minLength: 1, maxLength: 2 }).map(($nor) => ({ $nor })),
);
const sort = fc.constantFrom(
  { _id: 1 },
  { a: 1, _id: 1 },
  { 'list.k': -1, _id: 1 },
  { b: 1, 'c.k': -1, _id: 1 },
  { a: 1, nums: 1, _id: 1 },
);
const projection = fc.constantFrom(
  {},
  { a: 1 },
  { a: 0 },
  { 'list.k': 1, _id: 0 },
  { 'c.k': 0 },
  { nums: { $slice: -2 } },
  { a: { $slice: 1 } },
  { list: { $elemMatch: { k: { $gt: 0 } } } },
  { total: { $sum: '$nums' }, b: 1 },
);
const change = fc.oneof(
  fc
    .record({
      op: fc.constantFrom('$set', '$min', '$max', '$push', '$addToSet', '$setOnInsert'),
      path,
      to: scalar,
    })
    .map(({ op, path: at, to }) => ({ [op]: { [at]: to } })),
  fc
    .record({ op: fc.constantFrom('$inc', '$mul'), path, by: small.map((n) => new Int32(n)) })
    .map(({ op, path: at, by }) => ({ [op]: { [at]: by } })),
  fc
    .record({ op: fc.constantFrom('$unset', '$pop'), path })
    .map(({ op, path: at }) => ({ [op]: { [at]: 1 } })),
  fc.constantFrom<Command>(
    { $push: { nums: { $each: [3, 1], $sort: 1, $slice: -3 } } },
    { $pull: { nums: { $gte: 3 } } },
    { $pullAll: { nums: [1, 2] } },
    { $rename: { a: 'renamed' } },
    { $set: { 'list.$[].k': 5 } },
    { $inc: { 'list.$[one].v': 1 } },
    { $bit: { b: { or: 5 } } },
    { $set: { 'c.deep.er': 1 }, $unset: { b: 1 } },
  ),
);
const pipeline = fc.constantFrom<Command[]>(
  [{ $group: { _id: { b: '$b', k: '$c.k' }, n: { $sum: 1 } } }, { $sort: { n: -1, _id: 1 } }],
  [
    {
      $group: { _id: '$b', total: { $sum: { $sum: '$nums' } }, least: { $min: '$a' }, most: { $max: '$a' } },
    },
    { $sort: { _id: 1 } },
  ],
  [
    { $unwind: { path: '$list', includeArrayIndex: 'at', preserveNullAndEmptyArrays: true } },
    { $sort: { _id: 1, at: 1 } },
  ],
  [{ $set: { first: { $arrayElemAt: ['$nums', 0] }, kind: { $type: '$a' } } }, { $sort: { _id: 1 } }],
  [
    {
      $project: {
        n: { $size: { $ifNull: ['$nums', []] } },
        big: { $gt: ['$b', 2] },
        c: { k: '$c.k', x: '$gone' },
      },
    },
    { $sort: { _id: 1 } },
  ],
  [{ $match: { $expr: { $gt: ['$b', '$c.k'] } } }, { $sort: { _id: 1 } }],
  [{ $unset: 'list.k' }, { $sort: { _id: 1 } }],
  [{ $sortByCount: '$b' }, { $sort: { count: -1, _id: 1 } }],
);

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({ filter, sort, projection, skip: fc.nat(2), limit: fc.nat(4) })
      .map((one) => ({ find: 'x', ...one })),
  },
  {
    weight: 4,
    arbitrary: fc.record({ q: filter, u: change, multi: fc.boolean() }).map(({ q, u, multi }) => {
      const filters = JSON.stringify(u).includes('$[one]')
        ? { arrayFilters: [{ 'one.v': { $gte: 0 } }] }
        : {};
      return {
        update: 'x',
        updates: [{ q, u, multi: multi, ...filters, ...(multi ? {} : { q: { _id: 2 } }) }],
      };
    }),
  },
  fc
    .record({
      u: fc.constantFrom<Command[]>(
        [{ $set: { copy: '$b' } }],
        [{ $unset: 'a' }],
        [{ $replaceWith: { was: '$c' } }],
      ),
      q: filter,
    })
    .map(({ u, q }) => ({ update: 'x', updates: [{ q, u, multi: true }] })),
  fc.record({ pipeline }).map((one) => ({ aggregate: 'x', ...one, cursor: {} })),
  filter.map((query) => ({ count: 'x', query })),
  filter.map((q) => ({ delete: 'x', deletes: [{ q, limit: 0 }] })),
  fc
    .constantFrom({ b: 1 }, { a: 1, b: -1 }, { 'list.k': 1 })
    .map((key) => ({ createIndexes: 'x', indexes: [{ key, name: JSON.stringify(key) }] })),
);

withServer(
  'random commands are answered as a MongoDB server answers them',
  async () => {
    const server = await new MongoClient(MONGODB_URI as string).connect();
    const tally = { same: 0, refused: 0 };
    let round = 0;
    try {
      const property = fc.asyncProperty(
        fc.array(document, { minLength: 1, maxLength: 6 }),
        fc.array(command, { minLength: 1, maxLength: 8 }),
        async (documents, commands) => {
          const name = `differential_${process.pid}_${round++}`;
          const both = [test_.db, server.db('differential')] as const;
          const rows = documents.map((one, i) => ({ _id: i + 1, ...one }));
          for (const db of both) await db.command({ insert: name, documents: rows });
          for (const one of commands) {
            const [verb = ''] = Object.keys(one);
            const [own, theirs] = await Promise.all(both.map((db) => typed(db, { ...one, [verb]: name })));
            const verdict = compared(own as Command, theirs as Command);
            if (verdict !== 'other') tally[verdict]++;
            else expect({ one, answer: own }).toEqual({ one, answer: theirs });
            // What was refused was done on one side only: there is nothing to compare after it.
            if (verdict === 'refused') break;
            const all = { find: name, sort: { _id: 1 } };
            const [ownRows, theirRows] = await Promise.all(both.map((db) => typed(db, all)));
            expect({ one, rows: ownRows }).toEqual({ one, rows: theirRows });
          }
          await server.db('differential').collection(name).drop();
        },
      );
      await fc.assert(property, { numRuns: propertyRuns(600), endOnFailure: !process.env.LONG });
    } finally {
      await server.close();
    }
    expect(tally.same).toBeGreaterThan(tally.refused);
  },
  1_200_000,
);
