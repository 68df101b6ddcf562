import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  developmentKey,
  openStore,
  promote,
  publicPemOf,
  publish,
  type Registry,
  RegistryProblem,
  readPointer,
  readShell,
  readSigningKey,
  readTrustedKeys,
  type ShellDescription,
  trustIn,
} from '@harambee/registry';
import { StartProblem } from './start-problem.ts';

/** A built remote and the version that everybody gets. */
export interface PublishedRemote {
  name: string;
  version: string;
}

export interface PublishedRemotes {
  remotes: PublishedRemote[];
  /**
   * What could not be published, each as a sentence: the product starts without it, or with its previous
   * version.
   */
  problems: string[];
  /** For the gateway: the keys whose signatures it trusts. */
  publicKeys: string;
}

interface Places {
  /** The repository, with `mfe-x/dist` and `shell/dist`. */
  repository: string;
  /** Everything that must survive a restart, including the development key. */
  dataDir: string;
  /** The registry's folder. */
  remotes: string;
}

/**
 * Publishes each built remote (`mfe-x/dist` with a `remote.json`) in the registry of the data folder, and
 * promotes it for everybody, so that the product runs what was built. A remote that is not built is left out:
 * the shell works without it.
 */
export async function publishRemotes(places: Places, env: NodeJS.ProcessEnv = {}): Promise<PublishedRemotes> {
  const registry = await openRegistry(places, env);
  const remotes: PublishedRemote[] = [];
  const problems: string[] = [];
  const names = (await readdir(places.repository)).filter((name) => name.startsWith('mfe-')).sort();
  let shell: ShellDescription | undefined;
  for (const folder of names.map((name) => join(places.repository, name, 'dist'))) {
    if (!(await isBuilt(folder))) continue;
    shell ??= await builtShell(places.repository);
    try {
      remotes.push(await show(registry, folder, shell));
    } catch (error) {
      if (!(error instanceof RegistryProblem)) throw error;
      problems.push(error.message);
    }
  }
  return { remotes, problems, publicKeys: publicKeysOf(registry, env) };
}

/** The keys whose signatures the gateway trusts, before anything is published. */
export async function registryKeys(places: Places, env: NodeJS.ProcessEnv = {}): Promise<string> {
  return publicKeysOf(await openRegistry(places, env), env);
}

const publicKeysOf = ({ signingKey }: Registry, env: NodeJS.ProcessEnv): string =>
  publicPemOf(signingKey) + (env.REGISTRY_PUBLIC_KEYS ?? '');

async function show(registry: Registry, folder: string, shell: ShellDescription): Promise<PublishedRemote> {
  const { name, version } = await publish(registry, folder, shell);
  const order = { remote: name, who: 'npm start', why: 'it is what was built' };
  const { pointer } = await readPointer(registry.store, registry.keys);
  if (pointer?.remotes[name]?.current.version !== version) {
    await promote(registry, { ...order, version, shell }).catch(async (error: unknown) => {
      // Another start was faster.
      const now = await readPointer(registry.store, registry.keys);
      if (now.pointer?.remotes[name]?.current.version !== version) throw error;
    });
  }
  return { name, version };
}

async function openRegistry({ dataDir, remotes }: Places, env: NodeJS.ProcessEnv): Promise<Registry> {
  const store = await openStore(remotes);
  try {
    if (env.REGISTRY_SIGNING_KEY) {
      const signingKey = readSigningKey(env.REGISTRY_SIGNING_KEY);
      const others = env.REGISTRY_PUBLIC_KEYS ? readTrustedKeys(env.REGISTRY_PUBLIC_KEYS) : [];
      return { store, signingKey, keys: new Map([...others, ...trustIn(signingKey)]) };
    }
    if (env.NODE_ENV === 'production') {
      throw new StartProblem(
        'REGISTRY_SIGNING_KEY is missing: the Ed25519 private key (PEM) that remotes are signed with.',
      );
    }
    const { key: signingKey, isNew } = await developmentKey(dataDir);
    if (isNew) await forgetSignatures(dataDir, remotes);
    return { store, signingKey, keys: trustIn(signingKey) };
  } catch (error) {
    throw error instanceof RegistryProblem ? new StartProblem(error.message) : error;
  }
}

/**
 * Releases on this machine that another key has signed are no longer valid, and all of them can be created
 * again from the builds.
 */
async function forgetSignatures(dataDir: string, remotes: string): Promise<void> {
  const entries = await readdir(remotes, { recursive: true, withFileTypes: true }).catch(() => []);
  const manifests = entries.filter((entry) => entry.isFile() && entry.name === 'release.json');
  const signed = [
    ...['remotes.json', 'audit', 'halts'].map((name) => join(remotes, name)),
    ...manifests.map(({ parentPath, name }) => join(parentPath, name)),
    join(dataDir, 'gateway', 'remotes-seen.json'),
  ];
  for (const path of signed) await rm(path, { recursive: true, force: true });
}

const isBuilt = (folder: string): Promise<boolean> =>
  readFile(join(folder, 'remote.json')).then(
    () => true,
    () => false,
  );

async function builtShell(repository: string): Promise<ShellDescription> {
  const path = join(repository, 'shell', 'dist', 'shell.json');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new StartProblem(
      `${path} is missing: build Harambee with "npm run build" (npm start does it, too).`,
    );
  }
  return readShell(text, path);
}
