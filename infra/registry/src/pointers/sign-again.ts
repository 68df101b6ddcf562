import { keyIdOf } from '../signing/signature.ts';
import { movePointer, type Registry } from './move.ts';
import type { Pointer } from './pointer.ts';

/** What stands in the log in place of a remote. */
const all = 'all-remotes';

/** Signs the pointer again, so that it expires later. Moves no version. */
export const renew = (registry: Registry, { who, why }: { who: string; why: string }): Promise<Pointer> =>
  movePointer(registry, {
    remote: all,
    who,
    why,
    action: 'renew',
    change: () => ({
      from: 'signed before',
      to: registry.pointerDays === undefined ? 'without an end' : `for ${registry.pointerDays} days`,
    }),
  });

/**
 * Signs the pointer with the key of this registry, which replaces another one. Releases and the log keep their
 * signatures: the pointer names them by their hashes, so they are as trustworthy as it is.
 */
export const rotate = (registry: Registry, { who, why }: { who: string; why: string }): Promise<Pointer> =>
  movePointer(registry, {
    remote: all,
    who,
    why,
    action: 'rotate',
    change: () => ({ from: 'the key before', to: `key ${keyIdOf(registry.signingKey)}` }),
  });
