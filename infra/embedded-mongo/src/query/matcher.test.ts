import { Binary, BSONRegExp, Decimal128, Long, ObjectId } from 'bson';
import type { Doc } from '../bson/values.ts';
import { compileFilter } from './matcher.ts';

const id = new ObjectId();
const has = (filter: Doc, doc: Doc) => compileFilter(filter)(doc);

test.each<[string, Doc, Doc[], Doc[]]>([
  [
    'a value, also as an element',
    { a: 1 },
    [{ a: 1 }, { a: [0, 1] }, { a: Long.fromNumber(1) }, { a: Decimal128.fromString('1.0') }],
    [{ a: '1' }, { a: [[1]] }, {}],
  ],
  [
    'a whole array, or an array in an array',
    { a: [1, 2] },
    [{ a: [1, 2] }, { a: [[1, 2], 3] }],
    [{ a: [2, 1] }, { a: [1, 2, 3] }],
  ],
  [
    'a sub-document whole, fields in order',
    { a: { x: 1, y: 2 } },
    [{ a: { x: 1, y: 2 } }, { a: [{ x: 1, y: 2 }] }],
    [{ a: { y: 2, x: 1 } }, { a: { x: 1 } }],
  ],
  [
    'null is null or missing',
    { a: null },
    [{}, { a: null }, { a: [null] }],
    [{ a: 0 }, { a: [] }, { a: [1] }],
  ],
  [
    'null behind arrays',
    { 'a.b': null },
    [{}, { a: 5 }, { a: {} }, { a: [{ b: 1 }, {}] }],
    [{ a: [] }, { a: [1, 2] }, { a: [{ b: 1 }] }, { a: [[]] }],
  ],
  [
    '$ne is true of missing fields and denies every element',
    { a: { $ne: 1 } },
    [{}, { a: 2 }, { a: [2, 3] }],
    [{ a: 1 }, { a: [2, 1] }],
  ],
  [
    '$exists',
    { 'a.b': { $exists: true } },
    [{ a: { b: null } }, { a: [{}, { b: 1 }] }],
    [{}, { a: {} }, { a: [] }],
  ],
  ['$exists false', { 'a.b': { $exists: false } }, [{}, { a: [] }, { a: [1] }], [{ a: [{ b: 1 }, {}] }]],
  [
    '$exists by position',
    { 'outbox.0': { $exists: true } },
    [{ outbox: [1] }, { outbox: [{}] }],
    [{ outbox: [] }, {}],
  ],
  [
    'ranges only compare one type',
    { a: { $gt: 1 } },
    [{ a: 2 }, { a: [0, 5] }, { a: Long.fromNumber(2) }],
    [{ a: 'x' }, { a: new Date() }, { a: null }, { a: Number.NaN }, {}],
  ],
  ['$gte null is null or missing', { a: { $gte: null } }, [{ a: null }, {}], [{ a: 1 }]],
  [
    'two sides may be met by two elements',
    { a: { $gt: 3, $lt: 2 } },
    [{ a: [1, 4] }],
    [{ a: [2, 3] }, { a: 4 }],
  ],
  [
    '$elemMatch wants one element',
    { a: { $elemMatch: { $gt: 1, $lt: 4 } } },
    [{ a: [9, 2] }],
    [{ a: [0, 5] }, { a: 2 }],
  ],
  [
    '$elemMatch on documents',
    { a: { $elemMatch: { x: 1, y: { $gt: 1 } } } },
    [{ a: [{ x: 1, y: 2 }] }],
    [{ a: [{ x: 1 }, { y: 2 }] }, { a: { x: 1, y: 2 } }],
  ],
  [
    '$in with patterns and null',
    { a: { $in: [/^x/i, null, id] } },
    [{ a: 'Xy' }, {}, { a: [id] }],
    [{ a: 'yx' }, { a: 5 }],
  ],
  ['$nin', { a: { $nin: [1, null] } }, [{ a: 2 }, { a: [] }], [{ a: 1 }, {}, { a: [2, 1] }]],
  ['$all', { a: { $all: [1, 2] } }, [{ a: [2, 3, 1] }], [{ a: [1] }, { a: 1 }, {}]],
  [
    '$all with $elemMatch',
    { a: { $all: [{ $elemMatch: { x: 1 } }, { $elemMatch: { x: 2 } }] } },
    [{ a: [{ x: 2 }, { x: 1 }] }],
    [{ a: [{ x: 1 }] }],
  ],
  ['$size', { a: { $size: 2 } }, [{ a: [1, 2] }], [{ a: [1] }, { a: 'ab' }, {}]],
  ['$mod', { a: { $mod: [4, 1] } }, [{ a: 5 }, { a: 5.9 }, { a: [2, 9] }], [{ a: 4 }, { a: '5' }]],
  [
    '$type',
    { a: { $type: ['number', 'null'] } },
    [{ a: 1 }, { a: 1.5 }, { a: null }, { a: Long.ONE }],
    [{ a: '1' }, {}],
  ],
  ['$type of arrays', { a: { $type: 'array' } }, [{ a: [] }, { a: [[1]] }], [{ a: 1 }]],
  [
    '$not and $nor',
    { a: { $not: { $gt: 5 } }, $nor: [{ b: 1 }, { c: 1 }] },
    [{ a: 1 }, {}],
    [{ a: 6 }, { b: 1 }, { a: 1, c: 1 }],
  ],
  ['$not with a pattern', { a: { $not: /x/ } }, [{ a: 'y' }, { a: 5 }, {}], [{ a: 'x' }, { a: ['y', 'x'] }]],
  [
    'patterns with options',
    { a: { $regex: 'WATER', $options: 'i' } },
    [{ a: 'clean water' }, { a: ['x', 'Water'] }],
    [{ a: 'wat' }, { a: 5 }],
  ],
  ['a pattern with its flag inside', { a: new BSONRegExp('(?i)wat') }, [{ a: 'WATER' }], [{ a: 'x' }]],
  [
    'a position in an array',
    { 'a.1': 2, 'b.0.x': 1 },
    [{ a: [1, 2], b: [{ x: 1 }] }],
    [{ a: [2, 1], b: [{ x: 1 }] }],
  ],
  [
    'binary compares by content',
    { a: new Binary(Buffer.from('ab')) },
    [{ a: new Binary(Buffer.from('ab')) }],
    [{ a: new Binary(Buffer.from('ac')) }, { a: new Binary(Buffer.from('ab'), 4) }],
  ],
  ['NaN equals itself', { a: Number.NaN }, [{ a: Number.NaN }], [{ a: 0 }]],
  [
    "names of JavaScript's own are ordinary fields",
    { constructor: null, 'a.toString': { $exists: false } },
    [{ a: {} }],
    [{ a: { toString: 1 } }],
  ],
])('%s', (_, filter, yes, no) => {
  for (const doc of yes) expect([doc, has(filter, doc)]).toEqual([doc, true]);
  for (const doc of no) expect([doc, has(filter, doc)]).toEqual([doc, false]);
});

test.each<[Doc]>([
  [{ $or: [] }],
  [{ $and: {} }],
  [{ a: { $in: 5 } }],
  [{ a: { $mod: [0, 1] } }],
  [{ a: { $size: -1 } }],
  [{ a: { $type: 'thing' } }],
  [{ a: { $not: 5 } }],
  [{ a: { $elemMatch: 5 } }],
])('a filter that makes no sense is refused: %j', (filter) => {
  expect(() => compileFilter(filter)).toThrow(expect.objectContaining({ code: 2 }));
});
