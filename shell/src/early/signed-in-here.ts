import { storageKeys } from '@harambee/platform/storage-keys';

/** The token of who is signed in in this browser; null if nobody is, or a sign-out has not reached the server. */
export function tokenHere(): string | null {
  if (localStorage.getItem(storageKeys.logoutPending) !== null) return null;
  return localStorage.getItem(storageKeys.authToken) ?? sessionStorage.getItem(storageKeys.authToken);
}

export const isSignedInHere = (): boolean => tokenHere() !== null;
