import { createHash } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { remoteName } from '../names.ts';
import { ReleaseRef } from '../releases/release.ts';
import { canonicalBytes, type TrustedKeys, verified } from '../signing/signature.ts';
import type { Store } from '../stores/store.ts';

const strict = { additionalProperties: false };

const Canary = Type.Object(
  {
    release: ReleaseRef,
    /** Of the tenants. */
    percent: Type.Number({ minimum: 0, maximum: 100 }),
    /** Made when the canary begins: the next one meets other tenants. */
    salt: Type.String({ pattern: '^[0-9a-f]{16}$' }),
    since: Type.String(),
  },
  strict,
);
export type Canary = Static<typeof Canary>;

/** Which versions of one remote are shown, and to whom. */
const RemoteState = Type.Object(
  {
    current: ReleaseRef,
    /** The one before: what `rollback` goes back to, and what a page falls back to. */
    previous: Type.Optional(ReleaseRef),
    canary: Type.Optional(Canary),
    /** By tenant: for a pilot, or for one that a version does not suit. */
    overrides: Type.Optional(Type.Record(Type.String(), ReleaseRef)),
  },
  strict,
);
export type RemoteState = Static<typeof RemoteState>;

/** One line of the audit log. */
export const AuditEntry = Type.Object(
  {
    kind: Type.Literal('move'),
    sequence: Type.Integer({ minimum: 1 }),
    at: Type.String(),
    who: Type.String(),
    action: Type.Union([
      Type.Literal('promote'),
      Type.Literal('canary'),
      Type.Literal('end canary'),
      Type.Literal('override'),
      Type.Literal('end override'),
      Type.Literal('rollback'),
      Type.Literal('permit'),
    ]),
    remote: Type.String({ pattern: remoteName.source }),
    from: Type.String(),
    to: Type.String(),
    why: Type.String(),
    /** Hash of the entry before: none can be taken out or changed without breaking the chain. */
    before: Type.String(),
  },
  strict,
);
export type AuditEntry = Static<typeof AuditEntry>;

/** The one thing that changes: which version of each remote is shown. */
export const Pointer = Type.Object(
  {
    kind: Type.Literal('pointer'),
    /** Grows with every move: an older one, played again, is known by it. */
    sequence: Type.Integer({ minimum: 1 }),
    remotes: Type.Record(Type.String({ pattern: remoteName.source }), RemoteState),
    last: AuditEntry,
  },
  strict,
);
export type Pointer = Static<typeof Pointer>;

export const pointerKey = 'remotes.json';
export const auditKey = (sequence: number): string => `audit/${String(sequence).padStart(8, '0')}.json`;

export const hashOf = (entry: AuditEntry): string =>
  createHash('sha256').update(canonicalBytes(entry)).digest('hex');

export interface StoredPointer {
  pointer: Pointer;
  tag: string;
}

/** The list of a data folder of the time before signatures: only what was built on this machine, so nothing is lost with it. */
const isUnsignedList = (text: string): boolean => /^\s*\{\s*"remotes"\s*:\s*\[/.test(text);

/** The pointer; undefined where nothing was promoted yet. One that is not whole and signed is refused. */
export async function readPointer(
  store: Store,
  keys: TrustedKeys,
): Promise<StoredPointer | { pointer: undefined; tag: string | undefined }> {
  const stored = await store.read(pointerKey);
  if (!stored || isUnsignedList(stored.bytes.toString())) return { pointer: undefined, tag: stored?.tag };
  return {
    pointer: verified('the list of remotes', stored.bytes.toString(), Pointer, keys),
    tag: stored.tag,
  };
}
