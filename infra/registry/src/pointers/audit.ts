import { RegistryProblem } from '../registry-problem.ts';
import { type TrustedKeys, verified } from '../signing/signature.ts';
import type { Store } from '../stores/store.ts';
import { AuditEntry, hashOf, readPointer } from './pointer.ts';

/** The whole log, oldest first. Throws if an entry is missing, was changed, or is out of place. */
export async function readAudit(store: Store, keys: TrustedKeys): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  for (const key of await store.list('audit/')) {
    const stored = await store.read(key);
    // The chain below ends in the signed pointer, so it vouches for entries of a key that was replaced.
    if (stored) entries.push(verified(key, stored.bytes.toString(), AuditEntry, keys, { namedByHash: true }));
  }
  const { pointer } = await readPointer(store, keys);
  // A process that died right after its move has not written the log entry; the signed pointer contains it.
  if (pointer && entries.length === pointer.sequence - 1) entries.push(pointer.last);
  let before = '';
  for (const [index, entry] of entries.entries()) {
    if (entry.sequence !== index + 1 || entry.before !== before) {
      throw new RegistryProblem(
        `The audit log is broken at ${index + 1}: an entry is missing or was changed.`,
      );
    }
    before = hashOf(entry);
  }
  if (!pointer && entries.length > 0) {
    throw new RegistryProblem('There is an audit log, but no list of remotes that it belongs to.');
  }
  if (pointer && (entries.length !== pointer.sequence || hashOf(pointer.last) !== before)) {
    throw new RegistryProblem('The list of remotes and the audit log do not belong together.');
  }
  return entries;
}
