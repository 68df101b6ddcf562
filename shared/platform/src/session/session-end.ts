import { type SessionEnd, sessionEnds } from '@harambee/domain';
import { storageKeys } from '../browser/storage-keys.ts';
import { isRemembered } from './token-storage.ts';

const storages = () => [localStorage, sessionStorage];

/** Stores for the sign-in page why this session ended: beside the session, so before that is cleared. */
export function noteSessionEnd(why: SessionEnd): void {
  (isRemembered() ? localStorage : sessionStorage).setItem(storageKeys.signedOutBecause, why);
}

/** Why the last session of this browser ended; undefined if its person has signed out, or nobody was signed in. */
export function readSessionEnd(): SessionEnd | undefined {
  const kept = storages().map((storage) => storage.getItem(storageKeys.signedOutBecause));
  return sessionEnds.find((why) => kept.includes(why));
}

/** Somebody has signed in or out: the reason no longer applies. */
export function forgetSessionEnd(): void {
  for (const storage of storages()) storage.removeItem(storageKeys.signedOutBecause);
}
