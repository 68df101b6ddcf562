import type { DomainEvent } from '@harambee/domain';
import { type mongo, trusted } from 'mongoose';
import type { AnyModel } from '../database/connection.ts';
import { areAllDuplicates } from '../database/database-errors.ts';
import { withQueuedEvents } from '../database/outbox.plugin.ts';
import { removedAmong } from '../removal-records/removals.ts';
import { EventModel, type StoredEvent } from './event.model.ts';
import { lookBack } from './look-back.ts';

interface Sender {
  _id: string;
  tenantId: string;
  outbox: (DomainEvent & { trace?: string })[];
}

const batch = 100;
/** Milliseconds after which the time of an event counts as old. */
const lateAfter = lookBack / 2;

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

/** Few statements for many events: on a busy machine each one waits for its turn. */
async function relayBatch(model: AnyModel): Promise<number> {
  const senders = await sendersWithEvents(model);
  if (senders.length === 0) return 0;
  const queued = senders.flatMap(({ outbox }) => outbox);
  const removedTenants = await removedAmong(queued.map(({ tenantId }) => tenantId));
  // Once an organization is removed, its removal is the only event that is still published.
  const isPublished = ({ tenantId, name }: DomainEvent) =>
    !removedTenants.has(tenantId) || name === 'organization.removed';
  await store(senders.map(({ outbox }) => outbox.filter(isPublished)));
  await sendersOf(model).bulkWrite(
    senders.map(({ _id, tenantId, outbox }) => ({
      updateOne: {
        filter: { _id, tenantId },
        update: { $pull: { outbox: { id: { $in: outbox.map(({ id }) => id) } } } },
      },
    })),
    { ordered: false },
  );
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

/**
 * Stores the events that are not there yet. Their time must not be older than what readers look back, however long the
 * write took, or whoever has read newer events meanwhile never finds them: those of a slow write are given their time
 * again, and so are those of a process that crashed before it removed them from the outbox.
 */
async function store(outboxes: readonly Sender['outbox'][]): Promise<void> {
  let began = Date.now();
  const events = outboxes.flatMap((outbox) => outbox.map((event, place) => eventOf(event, began + place)));
  if (events.length === 0) return;
  let mayBeOld = !(await insert(events));
  while (mayBeOld || Date.now() - began > lateAfter) {
    began = Date.now();
    await EventModel.bulkWrite(
      outboxes.flatMap((outbox) =>
        outbox.map(({ id }, place) => ({
          updateOne: {
            filter: { _id: id, storedAt: trusted({ $lt: new Date(began - lateAfter) }) },
            update: { storedAt: new Date(began + place) },
          },
        })),
      ),
    );
    mayBeOld = false;
  }
}

/** Events of one document keep their order: each is stored at least a millisecond after the previous one. */
const eventOf = (
  { id, name, tenantId, at, payload, trace }: Sender['outbox'][number],
  storedAt: number,
): StoredEvent => ({
  ...{ _id: id, name, tenantId, at, payload, storedAt: new Date(storedAt) },
  ...(trace !== undefined && { trace }),
});

/** False if some are there already: another process was faster, or one crashed before. */
async function insert(events: readonly StoredEvent[]): Promise<boolean> {
  try {
    await EventModel.insertMany(events, { ordered: false, throwOnValidationError: true });
    return true;
  } catch (error) {
    if (!areAllDuplicates(error)) throw error;
    return false;
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
