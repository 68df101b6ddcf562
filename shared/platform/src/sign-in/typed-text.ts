import { clearCachedReads } from '../api/cached-reads.ts';
import { lookForLost } from '../device-storage/waiting-count.ts';
import { forgetEntries, readEntries, recoverEntries } from '../outbox/entry-storage.ts';
import { deleteUnsavedText, recoverUnsavedText } from '../unsaved-text/unsaved-text.ts';
import { forgetWaitingFiles } from '../unsaved-text/waiting-files.ts';

/** Restores what this person had typed and a killed browser had not written yet; before a form looks for it. */
export async function recoverTyped(userId: string): Promise<void> {
  await Promise.all([recoverUnsavedText(userId), recoverEntries()]);
  const waiting = readEntries().filter((entry) => entry.userId === userId);
  lookForLost(userId, waiting.length);
}

/** Removes everything that this person has typed or read. On a shared computer nothing stays behind. */
export async function forgetTyped(userId: string): Promise<void> {
  await deleteUnsavedText(userId);
  await forgetEntries(userId);
  await forgetWaitingFiles(userId);
  await clearCachedReads(userId);
}
