import { type ShellDescription, whatCannotWork } from '../releases/compatibility.ts';
import type { Release } from '../releases/release.ts';
import type { Use, VersionInUse } from './versions-in-use.ts';

/** A remote that was built here: what would be published next. */
export interface BuiltVersion {
  remote: string;
  version: string;
}

/** A version to be tried with a shell, while all other remotes are at their usual versions. */
export interface Trial {
  shell: string;
  remote: string;
  version: string;
  uses: (Use | 'built')[];
}

/** The version of each remote that everybody has; of a remote that nobody has yet, the one that was built. */
export function usualVersions(
  inUse: readonly VersionInUse[],
  built: readonly BuiltVersion[],
): Record<string, string> {
  const current = inUse.filter(({ uses }) => uses.includes('current'));
  return Object.fromEntries([...built, ...current].map(({ remote, version }) => [remote, version]));
}

/**
 * What has to be tried before the first of these shells replaces the others: each shell with each version of each remote.
 * One remote varies at a time, because remotes meet only through the shell (OPS-36).
 */
export function trialsOf(
  shells: readonly string[],
  inUse: readonly VersionInUse[],
  built: readonly BuiltVersion[],
): Trial[] {
  const wanted = new Map<string, Omit<Trial, 'shell'>>();
  for (const { remote, version, uses } of inUse)
    wanted.set(`${remote} ${version}`, { remote, version, uses });
  for (const { remote, version } of built) {
    const known = wanted.get(`${remote} ${version}`)?.uses ?? [];
    wanted.set(`${remote} ${version}`, { remote, version, uses: [...known, 'built'] });
  }
  const versions = [...wanted.values()].sort((a, b) => a.remote.localeCompare(b.remote));
  return shells.flatMap((shell) => versions.map((one) => ({ shell, ...one })));
}

/** What is known of a trial before it is carried out: that it fails, or that nobody can get into this state. */
export interface KnownOutcome {
  fails: boolean;
  why: string[];
}

/**
 * Undefined if only a browser can tell. A version that nobody has yet, and that the registry refuses for this shell, does
 * not fail: it is published once another shell is there.
 */
export function knownOutcome(
  { uses }: Pick<Trial, 'uses'>,
  release: Pick<Release, 'contract' | 'shared'> | undefined,
  shell: ShellDescription,
): KnownOutcome | undefined {
  if (!release)
    return { fails: true, why: ['its release cannot be read or is not trusted: gateways leave it out'] };
  const why = whatCannotWork(release, shell);
  return why.length === 0 ? undefined : { fails: uses.some((use) => use !== 'built'), why };
}
