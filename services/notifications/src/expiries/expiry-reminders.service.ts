import { dayOf, daysUntilExpiry, expiryDistances, notificationText } from '@harambee/domain';
import { keepNewest } from '@harambee/service-kit';
import { giveDue } from '../deadlines/give-due.ts';
import { distanceFor, nextReminder } from '../deadlines/moments.ts';
import { notify } from '../inbox/notify.ts';
import { ExpiryModel, type StoredExpiry } from './expiry.model.ts';

/** What an event says about a document; one that is deleted does not expire. */
export type NotedDocument = Omit<StoredExpiry, '_id' | 'tenantId' | 'dueAt'> & { documentId: string };

/**
 * Stores the expiry from a document's event. A reminder that was due before the event and has not been sent stays due,
 * unless the day has changed.
 */
export async function noteExpiry(
  tenantId: string,
  { documentId: _id, name, expiresOn, revision }: NotedDocument,
  at: Date,
): Promise<void> {
  const known = await ExpiryModel.findOne({ _id, tenantId }).lean<StoredExpiry>();
  const pending = known?.expiresOn === expiresOn ? known.dueAt : undefined;
  const dueAt = pending ?? nextReminder(expiresOn, at, expiryDistances);
  await keepNewest(ExpiryModel, { _id, tenantId }, { name, expiresOn, revision, dueAt });
}

/** Sends the reminders of expiries that are due (CALL-40). */
export const giveExpiryReminders = (now = new Date()): Promise<number> =>
  giveDue(ExpiryModel, (one: StoredExpiry) => remind(one, now), now);

async function remind(one: StoredExpiry, now: Date): Promise<number> {
  const { _id: documentId, tenantId, name, expiresOn, revision } = one;
  const daysLeft = daysUntilExpiry(one, dayOf(now)) ?? -1;
  const distance = distanceFor(daysLeft, expiryDistances);
  if (distance !== undefined) {
    await notify({
      tenantId,
      key: `expiry:${documentId}:${expiresOn}:${distance}`,
      at: now,
      text: notificationText('expiry', { documentId, title: name, expiresOn, daysLeft }),
    });
  }
  const next = nextReminder(expiresOn, now, expiryDistances);
  // Changed in the meantime: its event has set what is due.
  await ExpiryModel.updateOne(
    { _id: documentId, tenantId, revision },
    next ? { $set: { dueAt: next } } : { $unset: { dueAt: 1 } },
  );
  return distance === undefined ? 0 : 1;
}
