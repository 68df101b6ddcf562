import type { Role } from '@harambee/domain';
import type { FastifyBaseLogger } from 'fastify';
import { trusted } from 'mongoose';
import { Unavailable } from '../errors.ts';
import { ageOf } from './age.ts';
import { type EndedSession, EndedSessionModel, roleMark } from './ended-session.model.ts';

const pollEvery = 10_000;
/** A session must end everywhere within 30 seconds, so a list older than this is updated before it is used. */
const staleAfter = 25_000;
/** Each update also rereads this many milliseconds, to find rows written late or stamped by a slow clock. */
const overlap = 60_000;
const forgetAfter = 30 * 60_000;
/** If nobody has asked for this long, the next one who does waits for an update: an idle service need not query. */
const restAfter = 60_000;

/** Tells every service that these sessions have another role than their tokens claim. */
export async function markRole(sessionIds: readonly string[], role: Role): Promise<void> {
  const endedAt = new Date();
  for (const id of sessionIds) {
    await EndedSessionModel.updateOne({ _id: roleMark(id) }, { $set: { endedAt, role } }, { upsert: true });
  }
}

/** The sessions that this process knows to have ended or changed roles. */
export class EndedSessions {
  readonly #ended = new Map<string, number>();
  /** Keyed by record id; `#ended` holds the times. */
  readonly #roles = new Map<string, Role>();
  #newest = 0;
  #polledAt = 0;
  #askedAt = 0;
  #polling: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Set while the list is kept fresh for those who ask. */
  #log: FastifyBaseLogger | undefined;

  /** Whether this session has ended. Updates the list first if it is too old. */
  async has(sessionId: string): Promise<boolean> {
    this.#noteAsked();
    if (ageOf(this.#polledAt) > staleAfter) await this.poll();
    return this.#ended.has(sessionId);
  }

  /** Like `has`, but never waits; undefined if the list is too old. */
  hasNow(sessionId: string): boolean | undefined {
    this.#noteAsked();
    if (ageOf(this.#polledAt) > staleAfter) return undefined;
    return this.#ended.has(sessionId);
  }

  /** The role of a session if it differs from the role in its tokens. */
  roleOf(sessionId: string): Role | undefined {
    return this.#roles.get(roleMark(sessionId));
  }

  /** Checks one session in the database now, for cases where even one second of delay is too long. */
  async look(sessionId: string): Promise<void> {
    const ids = [sessionId, roleMark(sessionId)];
    const rows = await EndedSessionModel.find({ _id: trusted({ $in: ids }) })
      .lean()
      .catch((error) => {
        throw new Unavailable(undefined, 2, { cause: error });
      });
    for (const row of rows) this.#keep(row);
  }

  /** Whether one of these records is in the database now. */
  async isAnyEndedNow(ids: readonly string[]): Promise<boolean> {
    const found = await EndedSessionModel.exists({ _id: trusted({ $in: [...ids] }) }).catch((error) => {
      throw new Unavailable(undefined, 2, { cause: error });
    });
    return found !== null;
  }

  #keep({ _id, endedAt, role }: EndedSession): void {
    this.#ended.set(_id, endedAt.getTime());
    if (role) this.#roles.set(_id, role);
  }

  /** Takes effect in this process at once, in the others with their next update. */
  add(sessionIds: readonly string[]): void {
    for (const id of sessionIds) this.#ended.set(id, Date.now());
  }

  /** Fetches what is new; simultaneous calls share one fetch. */
  poll(): Promise<void> {
    this.#polling ??= this.#fetch().finally(() => {
      this.#polling = undefined;
    });
    return this.#polling;
  }

  /** From now on the list is kept fresh while somebody asks; a service that nobody asks has no timer for it. */
  start(log: FastifyBaseLogger): void {
    this.#log = log;
  }

  stop(): void {
    this.#log = undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #noteAsked(): void {
    this.#askedAt = Date.now();
    if (this.#log && !this.#timer) this.#keepFresh(this.#log);
  }

  #keepFresh(log: FastifyBaseLogger): void {
    const next = () => {
      if (this.#log) this.#keepFresh(log);
    };
    this.#timer = setTimeout(() => {
      if (ageOf(this.#askedAt) > restAfter) this.#timer = undefined;
      else
        void this.poll()
          .catch((err) => log.warn({ err }, 'ended sessions could not be read'))
          .finally(next);
    }, pollEvery).unref();
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
