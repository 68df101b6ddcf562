import { isOfRoute, remotesElementId } from '@harambee/domain';
import type { EarlyReads } from '@harambee/platform';
import { storageKeys } from '@harambee/platform/storage-keys';
import { tokenHere } from './signed-in-here.ts';

type Reads = Record<string, readonly string[]>;

/** What the pages of the shell read first. Remotes say so themselves (`RemoteEntry.firstReads`). */
export const shellReads: Reads = {
  '/dashboard': ['/api/proposals?sort=updated&limit=20'],
  '/settings': ['/api/auth/organizations'],
  '/team': ['/api/auth/members'],
};
/** Who is signed in. */
export const sessionRead = '/api/auth/me';

/** Seconds. A token that ends within them is renewed first, by the app. */
const margin = 10;

function isInForce(token: string): boolean {
  try {
    const { exp } = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp !== 'number' || exp - margin > Date.now() / 1_000;
  } catch {
    return false;
  }
}

function listedReads(): Reads[] {
  try {
    const list = JSON.parse(document.getElementById(remotesElementId)?.textContent ?? '');
    return list.remotes.map((remote: { firstReads?: Reads }) => remote.firstReads ?? {});
  } catch {
    return [];
  }
}

/** The reads of the page at this path, with the ids of the path in them. */
function readsOf(path: string, all: readonly Reads[], tenantId: string): string[] {
  return all.flatMap((reads) => {
    const routes = Object.keys(reads).sort((a, b) => a.split(':').length - b.split(':').length);
    const route = routes.find((one) => isOfRoute(path, one));
    if (route === undefined) return [];
    const names = new Map(route.split('/').map((segment, at) => [segment, path.split('/')[at] ?? '']));
    names.set(':tenantId', tenantId);
    return (reads[route] ?? []).map((read) =>
      read.replaceAll(/:[a-zA-Z]+/g, (name) => encodeURIComponent(names.get(name) ?? name)),
    );
  });
}

/**
 * Asks for the session and the first reads of the page, with the token in this browser, before any script of the app
 * has come: `takeEarlyRead` of the platform takes the answers. Not if the address has a query, which may change what a
 * page reads.
 */
export function startEarlyReads(): void {
  const token = tokenHere();
  const isPublic = location.pathname.startsWith('/public/') || location.pathname === '/guest';
  if (token === null || isPublic || !navigator.onLine || !isInForce(token)) return;
  // As the app asks: without "Remember me", nothing stays on this computer.
  const isRemembered = localStorage.getItem(storageKeys.authToken) !== null;
  const tenantId = (isRemembered ? localStorage : sessionStorage).getItem(storageKeys.tenantId) ?? '';
  const reads =
    location.search === '' ? readsOf(location.pathname, [shellReads, ...listedReads()], tenantId) : [];
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const ask = (address: string) => {
    const answer = fetch(address, { headers, ...(!isRemembered && { cache: 'no-store' as const }) });
    // Whoever takes it learns of the failure.
    answer.catch(() => {});
    return [address, answer] as const;
  };
  const answers = new Map([sessionRead, ...new Set(reads)].map(ask));
  const early: EarlyReads = { token, at: performance.now(), answers };
  globalThis.harambeeEarlyReads = early;
}
