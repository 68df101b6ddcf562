import { trusted } from 'mongoose';
import { EventModel } from './event.model.ts';
import { lookBack, lookBackEvery, overlap } from './look-back.ts';

/**
 * Which events a process has seen. It queries the database once for all its handlers, so that an idle product costs
 * next to nothing.
 */
export class SeenEvents {
  /** Ids of the last minute's events and of the newest event. */
  #seen: ReadonlySet<string> = new Set();
  #newest: number | undefined;
  #lookedBackAt = 0;

  /**
   * The names of events that no earlier look has seen. They count as seen only after `taken` is called: if a
   * handler could not read them, the next look finds them again.
   */
  async look(now = Date.now()): Promise<{ names: ReadonlySet<string>; looksBack: boolean; taken(): void }> {
    const looksBack = this.#newest === undefined || now - this.#lookedBackAt > lookBackEvery;
    const newest = this.#newest ?? now;
    const from = looksBack ? Math.min(newest, now - lookBack) : newest - overlap;
    const rows = await EventModel.find(
      { storedAt: trusted({ $gte: new Date(from) }) },
      { _id: 1, storedAt: 1, name: 1 },
    ).lean();
    return {
      names: new Set(rows.filter(({ _id }) => !this.#seen.has(_id)).map(({ name }) => name)),
      looksBack,
      taken: () => {
        const ids = rows.map(({ _id }) => _id);
        this.#seen = new Set(looksBack ? ids : [...this.#seen, ...ids]);
        this.#newest = rows.reduce((last, { storedAt }) => Math.max(last, storedAt.getTime()), newest);
        if (looksBack) this.#lookedBackAt = now;
      },
    };
  }
}
