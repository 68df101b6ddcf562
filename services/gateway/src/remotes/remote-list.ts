import type { NavEntry } from '@harambee/domain';
import {
  navOf,
  type RegistryState,
  type Release,
  type ReleaseRef,
  releaseOf,
  resolveRemote,
  startFileName,
} from '@harambee/registry';
import type { PermittedVersion } from './permissions.ts';

/** A file whose integrity the browser checks. */
export interface CheckedFile {
  file: string;
  integrity: string;
}

/** `RemoteEntry` of the shell's contract, plus the addresses of the first files of its pages. */
export interface ListedRemote {
  name: string;
  version: string;
  contract: number;
  /** Address of the start file, which holds the integrity of all other files; and its own integrity. */
  entry: string;
  integrity: string;
  paths: string[];
  publicPaths?: string[];
  atStart?: boolean;
  /** Its entries in the navigation. */
  nav?: NavEntry[];
  readAhead?: boolean;
  /** What the shell loads if this version fails to load. */
  fallback?: { version: string; contract: number; entry: string; integrity: string };
  /** When the browser loses access to a version that only it may see; the page shows the time. */
  permittedUntil?: string;
  /** Calls that its pages make first, by route pattern. */
  firstReads?: Record<string, string[]>;
  /** Pages of the shell that it has widgets on; unknown if it names no pages. */
  widgetPages?: string[];
  firstFiles: CheckedFile[];
  /** Further files of single pages, by route pattern: also of pages of the shell on which it has widgets. */
  pageFiles: Record<string, CheckedFile[]>;
  /** Never sent to the browser. */
  isCanary: boolean;
  /** The file of this version that renders its public pages here. Never sent to the browser. */
  serverRender?: CheckedFile;
}

/** The list of remotes for one visitor. */
export interface RemoteList {
  remotes: ListedRemote[];
  /**
   * Identifies the list: visitors with the same versions get the same value. It changes whenever the list may have
   * changed.
   */
  stamp: string;
}

/** Whether the list currently depends on the visitor's tenant. */
export const isPersonal = ({ remotes }: RegistryState): boolean =>
  Object.values(remotes).some(({ canary, overrides }) => canary !== undefined || overrides !== undefined);

/**
 * The remotes for a tenant (`undefined` if nobody is signed in) in a browser with these permissions. Leaves out
 * untrusted versions.
 */
export function remoteListOf(
  state: RegistryState,
  tenantId: string | undefined,
  permitted: readonly PermittedVersion[] = [],
): RemoteList {
  const remotes = Object.entries(state.remotes).flatMap(([name, remote]) => {
    const own = permitted.find(({ release }) => release.name === name);
    // No fallback: a person who tries a version must see that it does not load.
    if (own) return [{ ...listed(own.release, undefined, false), permittedUntil: own.until }];
    const { release, fallback, why } = resolveRemote(name, remote, tenantId);
    const chosen = known(state, name, release) ?? known(state, name, fallback);
    if (!chosen) return [];
    const other = known(state, name, fallback);
    return [listed(chosen, other?.version === chosen.version ? undefined : other, why === 'canary')];
  });
  const versions = remotes.map(
    ({ name, version, fallback, permittedUntil = '' }) =>
      `${name}@${version}<${fallback?.version}${permittedUntil}`,
  );
  return { remotes, stamp: `${state.stamp} ${versions.join()}` };
}

const known = (state: RegistryState, name: string, ref: ReleaseRef | undefined): Release | undefined =>
  ref && releaseOf(state, name, ref);

const baseOf = ({ name, version }: Release): string => `/remotes/${name}/${version}/`;

const startOf = (release: Release) => ({
  version: release.version,
  contract: release.contract,
  entry: baseOf(release) + startFileName,
  integrity: integrityIn(release, startFileName),
});

/** Whether a path is below one of these. */
export const isBelow = (path: string, prefixes: readonly string[]): boolean =>
  prefixes.some((own) => path === own || path.startsWith(`${own}/`));

function listed(release: Release, fallback: Release | undefined, isCanary: boolean): ListedRemote {
  const {
    name,
    paths,
    publicPaths,
    atStart,
    readAhead,
    entry,
    firstFiles,
    pages = {},
    serverRender,
  } = release;
  const own = [...paths, ...(publicPaths ?? [])];
  const checked = (file: string) => ({ file: baseOf(release) + file, integrity: integrityIn(release, file) });
  const nav = navOf(release);
  const reads = Object.entries(pages).filter(([, page]) => page.reads.length > 0);
  return {
    name,
    ...startOf(release),
    paths,
    ...(publicPaths && { publicPaths }),
    ...(atStart !== undefined && { atStart }),
    ...(nav.length > 0 && { nav }),
    ...(readAhead !== undefined && { readAhead }),
    ...(fallback && { fallback: startOf(fallback) }),
    ...(reads.length > 0 && {
      firstReads: Object.fromEntries(reads.map(([route, page]) => [route, page.reads])),
    }),
    ...(release.pages && { widgetPages: Object.keys(pages).filter((route) => !isBelow(route, own)) }),
    firstFiles: [entry, ...firstFiles].map(checked),
    pageFiles: Object.fromEntries(
      Object.entries(pages).map(([route, page]) => [route, page.files.map(checked)]),
    ),
    isCanary,
    ...(serverRender !== undefined && {
      serverRender: { file: serverRender, integrity: integrityIn(release, serverRender) },
    }),
  };
}

function integrityIn({ name, version, files }: Release, file: string): string {
  const found = files[file]?.integrity;
  // The reader has already refused such a release.
  if (found === undefined) throw new Error(`${name} ${version} has no integrity of ${file}`);
  return found;
}
