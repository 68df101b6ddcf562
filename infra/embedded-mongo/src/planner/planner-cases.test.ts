import { type Case, check, removeStore } from '../testing/planner-check.ts';

afterAll(removeStore);

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);
const long = 'x'.repeat(2000);
const tricky: [string, Partial<Case>][] = [
  [
    'two fields of one array match by different elements',
    {
      docs: [
        {
          a: [
            { x: 1, y: 9 },
            { x: 9, y: 2 },
          ],
        },
      ],
      specs: [{ key: { 'a.x': 1, 'a.y': 1 } }],
      filter: { 'a.x': 1, 'a.y': 2 },
    },
  ],
  [
    'one element meets the lower side, another the upper one',
    { docs: [{ a: [-5, 9] }, { a: [9] }], specs: [{ key: { a: 1 } }], filter: { a: { $gt: 0, $lt: 5 } } },
  ],
  [
    'an array with two entries sorts by its smallest or largest and comes once',
    { docs: [{ a: [1, 9] }, { a: 5 }, { a: [] }], specs: [{ key: { a: 1 } }], sort: { a: -1 } },
  ],
  [
    'a bound does not change what an array sorts by',
    {
      docs: [{ a: [1, 9] }, { a: 3 }],
      specs: [{ key: { a: 1 } }],
      filter: { a: { $lt: 5 } },
      sort: { a: -1 },
    },
  ],
  [
    'long texts that share their beginning keep their order',
    {
      docs: [{ b: `${long}c` }, { b: `${long}a` }, { b: `${long}b` }],
      specs: [{ key: { b: 1 } }],
      filter: { b: { $gte: 'a' } },
      sort: { b: 1 },
    },
  ],
  [
    'a long text is one value',
    { docs: [{ b: `${long}c` }, { b: `${long}a` }], specs: [{ key: { b: 1 } }], filter: { b: `${long}a` } },
  ],
  [
    'a long text as a bound',
    {
      docs: [{ b: `${long}c` }, { b: `${long}a` }],
      specs: [{ key: { b: -1 } }],
      filter: { b: { $gt: `${long}b` } },
    },
  ],
  [
    'a range after a long text',
    {
      docs: [
        { c: long, b: 1 },
        { c: long, b: 3 },
      ],
      specs: [{ key: { c: 1, b: -1 } }],
      filter: { c: long, b: { $gt: 2 } },
    },
  ],
  [
    'NaN is not below any number',
    { docs: [{ b: Number.NaN }, { b: 1 }], specs: [{ key: { b: 1 } }], filter: { b: { $lt: 3 } } },
  ],
  [
    'nor in a descending index',
    { docs: [{ b: Number.NaN }, { b: 1 }], specs: [{ key: { b: -1 } }], filter: { b: { $lte: 3 } } },
  ],
  [
    'null is also missing',
    { docs: [{}, { b: null }, { b: 1 }], specs: [{ key: { b: 1 } }], filter: { b: null } },
  ],
  [
    'null by position is also a field that an element lacks',
    {
      docs: [{ d: [{}] }, { d: [1] }, {}],
      specs: [{ key: { 'd.0': 1, a: 1 } }],
      filter: { 'd.0': { $in: [null] } },
    },
  ],
  [
    'missing is not in a sparse index',
    {
      docs: [{}, { b: null }, { b: 1 }],
      specs: [{ key: { b: 1 }, sparse: true }],
      filter: { b: { $in: [null, 1] } },
      sort: { b: 1 },
    },
  ],
  [
    'a partial index only serves filters inside its own',
    {
      docs: [
        { b: 1, c: 1 },
        { b: 5, c: 1 },
      ],
      specs: [{ key: { c: 1 }, partialFilterExpression: { b: { $gt: 3 } } }],
      filter: { c: 1, b: { $gt: 0 } },
    },
  ],
  [
    'the values of $in are merged into the order of the sort',
    {
      docs: [
        { b: 1, c: 2 },
        { b: 2, c: 1 },
        { b: 1, c: 3 },
        { b: 3, c: 0 },
      ],
      specs: [{ key: { b: 1, c: 1 } }],
      filter: { b: { $in: [1, 2] } },
      sort: { c: -1 },
      limit: 2,
    },
  ],
  [
    'a keyset page over two fields',
    {
      docs: [
        { c: 'a', b: 3 },
        { c: 'a', b: 2 },
        { c: 'a', b: 2 },
        { c: 'a', b: 1 },
        { c: 'b', b: 0 },
      ],
      specs: [{ key: { c: 1, b: -1, _id: -1 } }],
      filter: { c: 'a', $or: [{ b: { $lt: 2 } }, { b: 2, _id: { $lt: 2 } }] },
      sort: { b: -1, _id: -1 },
      limit: 3,
    },
  ],
  [
    'two equalities on one field',
    { docs: [{ b: 1 }, { b: 2 }], specs: [{ key: { b: 1 } }], filter: { $and: [{ b: 1 }, { b: 2 }] } },
  ],
  [
    'both clauses of an $or find a document once',
    {
      docs: [{ b: 1, c: 1 }],
      specs: [{ key: { b: 1 } }, { key: { c: 1 } }],
      filter: { $or: [{ b: 1 }, { c: 1 }] },
    },
  ],
  [
    'more combinations of values than an index is asked for',
    {
      docs: [
        { b: 1, c: 150 },
        { b: 1, c: 500 },
      ],
      specs: [{ key: { b: 1, c: 1 } }],
      filter: { b: { $in: upTo(200) }, c: { $in: upTo(200) } },
    },
  ],
];

const blank: Case = { docs: [], specs: [], filter: {}, sort: {}, skip: 0, limit: 0 };

test.each(tricky)('%s', async (_, example) => {
  await check({ ...blank, ...example });
});
