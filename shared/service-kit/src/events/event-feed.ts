import type { FastifyBaseLogger } from 'fastify';
import { trusted } from 'mongoose';
import { NewInserts } from '../database/new-inserts.ts';
import { removedAmong } from '../removal-records/removals.ts';
import { EventModel, isOver, type StoredEvent } from './event.model.ts';
import { type FoundEvent, SeenEvents } from './seen-events.ts';

/** Milliseconds between two looks while events keep coming: together they cost less. The first one is not delayed. */
const gatherFor = 20;
const pauseAfterFailure = 1_000;
/** Events read with what they say at a time. */
const batch = 200;

/** New events, oldest first. */
export interface News {
  events: readonly StoredEvent[];
  /** When the newest event of all was stored: nothing before that is new. */
  newest: Date;
}

export interface Listener {
  hears(name: string): boolean;
  /** Called with new events that some listener of this process hears, and without any every now and then. */
  take(news: News): void;
}

/**
 * Waits for new events and reads them once for all services of this process. Whoever starts to listen reads what was
 * before by itself.
 */
export class EventFeed {
  readonly #listeners = new Set<Listener>();
  #stop: (() => Promise<void>) | undefined;

  /** Begins with the first listener. */
  add(listener: Listener, log: FastifyBaseLogger): void {
    this.#listeners.add(listener);
    this.#stop ??= this.#start(log);
  }

  /** Ends with the last listener, and resolves when nothing is read any more. */
  async remove(listener: Listener): Promise<void> {
    if (!this.#listeners.delete(listener) || this.#listeners.size > 0) return;
    const stop = this.#stop;
    this.#stop = undefined;
    await stop?.();
  }

  #start(log: FastifyBaseLogger): () => Promise<void> {
    const inserts = new NewInserts(EventModel, log);
    const seen = new SeenEvents();
    const pause = new Pause();
    let isStopped = false;
    const follow = async () => {
      while (!isStopped) {
        const began = performance.now();
        try {
          await this.#look(seen);
        } catch (err) {
          log.warn({ err }, 'new events could not be read, will be tried again');
          await pause.for(pauseAfterFailure);
          continue;
        }
        await inserts.next();
        await pause.for(gatherFor - (performance.now() - began));
      }
    };
    const loop = follow();
    return async () => {
      isStopped = true;
      pause.end();
      await inserts.stop();
      await loop;
    };
  }

  async #look(seen: SeenEvents): Promise<void> {
    const look = await seen.look();
    const heard = look.fresh.filter(({ name }) => [...this.#listeners].some((one) => one.hears(name)));
    const events = await read(heard);
    for (const listener of this.#listeners) listener.take({ events, newest: look.newest });
    look.taken();
  }
}

/** What these events say, without those of removed organizations. */
async function read(found: readonly FoundEvent[]): Promise<StoredEvent[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ _id }) => _id);
  const events: StoredEvent[] = [];
  for (let done = 0; done < ids.length; done += batch) {
    const some = trusted({ $in: ids.slice(done, done + batch) });
    events.push(...(await EventModel.find({ _id: some }).batchSize(batch).lean()));
  }
  const removed = await removedAmong(events.map(({ tenantId }) => tenantId));
  const inOrder = (a: StoredEvent, b: StoredEvent) =>
    a.storedAt.getTime() - b.storedAt.getTime() || (a._id < b._id ? -1 : 1);
  return events.filter((event) => !isOver(event, removed)).sort(inOrder);
}

/** A pause that can be cut short, once and for all. */
class Pause {
  #isOver = false;
  #wake: (() => void) | undefined;

  async for(milliseconds: number): Promise<void> {
    if (this.#isOver || milliseconds <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  end(): void {
    this.#isOver = true;
    this.#wake?.();
  }
}

/** One for a process, however many services it has. */
export const eventFeed = new EventFeed();
