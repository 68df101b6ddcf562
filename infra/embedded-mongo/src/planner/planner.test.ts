import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { encodeKey } from '../bson/key-encoding.ts';
import type { Doc } from '../bson/values.ts';
import { resultOf, unpaced } from '../pace.ts';
import {
  type Case,
  catalog,
  check,
  fill,
  newCollection,
  removeStore,
  stages,
  store,
} from '../testing/planner-check.ts';
import { makePlan } from './plan.ts';
import { query } from './run.ts';

afterAll(removeStore);

const scalar = fc.oneof(
  fc.integer({ min: -2, max: 3 }),
  fc.constantFrom('', 'a', 'ab', 'b', 'x'.repeat(2000), `${'x'.repeat(2000)}y`),
  fc.constantFrom(null, true, false, 1.5, Number.NaN, new Date(0), new Date(5)),
);
const field = fc.oneof(
  { weight: 5, arbitrary: scalar },
  fc.array(scalar, { maxLength: 3 }),
  fc.record({ x: scalar, y: scalar }, { requiredKeys: [], noNullPrototype: true }),
  fc.array(fc.record({ x: scalar, y: scalar }, { requiredKeys: [], noNullPrototype: true }), {
    maxLength: 2,
  }),
);
const documents = fc.array(
  fc.record({ a: field, b: scalar, c: scalar, d: field }, { requiredKeys: [], noNullPrototype: true }),
  { maxLength: 12 },
);

const paths = fc.constantFrom('a', 'b', 'c', 'd', 'a.x', 'a.y', 'd.x', 'd.0', '_id');
const direction = fc.constantFrom(1, -1);
const partial = fc.constantFrom<Doc | undefined>(
  undefined,
  undefined,
  { b: { $exists: true } },
  { b: { $gt: 0 } },
  { c: 'a' },
  { 'd.0': { $exists: true } },
  { b: { $in: [1, 2, 'a'] } },
);
const indexes = fc.array(
  fc
    .tuple(
      fc.uniqueArray(fc.tuple(paths, direction), { selector: ([path]) => path, minLength: 1, maxLength: 3 }),
      fc.boolean(),
      partial,
    )
    .map(([keys, sparse, partialFilterExpression]): Doc => {
      const options = partialFilterExpression ? { partialFilterExpression } : sparse ? { sparse } : {};
      return { key: Object.fromEntries(keys), ...options };
    }),
  { maxLength: 4 },
);

const condition = fc.oneof(
  scalar,
  fc.record({ $eq: scalar }),
  fc.record({ $in: fc.array(scalar, { maxLength: 4 }) }),
  fc
    .record(
      { $gt: scalar, $gte: scalar, $lt: scalar, $lte: scalar },
      { requiredKeys: [], noNullPrototype: true },
    )
    .filter((range) => Object.keys(range).length > 0),
  fc.constantFrom<Doc[]>({ $exists: true }, { $exists: false }, { $ne: 1 }, { $size: 1 }),
  fc.constantFrom('^a', '^ab?', '^a|b', '^b.', '^a(b)?', 'a', '^', '^ab').map(($regex) => ({ $regex })),
  fc.constantFrom<Doc[]>(
    { $nin: [1, null] },
    { $not: { $gt: 0 } },
    { $type: 'string' },
    { $elemMatch: { $gt: 0 } },
  ),
);
const simple = fc.dictionary(paths, condition, { maxKeys: 3, noNullPrototype: true });
const filters = fc.oneof(
  { weight: 3, arbitrary: simple },
  fc
    .tuple(simple, fc.array(simple, { minLength: 1, maxLength: 3 }))
    .map(([and, or]): Doc => ({ ...and, $or: or })),
  fc.tuple(simple, simple).map(([a, b]): Doc => ({ $and: [a, b] })),
  // A keyset page.
  fc
    .tuple(scalar, scalar, scalar)
    .map(([c, b, a]): Doc => ({ c, $or: [{ b: { $lt: b } }, { b, a: { $lt: a } }] })),
);
const sorts = fc
  .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'a.x', '_id'), direction), {
    selector: ([path]) => path,
    maxLength: 3,
  })
  .map((fields): Doc => Object.fromEntries(fields));

