import { createHash } from 'node:crypto';
import type { ReleaseRef } from '../releases/release.ts';
import type { Canary, RemoteState } from './pointer.ts';

export interface Resolved {
  release: ReleaseRef;
  /** What to show when this one does not load. */
  fallback?: ReleaseRef;
  why: 'default' | 'canary' | 'override';
}

/** Where a tenant stands among all of them, from 0 to 1: the same place each time, another one in each canary. */
function placeOf(tenantId: string, remote: string, { salt }: Canary): number {
  const hash = createHash('sha256').update(`${salt}\0${remote}\0${tenantId}`).digest();
  return hash.readUIntBE(0, 6) / 2 ** 48;
}

/** Whether a tenant is one of the canary's share. More of the share keeps those who were in it. */
export const isInCanary = (tenantId: string, remote: string, canary: Canary): boolean =>
  placeOf(tenantId, remote, canary) < canary.percent / 100;

/** The version a tenant gets; without one (nobody is signed in) it is the usual version. */
export function resolveRemote(remote: string, state: RemoteState, tenantId: string | undefined): Resolved {
  const { current, previous, canary, overrides } = state;
  if (tenantId !== undefined) {
    const own = overrides && Object.hasOwn(overrides, tenantId) ? overrides[tenantId] : undefined;
    if (own) return { release: own, fallback: current, why: 'override' };
    if (canary && isInCanary(tenantId, remote, canary)) {
      return { release: canary.release, fallback: current, why: 'canary' };
    }
  }
  return { release: current, ...(previous && { fallback: previous }), why: 'default' };
}
