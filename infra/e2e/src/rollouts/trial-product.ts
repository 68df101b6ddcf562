import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryFolder } from '@harambee/config/memory-folder.mjs';
import { publishRemotes, type RunningHarambee, startHarambee } from '@harambee/local';
import {
  type BuiltVersion,
  copyVersion,
  developmentKey,
  movePointer,
  openStore,
  type Registry,
  RegistryProblem,
  type Release,
  type ReleaseRef,
  readRelease,
  readShell,
  type ShellDescription,
  type Store,
  trustIn,
  type VersionInUse,
} from '@harambee/registry';

export const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** A build of the shell: this one, or the one that people have now. */
export interface ShellBuild {
  name: string;
  folder: string;
}

export function descriptionOf({ folder }: ShellBuild): ShellDescription {
  const file = join(folder, 'shell.json');
  try {
    return readShell(readFileSync(file, 'utf8'), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new RegistryProblem(`${file} is missing: give the folder of a built shell.`);
  }
}

/** Nothing of what the real product uses may be used here: no store, no database, no mail. */
const nothingReal = Object.fromEntries(
  [
    ...['REGISTRY_STORE', 'REGISTRY_SIGNING_KEY', 'REGISTRY_PUBLIC_KEYS', 'REGISTRY_EXPIRES_DAYS'],
    ...['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'],
    ...['MONGODB_URI', 'PUBLIC_ORIGIN', 'SMTP_URL', 'LLM_BASE_URL', 'OPS_OPERATORS', 'METRICS_PORT'],
  ].map((name) => [name, undefined]),
);

export type KnownRelease = Release & { ref: ReleaseRef };
const keyOf = (remote: string, version: string) => `${remote} ${version}`;

/** A product in memory with one shell at a time, and a registry of its own that has a copy of every version to try. */
export class TrialProduct {
  readonly #folder = mkdtempSync(join(memoryFolder(), 'harambee-rollouts-'));
  readonly #dataDir = join(this.#folder, 'data');
  readonly #releases = new Map<string, KnownRelease>();
  readonly #given = new Map<string, string>();
  #registry: Registry | undefined;
  #running: RunningHarambee | undefined;
  origin = '';

  readonly #clear = () => rmSync(this.#folder, { recursive: true, force: true });

  constructor() {
    process.once('exit', this.#clear);
  }

  /** For whatever else is gone with it. */
  get folder(): string {
    return this.#folder;
  }

  /** Publishes what is built here. Throws if the registry refuses any of it. */
  async publishBuilt(): Promise<BuiltVersion[]> {
    const remotesFolder = join(this.#dataDir, 'remotes');
    const { remotes, problems } = await publishRemotes({
      repository,
      dataDir: this.#dataDir,
      remotes: remotesFolder,
    });
    if (problems.length > 0) throw new RegistryProblem(problems.join('\n'));
    const { key: signingKey } = await developmentKey(this.#dataDir);
    this.#registry = { store: await openStore(remotesFolder), signingKey, keys: trustIn(signingKey) };
    for (const { name, version } of remotes) {
      const { store, keys } = this.#registry;
      this.#releases.set(keyOf(name, version), await readRelease(store, keys, name, { version }));
    }
    return remotes.map(({ name, version }) => ({ remote: name, version }));
  }

  /** Copies versions from the store that people get them from. */
  async take(from: Store, versions: readonly VersionInUse[]): Promise<void> {
    for (const { remote, version, release } of versions) {
      // Without a release its trial fails. What is also built here has the same content, and another signature.
      if (!release || this.#releases.has(keyOf(remote, version))) continue;
      if (!this.#registry) throw new Error('publishBuilt comes first');
      await copyVersion(from, this.#registry.store, release);
      this.#releases.set(keyOf(remote, version), release);
    }
  }

  releaseOf(remote: string, version: string): KnownRelease | undefined {
    return this.#releases.get(keyOf(remote, version));
  }

  /** Starts the product with this shell, instead of the one before. People and their work stay. */
  async show({ folder }: ShellBuild): Promise<void> {
    await this.#running?.stop();
    this.#given.clear();
    this.#running = await startHarambee({
      port: this.origin === '' ? 0 : Number(new URL(this.origin).port),
      dataDir: this.#dataDir,
      env: {
        ...nothingReal,
        ONE_PROCESS: '1',
        NODE_ENV: 'development',
        SHELL_DIR: folder,
        DRAFTING_PACE_MS: '0',
        RATE_LIMIT_PER_MINUTE: '0',
      },
    });
    this.origin = this.#running.origin;
  }

  /** Gives everybody these versions, with none to fall back to: a trial is to see what fails. */
  async give(versions: Readonly<Record<string, string>>): Promise<void> {
    const registry = this.#registry;
    if (!registry) throw new Error('publishBuilt comes first');
    for (const [remote, version] of Object.entries(versions)) {
      const ref = this.releaseOf(remote, version)?.ref;
      if (!ref || this.#given.get(remote) === version) continue;
      await movePointer(registry, {
        ...{ remote, who: 'npm run rollouts', why: 'a trial', action: 'promote' },
        change: (state) => ({ state: { current: ref }, from: state?.current.version ?? '', to: version }),
      });
      this.#given.set(remote, version);
    }
  }

  async remove(): Promise<void> {
    await this.#running?.stop();
    this.#clear();
    process.removeListener('exit', this.#clear);
  }
}
