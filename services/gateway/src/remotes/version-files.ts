import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedFiles, readRelease, type Store, type TrustedKeys } from '@harambee/registry';
import { LRUCache } from 'lru-cache';

interface VersionFilesOptions {
  store: Store;
  keys: TrustedKeys;
  /** The folder that files are served from. */
  folder: string;
  warn(message: string): void;
}

/**
 * Downloads versions from a bucket on demand, checks each as a whole, and stores them here. Files are then served
 * from disk, even while the bucket is down.
 */
export class VersionFiles {
  readonly #options: VersionFilesOptions;
  readonly #underWay = new Map<string, Promise<void>>();
  /** Anybody can make up addresses: they must not cause one request to the bucket each. */
  readonly #missing = new LRUCache<string, true>({ max: 1_000, ttl: 30_000 });

  constructor(options: VersionFilesOptions) {
    this.#options = options;
  }

  async bring(name: string, version: string): Promise<void> {
    const key = `${name}/${version}`;
    if (this.#missing.has(key)) return;
    const folder = join(this.#options.folder, name, version);
    if (await stat(folder).catch(() => undefined)) return;
    const work =
      this.#underWay.get(key) ??
      this.#download(name, version, folder).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, work);
    await work;
  }

  async #download(name: string, version: string, folder: string): Promise<void> {
    const { store, keys, warn } = this.#options;
    const unfinished = join(dirname(folder), `.${version}-${randomUUID()}`);
    try {
      const release = await readRelease(store, keys, name, { version });
      for await (const { file, bytes } of checkedFiles(store, release)) {
        await mkdir(dirname(join(unfinished, file)), { recursive: true });
        await writeFile(join(unfinished, file), bytes);
      }
      await rename(unfinished, folder);
    } catch (error) {
      this.#missing.set(`${name}/${version}`, true);
      warn(
        `remote ${name} ${version} cannot be had: ${error instanceof Error ? error.message : String(error)}`,
      );
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }
}
