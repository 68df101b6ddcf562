import { paths } from '@harambee/domain';
import { storageKeys } from '@harambee/platform';

/** The start and end of signing in: nobody wants to return to these. */
const notWanted: readonly string[] = ['/', paths.login, paths.signup, paths.authCallback];

interface Wanted {
  address: string;
  /** Whose page it was; undefined for somebody who arrived signed out. */
  userId: string | undefined;
}

/** A path of this product with its query, and nothing that leads elsewhere. */
function isOwnAddress(address: string): boolean {
  if (!/^\/(?![/\\])/.test(address)) return false;
  const { origin } = window.location;
  return URL.canParse(address, origin) && new URL(address, origin).origin === origin;
}

/** Stores the current page while its visitor signs in, in this tab only. `userId`: who was signed in on it. */
export function keepWanted(userId?: string): void {
  const { pathname, search, hash } = window.location;
  if (notWanted.includes(pathname)) return;
  const wanted: Wanted = { address: `${pathname}${search}${hash}`, userId };
  sessionStorage.setItem(storageKeys.wantedPage, JSON.stringify(wanted));
}

/** The page this person wanted before signing in. A page that someone else had open is ignored. */
export function readWanted(userId: string): string | undefined {
  try {
    const kept: Partial<Wanted> | null = JSON.parse(sessionStorage.getItem(storageKeys.wantedPage) ?? 'null');
    if (typeof kept?.address !== 'string' || !isOwnAddress(kept.address)) return undefined;
    return kept.userId === undefined || kept.userId === userId ? kept.address : undefined;
  } catch {
    return undefined;
  }
}

export const forgetWanted = (): void => sessionStorage.removeItem(storageKeys.wantedPage);
