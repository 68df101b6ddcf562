import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Counts, parseCounts, resultFile } from './results.ts';
import type { Workspace } from './workspaces.ts';

/**
 * Results of earlier runs that are still valid: turbo's hash of a package's `test` task covers its files, those
 * of the packages it uses, and the versions of its libraries. Only green results are stored.
 */
export class KnownResults {
  readonly #folder: string;
  readonly #hashes: ReadonlyMap<string, string>;

  /** `hashes`: of each package's `test` task, by the name of the package. */
  constructor(repository: string, hashes: ReadonlyMap<string, string>) {
    this.#folder = join(repository, '.turbo', 'test-results');
    this.#hashes = hashes;
  }

  /** Writes the stored result into the package, as if it had just run. False: its tests must run. */
  async restore({ name, folder }: Workspace): Promise<boolean> {
    const file = this.#file(name);
    const known = file && (await readFile(file, 'utf8').catch(() => undefined));
    if (!known || !isGreen(parseCounts(known))) return false;
    await writeFile(join(folder, resultFile), known);
    return true;
  }

  async remember({ name, folder }: Workspace): Promise<void> {
    const file = this.#file(name);
    const result = await readFile(join(folder, resultFile), 'utf8').catch(() => '');
    if (!file || !isGreen(parseCounts(result))) return;
    await mkdir(this.#folder, { recursive: true });
    await writeFile(file, result);
  }

  #file(name: string): string | undefined {
    const hash = this.#hashes.get(name);
    return hash && join(this.#folder, `${name.replaceAll('/', '-')}-${hash}.json`);
  }
}

const isGreen = (counts: Counts | undefined): boolean => counts?.failed === 0;
