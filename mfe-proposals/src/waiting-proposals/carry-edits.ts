import { readOwnEntries, sendOrQueue } from '@harambee/platform';
import { findNewProposal } from '../outbox-entries.ts';
import { isTextEntry, type QueuedTexts } from '../text-outbox.ts';
import { canHash, recordIdOfEntry } from '../waiting/record-ids.ts';

interface Carried {
  userId: string;
  tenantId: string;
  /** The entry that was refused; its key cannot be used again. */
  from: string;
  /** The entry that takes its place. */
  to: string;
  title: string;
}

/** A refused proposal is sent anew under another id: what was written in its text on the device goes with it (OFFLINE-34). */
export async function carryEdits({ userId, tenantId, from, to, title }: Carried): Promise<void> {
  if (!canHash() || from === to || !findNewProposal(userId, to)) return;
  const [before, after] = await Promise.all(
    [from, to].map((id) => recordIdOfEntry({ id, userId, tenantId })),
  );
  if (before === undefined || after === undefined) return;
  const changes = readOwnEntries(userId)
    .filter(isTextEntry)
    .flatMap(({ data }) => data.texts?.[before] ?? []);
  if (changes.length === 0) return;
  const data: QueuedTexts = { texts: { [after]: changes }, after: { [after]: to } };
  const id = crypto.randomUUID();
  await sendOrQueue({ action: 'proposal-text', data, title, id }, async () => ({
    error: { status: 'FETCH_ERROR' },
  }));
}
