import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { trusted } from 'mongoose';
import { areAllDuplicates, isDuplicateKey } from '../database/database-errors.ts';
import { removedAmong } from '../removal-records/removals.ts';
import { inSpan } from '../telemetry/tracing.ts';
import { EventModel, isOver, type StoredEvent, toDomainEvent } from './event.model.ts';
import type { EventHandler } from './event.ts';
import type { News } from './event-feed.ts';
import { eventsAfter } from './events-after.ts';
import { ExpectedElsewhere } from './expected-elsewhere.ts';
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
/** Events after which is noted what was handled: after a crash at most these are handled again. */
const notedAtOnce = 25;
const lastAttempt = 12;
const backOff = (attempts: number) => Math.min(1_000 * 2 ** (attempts - 1), 5 * 60_000);

interface Lease {
  owner: string;
  leaseUntil: Date;
}

/** Passes events to one handler: at least once each, in order within a tenant, with back-off after failures. */
export class HandlerRunner {
  readonly #handler: EventHandler;
  readonly #names: ReadonlySet<string>;
  readonly #log: FastifyBaseLogger;
  readonly #owner = randomUUID();
  /** What another process does for this handler, while it has the lease. */
  readonly expected = new ExpectedElsewhere();
  #isStandingBy = false;
  #lookedBackAt = 0;
  #leaseUntil = 0;
  #position = new Date(0);
  /** Whether it has to read from its cursor, because it does not know what it has missed. */
  #mustWalk = true;
  /** What was stored until then may have been handled when it read by itself. */
  #walkedUntil = 0;
  /** Whether an event may be waiting. While this process holds the lease it knows, and need not query. */
  #mayWait = true;
  #askedAt = 0;

  constructor(handler: EventHandler, log: FastifyBaseLogger) {
    this.#handler = handler;
    this.#names = new Set(handler.events);
    this.#log = log.child({ handler: handler.name });
  }

  /** Whether events of this name are for this handler. */
  hears(name: string): boolean {
    return this.#names.has(name);
  }

  get name(): string {
    return this.#handler.name;
  }

  /** Whether this process is the one that handles, as far as it knows. */
  get leads(): boolean {
    return !this.#isStandingBy;
  }

  /** Whether an event waits for a retry, or for another process, which may have died. */
  get isWaiting(): boolean {
    return this.#isStandingBy ? !this.expected.isEmpty : this.#mayWait;
  }

  /** Whether another process has not handled what was expected of it before this time. */
  isOverdue(before: number): boolean {
    return this.#isStandingBy && this.expected.isOverdue(before);
  }

  readonly #mustAsk = (now: number) => this.#mustWalk || this.#mayWait || now - this.#askedAt > askEvery;

