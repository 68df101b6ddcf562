import { type Static, Type } from 'typebox';
import { isSafeFilePath, remoteName, remoteVersion } from '../names.ts';
import { RegistryProblem } from '../registry-problem.ts';
import { type TrustedKeys, verified } from '../signing/signature.ts';
import type { Store } from '../stores/store.ts';
import { integrityOf, integrityPattern } from './integrity.ts';

const Integrity = Type.String({ pattern: integrityPattern });

/**
 * What a remote declares in its remote.json. Unknown fields are no error: a newer remote may say more than this gateway
 * understands, and is then shown without it.
 */
export const Description = Type.Object({
  name: Type.String({ pattern: remoteName.source }),
  contract: Type.Integer({ minimum: 0 }),
  /** Prefixes of its pages inside the app shell. */
  paths: Type.Array(Type.String({ pattern: '^(/[a-z0-9-]+)+$' }), { maxItems: 50 }),
  /** Prefixes of its pages outside it: they are open to everyone, so all of them are below /public. */
  publicPaths: Type.Optional(
    Type.Array(Type.String({ pattern: '^/public(/[a-z0-9-]+)+$' }), { maxItems: 50 }),
  ),
  /** Renders its public pages in the gateway (ADR 48): one CommonJS file, which browsers do not get. */
  serverRender: Type.Optional(Type.String({ pattern: '^[a-z-]+(\\.[0-9a-f]+)?\\.cjs$' })),
  /** False if it has no commands and no widgets: then it loads when somebody opens one of its pages. */
  atStart: Type.Optional(Type.Boolean()),
  /** True if its first reads are fetched while the browser is idle, although it does not load at the start. */
  readAhead: Type.Optional(Type.Boolean()),
  /** Its entries in the navigation; `nav.ts` checks them one by one, so that a new kind of entry hides no remote. */
  nav: Type.Optional(Type.Array(Type.Unknown(), { maxItems: 10 })),
  /**
   * What a page needs first, by route pattern: files beside `firstFiles`, added by the build, and calls. A remote may
   * name a page of the shell on which it has widgets.
   */
  pages: Type.Optional(
    Type.Record(
      Type.String({ pattern: '^(/:?[a-zA-Z0-9-]+)+$' }),
      Type.Object({
        files: Type.Array(Type.String(), { maxItems: 50 }),
        reads: Type.Array(Type.String({ pattern: '^/api(/:?[a-zA-Z0-9-]+)+([?][a-zA-Z0-9=&_-]+)?$' }), {
          maxItems: 10,
        }),
      }),
      { maxProperties: 50 },
    ),
  ),
});

/** The names of fields that are not part of a description. */
export const unknownFields = (description: object): string[] =>
  Object.keys(description).filter((field) => !Object.hasOwn(Description.properties, field));

/**
 * One published version: everything that can be known without running it. It never changes after it was
 * written.
 */
export const Release = Type.Object({
  kind: Type.Literal('release'),
  version: Type.String({ pattern: remoteVersion.source }),
  ...Description.properties,
  /** Version ranges of the packages it takes from the shell. */
  shared: Type.Record(Type.String(), Type.String()),
  /** Its entry file, and the first files of its pages. */
  entry: Type.String(),
  firstFiles: Type.Array(Type.String()),
  files: Type.Record(
    Type.String(),
    Type.Object({ integrity: Integrity, bytes: Type.Integer({ minimum: 0 }) }),
  ),
});
export type Release = Static<typeof Release>;

/** A version and the expected hash of its release: if this comes from a signed source, the rest can be trusted. */
export const ReleaseRef = Type.Object({
  version: Type.String({ pattern: remoteVersion.source }),
  integrity: Integrity,
});
export type ReleaseRef = Static<typeof ReleaseRef>;

/** For the browser: the entry, what to fetch first, and the integrity of every file. */
export interface StartFile {
  entry: string;
  first: string[];
  files: Record<string, string>;
}

export const startFileName = 'start.json';
export const releaseFileName = 'release.json';
export const releaseKey = (name: string, version: string): string => `${name}/${version}/${releaseFileName}`;

/** Reads a release that is signed by a trusted key, has this name and version, and (with `ref`) this exact hash. */
export async function readRelease(
  store: Store,
  keys: TrustedKeys,
  name: string,
  { version, integrity }: { version: string; integrity?: string },
  warn?: (message: string) => void,
): Promise<Release & { ref: ReleaseRef }> {
  const what = `the manifest of ${name} ${version}`;
  const stored = await store.read(releaseKey(name, version));
  if (!stored) throw new RegistryProblem(`${name} has no version ${version}`);
  const found = integrityOf(stored.bytes);
  if (integrity !== undefined && found !== integrity)
    throw new RegistryProblem(`${what} is not the one that was promoted`);
  const namedByHash = integrity !== undefined;
  const release = verified(what, stored.bytes.toString(), Release, keys, { namedByHash });
  const ignored = Object.keys(release).filter((field) => !Object.hasOwn(Release.properties, field));
  if (ignored.length > 0) warn?.(`${what} says ${ignored.join(', ')}, which is not understood here: ignored`);
  if (release.name !== name || release.version !== version)
    throw new RegistryProblem(`${what} is that of another version`);
  const ofPages = Object.values(release.pages ?? {}).flatMap(({ files }) => files);
  const ofServer = release.serverRender === undefined ? [] : [release.serverRender];
  const named = [release.entry, ...release.firstFiles, ...ofPages, ...ofServer, startFileName];
  if (!named.every((file) => release.files[file]) || !Object.keys(release.files).every(isSafeFilePath)) {
    throw new RegistryProblem(`${what} names a file without its integrity`);
  }
  return { ...release, ref: { version, integrity: found } };
}

/** All versions of a remote that were ever published. */
export async function listVersions(store: Store, name: string): Promise<string[]> {
  const keys = await store.list(`${name}/`);
  return keys.filter((key) => key.endsWith(`/${releaseFileName}`)).map((key) => key.split('/')[1] ?? '');
}
