import { trusted } from 'mongoose';
import { EventModel, type StoredEvent } from './event.model.ts';
import { lookBack, lookBackEvery, overlap } from './look-back.ts';

/** An event as a look finds it, without what it says. */
export type FoundEvent = Pick<StoredEvent, '_id' | 'storedAt' | 'name'>;

export interface Look<Found extends FoundEvent = FoundEvent> {
  /** Events that no earlier look has seen. */
  fresh: readonly Found[];
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
  #seen = new Set<string>();
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
    const look = this.#lookAt(rows, newest);
    return {
      ...look,
      fresh: isFirst ? [] : look.fresh,
      taken: () => {
        // The minute that was read is all that the next look back can find again.
        if (looksBack) {
          this.#seen = new Set();
          this.#lookedBackAt = now;
        }
        look.taken();
      },
    };
  }

  /** The same with events that the database has said were inserted, after a first look. */
  told(events: readonly StoredEvent[]): Look<StoredEvent> {
    return this.#lookAt(events, this.#newest ?? 0);
  }

  #lookAt<Found extends FoundEvent>(events: readonly Found[], before: number): Look<Found> {
    const newest = events.reduce((last, { storedAt }) => Math.max(last, storedAt.getTime()), before);
    return {
      fresh: events.filter(({ _id }) => !this.#seen.has(_id)),
      newest: new Date(newest),
      taken: () => {
        for (const { _id } of events) this.#seen.add(_id);
        this.#newest = newest;
      },
    };
  }
}
