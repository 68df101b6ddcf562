import { useDatabase } from './testing/database.ts';

const test_ = useDatabase();

const named = (name: string) => ({
  code: 115,
  message: expect.stringMatching(
    new RegExp(`${name.replace(/[$()]/g, '\\$&')}.*is not supported by the embedded database`),
  ),
});

beforeAll(async () => {
  await test_.db.collection('things').insertMany([{ n: 1, list: [1] }, { n: 2 }]);
});

test.each<[string, Record<string, unknown>]>([
  ['$where', { $where: 'true' }],
  ['$text', { $text: { $search: 'a' } }],
  ['$near', { place: { $near: [0, 0] } }],
  ['$geoWithin', { place: { $geoWithin: {} } }],
  ['$jsonSchema', { $jsonSchema: {} }],
  ['$bitsAllSet', { n: { $bitsAllSet: 1 } }],
  ['$function', { $expr: { $function: { body: 'f', args: [], lang: 'js' } } }],
  ['$dateTrunc', { $expr: { $dateTrunc: { date: '$at', unit: 'day' } } }],
])('the query operator %s is refused by name', async (name, filter) => {
  await expect(test_.db.collection('things').find(filter).toArray()).rejects.toMatchObject(named(name));
  await expect(test_.db.collection('things').deleteMany(filter)).rejects.toMatchObject({ code: 115 });
  expect(await test_.db.collection('things').countDocuments()).toBe(2);
});

test.each<[string, Record<string, unknown>[]]>([
  ['$changeStream', [{ $changeStream: {} }]],
  ['$out', [{ $out: 'x' }]],
  ['$merge', [{ $merge: 'x' }]],
  ['$graphLookup', [{ $graphLookup: {} }]],
  ['$setWindowFields', [{ $setWindowFields: {} }]],
  ['$bucket', [{ $bucket: {} }]],
  ['$accumulator', [{ $group: { _id: null, n: { $accumulator: {} } } }]],
  [
    '$lookup with "pipeline"',
    [{ $lookup: { from: 'x', localField: 'n', foreignField: 'n', as: 'x', pipeline: [] } }],
  ],
  [
    '$dateToString with a timezone',
    [{ $project: { x: { $dateToString: { date: '$at', timezone: 'Africa/Nairobi' } } } }],
  ],
])('the pipeline operator %s is refused by name', async (name, pipeline) => {
  await expect(test_.db.collection('things').aggregate(pipeline).toArray()).rejects.toMatchObject(
    named(name),
  );
});

test('updates that we do not do right are refused and change nothing', async () => {
  const things = test_.db.collection('things');
  await expect(things.updateOne({ n: 1 }, { $unknown: { n: 9 } } as never)).rejects.toMatchObject(
    named('$unknown'),
  );
  expect(await things.countDocuments({ n: 1 })).toBe(1);
});

test.each<[string, Record<string, unknown>]>([
  ['capped', { capped: true, size: 1000 }],
  ['timeseries', { timeseries: { timeField: 'at' } }],
  ['viewOn', { viewOn: 'things', pipeline: [] }],
  ['validator', { validator: { n: 1 } }],
])('a collection with "%s" is refused', async (name, options) => {
  await expect(test_.db.createCollection('special', options)).rejects.toMatchObject(named(name));
});

test.each([['2dsphere'], ['text'], ['hashed']])('an index of type %s is refused', async (type) => {
  await expect(test_.db.collection('things').createIndex({ n: type as never })).rejects.toMatchObject(
    named(type),
  );
});

test('collations beyond case-insensitive ones are refused', async () => {
  const find = (collation: { locale: string; strength?: number; numericOrdering?: boolean }) =>
    test_.db.collection('things').find({}, { collation }).toArray();
  await expect(find({ locale: 'en' })).rejects.toMatchObject(named('collation'));
  await expect(find({ locale: 'en', strength: 2, numericOrdering: true })).rejects.toMatchObject(
    named('numericOrdering'),
  );
  await expect(find({ locale: 'simple' })).resolves.toHaveLength(2);
});

test('transactions and change streams are refused with a sentence', async () => {
  const session = test_.connection.getClient().startSession();
  session.startTransaction();
  const insert = test_.db.collection('things').insertOne({ n: 3 }, { session });
  await expect(insert).rejects.toMatchObject(named('startTransaction'));
  await session.endSession();
  const stream = test_.db.collection('things').watch();
  await expect(stream.next()).rejects.toMatchObject(named('$changeStream'));
  expect(await test_.db.collection('things').countDocuments({ n: 3 })).toBe(0);
});

test('an unknown command is refused by name', async () => {
  await expect(test_.db.command({ shardCollection: 'x' })).rejects.toMatchObject({
    code: 59,
    message: expect.stringContaining("no such command: 'shardCollection'"),
  });
});
