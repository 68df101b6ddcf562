import { type NewEntry, sendOrQueue } from './outbox/send-or-queue.ts';
import { useUnsavedText } from './unsaved-text/use-unsaved-text.ts';

export { clearCachedReads as forgetKeptReads } from './api/cached-reads.ts';
export { readAheadOptions as keptOnly } from './api/read-ahead.ts';
export { isQueued as isWaiting } from './outbox/queue.ts';
/** Names that earlier published remotes import from here. Delete them once no such version is published. */
export {
  readOwnEntries as readOwnActions,
  useEntriesOf as useUnsentOf,
  useOutbox as useOfflineActions,
  withQueued as withUnsent,
} from './outbox/use-outbox.ts';
export {
  deleteUnsavedText as forgetKeptText,
  readUnsaved as readKept,
  readUnsavedText as readKeptText,
  storeUnsavedNow as keepNow,
  storeUnsavedSoon as keepSoon,
  storeUnsavedText as keepText,
} from './unsaved-text/unsaved-text.ts';

export async function sendOrKeep<Answer>(
  wanted: NewEntry,
  send: () => Promise<{ data?: Answer; error?: unknown }>,
) {
  const { isQueued, ...answer } = await sendOrQueue(wanted, send);
  return { ...answer, ...(isQueued && { isKept: true }) };
}

export function useKeptText(name: string, content: unknown, isChanged: boolean) {
  const { isStored, ...rest } = useUnsavedText(name, content, isChanged);
  return { ...rest, isKept: isStored };
}
