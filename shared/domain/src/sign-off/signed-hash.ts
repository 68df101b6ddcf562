import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SignedPlace } from './signed-text.ts';

/** Names the canonical form: another one gives other hashes. */
const form = 'harambee-sign-off-1';

/** SHA-256 of a canonical form in 64 hexadecimal digits, the same in browser and service (SIGNOFF-03). */
export const signedHash = (places: readonly SignedPlace[]): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify([form, places.map(({ place, words }) => [place, words])]))));

/** As people compare it: "3f9a 07c2". */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)}`;
