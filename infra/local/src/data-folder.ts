import { createHash } from 'node:crypto';
import { mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartProblem } from './start-problem.ts';

/** The paths inside the data folder. */
export interface DataFolder {
  root: string;
  database: string;
  logs: string;
  remotes: string;
  /** Releases the folder for another start. */
  release(): Promise<void>;
}

/** Creates the data folder, checks that it is writable, and locks it for this process. */
export async function takeDataFolder(path: string): Promise<DataFolder> {
  const places = {
    database: join(path, 'database'),
    logs: join(path, 'logs'),
    remotes: join(path, 'remotes'),
  };
  try {
    for (const place of [path, ...Object.values(places)]) await mkdir(place, { recursive: true });
    const probe = join(path, `.write-probe-${process.pid}`);
    await writeFile(probe, 'may this account write here?');
    await rm(probe);
  } catch (error) {
    throw cannotWrite(path, error);
  }
  const lock = await takeLock(await lockAddress(path), path);
  return {
    root: path,
    ...places,
    release: () => new Promise((resolve) => lock.close(() => resolve())),
  };
}

function cannotWrite(path: string, error: unknown): StartProblem {
  const full = (error as NodeJS.ErrnoException).code === 'ENOSPC';
  return new StartProblem(
    full
      ? `The disk of the data folder ${path} is full: make room there, or choose another folder with DATA_DIR.`
      : `The data folder ${path} cannot be written: give this account the right to write there, or choose another folder with DATA_DIR.`,
  );
}

/**
 * A socket is the lock: the system releases it even after kill -9, unlike a lock file. Socket addresses are
 * short (about 100 characters), so the lock of a deep folder is in the system's temporary folder.
 */
async function lockAddress(path: string): Promise<string> {
  const name = createHash('sha256')
    .update(await realpath(path))
    .digest('hex')
    .slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\harambee-${name}`;
  const inside = join(await realpath(path), 'in-use.sock');
  return Buffer.byteLength(inside) < 100 ? inside : join(tmpdir(), `harambee-${name}.sock`);
}

async function takeLock(address: string, path: string): Promise<Server> {
  const first = await listen(address);
  if (typeof first !== 'string') return first;
  if (first === 'EADDRINUSE' && !(await isAnswered(address))) {
    await rm(address, { force: true });
    const second = await listen(address);
    if (typeof second !== 'string') return second;
  }
  if (first !== 'EADDRINUSE') throw cannotWrite(path, { code: first });
  throw new StartProblem(
    `The data folder ${path} is in use by another Harambee: stop that one, or choose another folder with DATA_DIR.`,
  );
}

function listen(address: string): Promise<Server | string> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    server.listen(address, () => resolve(server.unref()));
  });
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
