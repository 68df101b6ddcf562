import { type SessionEnd, sessionEnds } from '@harambee/domain';
import { storageKeys } from '../browser/storage-keys.ts';
import { isRemembered } from './token-storage.ts';

const storages = () => [localStorage, sessionStorage];

/** Keeps for the sign-in page why this session is over: beside the sign-in, and so before that is cleared. */
export function noteSessionEnd(why: SessionEnd): void {
  (isRemembered() ? localStorage : sessionStorage).setItem(storageKeys.signedOutBecause, why);
}

/** Why the last sign-in of this browser ended; undefined when its person has signed out, or nobody was in. */
export function readSessionEnd(): SessionEnd | undefined {
  const kept = storages().map((storage) => storage.getItem(storageKeys.signedOutBecause));
  return sessionEnds.find((why) => kept.includes(why));
}

/** Somebody has signed in, or out: what was before is over. */
export function forgetSessionEnd(): void {
  for (const storage of storages()) storage.removeItem(storageKeys.signedOutBecause);
}
