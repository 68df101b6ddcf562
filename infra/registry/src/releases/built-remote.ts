import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { isSafeFilePath } from '../names.ts';
import { RegistryProblem } from '../registry-problem.ts';
import { assertNav } from './nav.ts';
import { Description, releaseFileName, startFileName, unknownFields } from './release.ts';

/** The part of a federation manifest that we need: the first files, and what the remote takes from the shell. */
const FederationManifest = Type.Object({
  metaData: Type.Object({
    remoteEntry: Type.Object({ name: Type.String(), path: Type.Optional(Type.String()) }),
  }),
  exposes: Type.Array(
    Type.Object({ assets: Type.Object({ js: Type.Object({ sync: Type.Array(Type.String()) }) }) }),
  ),
  shared: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), requiredVersion: Type.Optional(Type.Unknown()) })),
  ),
});

/** For the publisher, not for browsers. */
const leftOut = new Set(['mf-manifest.json', 'mf-stats.json', 'remote.json']);

export interface BuiltRemote {
  description: Type.Static<typeof Description>;
  /** Fields of its remote.json that this registry does not know. */
  ignored?: string[];
  /** Derived from the content, so that the same build is the same version everywhere. */
  version: string;
  entry: string;
  firstFiles: string[];
  shared: Record<string, string>;
  files: Map<string, Buffer>;
}

/** Reads `mfe-x/dist`. */
export async function readBuiltRemote(folder: string): Promise<BuiltRemote> {
  const description = await readJson(folder, 'remote.json', Description);
  assertNav(description.name, description.paths, description.nav);
  const manifest = await readJson(folder, 'mf-manifest.json', FederationManifest);
  const all = await readFiles(folder);
  const files = new Map([...all].filter(([name]) => !leftOut.has(name)));
  for (const name of files.keys()) {
    if (!isSafeFilePath(name))
      throw new RegistryProblem(`${folder}/${name}: a file of this name cannot be published.`);
    if (name === startFileName || name === releaseFileName) {
      throw new RegistryProblem(`${folder}/${name}: the registry writes a file of this name itself.`);
    }
  }
  const { name, path = '' } = manifest.metaData.remoteEntry;
  const entry = path + name;
  const firstFiles = [...new Set(manifest.exposes.flatMap(({ assets }) => assets.js.sync))];
  const ofPages = Object.values(description.pages ?? {}).flatMap((page) => page.files);
  const ofServer = description.serverRender === undefined ? [] : [description.serverRender];
  for (const needed of [entry, ...firstFiles, ...ofPages, ...ofServer]) {
    if (!files.has(needed)) throw new RegistryProblem(`${folder} lacks ${needed}: build that remote again.`);
  }
  const ignored = unknownFields(description);
  return {
    description,
    ...(ignored.length > 0 && { ignored }),
    version: versionOf(all),
    entry,
    firstFiles,
    shared: rangesOf(manifest.shared ?? []),
    files,
  };
}

function rangesOf(shared: readonly { name: string; requiredVersion?: unknown }[]): Record<string, string> {
  return Object.fromEntries(
    shared.map(({ name, requiredVersion }) => [
      name,
      typeof requiredVersion === 'string' ? requiredVersion : '*',
    ]),
  );
}

async function readJson<S extends Type.TSchema>(
  folder: string,
  file: string,
  schema: S,
): Promise<Type.Static<S>> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => undefined);
  if (text === undefined) throw new RegistryProblem(`${folder} has no ${file}: build that remote first.`);
  try {
    const value: unknown = JSON.parse(text);
    if (Value.Check(schema, value)) return value as Type.Static<S>;
  } catch {
    // Reported below.
  }
  throw new RegistryProblem(`${join(folder, file)} is broken or lacks something: build that remote again.`);
}

async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
}

function versionOf(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) {
    // Contains only build information and no code.
    if (name === 'mf-stats.json') continue;
    // Name and length first, so that two different sets of files never produce the same bytes.
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}
