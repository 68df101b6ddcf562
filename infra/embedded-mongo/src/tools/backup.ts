import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../errors.ts';
import { checkDataFile } from '../file/check-data-file.ts';
import { Damage } from '../file/page-file.ts';
import { Store } from '../store/store.ts';

/** `backup.json` beside the copied data file: what tells a whole backup from a broken one. */
export interface BackupNote {
  format: 1;
  madeAt: string;
  bytes: number;
  sha256: string;
}

/**
 * Makes a backup in a folder that is not there yet, or is empty. `copyTo` writes the data file into the folder it is
 * given. The folder gets its name when everything in it was read again and is in order.
 */
export async function makeBackup(
  target: string,
  copyTo: (folder: string) => Promise<unknown>,
): Promise<BackupNote> {
  if (existsSync(target) && (!statSync(target).isDirectory() || readdirSync(target).length > 0))
    throw new StartupError(`${target} is there already: give the name of a new folder for the backup.`);
  const draft = `${target}.unfinished-${process.pid}`;
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  try {
    await copyTo(draft);
    const note = await describe(join(draft, 'data.mdb'));
    writeFileSync(join(draft, 'backup.json'), `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
    if (existsSync(target)) rmdirSync(target);
    renameSync(draft, target);
    return note;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (error instanceof Damage)
      throw new StartupError(`No backup was made, because the data file is damaged: ${error.message}.`);
    throw error;
  }
}

/** The copy of a folder that nobody has open. */
export async function copyClosed(dataDir: string, folder: string): Promise<void> {
  await checkDataFile(join(dataDir, 'data.mdb'), { whole: true });
  const store = new Store(dataDir);
  try {
    await store.backup(folder, false);
  } finally {
    await store.close();
  }
}

/** Reads a backup and throws a sentence when it is not whole. A bare copy of a data file will do, too. */
export async function checkBackup(folder: string): Promise<void> {
  const path = join(folder, 'data.mdb');
  if (!existsSync(path)) throw new StartupError(`${folder} is no backup: it has no data.mdb.`);
  const noted = join(folder, 'backup.json');
  try {
    if (existsSync(noted)) {
      const { sha256 } = JSON.parse(readFileSync(noted, 'utf8')) as BackupNote;
      if ((await digest(path)) !== sha256) throw new Damage('it is not the file that the backup made');
    }
    await checkDataFile(path, { whole: true, mends: false });
  } catch (error) {
    if (!(error instanceof Damage)) throw error;
    throw new StartupError(`The backup ${folder} is damaged: ${error.message}. Take another one.`);
  }
}

async function describe(path: string): Promise<BackupNote> {
  await checkDataFile(path, { whole: true, mends: false });
  return {
    format: 1,
    madeAt: new Date().toISOString(),
    bytes: statSync(path).size,
    sha256: await digest(path),
  };
}

async function digest(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
