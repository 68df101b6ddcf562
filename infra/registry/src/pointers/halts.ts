import { type Static, Type } from 'typebox';
import type { Store } from '../stores/store.ts';
import type { Canary } from './pointer.ts';
import { readNotes } from './read-notes.ts';

/** A canary that was ended, or a promotion that was taken back, by failures and not by a person. */
export const Halt = Type.Object({
  kind: Type.Literal('halt'),
  remote: Type.String(),
  version: Type.String(),
  at: Type.String(),
  who: Type.String(),
  why: Type.String(),
  /** Of a promotion: the number of its move. */
  move: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type Halt = Static<typeof Halt>;

const haltKey = (remote: string, { release, salt }: Canary): string =>
  `halts/${remote}/${release.version}-${salt}.json`;

/**
 * Ends a canary without a signature, on purpose: the gateway is exposed and must hold no key that could release
 * a version to anybody. This can only give everybody the version that was signed as the standard one. Returns
 * false if it was already ended.
 */
export const haltCanary = (
  store: Store,
  remote: string,
  canary: Canary,
  halt: Pick<Halt, 'who' | 'why' | 'at'>,
): Promise<boolean> =>
  store.create(
    haltKey(remote, canary),
    Buffer.from(
      JSON.stringify({ kind: 'halt', remote, version: canary.release.version, ...halt } satisfies Halt),
    ),
  );

export const isHalted = async (store: Store, remote: string, canary: Canary): Promise<boolean> =>
  (await store.tagOf(haltKey(remote, canary))) !== undefined;

/** The move by which everybody got a version. */
export interface Promotion {
  remote: string;
  version: string;
  /** Its number in the log: the same version may be promoted again. */
  move: number;
  /** When, in milliseconds. */
  at: number;
}

const takenBackKey = ({ remote, version, move }: Promotion): string =>
  `halts/${remote}/${version}-move-${move}.json`;

/**
 * Takes back a promotion, also without a signature: everybody gets the signed version before it, which pages fall back
 * to anyway. It ends with the next promotion or rollback by a person. Returns false if it was already taken back.
 */
export const takeBack = (
  store: Store,
  promotion: Promotion,
  halt: Pick<Halt, 'who' | 'why' | 'at'>,
): Promise<boolean> => {
  const { remote, version, move } = promotion;
  const note: Halt = { kind: 'halt', remote, version, move, ...halt };
  return store.create(takenBackKey(promotion), Buffer.from(JSON.stringify(note)));
};

export const isTakenBack = async (store: Store, promotion: Promotion): Promise<boolean> =>
  (await store.tagOf(takenBackKey(promotion))) !== undefined;

/** Every canary that ended and every promotion that was taken back automatically, oldest first. */
export const readHalts = (store: Store): Promise<Halt[]> => readNotes(store, 'halts/', Halt);
