import { paths } from '@harambee/domain';
import { storageKeys } from '@harambee/platform';

/** The start and end of signing in: nobody wants to return to these. */
const neverReturnTo: readonly string[] = [
  '/',
  paths.login,
  paths.signup,
  paths.authCallback,
  paths.secondStep,
];

interface ReturnPage {
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
export function saveReturnPage(userId?: string): void {
  const { pathname, search, hash } = window.location;
  if (neverReturnTo.includes(pathname)) return;
  const returnPage: ReturnPage = { address: `${pathname}${search}${hash}`, userId };
  sessionStorage.setItem(storageKeys.returnPage, JSON.stringify(returnPage));
}

/** The page this person wanted before signing in. A page that someone else had open is ignored. */
export function readReturnPage(userId: string): string | undefined {
  try {
    const stored: Partial<ReturnPage> | null = JSON.parse(
      sessionStorage.getItem(storageKeys.returnPage) ?? 'null',
    );
    if (typeof stored?.address !== 'string' || !isOwnAddress(stored.address)) return undefined;
    return stored.userId === undefined || stored.userId === userId ? stored.address : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a page that is not the present one: the one that an invitation opened, with its secret. */
export function saveReturnAddress(address: string): void {
  sessionStorage.setItem(storageKeys.returnPage, JSON.stringify({ address } satisfies Partial<ReturnPage>));
}

export const clearReturnPage = (): void => sessionStorage.removeItem(storageKeys.returnPage);
