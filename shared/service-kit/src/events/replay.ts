import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { DomainEvent, EventName } from '@harambee/domain';
import { trusted } from 'mongoose';
import { ensureIndexes } from '../database/connection.ts';
import { RemovalModel } from '../removal-records/removal.model.ts';
import { removedAmong } from '../removal-records/removals.ts';
import { EventModel, toDomainEvent } from './event.model.ts';
import type { EventHandler } from './event.ts';
import { type EventPlace, eventsAfter } from './events-after.ts';
import { DeliveryModel, HandlerCursorModel } from './handler-cursor.model.ts';

/** How to rebuild a projection from all events ever stored. */
export interface Replay {
  /** The handlers to replay. They pause in every process and continue after the last replayed event. */
  handlers: readonly EventHandler[];
  /** Empties the projection. Runs once no handler writes to it. */
  empty(): Promise<void>;
  /** Handles events in the order in which they were stored. Gets only events that the handlers listen to. */
  take(events: readonly DomainEvent[]): Promise<void>;
  /** Completes the projection after the last event. */
  finish(): Promise<void>;
  /** Events read at a time. */
  batch?: number;
}

const holdFor = 60_000;
/** A process notices within half its lease of 10 seconds that it has lost the lease, and stops. */
const untilNoticed = 12_000;

class HandlerHold {
  readonly #owner = randomUUID();
  readonly #names: readonly string[];
  #timer: NodeJS.Timeout | undefined;

  constructor(handlers: readonly EventHandler[]) {
    this.#names = handlers.map(({ name }) => name);
  }

  async take(): Promise<void> {
    const now = new Date();
    let wasHeld = false;
    for (const _id of this.#names) {
      const set = { owner: this.#owner, leaseUntil: new Date(now.getTime() + holdFor) };
      const before = await HandlerCursorModel.findOneAndUpdate(
        { _id },
        { $set: set, $setOnInsert: { position: new Date(0) } },
        { upsert: true, returnDocument: 'before' },
      ).lean();
      wasHeld ||= before?.leaseUntil !== undefined && before.leaseUntil > now;
    }
    this.#timer = setInterval(() => void this.#renew().catch(() => undefined), holdFor / 4);
    if (wasHeld) await setTimeout(untilNoticed);
  }

  async #renew(): Promise<void> {
    const leaseUntil = new Date(Date.now() + holdFor);
    await HandlerCursorModel.updateMany({ owner: this.#owner }, { $set: { leaseUntil } });
  }

  /**
   * Lets the handlers continue, after `position` if given. Events that had failed or were waiting have been replayed,
   * too.
   */
  async release(position?: Date): Promise<void> {
    clearInterval(this.#timer);
    if (position) await DeliveryModel.deleteMany({ handler: trusted({ $in: [...this.#names] }) });
    await HandlerCursorModel.updateMany(
      { owner: this.#owner },
      { ...(position && { $set: { position } }), $unset: { owner: 1, leaseUntil: 1 } },
    );
  }
}

/** Replays all events into a projection, even while services run. Returns the number of events. */
export async function replayEvents({
  handlers,
  empty,
  take,
  finish,
  batch = 2_000,
}: Replay): Promise<number> {
  const names: ReadonlySet<EventName> = new Set(handlers.flatMap(({ events }) => events));
  await ensureIndexes([EventModel, HandlerCursorModel, DeliveryModel, RemovalModel]);
  const hold = new HandlerHold(handlers);
  let place: EventPlace = { storedAt: new Date(0), _id: '' };
  let position: Date | undefined;
  let taken = 0;
  try {
    await hold.take();
    await empty();
    for (;;) {
      const events = await eventsAfter(place, batch);
      const last = events.at(-1);
      if (!last) break;
      place = { storedAt: last.storedAt, _id: last._id };
      const removedTenants = await removedAmong(events.map(({ tenantId }) => tenantId));
      const replayed = events.filter(
        ({ name, tenantId }) => names.has(name) && !removedTenants.has(tenantId),
      );
      await take(replayed.map(toDomainEvent));
      taken += replayed.length;
    }
    await finish();
    position = place.storedAt;
  } finally {
    await hold.release(position);
  }
  return taken;
}
