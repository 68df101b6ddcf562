import { type Static, Type } from 'typebox';
import { isSafeFilePath, remoteName, remoteVersion } from '../names.ts';
import { RegistryProblem } from '../registry-problem.ts';
import { type TrustedKeys, verified } from '../signing/signature.ts';
import type { Store } from '../stores/store.ts';
import { integrityOf, integrityPattern } from './integrity.ts';

const Integrity = Type.String({ pattern: integrityPattern });
const strict = { additionalProperties: false };

/** What a remote says of itself in its remote.json. */
export const Description = Type.Object(
  {
    name: Type.String({ pattern: remoteName.source }),
    contract: Type.Integer({ minimum: 0 }),
    /** Prefixes of its pages inside the app shell. */
    paths: Type.Array(Type.String({ pattern: '^(/[a-z0-9-]+)+$' }), { maxItems: 50 }),
    /** Of those outside it: open to everybody, so all of them stand below /public. */
    publicPaths: Type.Optional(
      Type.Array(Type.String({ pattern: '^/public(/[a-z0-9-]+)+$' }), { maxItems: 50 }),
    ),
    /** False: it brings no command and no widget, so that it can wait until somebody opens a page of it. */
    atStart: Type.Optional(Type.Boolean()),
  },
  strict,
);

/** One published version: everything that may be known of it without running it. Never changed once it is written. */
export const Release = Type.Object(
  {
    kind: Type.Literal('release'),
    version: Type.String({ pattern: remoteVersion.source }),
    ...Description.properties,
    /** Ranges of what it takes from the shell. */
    shared: Type.Record(Type.String(), Type.String()),
    /** The file that begins it, and those its pages begin with. */
    entry: Type.String(),
    firstFiles: Type.Array(Type.String()),
    files: Type.Record(
      Type.String(),
      Type.Object({ integrity: Integrity, bytes: Type.Integer({ minimum: 0 }) }, strict),
    ),
  },
  strict,
);
export type Release = Static<typeof Release>;

/** A version and what its release must hash to: whoever has this by a signed way can trust the rest. */
export const ReleaseRef = Type.Object(
  { version: Type.String({ pattern: remoteVersion.source }), integrity: Integrity },
  strict,
);
export type ReleaseRef = Static<typeof ReleaseRef>;

/** For the browser: the entry, what to fetch first, and the integrity of everything that may be loaded. */
export interface StartFile {
  entry: string;
  first: string[];
  files: Record<string, string>;
}

export const startFileName = 'start.json';
export const releaseFileName = 'release.json';
export const releaseKey = (name: string, version: string): string => `${name}/${version}/${releaseFileName}`;

/** Reads a release that is signed by a trusted key, of this name and version, and (by `ref`) exactly the one that is meant. */
export async function readRelease(
  store: Store,
  keys: TrustedKeys,
  name: string,
  { version, integrity }: { version: string; integrity?: string },
): Promise<Release & { ref: ReleaseRef }> {
  const what = `the manifest of ${name} ${version}`;
  const stored = await store.read(releaseKey(name, version));
  if (!stored) throw new RegistryProblem(`${name} has no version ${version}`);
  const found = integrityOf(stored.bytes);
  if (integrity !== undefined && found !== integrity)
    throw new RegistryProblem(`${what} is not the one that was promoted`);
  const release = verified(what, stored.bytes.toString(), Release, keys);
  if (release.name !== name || release.version !== version)
    throw new RegistryProblem(`${what} is that of another version`);
  const named = [release.entry, ...release.firstFiles, startFileName];
  if (!named.every((file) => release.files[file]) || !Object.keys(release.files).every(isSafeFilePath)) {
    throw new RegistryProblem(`${what} names a file without its integrity`);
  }
  return { ...release, ref: { version, integrity: found } };
}

/** The versions that were ever published of a remote. */
export async function listVersions(store: Store, name: string): Promise<string[]> {
  const keys = await store.list(`${name}/`);
  return keys.filter((key) => key.endsWith(`/${releaseFileName}`)).map((key) => key.split('/')[1] ?? '');
}