  /** New events were dropped: the next round reads from the cursor. */
  forget(): void {
    this.#mustWalk = true;
    if (this.#isStandingBy) this.expected.wantLease();
  }

  /**
   * One round with the new events that this process has read for all its handlers. It sends no query if none is for this
   * handler, or if another process handles it. `takesOver`: tries to become the one that does. Returns the number of handled
   * events.
   */
  async take(
    news: Pick<News, 'events' | 'newest'> | undefined,
    now = Date.now(),
    takesOver = false,
  ): Promise<number> {
    const ours = news?.events.filter(({ name }) => this.hears(name)) ?? [];
    if (this.#isStandingBy && !takesOver) return this.#standBy(ours, now);
    if (takesOver || ours.length > 0 || this.#mustAsk(now)) return this.#round(ours, news?.newest, now);
    this.#pass(news?.newest);
    return 0;
  }

  async #round(ours: readonly StoredEvent[], newest: Date | undefined, now: number): Promise<number> {
    try {
      if (!(await this.#holdLease())) return this.#standBy(ours, now);
      if (this.#mustWalk) return await this.run(now, true);
      const blocked = new Set<string>();
      const again = await this.#retry(now, blocked);
      const known = ours.filter(({ storedAt }) => storedAt.getTime() <= this.#walkedUntil);
      const fresh = known.length > 0 ? await this.#notDelivered(ours) : ours;
      const handed = await this.#handAll(fresh, blocked, now);
      this.#pass(newest);
      return again + handed;
    } catch (error) {
      this.#mustWalk = true;
      throw error;
    }
  }

  /** Another process has the lease: it handles these events, or this one reads them once it has the lease. */
  #standBy(ours: readonly StoredEvent[], now: number): number {
    if (this.#mustAsk(now)) this.expected.wantLease();
    // Whoever gets the lease reads from the cursor and asks.
    this.#isStandingBy = true;
    this.#mustWalk = false;
    this.#mayWait = false;
    this.#askedAt = now;
    for (const event of ours) this.expected.add(this.#deliveryId(event._id), event, now);
    return 0;
  }

  /** Nothing that was stored until then waits to be read. It is stored with the next lease. */
  #pass(newest: Date | undefined): void {
    if (newest && newest > this.#position) this.#position = newest;
  }

  /** One round that reads from the cursor. Returns the number of handled events. `mustLookBack` rereads the last minute. */
  async run(now = Date.now(), mustLookBack = false): Promise<number> {
    if (!(await this.#holdLease())) return this.#standBy([], now);
    // First: whoever has had the lease meanwhile makes it true again.
    this.#mustWalk = false;
    const blocked = new Set<string>();
    const again = await this.#retry(now, blocked);
    const looksBack = mustLookBack || now - this.#lookedBackAt > lookBackEvery;
    const from = new Date(this.#position.getTime() - (looksBack ? lookBack : overlap));
    const fresh = await this.#walk(from, blocked, now);
    if (looksBack) this.#lookedBackAt = now;
    this.#walkedUntil = Date.now() + overlap;
    return again + fresh;
  }

  /** Releases the lease, so that another process can take over at once. */
  async release(): Promise<void> {
    this.#leaseUntil = 0;
    await HandlerCursorModel.updateOne(
      { _id: this.#handler.name, owner: this.#owner },
      { $unset: { owner: 1, leaseUntil: 1 }, $max: { position: this.#position } },
    );
  }

  /** Takes the lease, or renews it once half of it has passed. False while another process holds it. */
  async #holdLease(): Promise<boolean> {
    const now = Date.now();
    if (this.#leaseUntil - now > leaseFor / 2) return true;
    const until = now + leaseFor;
    const mine = { owner: this.#owner, leaseUntil: new Date(until) };
    const isHeld = (await this.#renew(mine)) || (await this.#acquire(mine, now));
    this.#leaseUntil = isHeld ? until : 0;
    if (isHeld) {
      this.#isStandingBy = false;
      this.expected.clear();
    }
    return isHeld;
  }

  /** True if no other process has had the lease since: then this one knows what was handled, however long ago it was. */
  async #renew(mine: Lease): Promise<boolean> {
    if (this.#leaseUntil === 0) return false;
    const { matchedCount } = await HandlerCursorModel.updateOne(
      { _id: this.#handler.name, owner: this.#owner },
      { $set: mine, $max: { position: this.#position } },
    );
    return matchedCount === 1;
  }

  async #acquire(mine: Lease, now: number): Promise<boolean> {
    const cursor =
      (await HandlerCursorModel.findOneAndUpdate(
        {
          _id: this.#handler.name,
          $or: [{ leaseUntil: null }, { leaseUntil: trusted({ $lt: new Date(now) }) }],
        },
        { $set: mine },
        { returnDocument: 'after' },
      ).lean()) ?? (await this.#firstCursor(mine));
    if (!cursor) return false;
    this.#position = cursor.position;
    this.#mustWalk = true;
    this.#mayWait = true;
    this.#lookedBackAt = 0;
    return true;
  }

  async #firstCursor(mine: Lease): Promise<HandlerCursor | undefined> {
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
      if (await this.#hand(stored, row.attempts, blocked, now))
        await this.#mark(stored, 'done', row.attempts + 1, now);
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
      const fresh = await this.#notDelivered(events.filter(({ name }) => this.hears(name)));
      const removedTenants = await removedAmong(fresh.map(({ tenantId }) => tenantId));
      handed += await this.#handAll(
        fresh.filter((stored) => !isOver(stored, removedTenants)),
        blocked,
        now,
      );
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

  async #notDelivered(events: readonly StoredEvent[]): Promise<readonly StoredEvent[]> {
    if (events.length === 0) return [];
    const rows = await DeliveryModel.find(
      { _id: trusted({ $in: events.map(({ _id }) => this.#deliveryId(_id)) }) },
      { _id: 1 },
    ).lean();
    const delivered = new Set(rows.map((row) => row._id));
    return events.filter(({ _id }) => !delivered.has(this.#deliveryId(_id)));
  }

  /** Events that were never handed over, oldest first. Those of a blocked tenant wait. Returns how many were handled. */
  async #handAll(events: readonly StoredEvent[], blocked: Set<string>, now: number): Promise<number> {
    let handed = 0;
    for (let from = 0; from < events.length; ) {
      const size = this.#handler.handleAll ? batch : notedAtOnce;
      const some = events.slice(from, from + size);
      const done = await this.#handSome(some, blocked, now);
      await this.#noteDone(done, now);
      handed += done.length;
      from += size;
      // Another process reads the others from the cursor.
      if (!(await this.#holdLease())) return handed;
    }
    return handed;
  }

  /** The events among these that were handled. */
  async #handSome(
    events: readonly StoredEvent[],
    blocked: Set<string>,
    now: number,
  ): Promise<readonly StoredEvent[]> {
    const free = events.filter(({ tenantId }) => !blocked.has(tenantId));
    if (free.length > 1 && free.length === events.length && (await this.#handTogether(free))) return free;
    const done: StoredEvent[] = [];
    for (const stored of events) {
      if (blocked.has(stored.tenantId)) await this.#mark(stored, 'waiting', 0);
      else if (await this.#hand(stored, 0, blocked, now)) done.push(stored);
    }
    return done;
  }

  async #handTogether(events: readonly StoredEvent[]): Promise<boolean> {
    if (!this.#handler.handleAll) return false;
    try {
      await this.#handler.handleAll(events.map(toDomainEvent));
      return true;
    } catch (err) {
      this.#log.debug({ err, events: events.length }, 'events are handled one by one');
      return false;
    }
  }

  /** Whether it was handled. If not, it is noted when it is tried again. */
  async #hand(stored: StoredEvent, attempts: number, blocked: Set<string>, now: number): Promise<boolean> {
    try {
      await inSpan(
        {
          name: `handle ${stored.name}`,
          parent: stored.trace,
          attributes: { 'messaging.destination.name': stored.name, 'harambee.handler': this.#handler.name },
        },
        () => this.#handler.handle(toDomainEvent(stored)),
      );
      return true;
    } catch (err) {
      const failedFor = attempts + 1;
      const givenUp = failedFor >= lastAttempt;
      await this.#mark(stored, givenUp ? 'failed' : 'waiting', failedFor, now);
      if (!givenUp) blocked.add(stored.tenantId);
      const words = givenUp ? 'event given up' : 'event not handled, will be retried';
      this.#log[givenUp ? 'error' : 'warn']({ err, event: stored._id, attempts: failedFor }, words);
      return false;
    }
  }

  /** In one write for all. */
  async #noteDone(events: readonly StoredEvent[], now: number): Promise<void> {
    if (events.length === 0) return;
    const expiresAt = new Date(now + 10 * lookBack);
    const rows = events.map(({ _id, tenantId, storedAt }) => ({
      _id: this.#deliveryId(_id),
      handler: this.#handler.name,
      tenantId,
      eventId: _id,
      storedAt,
      state: 'done' as const,
      attempts: 1,
      expiresAt,
    }));
    try {
      await DeliveryModel.insertMany(rows, { ordered: false, lean: true });
    } catch (error) {
      // Another process has handled them, too, because this one was very slow.
      if (!areAllDuplicates(error)) throw error;
    }
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
