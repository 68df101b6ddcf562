import { statfsSync } from 'node:fs';

/** LMDB writes what fits of a page and then reports an I/O error: what is left of the disk tells why. */
const almostNothing = 1024 * 1024;

/** Why the database stops when it cannot write, and what to do: one sentence. */
export function diskFailure(error: Error, dataDir: string): string {
  const stays = 'Everything that was acknowledged is stored.';
  if (isFull(error, dataDir)) {
    return `The disk of the data folder ${dataDir} is full, so the database stops: make room there and start again. ${stays}`;
  }
  if (/MAP_FULL|mapsize limit/i.test(error.message)) {
    return `The data file in ${dataDir} is as large as this machine can address, so the database stops: run "npm run database -- compact", or move to a MongoDB server with MONGODB_URI. ${stays}`;
  }
  return `The database could not write to ${dataDir} (${error.message}), so it stops: check that disk, then start again. ${stays}`;
}

export function isFull(error: unknown, dataDir: string): boolean {
  const { code, message = '' } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT' || /no space left|quota exceeded/i.test(message)) return true;
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize < almostNothing;
  } catch {
    return false;
  }
}
