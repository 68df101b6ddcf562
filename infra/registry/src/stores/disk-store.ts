import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import lockfile from 'proper-lockfile';
import type { Store, StoredObject } from './store.ts';

const whenMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
};

async function stampOf(path: string): Promise<string | undefined> {
  const found = await stat(path, { bigint: true }).catch(whenMissing);
  return found && `${found.ino}-${found.size}-${found.mtimeNs}`;
}

/**
 * A folder of this machine. Readers see an object completely or not at all: it is written under a temporary
 * name and then moved.
 */
export class DiskStore implements Store {
  readonly name: string;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.name = folder;
  }

  #path(key: string): string {
    return join(this.#folder, ...key.split('/'));
  }

  async read(key: string): Promise<StoredObject | undefined> {
    const tag = await stampOf(this.#path(key));
    const bytes = await readFile(this.#path(key)).catch(whenMissing);
    return tag !== undefined && bytes !== undefined ? { tag, bytes } : undefined;
  }

  tagOf(key: string): Promise<string | undefined> {
    return stampOf(this.#path(key));
  }

  async create(key: string, bytes: Buffer): Promise<boolean> {
    const path = this.#path(key);
    if ((await stampOf(path)) !== undefined) return false;
    const unfinished = await this.#writeBeside(path, bytes);
    try {
      // Creates a hard link, which fails if the name exists: a rename would replace it.
      await link(unfinished, path);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async replace(key: string, bytes: Buffer, tag: string | undefined): Promise<boolean> {
    const path = this.#path(key);
    await mkdir(dirname(path), { recursive: true });
    const release = await lockfile.lock(path, {
      realpath: false,
      stale: 10_000,
      retries: { retries: 60, minTimeout: 20, maxTimeout: 200 },
    });
    try {
      if ((await stampOf(path)) !== tag) return false;
      await rename(await this.#writeBeside(path, bytes), path);
      return true;
    } finally {
      await release();
    }
  }

  async list(prefix: string): Promise<string[]> {
    const folder = dirname(this.#path(`${prefix}x`));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(whenMissing);
    return (entries ?? [])
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(this.#folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((key) => key.startsWith(prefix))
      .sort();
  }

  async #writeBeside(path: string, bytes: Buffer): Promise<string> {
    await mkdir(dirname(path), { recursive: true });
    const unfinished = join(dirname(path), `.${randomUUID()}`);
    await writeFile(unfinished, bytes);
    return unfinished;
  }
}
