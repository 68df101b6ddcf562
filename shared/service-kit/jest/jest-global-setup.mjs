import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryFolder } from '@harambee/config/memory-folder.mjs';
import { onTestsEnd } from './jest-global-teardown.mjs';

/**
 * One database for the whole run: the one at MONGODB_URI, or an embedded one that is deleted with its folder. Only
 * packages that want it get its address (`jest-database-env.mjs`); others start products with their own databases.
 */
async function startDatabase() {
  const dataDir = await mkdtemp(join(tmpdir(), 'harambee-test-'));
  process.env.TEST_DATA_DIR = dataDir;
  onTestsEnd(() => rm(dataDir, { recursive: true, force: true }));
  if (process.env.MONGODB_URI) {
    process.env.TEST_MONGODB_URI = process.env.MONGODB_URI;
    return;
  }
  const { startEmbeddedMongo } = await import('@harambee/embedded-mongo').catch((cause) => {
    throw new Error('The embedded database is not built: run `npx tsc -b` in this folder once.', { cause });
  });
  const databaseDir = await mkdtemp(join(memoryFolder(), 'harambee-test-'));
  onTestsEnd(() => rm(databaseDir, { recursive: true, force: true }));
  const database = await startEmbeddedMongo({ dataDir: databaseDir, port: 0 });
  process.env.TEST_MONGODB_URI = database.uri;
  onTestsEnd(() => database.close());
}

export { startDatabase as default };
