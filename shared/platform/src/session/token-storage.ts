import { storageKeys } from '../browser/storage-keys.ts';

/** The parts of a session that the browser stores (AUTH-10). */
export interface StoredSignIn {
  accessToken: string;
  user: { id: string; tenantId: string };
}

const authKeys = [storageKeys.authToken, storageKeys.userId, storageKeys.tenantId] as const;

/** The storage that holds the session: local with "Remember me", session without, never both (AUTH-10). */
function holder(): Storage | undefined {
  return [localStorage, sessionStorage].find((storage) => storage.getItem(storageKeys.authToken) !== null);
}

export const readToken = (): string | null => holder()?.getItem(storageKeys.authToken) ?? null;
/** Whether the session outlives the browser; true if nobody is signed in. */
export const isRemembered = (): boolean => holder() !== sessionStorage;
export const readTenantId = (): string | null => holder()?.getItem(storageKeys.tenantId) ?? null;
export const readUserId = (): string | null => holder()?.getItem(storageKeys.userId) ?? null;

export function storeSignIn({ accessToken, user }: StoredSignIn, remember: boolean): void {
  clearSignIn();
  const storage = remember ? localStorage : sessionStorage;
  storage.setItem(storageKeys.authToken, accessToken);
  storage.setItem(storageKeys.userId, user.id);
  storage.setItem(storageKeys.tenantId, user.tenantId);
}

/** A session for all tabs replaces one of this tab only, which must not come back when the other ends. */
export function dropShadowedSignIn(): void {
  if (localStorage.getItem(storageKeys.authToken) === null) return;
  for (const key of authKeys) sessionStorage.removeItem(key);
}

/** Replaces a token with the refreshed one. Does nothing if the person has signed out in between. */
export function replaceToken(accessToken: string): void {
  holder()?.setItem(storageKeys.authToken, accessToken);
}

export function clearSignIn(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of authKeys) storage.removeItem(key);
  }
}

/** Whether a session from a provider should outlive the browser; stored while the person is at the provider. */
export const oauthRemember = {
  read: () => sessionStorage.getItem(storageKeys.oauthRemember) !== 'false',
  store: (remember: boolean) => sessionStorage.setItem(storageKeys.oauthRemember, String(remember)),
  clear: () => sessionStorage.removeItem(storageKeys.oauthRemember),
};

/** `oauth_state` is always in session storage (AUTH-11). */
export const oauthState = {
  read: () => sessionStorage.getItem(storageKeys.oauthState),
  store: (state: string) => sessionStorage.setItem(storageKeys.oauthState, state),
  clear: () => sessionStorage.removeItem(storageKeys.oauthState),
};

/** Somebody has signed out here, but the server has not been told: its session cookie still works. */
export const isLogoutPending = (): boolean => localStorage.getItem(storageKeys.logoutPending) !== null;
