import fc from 'fast-check';
import { model, Schema } from 'mongoose';
import { testDatabase } from '../testing/test-app.ts';
import { randomId } from './ids.ts';
import { keepAllNewest, keepNewest } from './keep-newest.ts';
import { tenantId, tenantPlugin } from './tenant.plugin.ts';

testDatabase();

interface Known {
  _id: string;
  tenantId: string;
  title?: string;
  /** Has a default. */
  note?: string;
  revision: number;
  nameRevision?: number;
}

const known = new Schema<Known>(
  {
    _id: String,
    tenantId,
    title: String,
    note: { type: String, default: 'none' },
    revision: Number,
    nameRevision: Number,
  },
  { versionKey: false },
);
known.plugin(tenantPlugin);
const KnownModel = model<Known>('KeepNewestTest', known);

const newKey = () => ({ _id: randomId(), tenantId: randomId() });
const stored = ({ _id, tenantId }: Pick<Known, '_id' | 'tenantId'>) =>
  KnownModel.findOne({ _id, tenantId }, { note: 0 }).lean<Known>();

test('the newest snapshot wins, in any order, repeated or concurrent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([1, 2, 3, 1, 2, 3], { minLength: 6 }), async (order) => {
      const key = newKey();
      await Promise.all(
        order.map((revision) => keepNewest(KnownModel, key, { revision, title: `Number ${revision}` })),
      );
      expect(await stored(key)).toEqual({ ...key, revision: 3, title: 'Number 3' });
    }),
    { numRuns: 20 },
  );
});

test('a field that is undefined in the snapshot is removed, one that it lacks stays', async () => {
  const key = newKey();
  await keepNewest(KnownModel, key, { revision: 1, title: 'First', nameRevision: 7 });
  await keepNewest(KnownModel, key, { revision: 2, title: undefined });
  expect(await stored(key)).toEqual({ ...key, revision: 2, nameRevision: 7 });
});

test('a record without such a revision accepts the snapshot', async () => {
  const key = newKey();
  await keepNewest(KnownModel, key, { revision: 1, title: 'First' });
  await keepNewest(KnownModel, key, { nameRevision: 1, title: 'Named' }, { revisionField: 'nameRevision' });
  await keepNewest(KnownModel, key, { nameRevision: 0, title: 'Older' }, { revisionField: 'nameRevision' });
  expect(await stored(key)).toEqual({ ...key, revision: 1, nameRevision: 1, title: 'Named' });
});

test('a snapshot of the same revision adds a field that older events lacked, once', async () => {
  const key = newKey();
  const keep = (snapshot: Partial<Known>) => keepNewest(KnownModel, key, snapshot, { late: 'nameRevision' });
  await keep({ revision: 3, title: 'Third' });
  await keep({ revision: 2, title: 'Second', nameRevision: 6 });
  expect(await stored(key)).toEqual({ ...key, revision: 3, title: 'Third' });
  await keep({ revision: 3, title: 'Third', nameRevision: 7 });
  await keep({ revision: 3, title: 'Third', nameRevision: 8 });
  await keep({ revision: 3, title: 'Third' });
  expect(await stored(key)).toEqual({ ...key, revision: 3, title: 'Third', nameRevision: 7 });
});

test('of several, those that are not newer change nothing, and all others are kept', async () => {
  const [tenant, ids] = [randomId(), [randomId(), randomId(), randomId()] as const];
  const all = (revisions: readonly number[]) =>
    keepAllNewest(
      KnownModel,
      ids.map((_id, place) => ({
        key: { _id, tenantId: tenant },
        snapshot: { revision: revisions[place] ?? 0, title: `Number ${revisions[place]}` },
      })),
    );
  await all([1, 5, 1]);
  await all([2, 4, 2]);
  const titles = await Promise.all(ids.map(async (_id) => (await stored({ _id, tenantId: tenant }))?.title));
  expect(titles).toEqual(['Number 2', 'Number 5', 'Number 2']);
});

test('what is new or newer takes one statement, and gets its defaults, unless the snapshot says that there is none', async () => {
  const key = newKey();
  const written: number[] = [];
  const bulkWrite = KnownModel.collection.bulkWrite;
  const spy = jest.spyOn(KnownModel.collection, 'bulkWrite').mockImplementation(function (
    this: typeof KnownModel.collection,
    ...given
  ) {
    written.push(given[0].length);
    return bulkWrite.apply(this, given);
  });
  await keepNewest(KnownModel, key, { revision: 1 });
  await keepNewest(KnownModel, key, { revision: 2 });
  expect(written).toEqual([1, 1]);
  await keepNewest(KnownModel, key, { revision: 2 });
  expect(written).toEqual([1, 1, 1, 2]);
  spy.mockRestore();
  expect(await KnownModel.findOne(key).lean()).toMatchObject({ revision: 2, note: 'none' });
  const other = newKey();
  await keepNewest(KnownModel, other, { revision: 1, note: undefined });
  expect(await KnownModel.findOne(other).lean()).not.toHaveProperty('note');
});
