import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
const enough = 2 ** 31;

/**
 * The folder for test databases: in memory if there is enough room (Linux; containers often have only 64 MB), so that
 * no test waits for a disk; otherwise the folder for temporary files.
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
