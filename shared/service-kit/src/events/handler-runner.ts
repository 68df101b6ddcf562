import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { trusted } from 'mongoose';
import { isDuplicateKey } from '../database/database-errors.ts';
import { removedAmong } from '../removal-records/removals.ts';
import { inSpan } from '../telemetry/tracing.ts';
import { EventModel, type StoredEvent, toDomainEvent } from './event.model.ts';
import type { EventHandler } from './event.ts';
import { eventsAfter } from './events-after.ts';
import {
  type Delivery,
  DeliveryModel,
  type HandlerCursor,
  HandlerCursorModel,
} from './handler-cursor.model.ts';
import { lookBack, lookBackEvery, overlap } from './look-back.ts';

/** Short, so that another process takes over soon after a crash. Handlers are idempotent in case one takes longer. */
const leaseFor = 10_000;
/** How often it checks for waiting events anyway: a slow process that has lost its lease may still postpone one. */
const askEvery = 5 * 60_000;
const batch = 200;
const lastAttempt = 12;
const backOff = (attempts: number) => Math.min(1_000 * 2 ** (attempts - 1), 5 * 60_000);

/** Events of a removed organization are skipped. */
const isOver = ({ tenantId, name }: StoredEvent, removedTenants: ReadonlySet<string>): boolean =>
  removedTenants.has(tenantId) && name !== 'organization.removed';

/** Passes events to one handler: at least once each, in order within a tenant, with back-off after failures. */
export class HandlerRunner {
  readonly #handler: EventHandler;
  readonly #log: FastifyBaseLogger;
  readonly #owner = randomUUID();
  #lookedBackAt = 0;
  #leaseUntil = 0;
  #position = new Date(0);
  /** Whether an event may be waiting. While this process holds the lease it knows, and need not query. */
  #mayWait = true;
  #askedAt = 0;

  constructor(handler: EventHandler, log: FastifyBaseLogger) {
    this.#handler = handler;
    this.#log = log.child({ handler: handler.name });
  }

  /** Whether one of these events is for this handler. */
  hears(names: ReadonlySet<string>): boolean {
    return this.#handler.events.some((name) => names.has(name));
  }

  /**
   * Whether there is work although no event is new: an event waits for a retry, or another process stopped halfway.
   */
  async isBehind(now = Date.now()): Promise<boolean> {
    // In this order: an idle process renews no lease.
    return this.#mustAsk(now) && (await this.#holdLease());
  }

  /** Whether an event waits for a retry, or for the lease of a process that may have died. */
  get isWaiting(): boolean {
    return this.#mayWait;
  }

  readonly #mustAsk = (now: number) => this.#mayWait || now - this.#askedAt > askEvery;

