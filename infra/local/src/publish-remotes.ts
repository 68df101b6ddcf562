import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { StartProblem } from './start-problem.ts';

/** One line of `remotes.json`, the pointer file the gateway reads. */
export interface PublishedRemote {
  name: string;
  version: string;
}

const remoteName = /^[a-z][a-z0-9-]{0,63}$/;

/**
 * Copies each built remote (`mfe-x/dist` with a `remote.json`) to `<target>/<name>/<version>/`, where the version is
 * made of the content: a folder once there is never written again, so browsers may keep its files for ever. Then the
 * pointer file is replaced in one step. A remote that is not built is left out: the shell lives without it.
 */
export async function publishRemotes(repository: string, target: string): Promise<PublishedRemote[]> {
  const remotes: PublishedRemote[] = [];
  for (const folder of (await readdir(repository)).filter((name) => name.startsWith('mfe-')).sort()) {
    const built = join(repository, folder, 'dist');
    const name = await nameOf(built);
    if (name === undefined) continue;
    if (!remoteName.test(name)) {
      throw new StartProblem(
        `${folder}/remote.json names its remote "${name}": use small letters, digits and "-".`,
      );
    }
    const version = await versionOf(built);
    await copyOnce(built, join(target, name), version);
    remotes.push({ name, version });
  }
  await writePointer(target, remotes);
  return remotes;
}

async function nameOf(built: string): Promise<string | undefined> {
  const text = await readFile(join(built, 'remote.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return String((JSON.parse(text) as { name?: unknown }).name);
  } catch {
    throw new StartProblem(`${join(built, 'remote.json')} is not JSON: build that remote again.`);
  }
}

async function versionOf(built: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    const content = await readFile(file);
    // Name and length first, so that two different sets of files never read as the same bytes.
    hash.update(`${relative(built, file).split(sep).join('/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

async function copyOnce(built: string, folder: string, version: string): Promise<void> {
  const final = join(folder, version);
  if (await exists(final)) return;
  const unfinished = join(folder, `.${version}-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await cp(built, unfinished, { recursive: true });
    await rename(unfinished, final);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another start published the same content in the meantime.
    if (!(await exists(final))) throw error;
  }
}

async function writePointer(target: string, remotes: PublishedRemote[]): Promise<void> {
  const unfinished = join(target, `.remotes-${randomUUID()}.json`);
  await mkdir(target, { recursive: true });
  await writeFile(unfinished, `${JSON.stringify({ remotes }, null, 2)}\n`);
  await rename(unfinished, join(target, 'remotes.json'));
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
