import { type NewEntry, sendOrQueue } from './outbox/send-or-queue.ts';

export { isQueued as isWaiting } from './outbox/queue.ts';
/** Names that remotes published earlier take from here. To be deleted once no such version is published. */
export {
  readOwnEntries as readOwnActions,
  useEntriesOf as useUnsentOf,
  useOutbox as useOfflineActions,
  withQueued as withUnsent,
} from './outbox/use-outbox.ts';

export async function sendOrKeep<Answer>(
  wanted: NewEntry,
  send: () => Promise<{ data?: Answer; error?: unknown }>,
) {
  const { isQueued, ...answer } = await sendOrQueue(wanted, send);
  return { ...answer, ...(isQueued && { isKept: true }) };
}
