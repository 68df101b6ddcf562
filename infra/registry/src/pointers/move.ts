import type { KeyObject } from 'node:crypto';
import { RegistryProblem } from '../registry-problem.ts';
import { signed, type TrustedKeys, writtenDown } from '../signing/signature.ts';
import type { Store } from '../stores/store.ts';
import {
  type AuditEntry,
  auditKey,
  hashOf,
  type Pointer,
  pointerKey,
  type RemoteState,
  readPointer,
} from './pointer.ts';

/** A store and the keys of the person who uses it. */
export interface Registry {
  store: Store;
  signingKey: KeyObject;
  keys: TrustedKeys;
  /** Days after which a pointer that is signed now must have been signed again; absent: never. */
  pointerDays?: number;
}

interface Change {
  state?: RemoteState;
  from: string;
  to: string;
}

export interface Move {
  remote: string;
  who: string;
  why: string;
  action: AuditEntry['action'];
  /**
   * The new state, and a description of the change for the log. May run more than once, because somebody else
   * may move meanwhile. Without a state all remotes stay as they are.
   */
  change(state: RemoteState | undefined, pointer: Pointer | undefined): Change | Promise<Change>;
}

const tries = 8;
const day = 24 * 60 * 60_000;

/**
 * Moves the pointer of one remote in one step, so that readers see the list before or after, and never
 * overwrites a move of somebody else. The log entry is part of the signed pointer and is written right after.
 * If this process dies in between, the next move writes it first.
 */
export async function movePointer(registry: Registry, move: Move): Promise<Pointer> {
  const { store, signingKey, keys, pointerDays } = registry;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { pointer, tag } = await readPointer(store, keys);
    if (pointer) await file(registry, pointer.last);
    const { state, from, to } = await move.change(pointer?.remotes[move.remote], pointer);
    const sequence = (pointer?.sequence ?? 0) + 1;
    const { remote, who, why, action } = move;
    const last: AuditEntry = {
      kind: 'move',
      sequence,
      at: new Date().toISOString(),
      who,
      action,
      remote,
      from,
      to,
      why,
      before: pointer ? hashOf(pointer.last) : '',
    };
    const next: Pointer = {
      kind: 'pointer',
      sequence,
      remotes: { ...pointer?.remotes, ...(state && { [remote]: state }) },
      last,
      ...(pointerDays !== undefined && { expires: new Date(Date.now() + pointerDays * day).toISOString() }),
    };
    if (await store.replace(pointerKey, writtenDown(signed(next, signingKey)), tag)) {
      await file(registry, last);
      return next;
    }
  }
  throw new RegistryProblem(
    'Others are moving versions at the same time, again and again. Nothing was moved: try again.',
  );
}

/** Append-only: entries are never overwritten. */
async function file({ store, signingKey }: Registry, entry: AuditEntry): Promise<void> {
  await store.create(auditKey(entry.sequence), writtenDown(signed(entry, signingKey)));
}
