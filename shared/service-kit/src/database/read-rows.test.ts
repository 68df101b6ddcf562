import mongoose from 'mongoose';
import { expectNoCollectionScan } from '../testing/collection-scans.ts';
import { NoteModel } from '../testing/notes-service.ts';
import { testDatabase } from '../testing/test-app.ts';
import { randomId } from './ids.ts';
import { type RowsFilter, readRows } from './read-rows.ts';

testDatabase();

beforeAll(() => NoteModel.createIndexes());

interface Row {
  _id: string;
  text: string;
  createdAt: Date;
}

async function givenNotes(texts: readonly string[]): Promise<string> {
  const tenantId = randomId();
  for (const text of texts) await NoteModel.create({ _id: `${tenantId}-${text}`, tenantId, text });
  return tenantId;
}

const read = (filter: RowsFilter, limit = 10) =>
  readRows<Row>(NoteModel, filter, {
    projection: { text: 1, createdAt: 1 },
    sort: { text: 1 },
    hint: { tenantId: 1, text: 1 },
    limit,
  });

test('reads rows of one organization in order, as a query does', async () => {
  const tenantId = await givenNotes(['c', 'a', 'b']);
  await givenNotes(['a']);
  const expected = await NoteModel.find({ tenantId }, { text: 1, createdAt: 1 }).sort({ text: 1 }).lean();
  expect((await read({ tenantId })).decode()).toEqual(expected);
  expect((await read({ tenantId }, 2)).decode().map(({ text }) => text)).toEqual(['a', 'b']);
  expect((await read({ tenantId, text: { $in: ['b', 'x'] } })).decode()).toEqual([expected[1]]);
  expect((await read({ tenantId: randomId() })).decode()).toEqual([]);
  await expectNoCollectionScan(() => read({ tenantId }));
});

test('the bytes are the same while the rows are, and others after any change of what is read', async () => {
  const tenantId = await givenNotes(['a', 'b']);
  const before = Buffer.from((await read({ tenantId })).bytes);
  await givenNotes(['c']);
  expect(before.equals((await read({ tenantId })).bytes)).toBe(true);
  await NoteModel.updateOne({ tenantId, text: 'b' }, { $set: { text: 'c' } });
  expect(before.equals((await read({ tenantId })).bytes)).toBe(false);
});

test.each([
  ['nothing', {}],
  ['undefined', { tenantId: undefined }],
  ['null', { tenantId: null }],
  ['an empty text', { tenantId: '' }],
  ['an operator', { tenantId: { $ne: 'x' } }],
  ['one branch of $or', { $or: [{ tenantId: 'a' }, { text: 'x' }] }],
])('refuses a filter with %s as tenant (SEC-01)', async (_what, filter) => {
  await expect(read(filter as unknown as RowsFilter)).rejects.toThrow(
    'Note.readRows() does not name its tenant',
  );
});

test('tries once more over a broken connection, and no more than once', async () => {
  const tenantId = await givenNotes(['a']);
  const { db } = mongoose.connection;
  const broken = () => Promise.reject(new mongoose.mongo.MongoNetworkError('connection closed'));
  const command = jest.spyOn(db as NonNullable<typeof db>, 'command');
  try {
    command.mockImplementationOnce(broken);
    expect((await read({ tenantId })).decode()).toHaveLength(1);
    command.mockClear().mockImplementationOnce(broken).mockImplementationOnce(broken);
    await expect(read({ tenantId })).rejects.toThrow('connection closed');
    expect(command).toHaveBeenCalledTimes(2);
  } finally {
    command.mockRestore();
  }
});

test('an answer of the database that is an error stays one', async () => {
  const tenantId = await givenNotes(['a']);
  const unknownIndex = readRows<Row>(NoteModel, { tenantId }, { hint: { no: 1 }, limit: 1 });
  await expect(unknownIndex).rejects.toThrow(mongoose.mongo.MongoServerError);
});
