import type { Role } from '@harambee/domain';
import type { FastifyBaseLogger } from 'fastify';
import { trusted } from 'mongoose';
import { Unavailable } from '../errors.ts';
import { ageOf } from './age.ts';
import { type EndedSession, EndedSessionModel, roleMark } from './ended-session.model.ts';

const pollEvery = 10_000;
/** Without news for this long, "ended everywhere within 30 seconds" could not be kept, so the news are fetched first. */
const staleAfter = 25_000;
/** Rows of a slower clock or a slow write are still seen. */
const overlap = 60_000;
const forgetAfter = 30 * 60_000;

/** Writes for every service that these sessions have another role than their tokens say. */
export async function markRole(sessionIds: readonly string[], role: Role): Promise<void> {
  const endedAt = new Date();
  for (const id of sessionIds) {
    await EndedSessionModel.updateOne({ _id: roleMark(id) }, { $set: { endedAt, role } }, { upsert: true });
  }
}

/** Which sessions have ended or have another role, as this process knows it. */
export class EndedSessions {
  readonly #ended = new Map<string, number>();
  /** By the ids of their marks; in `#ended` stands when. */
  readonly #roles = new Map<string, Role>();
  #newest = 0;
  #polledAt = 0;
  #polling: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** Whether this session has ended. Fetches the news first when they are old. */
  async has(sessionId: string): Promise<boolean> {
    if (ageOf(this.#polledAt) > staleAfter) await this.poll();
    return this.#ended.has(sessionId);
  }

  /** The same without waiting; undefined when the news are old. */
  hasNow(sessionId: string): boolean | undefined {
    if (ageOf(this.#polledAt) > staleAfter) return undefined;
    return this.#ended.has(sessionId);
  }

  /** The role of a session where it is no longer the one in its tokens. */
  roleOf(sessionId: string): Role | undefined {
    return this.#roles.get(roleMark(sessionId));
  }

  /** Asks for one session at this moment, for what a second of yesterday's news would be too long. */
  async look(sessionId: string): Promise<void> {
    const ids = [sessionId, roleMark(sessionId)];
    const rows = await EndedSessionModel.find({ _id: trusted({ $in: ids }) })
      .lean()
      .catch((error) => {
        throw new Unavailable(undefined, 2, { cause: error });
      });
    for (const row of rows) this.#keep(row);
  }

  #keep({ _id, endedAt, role }: EndedSession): void {
    this.#ended.set(_id, endedAt.getTime());
    if (role) this.#roles.set(_id, role);
  }

  /** Known here at once, in other processes with their next look. */
  add(sessionIds: readonly string[]): void {
    for (const id of sessionIds) this.#ended.set(id, Date.now());
  }

  /** Fetches what is new; calls at the same time share one fetch. */
  poll(): Promise<void> {
    this.#polling ??= this.#fetch().finally(() => {
      this.#polling = undefined;
    });
    return this.#polling;
  }

  start(log: FastifyBaseLogger): void {
    const next = () => {
      this.#timer = setTimeout(
        () =>
          void this.poll()
            .catch((err) => log.warn({ err }, 'ended sessions could not be read'))
            .finally(next),
        pollEvery,
      ).unref();
    };
    next();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #fetch(): Promise<void> {
    const startedAt = Date.now();
    const since = new Date(Math.max(0, this.#newest - overlap));
    const rows = await EndedSessionModel.find({ endedAt: trusted({ $gte: since }) })
      .lean()
      .catch((error) => {
        throw new Unavailable(undefined, 2, { cause: error });
      });
    for (const row of rows) {
      this.#keep(row);
      this.#newest = Math.max(this.#newest, row.endedAt.getTime());
    }
    for (const [id, endedAt] of this.#ended) {
      if (startedAt - endedAt <= forgetAfter) continue;
      this.#ended.delete(id);
      this.#roles.delete(id);
    }
    this.#polledAt = startedAt;
  }
}
