import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Doc } from '../bson/values.ts';
import { resultOf, unpaced } from '../pace.ts';
import { makePlan } from '../planner/plan.ts';
import { count, query } from '../planner/run.ts';
import { compileFilter } from '../query/matcher.ts';
import { compileSort, parseSort } from '../query/sort.ts';
import { Catalog } from '../store/catalog.ts';
import { Store } from '../store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'planner-'));
export const store = new Store(folder);
export const catalog = new Catalog(store);
let collections = 0;

/** A collection that no other case uses. Inside a write transaction. */
export const newCollection = () => catalog.obtain('test', `c${collections++}`);

export async function removeStore() {
  await store.close();
  rmSync(folder, { recursive: true });
}

/** Documents, indexes and a question, to be answered the same with the indexes as without. */
export interface Case {
  docs: Doc[];
  specs: Doc[];
  filter: Doc;
  sort: Doc;
  skip: number;
  limit: number;
}

/** Fills a new collection; an index that this data cannot have (parallel arrays) is left out. */
export async function fill({ docs, specs }: Case) {
  return store.write(() => {
    const collection = newCollection();
    const half = Math.floor(docs.length / 2);
    const stored = docs.map((doc, i): Doc => ({ _id: i, ...doc }));
    for (const doc of stored.slice(0, half)) collection.insert(doc);
    for (const [i, spec] of specs.entries()) {
      try {
        catalog.addIndex(collection, { ...spec, name: `i${i}` }).ready = true;
      } catch (error) {
        expect([171, 16746, 67]).toContain((error as { code: number }).code);
      }
    }
    const kept = stored.slice(0, half);
    for (const doc of stored.slice(half)) {
      try {
        collection.insert(doc);
        kept.push(doc);
      } catch (error) {
        expect((error as { code: number }).code).toBeGreaterThan(0);
      }
    }
    return { collection, kept };
  });
}

/** How often each kind of plan was tried. */
export const stages = { COLLSCAN: 0, IXSCAN: 0, OR: 0, exact: 0, sorted: 0 };

/** Compares what the planner answers with a plain filter over all documents. */
export async function check(example: Case) {
  const { filter, skip, limit } = example;
  const { collection, kept } = await fill(example);
  const sort = parseSort(example.sort);
  const matches = compileFilter(filter);
  const order = compileSort(sort);
  const wanted = kept.filter((doc) => matches(doc));
  const request = { filter, sort };
  const plan = makePlan(store, collection, request);
  stages[plan.stage]++;
  if (plan.exact && plan.stage === 'IXSCAN') stages.exact++;
  if (plan.sorted && sort.length > 0) stages.sorted++;

  const all = [...query(store, collection, request).results].map(({ doc }) => doc);
  const ids = (docs: Doc[]) => docs.map(({ _id }) => Number(_id)).sort((a, b) => a - b);
  expect(ids(all)).toEqual(ids(wanted));
  for (let i = 1; i < all.length; i++) expect(order(all[i - 1] as Doc, all[i] as Doc)).toBeLessThanOrEqual(0);
  expect(await resultOf(count(store, collection, request, unpaced), unpaced)).toBe(wanted.length);

  const page = [...query(store, collection, { ...request, skip, limit: limit || undefined }).results];
  const expected = [...wanted].sort(order).slice(skip, limit ? skip + limit : undefined);
  expect(page).toHaveLength(expected.length);
  page.forEach(({ doc }, i) => {
    expect(matches(doc)).toBe(true);
    if (sort.length > 0) expect(order(doc, expected[i] as Doc)).toBe(0);
  });
}
