import type { AuditEntry } from './pointer.ts';

/**
 * The versions that everybody got, oldest first. What was rolled back, or taken back by itself, is gone from it: one
 * step back never leads to a version that was given up.
 */
export function historyOf(
  remote: string,
  entries: readonly AuditEntry[],
  takenBackMoves: ReadonlySet<number>,
): string[] {
  const versions: string[] = [];
  for (const { remote: of, action, to, sequence } of entries) {
    if (of !== remote) continue;
    if (action === 'promote' && !takenBackMoves.has(sequence)) versions.push(to);
    if (action !== 'rollback') continue;
    const place = versions.lastIndexOf(to);
    if (place >= 0) versions.length = place + 1;
    else versions.push(to);
  }
  return versions;
}
