import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { fileStamp } from './file-stamp.ts';
import { isSafeFilePath, remoteName, remoteVersion } from './safe-names.ts';

/** Where the publisher writes which version of each remote is current. */
const Pointer = Type.Object({
  remotes: Type.Array(
    Type.Object({
      name: Type.String({ pattern: remoteName.source }),
      version: Type.String({ pattern: remoteVersion.source }),
    }),
  ),
});

/** What a remote says of itself, in the `remote.json` of its version. */
const Description = Type.Object({
  name: Type.String(),
  contract: Type.Integer({ minimum: 0 }),
  paths: Type.Array(Type.String({ pattern: '^(/[a-z0-9-]+)+$' }), { maxItems: 50 }),
  // Open to everybody, so all of them stand below /public.
  publicPaths: Type.Optional(
    Type.Array(Type.String({ pattern: '^/public(/[a-z0-9-]+)+$' }), { maxItems: 50 }),
  ),
});

/** The part of a federation manifest that names the first files a browser needs. */
const Manifest = Type.Object({
  metaData: Type.Object({
    remoteEntry: Type.Object({ name: Type.String(), path: Type.Optional(Type.String()) }),
  }),
  exposes: Type.Array(
    Type.Object({ assets: Type.Object({ js: Type.Object({ sync: Type.Array(Type.String()) }) }) }),
  ),
});

/** `RemoteEntry` of the contract with the shell, and the addresses of the files its pages begin with. */
export interface ListedRemote {
  name: string;
  version: string;
  contract: number;
  entry: string;
  paths: string[];
  publicPaths?: string[];
  firstFiles: string[];
}

export interface RemoteList {
  remotes: ListedRemote[];
  /** Changes whenever the list may have changed. */
  stamp: string;
}

type Warn = (message: string, error?: unknown) => void;

/** Reads the list of published remotes, again whenever its file changes. Whatever is wrong with it costs only itself. */
export function remoteListReader(remotesDir: string, warn: Warn): () => Promise<RemoteList> {
  const pointer = join(remotesDir, 'remotes.json');
  let known: RemoteList | undefined;
  return async () => {
    const stamp = await fileStamp(pointer);
    if (known?.stamp !== stamp) known = { stamp, remotes: await readList(remotesDir, pointer, warn) };
    return known;
  };
}

async function readList(remotesDir: string, pointer: string, warn: Warn): Promise<ListedRemote[]> {
  const list = await readJson(pointer);
  if (!Value.Check(Pointer, list)) {
    warn('the list of remotes is missing or broken: the shell is served without any');
    return [];
  }
  const found = await Promise.all(list.remotes.map((remote) => readRemote(remotesDir, remote, warn)));
  return found.filter((remote) => remote !== undefined);
}

async function readRemote(
  remotesDir: string,
  { name, version }: { name: string; version: string },
  warn: Warn,
): Promise<ListedRemote | undefined> {
  const folder = join(remotesDir, name, version);
  const description = await readJson(join(folder, 'remote.json'));
  if (!Value.Check(Description, description) || description.name !== name) {
    warn(`remote ${name} ${version} is left out: its remote.json is missing or broken`);
    return undefined;
  }
  const base = `/remotes/${name}/${version}/`;
  return {
    name,
    version,
    contract: description.contract,
    entry: `${base}mf-manifest.json`,
    paths: description.paths,
    ...(description.publicPaths && { publicPaths: description.publicPaths }),
    firstFiles: firstFiles(await readJson(join(folder, 'mf-manifest.json'))).map((file) => `${base}${file}`),
  };
}

/** Only a help for speed: a manifest that cannot be read is the browser's to report, when it needs it. */
function firstFiles(manifest: unknown): string[] {
  if (!Value.Check(Manifest, manifest)) return [];
  const { name, path = '' } = manifest.metaData.remoteEntry;
  const files = [`${path}${name}`, ...manifest.exposes.flatMap(({ assets }) => assets.js.sync)];
  return [...new Set(files)].filter(isSafeFilePath);
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}
