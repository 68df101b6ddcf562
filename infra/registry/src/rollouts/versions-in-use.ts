import { readPointer } from '../pointers/pointer.ts';
import { RegistryReader, type RegistryState } from '../reader.ts';
import type { Release, ReleaseRef } from '../releases/release.ts';
import type { TrustedKeys } from '../signing/signature.ts';
import type { Store } from '../stores/store.ts';

/** Who has a version: everybody, a share of the tenants, one of them, or everybody after a step back. */
export type Use = 'current' | 'previous' | 'canary' | 'pilot';

/** A version of a remote that some browser has, or gets without another publication. */
export interface VersionInUse {
  remote: string;
  version: string;
  uses: Use[];
  /** Undefined if it cannot be read or is not trusted: gateways leave it out. */
  release: (Release & { ref: ReleaseRef }) | undefined;
}

/** Every version in use, each once, those of one remote together. */
export function versionsInUse({ remotes, releases }: RegistryState): VersionInUse[] {
  return Object.entries(remotes).flatMap(([remote, { current, previous, canary, overrides = {} }]) => {
    const found = new Map<string, VersionInUse>();
    const add = (use: Use, ref: ReleaseRef | undefined) => {
      if (!ref) return;
      const { version } = ref;
      const known = found.get(version);
      const uses = [...new Set([...(known?.uses ?? []), use])];
      found.set(version, { remote, version, uses, release: releases.get(`${remote} ${version}`) });
    };
    add('current', current);
    add('previous', previous);
    add('canary', canary?.release);
    for (const ref of Object.values(overrides)) add('pilot', ref);
    return [...found.values()];
  });
}

/**
 * The versions that gateways show from this store: without canaries that have ended and promotions that were taken back.
 * Throws if its list cannot be trusted. Only reads; `seenFile` is where the newest list is remembered.
 */
export async function readVersionsInUse(
  { store, keys }: { store: Store; keys: TrustedKeys },
  seenFile: string,
): Promise<VersionInUse[]> {
  // The reader would go on with an empty list.
  const { pointer } = await readPointer(store, keys);
  if (!pointer) return [];
  const reader = new RegistryReader({ store, keys, seenFile, freshFor: 0, warn: () => {} });
  return versionsInUse(await reader.state());
}
