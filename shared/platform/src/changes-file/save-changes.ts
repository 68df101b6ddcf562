import { readTenantId, readUserId } from '../session/token-storage.ts';
import type { Restored } from './changes-file.ts';

const signedOut = 'You are signed out. Sign in again first.';

function whoIsHere() {
  const userId = readUserId();
  const tenantId = readTenantId();
  return userId === null || tenantId === null ? undefined : { userId, tenantId };
}

/**
 * Offers all that waits on this device as a file (OFFLINE-21). The code is fetched when it is asked for, and part of the
 * shell, so it is there without a network. False if nothing waits.
 */
export async function saveChangesFile(): Promise<boolean> {
  const who = whoIsHere();
  if (!who) return false;
  const [{ changesFileOf }, { saveBlob }] = await Promise.all([
    import('./changes-file.ts'),
    import('../api/download-file.ts'),
  ]);
  const file = changesFileOf(who);
  if (file.entries.length + file.texts.length === 0) return false;
  const blob = new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' });
  saveBlob(blob, `harambee-waiting-changes-${file.savedAt.slice(0, 10)}.json`);
  return true;
}

/** Takes such a file in again; a sentence if it cannot be. */
export async function restoreChanges(file: Blob): Promise<Restored | { problem: string }> {
  const who = whoIsHere();
  if (!who) return { problem: signedOut };
  const { restoreChangesFile, largestChangesFile, tooLarge } = await import('./changes-file.ts');
  if (file.size > largestChangesFile) return { problem: tooLarge };
  return restoreChangesFile(await file.text(), who);
}
