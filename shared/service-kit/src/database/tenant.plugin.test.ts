import { NoteModel } from '../testing/notes-service.ts';
import { testDatabase } from '../testing/test-app.ts';
import { randomId } from './ids.ts';

testDatabase();

type Filter = Record<string, unknown>;

const replacementFor = ({ tenantId }: Filter) => ({
  tenantId: (tenantId as { $eq?: string } | undefined)?.$eq ?? tenantId,
  text: 'x',
});

/** Every operation that takes a filter, as a function of the filter. */
const filtered: Record<string, (filter: Filter, options?: object) => PromiseLike<unknown>> = {
  find: (filter, options) => NoteModel.find(filter, null, options),
  findOne: (filter, options) => NoteModel.findOne(filter, null, options),
  findOneAndUpdate: (filter, options) => NoteModel.findOneAndUpdate(filter, { $set: { text: 'x' } }, options),
  findOneAndReplace: (filter, options) =>
    NoteModel.findOneAndReplace(filter, replacementFor(filter), options),
  findOneAndDelete: (filter, options) => NoteModel.findOneAndDelete(filter, options),
  updateOne: (filter, options) => NoteModel.updateOne(filter, { $set: { text: 'x' } }, options),
  updateMany: (filter, options) => NoteModel.updateMany(filter, { $set: { text: 'x' } }, options),
  replaceOne: (filter, options) => NoteModel.replaceOne(filter, replacementFor(filter), options),
  deleteOne: (filter, options) => NoteModel.deleteOne(filter, options),
  deleteMany: (filter, options) => NoteModel.deleteMany(filter, options),
  countDocuments: (filter, options) => NoteModel.countDocuments(filter, options),
  distinct: (filter, options) => NoteModel.distinct('text', filter, options),
  exists: (filter, options) => NoteModel.exists(filter).setOptions(options ?? {}),
  aggregate: (filter, options) => NoteModel.aggregate([{ $match: filter }], options),
};

const unnamed: [string, Filter][] = [
  ['nothing', {}],
  ['undefined', { tenantId: undefined }],
  ['null', { tenantId: null }],
  ['an empty text', { tenantId: '' }],
  ['an operator', { tenantId: { $ne: 'x' } }],
  ['$exists', { tenantId: { $exists: true } }],
  ['several', { tenantId: { $in: ['a', 'b'] } }],
  ['$eq with another operator', { tenantId: { $eq: 'a', $ne: 'b' } }],
  ['one branch of $or', { $or: [{ tenantId: 'a' }, { text: 'x' }] }],
];

describe.each(Object.keys(filtered))('%s', (name) => {
  const run = filtered[name] as (typeof filtered)[string];

  test.each(unnamed)('refuses a filter with %s as tenant', async (_what, filter) => {
    const note = await NoteModel.create({ _id: randomId(), tenantId: randomId(), text: 'kept' });
    // Wrapped in a promise: mongoose runs a query only when it is awaited.
    await expect((async () => await run(filter))()).rejects.toThrow('does not name its tenant');
    expect(await NoteModel.findOne({ _id: note._id, tenantId: note.tenantId }).lean()).toMatchObject({
      text: 'kept',
    });
  });

  test('affects only the named tenant', async () => {
    const mine = await NoteModel.create({ _id: randomId(), tenantId: randomId(), text: 'mine' });
    const other = await NoteModel.create({ _id: randomId(), tenantId: randomId(), text: 'other' });
    await run({ tenantId: mine.tenantId });
    await run({ tenantId: { $eq: mine.tenantId } });
    expect(await NoteModel.findOne({ _id: other._id, tenantId: other.tenantId }).lean()).toMatchObject({
      text: 'other',
    });
  });
});

test.each(['find', 'findOne', 'countDocuments', 'distinct', 'exists', 'aggregate', 'updateMany'])(
  '%s has a way out by name',
  async (name) => {
    await expect((async () => await filtered[name]?.({ text: randomId() }, { allTenants: true }))()).resolves
      .toBeDefined;
  },
);

test('findById, doc.deleteOne() and doc.updateOne() have no tenant and are refused', async () => {
  const note = await NoteModel.create({ _id: randomId(), tenantId: randomId(), text: 'x' });
  await expect((async () => await NoteModel.findById(note._id))()).rejects.toThrow(
    'does not name its tenant',
  );
  await expect((async () => await note.deleteOne())()).rejects.toThrow('does not name its tenant');
  await expect((async () => await note.updateOne({ $set: { text: 'y' } }))()).rejects.toThrow(
    'does not name its tenant',
  );
});

