import { trusted } from 'mongoose';
import { EventModel, type StoredEvent } from './event.model.ts';
import { lookBack, lookBackEvery, overlap } from './look-back.ts';

/** An event as a look finds it, without what it says. */
export type FoundEvent = Pick<StoredEvent, '_id' | 'storedAt' | 'name'>;

export interface Look {
  /** Events that no earlier look has seen. */
  fresh: readonly FoundEvent[];
  /** When the newest event was stored. */
  newest: Date;
  /** Now they count as seen. Otherwise the next look finds them again. */
  taken(): void;
}

/** Rows in one answer of the database; by default it would send a hundred, and be asked again. */
const oneAnswer = 5_000;

/**
 * Which events a process has seen. It queries the database once for all its handlers, so that an idle product costs
 * next to nothing. What was there before the first look is not fresh: handlers read from their cursors at first.
 */
export class SeenEvents {
  /** Ids of the last minute's events and of the newest event. */
  #seen: ReadonlySet<string> = new Set();
  #newest: number | undefined;
  #lookedBackAt = 0;

  async look(now = Date.now()): Promise<Look> {
    const isFirst = this.#newest === undefined;
    const looksBack = isFirst || now - this.#lookedBackAt > lookBackEvery;
    const newest = this.#newest ?? now;
    const from = looksBack ? Math.min(newest, now - lookBack) : newest - overlap;
    const rows: FoundEvent[] = await EventModel.find(
      { storedAt: trusted({ $gte: new Date(from) }) },
      { _id: 1, storedAt: 1, name: 1 },
    )
      .batchSize(oneAnswer)
      .lean();
    const nextNewest = rows.reduce((last, { storedAt }) => Math.max(last, storedAt.getTime()), newest);
    return {
      fresh: isFirst ? [] : rows.filter(({ _id }) => !this.#seen.has(_id)),
      newest: new Date(nextNewest),
      taken: () => {
        const ids = rows.map(({ _id }) => _id);
        this.#seen = new Set(looksBack ? ids : [...this.#seen, ...ids]);
        this.#newest = nextNewest;
        if (looksBack) this.#lookedBackAt = now;
      },
    };
  }
}
