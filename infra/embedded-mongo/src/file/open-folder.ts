import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { damageAdvice, StartupError } from '../errors.ts';
import { isFull } from '../store/disk-failure.ts';
import { Store } from '../store/store.ts';
import { checkDataFile } from './check-data-file.ts';
import { Damage } from './page-file.ts';
import { runningOwner } from './running.ts';

const inThisProcess = new Set<string>();

export interface OpenFolder {
  store: Store;
  /** What was mended, as a sentence; undefined usually. */
  note: string | undefined;
  /** Lets this process open the folder again; after the store is closed. */
  release(): void;
}

/** Checks the folder's data file and opens it. Fails with one plain sentence when it cannot be used. */
export async function openFolder(dataDir: string): Promise<OpenFolder> {
  if (inThisProcess.has(dataDir)) throw inUse(dataDir, process.pid);
  inThisProcess.add(dataDir);
  const release = () => void inThisProcess.delete(dataDir);
  try {
    const owner = await runningOwner(dataDir);
    if (owner !== undefined) throw inUse(dataDir, owner.pid);
    const note = await check(dataDir);
    const store = open(dataDir);
    const [other] = store.otherOwners();
    if (other === undefined) return { store, note, release };
    await store.close();
    throw inUse(dataDir, other);
  } catch (error) {
    release();
    throw error;
  }
}

async function check(dataDir: string): Promise<string | undefined> {
  const path = join(dataDir, 'data.mdb');
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const { note } = await checkDataFile(path);
    return note && `The data file ${path} was damaged. ${note}`;
  } catch (error) {
    if (error instanceof Damage)
      throw new StartupError(`The data file ${path} is damaged: ${error.message}. ${damageAdvice}.`);
    throw cannotUse(dataDir, error);
  }
}

function open(dataDir: string): Store {
  try {
    return new Store(dataDir);
  } catch (error) {
    throw cannotUse(dataDir, error);
  }
}

function cannotUse(dataDir: string, error: unknown): StartupError {
  const { code, message } = error as NodeJS.ErrnoException;
  if (existsSync(dataDir) && isFull(error, dataDir)) {
    return new StartupError(
      `The disk of the data folder ${dataDir} is full: make room there, or choose another DATA_DIR.`,
    );
  }
  return new StartupError(
    `The data folder ${dataDir} cannot be written to (${code ?? message}): check its owner and permissions, or choose another DATA_DIR.`,
  );
}

/** Not mkdir's own `recursive`: it never returns where the system answers ENOENT for a folder it will not make. */
function makeFolder(path: string) {
  if (existsSync(path)) return;
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  mkdirSync(path);
}

const inUse = (dataDir: string, pid: number) =>
  new StartupError(
    `The data folder ${dataDir} is in use by process ${pid}: stop that process, or choose another DATA_DIR.`,
  );
