import type { DomainEvent } from '@harambee/domain';
import type { mongo } from 'mongoose';
import type { AnyModel } from '../database/connection.ts';
import { isDuplicateKey } from '../database/database-errors.ts';
import { withQueuedEvents } from '../database/outbox.plugin.ts';
import { removedAmong } from '../removal-records/removals.ts';
import { EventModel } from './event.model.ts';

interface Sender {
  _id: string;
  tenantId: string;
  outbox: (DomainEvent & { trace?: string })[];
}

const batch = 100;

/**
 * Moves events from the documents they were saved with to `events`: copy, then remove. After a crash in between the
 * event is in both places; the next round recognizes its id and only removes it.
 */
export async function relayOnce(models: readonly AnyModel[]): Promise<number> {
  let moved = 0;
  for (const model of models) {
    let found: number;
    do {
      found = await relayBatch(model);
      moved += found;
    } while (found === batch);
  }
  return moved;
}

async function relayBatch(model: AnyModel): Promise<number> {
  const senders = await sendersWithEvents(model);
  const removedTenants = await removedAmong(
    senders.flatMap(({ outbox }) => outbox.map(({ tenantId }) => tenantId)),
  );
  for (const sender of senders) {
    // Once an organization is removed, its removal is the only event that is still published.
    await copy(
      sender.outbox.filter(
        ({ tenantId, name }) => !removedTenants.has(tenantId) || name === 'organization.removed',
      ),
    );
    await sendersOf(model).updateOne(
      { _id: sender._id, tenantId: sender.tenantId },
      { $pull: { outbox: { id: { $in: sender.outbox.map(({ id }) => id) } } } },
    );
  }
  return senders.length;
}

/**
 * The driver's collection, not the model: the relay works for all tenants at once, and moving an event does not count
 * as a change of the document (no hooks, no `updatedAt`).
 */
const sendersOf = (model: AnyModel) => model.collection as unknown as mongo.Collection<Sender>;

/** The documents of one model that have queued events. */
function sendersWithEvents(model: AnyModel): Promise<Sender[]> {
  return sendersOf(model)
    .find(withQueuedEvents, { projection: { outbox: 1, tenantId: 1 }, maxTimeMS: 5_000 })
    .sort({ 'outbox.id': 1 })
    .limit(batch)
    .toArray();
}

async function copy(outbox: Sender['outbox']): Promise<void> {
  let storedAt = Date.now();
  for (const { id, name, tenantId, at, payload, trace } of outbox) {
    // Events of one document keep their order: each is stored at least a millisecond after the previous one.
    storedAt = Math.max(storedAt + 1, Date.now());
    try {
      await EventModel.create({
        _id: id,
        name,
        tenantId,
        at,
        payload,
        storedAt: new Date(storedAt),
        ...(trace !== undefined && { trace }),
      });
    } catch (error) {
      if (!isDuplicateKey(error, '_id')) throw error;
    }
  }
}

/**
 * How many documents have queued events, at most a hundred for each model, and the age of the oldest event in
 * seconds.
 */
export async function relayLag(models: readonly AnyModel[]): Promise<{ waiting: number; seconds: number }> {
  let waiting = 0;
  let oldest = Date.now();
  for (const model of models) {
    const senders = await sendersWithEvents(model);
    waiting += senders.length;
    for (const { outbox } of senders) oldest = Math.min(oldest, ...outbox.map(({ at }) => at.getTime()));
  }
  return { waiting, seconds: (Date.now() - oldest) / 1_000 };
}
