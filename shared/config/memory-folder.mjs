import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
const enough = 2 ** 31;

/**
 * Where a test database may lie: in memory where the system offers room for it (Linux; containers often have 64 MB),
 * so that no test waits for a disk; otherwise among the temporary files.
 */
export function memoryFolder() {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > enough ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
