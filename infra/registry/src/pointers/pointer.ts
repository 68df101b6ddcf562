import { createHash } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { remoteName } from '../names.ts';
import { ReleaseRef } from '../releases/release.ts';
import { canonicalBytes, type TrustedKeys, verified } from '../signing/signature.ts';
import type { Store } from '../stores/store.ts';

/** Unknown fields are kept and ignored: a newer registry may say more than this gateway understands. */
const open = { additionalProperties: true };

const Canary = Type.Object(
  {
    release: ReleaseRef,
    /** Of the tenants. */
    percent: Type.Number({ minimum: 0, maximum: 100 }),
    /** Generated when the canary starts, so that the next one selects other tenants. */
    salt: Type.String({ pattern: '^[0-9a-f]{16}$' }),
    since: Type.String(),
  },
  open,
);
export type Canary = Static<typeof Canary>;

/** Which versions of one remote are shown, and to whom. */
const RemoteState = Type.Object(
  {
    current: ReleaseRef,
    /** The previous version: the target of `rollback`, and the fallback of a page. */
    previous: Type.Optional(ReleaseRef),
    canary: Type.Optional(Canary),
    /** By tenant: for a pilot, or for a tenant that cannot use a version. */
    overrides: Type.Optional(Type.Record(Type.String(), ReleaseRef)),
  },
  open,
);
export type RemoteState = Static<typeof RemoteState>;

type Action =
  | 'promote'
  | 'canary'
  | 'end canary'
  | 'override'
  | 'end override'
  | 'rollback'
  | 'permit'
  /** Moves no version: a later end, or another key. */
  | 'renew'
  | 'rotate';

/** One entry of the audit log. */
export const AuditEntry = Type.Object(
  {
    kind: Type.Literal('move'),
    sequence: Type.Integer({ minimum: 1 }),
    at: Type.String(),
    who: Type.String(),
    /** Any text: a newer registry may have further moves. */
    action: Type.Unsafe<Action>(Type.String({ minLength: 1, maxLength: 40 })),
    remote: Type.String({ pattern: remoteName.source }),
    from: Type.String(),
    to: Type.String(),
    why: Type.String(),
    /** Hash of the previous entry: removing or changing an entry breaks the chain. */
    before: Type.String(),
  },
  open,
);
export type AuditEntry = Static<typeof AuditEntry>;

/** The only object that changes: which version of each remote is shown. */
export const Pointer = Type.Object(
  {
    kind: Type.Literal('pointer'),
    /** Increases with every move, so that a replayed older pointer is detected. */
    sequence: Type.Integer({ minimum: 1 }),
    remotes: Type.Record(Type.String({ pattern: remoteName.source }), RemoteState),
    last: AuditEntry,
    /** ISO 8601. Gateways warn once it has passed, because a store that stands still looks like one without news. */
    expires: Type.Optional(Type.String()),
  },
  open,
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

/** The list of a data folder from before signatures: it contains only local builds, so nothing is lost. */
const isUnsignedList = (text: string): boolean => /^\s*\{\s*"remotes"\s*:\s*\[/.test(text);

/** The pointer; undefined if nothing was promoted yet. Throws if it is incomplete or not signed. */
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
