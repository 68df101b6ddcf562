import type { FastifyBaseLogger } from 'fastify';
import { trusted } from 'mongoose';
import type { EventHandler } from '../events/event.ts';
import { RemovalModel } from '../removal-records/removal.model.ts';
import { noteRemoval, type Removed, removalId } from '../removal-records/removals.ts';
import { type Remover, remove } from './remove.ts';

const lookEvery = 60_000;
/**
 * A request or drafting job that was in progress may write once more after the removal: an access token lives
 * fifteen minutes, and every service knows of its end within thirty seconds. So the removal is repeated for this
 * long.
 */
const watchedFor = 30 * 60_000;

/** Removes data on the event, and again every minute while something could still be written. */
export class RemovalWatch {
  readonly handler: EventHandler<'organization.removed' | 'user.removed'>;
  readonly #remover: Remover;
  readonly #log: FastifyBaseLogger;
  /** Time of arrival here: the event may be older, but work in this service was in progress until now. */
  readonly #heard = new Map<string, number>();
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
    // For a person only identity decides: they may have come back since.
    if (removed.userId === undefined) await noteRemoval(removed);
    await this.removeNow(removed);
  }

  /** Removes at once, without waiting for the event: for the service that decides on the removal. */
  async removeNow(removed: Removed): Promise<void> {
    this.#heard.set(removalId(removed), Date.now());
    await remove(this.#remover, removed);
  }

  start(): void {
    const look = () => {
      this.#looking = this.look().catch((err) =>
        this.#log.warn({ err }, 'removing once more did not succeed, will be tried again'),
      );
    };
    this.#timer = setInterval(look, lookEvery).unref();
    // Removals that were in progress when the previous process ended.
    look();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  /** One pass: repeats all recent removals. */
  async look(now = Date.now()): Promise<void> {
    for (const [id, since] of this.#heard) if (now - since > watchedFor) this.#heard.delete(id);
    const recent = await RemovalModel.find({ at: trusted({ $gt: new Date(now - watchedFor) }) }).lean();
    const known = new Set(recent.map(({ _id }) => _id));
    const others = [...this.#heard.keys()].filter((id) => !known.has(id));
    const heard = others.length > 0 ? await RemovalModel.find({ _id: trusted({ $in: others }) }).lean() : [];
    for (const { tenantId, userId, at } of [...recent, ...heard]) {
      await remove(this.#remover, { tenantId, at, ...(userId !== undefined && { userId }) });
    }
  }
}
