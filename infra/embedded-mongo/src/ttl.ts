import { decode } from './bson/values.ts';
import { boundsFor } from './planner/bounds.ts';
import type { Catalog } from './store/catalog.ts';
import type { Collection } from './store/collection.ts';
import type { IndexDefinition } from './store/index-definition.ts';
import { recordOf } from './store/keys.ts';
import { countRange, scan } from './store/store.ts';

/** Documents removed per transaction, so that writers are never kept waiting for a big sweep. */
const batch = 100;

/** Removes every document whose date is longer ago than its index allows. */
export async function removeExpired(catalog: Catalog, now = Date.now()): Promise<number> {
  let removed = 0;
  for (const collection of catalog.list()) {
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds === undefined || !index.ready) continue;
      for (let done = batch; done === batch; removed += done)
        done = await sweep(catalog, collection, index, now);
    }
  }
  return removed;
}

async function sweep(catalog: Catalog, collection: Collection, index: IndexDefinition, now: number) {
  const { store } = catalog;
  const limit = new Date(now - (index.expireAfterSeconds as number) * 1000);
  const path = index.fields[0]?.path as string;
  const [range] = boundsFor(index, [{ path, operator: '$lte', value: limit }]).intervals;
  // Nearly always there is nothing: a look costs microseconds, a transaction wakes LMDB's thread.
  if (!range || countRange(store.index, range.start, range.end, 1) === 0) return 0;
  return store.write(() => {
    if (collection.dropped) return 0;
    const records = new Set<number>();
    for (const { value } of scan(store.index, range.start, range.end)) {
      records.add(recordOf(value));
      if (records.size === batch) break;
    }
    for (const record of records) {
      const raw = collection.get(record);
      if (raw) collection.remove(record, decode(raw));
    }
    return records.size;
  });
}