const cases: fc.Arbitrary<Case> = fc.record({
  docs: documents,
  specs: indexes,
  filter: filters,
  sort: sorts,
  skip: fc.nat(2),
  limit: fc.nat(4),
});

test('an index never changes an answer: same documents, same order, same count as a plain filter', async () => {
  await fc.assert(fc.asyncProperty(cases, check), { numRuns: propertyRuns(800, 2) });
  // The property is only worth something when every kind of plan was tried.
  for (const tried of Object.values(stages)) expect(tried).toBeGreaterThan(0);
});

test('indexes stay true to the documents through updates and removals', async () => {
  await fc.assert(
    fc.asyncProperty(documents, documents, indexes, fc.nat(), async (before, after, specs, seed) => {
      const example = { docs: before, specs, filter: {}, sort: {}, skip: 0, limit: 0 };
      const { collection, kept } = await fill(example);
      await store.write(() => {
        const found = [...query(store, collection, { filter: {}, sort: [] }).results];
        for (const [i, { record, doc }] of found.entries()) {
          const next = after[(i + seed) % Math.max(after.length, 1)];
          try {
            if (next && i % 3 > 0) collection.replace(record, doc, { _id: doc._id, ...next });
            else collection.remove(record, doc);
          } catch (error) {
            expect((error as { code: number }).code).toBeGreaterThan(0);
          }
        }
      });
      const left = [...query(store, collection, { filter: {}, sort: [] }).results].map(({ doc }) => doc);
      expect(await resultOf(collection.count(unpaced), unpaced)).toBe(left.length);
      expect(left.length).toBeLessThanOrEqual(kept.length);
      const fresh = await store.write(() => {
        const copy = newCollection();
        for (const doc of left) copy.insert(doc);
        return collection.indexes.map((index) => {
          if (index.name === '_id_') return [index, copy.indexes[0]] as const;
          const { id: _, ...spec } = { ...index, key: index.key };
          return [index, catalog.addIndex(copy, plainSpec(spec))] as const;
        });
      });
      for (const [kept, rebuilt] of fresh)
        expect(catalog.entries(kept)).toBe(catalog.entries(rebuilt as typeof kept));
    }),
    { numRuns: propertyRuns(150) },
  );
});

function plainSpec({
  key,
  name,
  sparse,
  partialFilter,
}: {
  key: Doc;
  name: string;
  sparse: boolean;
  partialFilter?: Doc | undefined;
}): Doc {
  return {
    key,
    name,
    ...(sparse ? { sparse } : {}),
    ...(partialFilter ? { partialFilterExpression: partialFilter } : {}),
  };
}

test('equal values have one key in an index, so a long text is found by all of it', () => {
  const a = encodeKey('x'.repeat(3000));
  expect(a.equals(encodeKey('x'.repeat(3000)))).toBe(true);
  expect(a.equals(encodeKey(`${'x'.repeat(2999)}y`))).toBe(false);
});

test.each([
  ['a', { a: 1 }, { b: 1 }],
  ['a', { b: 1 }, { a: 1 }],
])('of two indexes with thousands of entries, that with fewer is read: %s', async (expected, ...keys) => {
  const docs = Array.from({ length: 4_000 }, (_, n) => ({ a: n < 1_500 ? 1 : n, b: n < 3_000 ? 1 : n }));
  const specs = keys.map((key) => ({ key }));
  const { collection } = await fill({ docs, specs, filter: {}, sort: {}, skip: 0, limit: 0 });
  const plan = makePlan(store, collection, { filter: { a: 1, b: 1 }, sort: [] });
  expect(plan.stage === 'IXSCAN' && plan.index.fields.map(({ path }) => path)).toEqual([expected]);
});

test('a pattern that says how a text begins reads that part of an index, also of arrays', async () => {
  const docs = Array.from({ length: 100 }, (_, n) => ({ a: ['and', `no ${n}`, 'zone'] }));
  const { collection } = await fill({
    docs,
    specs: [{ key: { a: 1 } }],
    filter: {},
    sort: {},
    skip: 0,
    limit: 0,
  });
  const { results, counters } = query(store, collection, { filter: { a: { $regex: '^no 7' } }, sort: [] });
  expect([...results]).toHaveLength(11);
  expect(counters).toMatchObject({ keys: 11, docs: 11 });
});
