import type { FastifyBaseLogger } from 'fastify';
import { trusted } from 'mongoose';
import type { EventHandler } from '../events/event.ts';
import { RemovalModel } from '../removal-records/removal.model.ts';
import { noteRemoval, type Removed, removalId } from '../removal-records/removals.ts';
import { type Remover, remove } from './remove.ts';

const checkIntervalMs = 60_000;
/**
 * A request or drafting job that was in progress may still write after the removal: an access token lives fifteen
 * minutes, and every service learns within thirty seconds that it has ended. So the removal is repeated for this
 * long.
 */
const watchedFor = 30 * 60_000;

/** Removes data when the event arrives, and again every minute while late writes are possible. */
export class RemovalWatch {
  readonly handler: EventHandler<'organization.removed' | 'user.removed'>;
  readonly #remover: Remover;
  readonly #log: FastifyBaseLogger;
  /**
   * When the event arrived here. The event itself may be older, and this service worked for the removed until now.
   */
  readonly #arrivedAt = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;

  constructor(remover: Remover, log: FastifyBaseLogger) {
    this.#remover = remover;
    this.#log = log;
    this.handler = {
      name: `${remover.name}.on-removed`,
      events: ['organization.removed', 'user.removed'],
      handle: async ({ name, tenantId, at, payload }) => {
        if (name === 'organization.removed') return this.#hear({ tenantId, at });
        return this.#hear({ tenantId, at, userId: payload.userId });
      },
    };
  }

  async #hear(removed: Removed): Promise<void> {
    // Only identity decides about a person: they may have come back since.
    if (removed.userId === undefined) await noteRemoval(removed);
    await this.removeNow(removed);
  }

  /** Removes at once, without the event: for the service that decides about removals. */
  async removeNow(removed: Removed): Promise<void> {
    this.#arrivedAt.set(removalId(removed), Date.now());
    await remove(this.#remover, removed);
  }

  start(): void {
    const look = () => {
      this.#looking = this.look().catch((err) =>
        this.#log.warn({ err }, 'repeated removal failed, will be retried'),
      );
    };
    this.#timer = setInterval(look, checkIntervalMs).unref();
    // Removals that were still being repeated when the previous process ended.
    look();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  /** Repeats all recent removals once. */
  async look(now = Date.now()): Promise<void> {
    for (const [id, since] of this.#arrivedAt) if (now - since > watchedFor) this.#arrivedAt.delete(id);
    const recent = await RemovalModel.find({ at: trusted({ $gt: new Date(now - watchedFor) }) }).lean();
    const known = new Set(recent.map(({ _id }) => _id));
    const others = [...this.#arrivedAt.keys()].filter((id) => !known.has(id));
    const removalRecords =
      others.length > 0 ? await RemovalModel.find({ _id: trusted({ $in: others }) }).lean() : [];
    for (const { tenantId, userId, at } of [...recent, ...removalRecords]) {
      await remove(this.#remover, { tenantId, at, ...(userId !== undefined && { userId }) });
    }
  }
}
