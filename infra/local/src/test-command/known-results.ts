import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Counts, parseCounts } from './results.ts';

/**
 * Results of earlier runs that are still valid, because everything they depend on has the same hash. Only green
 * results are stored.
 */
export class KnownResults {
  readonly #folder: string;
  readonly #hashes: ReadonlyMap<string, string>;

  /** `hashes`: of everything a result depends on, by the name of a package or spec. */
  constructor(repository: string, hashes: ReadonlyMap<string, string>) {
    this.#folder = join(repository, '.turbo', 'test-results');
    this.#hashes = hashes;
  }

  /** The stored result; undefined if the tests must run. */
  async find(name: string): Promise<Counts | undefined> {
    const file = this.#file(name);
    const counts = file && parseCounts(await readFile(file, 'utf8').catch(() => ''));
    return counts && isGreen(counts) ? counts : undefined;
  }

  async remember(name: string, counts: Counts | undefined): Promise<void> {
    const file = this.#file(name);
    if (!file || !counts || !isGreen(counts)) return;
    await mkdir(this.#folder, { recursive: true });
    await writeFile(file, JSON.stringify(counts));
  }

  #file(name: string): string | undefined {
    const hash = this.#hashes.get(name);
    return hash && join(this.#folder, `${name.replaceAll('/', '-')}-${hash}.json`);
  }
}

const isGreen = ({ failed }: Counts): boolean => failed === 0;
