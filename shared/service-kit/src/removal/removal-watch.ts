import type { FastifyBaseLogger } from 'fastify';
import { trusted } from 'mongoose';
import type { EventHandler } from '../events/event.ts';
import { RemovalModel } from '../removal-records/removal.model.ts';
import { noteRemoval, type Removed, removalId } from '../removal-records/removals.ts';
import { type Remover, remove } from './remove.ts';

const lookEvery = 60_000;
/**
 * A request or a drafting job that was under way may write once more after the removal: an access token lives fifteen
 * minutes, and its end is known everywhere within thirty seconds. So what was removed is removed again for this long.
 */
const watchedFor = 30 * 60_000;

/** Removes by the event, and once more every minute for as long as anything could still be written. */
export class RemovalWatch {
  readonly handler: EventHandler<'organization.removed' | 'user.removed'>;
  readonly #remover: Remover;
  readonly #log: FastifyBaseLogger;
  /** Heard of here: long ago told, perhaps, but what was under way in this service was so until then. */
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
    // Of a person identity alone says it: they may have come back since.
    if (removed.userId === undefined) await noteRemoval(removed);
    await this.removeNow(removed);
  }

  /** Without waiting for the event: for the service that decides on it. */
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
    // What was under way when this process ended.
    look();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  /** One look: everything that was removed a short while ago is removed once more. */
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
