import { join } from 'node:path';
import { decode } from '../bson/values.ts';
import { checkDataFile } from '../file/check-data-file.ts';
import { Damage } from '../file/page-file.ts';
import { Catalog } from '../store/catalog.ts';
import { type Collection, entryKey } from '../store/collection.ts';
import { keysOf } from '../store/index-keys.ts';
import { idPrefix, recordOf, successor } from '../store/keys.ts';
import { countRange, Store } from '../store/store.ts';

export interface Report {
  /** What is wrong, a sentence each; empty for a file that is in order. */
  problems: string[];
  collections: number;
  documents: number;
  indexEntries: number;
  /** Entries that an earlier version wrote, without a checksum. */
  unsealed: number;
}

/** Problems beyond this number are counted, not listed. */
const listed = 20;

/** Reads everything of a folder that nobody has open: pages, checksums, documents, and indexes both ways. */
export async function verifyFolder(dataDir: string): Promise<Report> {
  const report: Report = { problems: [], collections: 0, documents: 0, indexEntries: 0, unsealed: 0 };
  try {
    const { unsealed } = await checkDataFile(join(dataDir, 'data.mdb'), { whole: true, mends: false });
    report.unsealed = unsealed;
  } catch (error) {
    if (!(error instanceof Damage)) throw error;
    return { ...report, problems: [`The data file is damaged: ${error.message}.`] };
  }
  const store = new Store(dataDir);
  try {
    verifyStore(store, report);
  } finally {
    await store.close();
  }
  if (report.problems.length > listed) {
    const more = report.problems.length - listed;
    report.problems = [...report.problems.slice(0, listed), `There are ${more} more problems.`];
  }
  return report;
}

function verifyStore(store: Store, report: Report): void {
  const catalog = new Catalog(store);
  for (const collection of catalog.list()) {
    report.collections++;
    verifyCollection(store, catalog, collection, report);
  }
  for (const { key, value } of store.sessions.getRange({})) {
    tryDecode(value, `The record of session ${key.toString('hex')}`, report);
  }
  const left = leftovers(store);
  const unknown = {
    documents: store.data.getKeysCount({}) - report.documents - left.documents,
    entries: store.index.getKeysCount({}) - report.indexEntries - left.entries,
  };
  if (unknown.documents !== 0)
    report.problems.push(`${unknown.documents} documents belong to no collection.`);
  if (unknown.entries !== 0) report.problems.push(`${unknown.entries} index entries belong to no index.`);
}

function verifyCollection(store: Store, catalog: Catalog, collection: Collection, report: Report): void {
  const { namespace } = collection;
  const expected = new Map(collection.indexes.map((index) => [index, 0]));
  for (const { record, raw } of collection.all()) {
    report.documents++;
    const doc = tryDecode(raw, `Document ${record} of ${namespace}`, report);
    if (!doc) continue;
    for (const index of collection.indexes) {
      const { keys } = keysOf(index, doc);
      expected.set(index, (expected.get(index) as number) + keys.length);
      for (const key of keys) {
        const found = store.index.get(entryKey(index, key, record));
        if (!found || recordOf(found) !== record)
          report.problems.push(`Document ${record} of ${namespace} is not in its index ${index.name}.`);
      }
    }
  }
  for (const [index, count] of expected) {
    const entries = catalog.entries(index);
    report.indexEntries += entries;
    if (entries !== count) {
      report.problems.push(
        `The index ${index.name} of ${namespace} has ${entries} entries, and its documents ask for ${count}.`,
      );
    }
  }
}

function tryDecode(raw: Buffer, what: string, report: Report) {
  try {
    return decode(raw);
  } catch (error) {
    report.problems.push(`${what} cannot be read: ${(error as Error).message}.`);
    return undefined;
  }
}

/** What dropped collections and indexes have left behind, to be removed bit by bit. */
function leftovers(store: Store): { documents: number; entries: number } {
  const left = { documents: 0, entries: 0 };
  for (const marker of store.catalog.getKeys({ start: Buffer.from('p\0'), end: Buffer.from('p\x01') })) {
    const [, kind, id] = marker.toString().split('\0');
    const start = idPrefix(Number(id));
    if (kind === 'data') left.documents += countRange(store.data, start, successor(start));
    else left.entries += countRange(store.index, start, successor(start));
  }
  return left;
}
