import { type TrustedKeys, verified } from '../signing/signature.ts';
import type { Store } from '../stores/store.ts';
import { isTakenBack, type Promotion } from './halts.ts';
import type { Registry } from './move.ts';
import { AuditEntry, auditKey, type Pointer } from './pointer.ts';

/** How long a version is watched after it was given to everybody, in milliseconds (OPS-21). */
export const watchedFor = 30 * 60_000;

async function entryAt(store: Store, keys: TrustedKeys, sequence: number): Promise<AuditEntry | undefined> {
  const stored = await store.read(auditKey(sequence));
  return stored && verified('the log', stored.bytes.toString(), AuditEntry, keys);
}

/** The moves back from the newest one, as far as they can be read. */
async function* backwards(store: Store, keys: TrustedKeys, { last }: Pointer): AsyncGenerator<AuditEntry> {
  let entry: AuditEntry | undefined = last;
  while (entry) {
    yield entry;
    if (entry.sequence === 1) return;
    entry = await entryAt(store, keys, entry.sequence - 1).catch(() => undefined);
  }
}

const givesAll = ({ action }: AuditEntry): boolean => action === 'promote' || action === 'rollback';

/**
 * The promotion by which everybody got the current version of a remote, if it happened since then and there is a version
 * before it. It is in the signed log, so the pointer need not say it, and older gateways read the same pointer.
 */
export async function promotionsSince(
  store: Store,
  keys: TrustedKeys,
  pointer: Pointer,
  since: number,
): Promise<Promotion[]> {
  const found: Promotion[] = [];
  const seen = new Set<string>();
  for await (const entry of backwards(store, keys, pointer)) {
    const at = Date.parse(entry.at);
    if (at < since) break;
    const { remote, sequence: move, to } = entry;
    if (!givesAll(entry) || seen.has(remote)) continue;
    seen.add(remote);
    const { current, previous } = pointer.remotes[remote] ?? {};
    if (entry.action === 'promote' && previous && current?.version === to)
      found.push({ remote, version: to, move, at });
  }
  return found;
}

/** The promotions that were taken back by themselves and are still the last word about their remote. */
export async function takenBack(store: Store, keys: TrustedKeys, pointer: Pointer): Promise<Promotion[]> {
  const notes = await store.list('halts/');
  const noted = Object.entries(pointer.remotes).flatMap(([remote, { current, previous }]) => {
    const prefix = `halts/${remote}/${current.version}-move-`;
    const moves = notes
      .filter((key) => key.startsWith(prefix))
      .map((key) => Number.parseInt(key.slice(prefix.length), 10));
    return previous && moves.length > 0
      ? [{ remote, version: current.version, move: Math.max(...moves) }]
      : [];
  });
  if (noted.length === 0) return [];
  const found: Promotion[] = [];
  const open = new Map(noted.map((one) => [one.remote, one]));
  for await (const entry of backwards(store, keys, pointer)) {
    const note = open.get(entry.remote);
    if (note && givesAll(entry)) {
      open.delete(entry.remote);
      const isIt = entry.action === 'promote' && entry.sequence === note.move && entry.to === note.version;
      const promotion = { ...note, at: Date.parse(entry.at) };
      if (isIt && (await isTakenBack(store, promotion))) found.push(promotion);
    }
    if (open.size === 0) break;
  }
  return found;
}

/** Whether the current version has been taken back by itself: then everybody gets the one before it. */
export async function isTakenBackNow(
  { store, keys }: Registry,
  pointer: Pointer | undefined,
  remote: string,
): Promise<boolean> {
  return (
    pointer !== undefined && (await takenBack(store, keys, pointer)).some((one) => one.remote === remote)
  );
}
