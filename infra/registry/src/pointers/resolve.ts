import { createHash } from 'node:crypto';
import type { ReleaseRef } from '../releases/release.ts';
import type { Canary, RemoteState } from './pointer.ts';

export interface Resolved {
  release: ReleaseRef;
  /** What to show if this version does not load. */
  fallback?: ReleaseRef;
  why: 'default' | 'canary' | 'override';
}

/** The position of a tenant from 0 to 1: always the same within a canary, a different one in each canary. */
function placeOf(tenantId: string, remote: string, { salt }: Canary): number {
  const hash = createHash('sha256').update(`${salt}\0${remote}\0${tenantId}`).digest();
  return hash.readUIntBE(0, 6) / 2 ** 48;
}

/** Whether a tenant belongs to the canary's share. A larger share keeps the tenants that were in it. */
export const isInCanary = (tenantId: string, remote: string, canary: Canary): boolean =>
  placeOf(tenantId, remote, canary) < canary.percent / 100;

/** The version a tenant gets; without a tenant (nobody is signed in) the standard version. */
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
