import { useDatabase } from '../testing/database.ts';

const test_ = useDatabase();
type Stages = Record<string, unknown>[];

const orders = [
  { _id: 1, who: 'ann', items: ['a', 'b'], total: 30, at: new Date('2025-01-31T10:00:00Z') },
  { _id: 2, who: 'bob', items: [], total: 10, at: new Date('2025-02-01T10:00:00Z') },
  { _id: 3, who: 'ann', items: ['b'], total: 5, nested: { x: [{ y: 1 }, { y: 2 }] } },
  { _id: 4, who: null, total: 'none' },
];

beforeAll(async () => {
  await test_.db.collection('orders').insertMany(structuredClone(orders) as never[]);
  await test_.db.collection('people').insertMany([
    { _id: 'ann' as never, name: 'Ann' },
    { _id: 'bob' as never, name: 'Bob' },
  ]);
});

const run = (stages: Stages) => test_.db.collection('orders').aggregate(stages).toArray();

test.each<[string, Stages, unknown[]]>([
  [
    '$group with sums, averages, lists and firsts',
    [
      { $sort: { _id: 1 } },
      {
        $group: {
          _id: '$who',
          n: { $sum: 1 },
          sum: { $sum: '$total' },
          avg: { $avg: '$total' },
          all: { $push: '$total' },
          first: { $first: '$_id' },
          last: { $last: '$_id' },
          max: { $max: '$at' },
        },
      },
      { $sort: { n: -1, _id: -1 } },
    ],
    [
      { _id: 'ann', n: 2, sum: 35, avg: 17.5, all: [30, 5], first: 1, last: 3, max: orders[0]?.at },
      { _id: 'bob', n: 1, sum: 10, avg: 10, all: [10], first: 2, last: 2, max: orders[1]?.at },
      { _id: null, n: 1, sum: 0, avg: null, all: ['none'], first: 4, last: 4, max: null },
    ],
  ],
  [
    '$group by a document',
    [
      { $match: { who: 'ann' } },
      { $group: { _id: { who: '$who', year: { $year: '$at' } }, n: { $sum: 1 } } },
      { $sort: { n: 1, '_id.year': 1 } },
    ],
    [
      { _id: { who: 'ann', year: null }, n: 1 },
      { _id: { who: 'ann', year: 2025 }, n: 1 },
    ],
  ],
  [
    '$group of everything',
    [{ $group: { _id: null, n: { $count: {} }, set: { $addToSet: '$who' } } }],
    [{ _id: null, n: 4, set: ['ann', 'bob', null] }],
  ],
  [
    '$unwind leaves out what is empty',
    [{ $unwind: '$items' }, { $project: { items: 1 } }],
    [
      { _id: 1, items: 'a' },
      { _id: 1, items: 'b' },
      { _id: 3, items: 'b' },
    ],
  ],
  [
    '$unwind can keep it and number it',
    [
      { $match: { _id: { $lte: 2 } } },
      { $unwind: { path: '$items', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
      { $project: { items: 1, i: 1 } },
    ],
    [
      { _id: 1, items: 'a', i: 0 },
      { _id: 1, items: 'b', i: 1 },
      { _id: 2, i: null },
    ],
  ],
  [
    '$project computes, includes and leaves out',
    [
      { $match: { _id: 1 } },
      {
        $project: {
          _id: 0,
          who: 1,
          double: { $multiply: ['$total', 2] },
          label: { $concat: ['<', '$who', '>'] },
        },
      },
    ],
    [{ who: 'ann', double: 60, label: '<ann>' }],
  ],
  [
    '$project keeps _id in front',
    [{ $match: { _id: 1 } }, { $project: { total: 1 } }],
    [{ _id: 1, total: 30 }],
  ],
  [
    '$addFields and $unset',
    [
      { $match: { _id: 3 } },
      { $addFields: { 'nested.n': { $size: '$nested.x' }, ys: '$nested.x.y' } },
      { $unset: ['items', 'who', 'nested.x'] },
    ],
    [{ _id: 3, total: 5, nested: { n: 2 }, ys: [1, 2] }],
  ],
  [
    '$facet',
    [
      {
        $facet: {
          total: [{ $count: 'n' }],
          none: [{ $match: { _id: 9 } }, { $count: 'n' }],
          top: [{ $sort: { _id: -1 } }, { $limit: 1 }, { $project: { _id: 1 } }],
        },
      },
    ],
    [{ total: [{ n: 4 }], none: [], top: [{ _id: 4 }] }],
  ],
  ['$count of nothing is nothing', [{ $match: { _id: 99 } }, { $count: 'n' }], []],
  [
    '$sortByCount',
    [{ $match: { who: { $ne: null } } }, { $sortByCount: '$who' }],
    [
      { _id: 'ann', count: 2 },
      { _id: 'bob', count: 1 },
    ],
  ],
  [
    '$skip before $limit, and a match after it',
    [
      { $sort: { _id: 1 } },
      { $skip: 1 },
      { $limit: 2 },
      { $match: { who: 'ann' } },
      { $project: { _id: 1 } },
    ],
    [{ _id: 3 }],
  ],
  [
    '$limit before $skip',
    [{ $sort: { _id: 1 } }, { $limit: 2 }, { $skip: 1 }, { $project: { _id: 1 } }],
    [{ _id: 2 }],
  ],
  [
    '$replaceRoot',
    [{ $match: { _id: 3 } }, { $replaceRoot: { newRoot: '$nested' } }],
    [{ x: [{ y: 1 }, { y: 2 }] }],
  ],
  [
    '$lookup by equality',
    [
      { $match: { _id: { $in: [1, 4] } } },
      { $lookup: { from: 'people', localField: 'who', foreignField: '_id', as: 'person' } },
      { $project: { person: 1 } },
    ],
    [
      { _id: 1, person: [{ _id: 'ann', name: 'Ann' }] },
      { _id: 4, person: [] },
    ],
  ],
  [
    'comparison in expressions goes by type',
    [
      { $sort: { _id: 1 } },
      {
        $project: {
          big: { $gt: ['$total', 9] },
          kind: { $type: '$total' },
          in: { $in: ['$who', ['ann', null]] },
        },
      },
    ],
    [
      { _id: 1, big: true, kind: 'int', in: true },
      { _id: 2, big: true, kind: 'int', in: false },
      { _id: 3, big: false, kind: 'int', in: true },
      { _id: 4, big: true, kind: 'string', in: true },
    ],
  ],
  [
    '$cond, $ifNull and $switch',
    [
      { $match: { _id: { $in: [2, 4] } } },
      {
        $project: {
          a: { $cond: [{ $eq: ['$who', 'bob'] }, 1, 0] },
          b: { $ifNull: ['$who', 'nobody'] },
          // biome-ignore lint/suspicious/noThenProperty: the name that $switch gives it
          c: { $switch: { branches: [{ case: { $eq: ['$_id', 4] }, then: 'four' }], default: 'other' } },
        },
      },
    ],
    [
      { _id: 2, a: 1, b: 'bob', c: 'other' },
      { _id: 4, a: 0, b: 'nobody', c: 'four' },
    ],
  ],
  [
    '$map, $filter and $reduce',
    [
      { $match: { _id: 3 } },
      {
        $project: {
          m: { $map: { input: '$nested.x', as: 'e', in: { $add: ['$$e.y', 1] } } },
          f: { $filter: { input: '$nested.x', as: 'e', cond: { $gt: ['$$e.y', 1] } } },
          r: { $reduce: { input: '$nested.x.y', initialValue: 0, in: { $add: ['$$value', '$$this'] } } },
          s: { $sum: '$nested.x.y' },
        },
      },
    ],
    [{ _id: 3, m: [2, 3], f: [{ y: 2 }], r: 3, s: 3 }],
  ],
  [
    'dates as text, in UTC',
    [
      { $match: { _id: 1 } },
      { $project: { day: { $dateToString: { date: '$at', format: '%Y-%m-%d' } }, month: { $month: '$at' } } },
    ],
    [{ _id: 1, day: '2025-01-31', month: 1 }],
  ],
  [
    '$expr in a match',
    [
      { $match: { $expr: { $and: [{ $isNumber: '$total' }, { $lt: ['$total', 20] }] } } },
      { $project: { _id: 1 } },
    ],
    [{ _id: 2 }, { _id: 3 }],
  ],
])('%s', async (_, stages, expected) => {
  expect(await run(stages)).toEqual(expected);
});

test('a pipeline begins with the indexes', async () => {
  await test_.db.collection('orders').createIndex({ who: 1, total: -1 });
  const stages = [
    { $match: { who: 'ann' } },
    { $sort: { total: -1 } },
    { $limit: 1 },
    { $project: { total: 1 } },
  ];
  const plan = await test_.db.collection('orders').aggregate(stages).explain('executionStats');
  expect(plan.executionStats).toMatchObject({ totalDocsExamined: 1, totalKeysExamined: 1 });
  expect(JSON.stringify(plan)).not.toContain('"SORT"');
});

test('a stage that fails to parse does nothing', async () => {
  await expect(run([{ $group: { n: { $sum: 1 } } }])).rejects.toMatchObject({ code: 15955 });
  await expect(run([{ $limit: 0 }])).rejects.toMatchObject({ code: 15958 });
  await expect(run([{ $match: {}, $sort: {} }])).rejects.toMatchObject({ code: 40323 });
});

test('$group reads only the fields it names, and everything where its words do not tell', async () => {
  const same = { kind: 'x', tags: ['a', 'b'], deep: { n: 1 }, more: 'unread' };
  const things = test_.collection();
  await things.insertMany([
    ...[1, 2, 3].map((_id) => ({ _id: _id as never, ...same, more: `unread ${_id}` })),
    { _id: 4 as never, kind: 'x', tags: ['b', 'a'], deep: { n: 2 } },
    { _id: 5 as never },
  ]);
  const grouped = (group: Record<string, unknown>) =>
    things.aggregate([{ $group: group }, { $sort: { _id: 1 } }]).toArray();
  expect(
    await grouped({ _id: { kind: '$kind', tags: '$tags' }, n: { $sum: 1 }, sum: { $sum: '$deep.n' } }),
  ).toEqual([
    { _id: {}, n: 1, sum: 0 },
    { _id: { kind: 'x', tags: ['a', 'b'] }, n: 3, sum: 3 },
    { _id: { kind: 'x', tags: ['b', 'a'] }, n: 1, sum: 2 },
  ]);
  expect(await grouped({ _id: null, ids: { $push: '$_id' } })).toEqual([{ _id: null, ids: [1, 2, 3, 4, 5] }]);
  expect(await grouped({ _id: 'all', n: { $sum: 1 } })).toEqual([{ _id: 'all', n: 5 }]);
  expect(await grouped({ _id: '$$ROOT.kind', n: { $sum: 1 } })).toEqual([
    { _id: null, n: 1 },
    { _id: 'x', n: 4 },
  ]);
  expect(await grouped({ _id: { $getField: 'kind' }, n: { $sum: 1 } })).toEqual([
    { _id: null, n: 1 },
    { _id: 'x', n: 4 },
  ]);
});
