import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../errors.ts';
import { checkBackup } from './backup.ts';

/**
 * Puts a backup in the place of a folder's data file. Refuses to do so over data unless told to; even then what was there
 * is kept in a file beside. Returns the path of that file, if there was one. Nobody may have the folder open.
 */
export async function restoreBackup(
  backup: string,
  dataDir: string,
  { replace = false } = {},
): Promise<string | undefined> {
  const path = join(dataDir, 'data.mdb');
  const isThere = existsSync(path);
  if (isThere && !replace) {
    throw new StartupError(
      `${dataDir} has data already: add --replace to put the backup in its place. The file that is there now is kept beside it.`,
    );
  }
  await checkBackup(backup);
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.restoring`;
  copyFileSync(join(backup, 'data.mdb'), draft);
  flush(draft, 'r+');
  const kept = isThere ? `${path}.before-restore-${Date.now()}` : undefined;
  if (kept) renameSync(path, kept);
  renameSync(draft, path);
  flush(dataDir, 'r');
  return kept;
}

/** To the disk. A folder cannot be flushed on Windows, and need not be. */
export function flush(path: string, flags: 'r' | 'r+'): void {
  if (flags === 'r' && process.platform === 'win32') return;
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
