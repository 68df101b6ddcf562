import { existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../errors.ts';
import { checkDataFile, doubleFirstPage } from '../file/check-data-file.ts';
import { Damage } from '../file/page-file.ts';
import { Catalog } from '../store/catalog.ts';
import type { CheckedMap } from '../store/checked-map.ts';
import { Store, sealedFlag } from '../store/store.ts';
import { flush } from './restore.ts';

/** Entries that get their checksum in one transaction. */
const chunk = 1_000;

export interface Compacted {
  bytesBefore: number;
  bytesAfter: number;
  /** Entries of an earlier version that got a checksum. */
  sealed: number;
}

/**
 * Writes a folder's data file anew without its free pages, and gives each entry of an earlier version its checksum. The
 * old file stays until the new one was read and is in order. Nobody may have the folder open.
 */
export async function compactFolder(dataDir: string): Promise<Compacted> {
  const path = join(dataDir, 'data.mdb');
  if (!existsSync(path)) throw new StartupError(`${dataDir} has no data to compact.`);
  const bytesBefore = statSync(path).size;
  const draft = mkdtempSync(join(dataDir, 'compacting-'));
  try {
    await checkDataFile(path, { whole: true });
    const store = new Store(dataDir);
    let sealed = 0;
    try {
      // What was dropped is removed in the background, and a database that is closed leaves the rest for later.
      await new Catalog(store).purge();
      sealed = await sealAll(store);
      await store.flushed();
      await store.backup(draft, true);
    } finally {
      await store.close();
    }
    const compacted = join(draft, 'data.mdb');
    doubleFirstPage(compacted);
    await checkDataFile(compacted, { whole: true, mends: false });
    flush(compacted, 'r+');
    renameSync(compacted, path);
    flush(dataDir, 'r');
    return { bytesBefore, bytesAfter: statSync(path).size, sealed };
  } catch (error) {
    if (error instanceof Damage)
      throw new StartupError(`Nothing was compacted, because the data file is damaged: ${error.message}.`);
    throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function sealAll(store: Store): Promise<number> {
  if (store.catalog.get(sealedFlag)) return 0;
  let sealed = 0;
  for (const map of [store.data, store.index, store.catalog, store.sessions])
    sealed += await sealMap(store, map);
  await store.write(() => store.catalog.put(sealedFlag, Buffer.alloc(0)));
  return sealed;
}

async function sealMap(store: Store, map: CheckedMap): Promise<number> {
  let sealed = 0;
  let last: Buffer | undefined;
  for (;;) {
    const after: Buffer | undefined = last;
    const keys: Buffer[] = [
      ...map.getKeys({ ...(after ? { start: after, exclusiveStart: true } : {}), limit: chunk }),
    ];
    if (keys.length === 0) return sealed;
    const bare = keys.filter((key) => map.isUnsealed(key));
    if (bare.length > 0) {
      await store.write(() => {
        for (const key of bare) map.put(key, map.get(key) as Buffer);
      });
    }
    sealed += bare.length;
    last = keys.at(-1);
  }
}