  /** One round. Returns the number of handled events. `mustLookBack` rereads the last minute now. */
  async run(now = Date.now(), mustLookBack = false): Promise<number> {
    if (!(await this.#holdLease())) {
      this.#mayWait = true;
      return 0;
    }
    const blocked = new Set<string>();
    const again = await this.#retry(now, blocked);
    const looksBack = mustLookBack || now - this.#lookedBackAt > lookBackEvery;
    const from = new Date(this.#position.getTime() - (looksBack ? lookBack : overlap));
    const fresh = await this.#walk(from, blocked, now);
    if (looksBack) this.#lookedBackAt = now;
    return again + fresh;
  }

  /** Releases the lease, so that another process can take over at once. */
  async release(): Promise<void> {
    this.#leaseUntil = 0;
    await HandlerCursorModel.updateOne(
      { _id: this.#handler.name, owner: this.#owner },
      { $unset: { owner: 1, leaseUntil: 1 } },
    );
  }

  /** Takes the lease, or renews it once half of it has passed. False while another process holds it. */
  async #holdLease(): Promise<boolean> {
    const now = Date.now();
    if (this.#leaseUntil - now > leaseFor / 2) return true;
    const until = now + leaseFor;
    const mine = { owner: this.#owner, leaseUntil: new Date(until) };
    const cursor =
      (await HandlerCursorModel.findOneAndUpdate(
        {
          _id: this.#handler.name,
          $or: [
            { owner: this.#owner },
            { leaseUntil: null },
            { leaseUntil: trusted({ $lt: new Date(now) }) },
          ],
        },
        { $set: mine },
        { returnDocument: 'after' },
      ).lean()) ?? (await this.#firstCursor(mine));
    if (cursor) this.#position = cursor.position;
    if (this.#leaseUntil < now) {
      this.#mayWait = true;
      this.#lookedBackAt = 0;
    }
    this.#leaseUntil = cursor ? until : 0;
    return cursor !== undefined;
  }

  async #firstCursor(mine: { owner: string; leaseUntil: Date }): Promise<HandlerCursor | undefined> {
    const cursor = { _id: this.#handler.name, position: new Date(0), ...mine };
    try {
      await HandlerCursorModel.create(cursor);
      return cursor;
    } catch (error) {
      if (isDuplicateKey(error, '_id')) return undefined;
      throw error;
    }
  }

  /** Events that failed before, oldest first. While a tenant's first event fails, its other events wait. */
  async #retry(now: number, blocked: Set<string>): Promise<number> {
    if (!this.#mustAsk(now)) return 0;
    const rows = await DeliveryModel.find({ handler: this.#handler.name, state: 'waiting' })
      .sort({ storedAt: 1, _id: 1 })
      .limit(batch)
      .lean();
    this.#mayWait = rows.length > 0;
    this.#askedAt = now;
    let handed = 0;
    for (const row of rows) {
      if (blocked.has(row.tenantId)) continue;
      if (row.nextAt && row.nextAt.getTime() > now) {
        blocked.add(row.tenantId);
        continue;
      }
      const stored = await EventModel.findById(row.eventId).lean();
      if (!stored || isOver(stored, await removedAmong([stored.tenantId]))) {
        await DeliveryModel.deleteOne({ _id: row._id });
        continue;
      }
      await this.#hand(stored, row.attempts, blocked, now);
      handed += 1;
    }
    // More events may be waiting than fit in one batch: newer events of a tenant must not overtake one outside the
    // batch.
    if (rows.length === batch) {
      const tenants = await DeliveryModel.distinct('tenantId', {
        handler: this.#handler.name,
        state: 'waiting',
      });
      for (const tenant of tenants) blocked.add(tenant);
    }
    return handed;
  }

  async #walk(from: Date, blocked: Set<string>, now: number): Promise<number> {
    let handed = 0;
    let after = { storedAt: from, _id: '' };
    for (;;) {
      const events = await eventsAfter(after, batch);
      const last = events.at(-1);
      if (!last) return handed;
      const fresh = await this.#notDelivered(events);
      const removedTenants = await removedAmong(fresh.map(({ tenantId }) => tenantId));
      for (const stored of fresh) {
        if (isOver(stored, removedTenants)) continue;
        if (blocked.has(stored.tenantId)) await this.#mark(stored, 'waiting', 0);
        else {
          await this.#hand(stored, 0, blocked, now);
          handed += 1;
        }
      }
      after = { storedAt: last.storedAt, _id: last._id };
      if (last.storedAt > this.#position) {
        this.#position = last.storedAt;
        await HandlerCursorModel.updateOne(
          { _id: this.#handler.name, owner: this.#owner },
          { $max: { position: last.storedAt } },
        );
      }
      if (!(await this.#holdLease())) return handed;
    }
  }

  async #notDelivered(events: readonly StoredEvent[]): Promise<StoredEvent[]> {
    const names: ReadonlySet<string> = new Set(this.#handler.events);
    const ours = events.filter(({ name }) => names.has(name));
    if (ours.length === 0) return [];
    const rows = await DeliveryModel.find(
      { _id: trusted({ $in: ours.map(({ _id }) => this.#deliveryId(_id)) }) },
      { _id: 1 },
    ).lean();
    const delivered = new Set(rows.map((row) => row._id));
    return ours.filter(({ _id }) => !delivered.has(this.#deliveryId(_id)));
  }

  async #hand(stored: StoredEvent, attempts: number, blocked: Set<string>, now: number): Promise<void> {
    try {
      await inSpan(
        {
          name: `handle ${stored.name}`,
          parent: stored.trace,
          attributes: { 'messaging.destination.name': stored.name, 'harambee.handler': this.#handler.name },
        },
        () => this.#handler.handle(toDomainEvent(stored)),
      );
    } catch (err) {
      const failedFor = attempts + 1;
      const givenUp = failedFor >= lastAttempt;
      await this.#mark(stored, givenUp ? 'failed' : 'waiting', failedFor, now);
      if (!givenUp) blocked.add(stored.tenantId);
      const words = givenUp ? 'event given up' : 'event not handled, will be retried';
      this.#log[givenUp ? 'error' : 'warn']({ err, event: stored._id, attempts: failedFor }, words);
      return;
    }
    await this.#mark(stored, 'done', attempts + 1, now);
  }

  async #mark(
    stored: StoredEvent,
    state: Delivery['state'],
    attempts: number,
    now = Date.now(),
  ): Promise<void> {
    if (state === 'waiting') this.#mayWait = true;
    const set: Partial<Delivery> = { state, attempts };
    if (state === 'waiting' && attempts > 0) set.nextAt = new Date(now + backOff(attempts));
    if (state === 'done') set.expiresAt = new Date(now + 10 * lookBack);
    await DeliveryModel.updateOne(
      { _id: this.#deliveryId(stored._id) },
      {
        $set: set,
        $setOnInsert: {
          handler: this.#handler.name,
          tenantId: stored.tenantId,
          eventId: stored._id,
          storedAt: stored.storedAt,
        },
      },
      { upsert: true },
    );
  }

  #deliveryId(eventId: string): string {
    return `${this.#handler.name}:${eventId}`;
  }
}