test('estimatedDocumentCount counts all tenants and is refused', async () => {
  await expect((async () => await NoteModel.estimatedDocumentCount())()).rejects.toThrow(
    'does not name its tenant',
  );
  await expect(NoteModel.estimatedDocumentCount({ allTenants: true } as object)).resolves.toEqual(
    expect.any(Number),
  );
});

test.each([
  ['is empty', []],
  ['starts with another stage', [{ $sort: { text: 1 } }, { $match: { tenantId: 'a' } }]],
])('a pipeline that %s is refused', async (_what, stages) => {
  const run = async () => await NoteModel.aggregate(stages as never[]);
  await expect(run()).rejects.toThrow('does not name its tenant');
});

test('a document without a tenant is not saved, however it is saved', async () => {
  const text = randomId();
  const bare = { _id: randomId(), text } as never;
  await expect(NoteModel.create(bare)).rejects.toThrow();
  await expect(
    (async () => await NoteModel.insertMany([{ _id: randomId(), tenantId: 'a', text }, bare]))(),
  ).rejects.toThrow('does not name its tenant');
  await expect(
    (async () => await NoteModel.insertMany([{ _id: randomId(), tenantId: '', text }]))(),
  ).rejects.toThrow();
  expect(await NoteModel.countDocuments({ text }, { allTenants: true })).toBe(0);
});

describe('bulkWrite', () => {
  const named = { tenantId: 'bulk' };
  test.each([
    ['updateOne', [{ updateOne: { filter: {}, update: { $set: { text: 'x' } } } }]],
    ['updateMany', [{ updateMany: { filter: { text: 'x' }, update: { $set: { text: 'y' } } } }]],
    ['deleteOne', [{ deleteOne: { filter: {} } }]],
    ['deleteMany', [{ deleteMany: { filter: { tenantId: { $ne: 'x' } } } }]],
    ['replaceOne', [{ replaceOne: { filter: {}, replacement: { ...named, text: 'x' } } }]],
    ['insertOne', [{ insertOne: { document: { text: 'x' } } }]],
    ['one bad among good', [{ deleteOne: { filter: named } }, { deleteOne: { filter: {} } }]],
  ])('%s without a tenant is refused', async (_name, operations) => {
    await expect((async () => await NoteModel.bulkWrite(operations as never[]))()).rejects.toThrow(
      'does not name its tenant',
    );
  });

  test('passes if each operation names its tenant', async () => {
    const _id = randomId();
    await NoteModel.bulkWrite([
      { insertOne: { document: { _id, ...named, text: 'x' } } },
      { updateOne: { filter: { _id, ...named }, update: { $set: { text: 'y' } } } },
    ]);
    expect(await NoteModel.findOne({ _id, ...named }).lean()).toMatchObject({ text: 'y' });
  });
});

test("a document's tenant cannot be changed", async () => {
  const note = await NoteModel.create({ _id: randomId(), tenantId: randomId(), text: 'x' });
  const { _id, tenantId } = note;
  await NoteModel.updateOne({ _id, tenantId }, { $set: { tenantId: 'theirs', text: 'y' } });
  expect(await NoteModel.findOne({ _id, tenantId }).lean()).toMatchObject({ text: 'y' });
  expect(await NoteModel.countDocuments({ _id, tenantId: 'theirs' })).toBe(0);
});

test('a replacement cannot move a document to another tenant', async () => {
  const { _id, tenantId } = await NoteModel.create({ _id: randomId(), tenantId: randomId(), text: 'x' });
  const stolen = { tenantId: 'theirs', text: 'y' };
  const moves = [
    async () => await NoteModel.replaceOne({ _id, tenantId }, stolen),
    async () => await NoteModel.findOneAndReplace({ _id, tenantId }, stolen),
  ];
  for (const move of moves) await expect(move()).rejects.toThrow('may not change the tenant');
});

test('unknown fields in a filter and operators in a value do not bypass it', async () => {
  const { tenantId } = await NoteModel.create({ _id: randomId(), tenantId: randomId(), text: 'x' });
  await expect((async () => await NoteModel.find({ tenantId, nosuch: 1 } as never))()).rejects.toThrow();
  await expect(
    (async () => await NoteModel.find({ tenantId, text: { $gt: '' } } as never))(),
  ).rejects.toThrow();
});
