import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../errors.ts';

/** The one user there is. */
export const userName = 'harambee';

const keyBytes = 32;
const keyPattern = /^[\w-]{43}$/;
const ownerOnly = 0o600;
/** The data itself lies beside the key. */
const folderOfOwner = 0o700;

/**
 * The key of a data folder, made when there is none: whoever can read the folder may use the database, and nobody else
 * on the machine. Several processes may ask at the same time; all get the same key.
 */
export function accessKey(dataDir: string): string {
  const path = join(dataDir, 'access-key');
  const key = readKey(path) ?? makeKey(path);
  if (!keyPattern.test(key)) {
    throw new StartupError(
      `The access key ${path} is damaged: stop the product, delete this file, and start again. A new key is made.`,
    );
  }
  if (process.platform !== 'win32') {
    if (statSync(path).mode & 0o077) chmodSync(path, ownerOnly);
    if (statSync(dataDir).mode & 0o077) chmodSync(dataDir, folderOfOwner);
  }
  return key;
}

/**
 * The address of a database on this folder, with user and key: never to be logged. A name of a database can follow. It
 * can be asked for before the database starts: folder and key are made then.
 */
export function databaseUri(dataDir: string, port: number): string {
  mkdirSync(dataDir, { recursive: true });
  return `mongodb://${userName}:${accessKey(dataDir)}@127.0.0.1:${port}/`;
}

function readKey(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function makeKey(path: string): string {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(keyBytes).toString('base64url')}\n`, { mode: ownerOnly });
  try {
    // A link is made whole or not at all, and never over another process's key.
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}
