import type { EventName } from '@harambee/domain';
import type { FastifyBaseLogger } from 'fastify';
import { trusted } from 'mongoose';
import { NewInserts } from '../database/new-inserts.ts';
import { removedAmong } from '../removal-records/removals.ts';
import { EventModel, isOver, type StoredEvent } from './event.model.ts';
import { type FoundEvent, type Look, SeenEvents } from './seen-events.ts';

/** Milliseconds between two looks while events keep coming: together they cost less. The first one is not delayed. */
const gatherFor = 20;
const pauseAfterFailure = 1_000;
/** Where the database says what was inserted, we look for ourselves only now and then. */
const lookEvery = 20_000;
/** Events read with what they say at a time. */
const batch = 200;

/** New events, oldest first. */
export interface News {
  events: readonly StoredEvent[];
  /** When the newest event of all was stored: nothing before that is new. */
  newest: Date;
  /** The events without those of removed organizations, which nobody may handle; asked once for all listeners. */
  present(): Promise<readonly StoredEvent[]>;
}

export interface Listener {
  readonly names: Iterable<EventName>;
  /** Called with new events that some listener of this process hears, and without any every now and then. */
  take(news: News): void;
}

/**
 * Waits for new events and reads them once for all services of this process. Whoever starts to listen reads what was
 * before by itself.
 */
export class EventFeed {
  readonly #listeners = new Set<Listener>();
  #inserts: NewInserts<StoredEvent> | undefined;
  #stop: (() => Promise<void>) | undefined;

  /** Begins with the first listener. */
  add(listener: Listener, log: FastifyBaseLogger): void {
    this.#listeners.add(listener);
    this.#inserts?.again();
    this.#stop ??= this.#start(log);
  }

  /** Ends with the last listener, and resolves when nothing is read any more. */
  async remove(listener: Listener): Promise<void> {
    if (!this.#listeners.delete(listener) || this.#listeners.size > 0) return;
    const stop = this.#stop;
    this.#stop = undefined;
    this.#inserts = undefined;
    await stop?.();
  }

  #start(log: FastifyBaseLogger): () => Promise<void> {
    const inserts = new NewInserts<StoredEvent>(EventModel, log, { field: 'name', values: this.#names });
    this.#inserts = inserts;
    const seen = new SeenEvents();
    const pause = new Pause();
    let isStopped = false;
    let lookedAt: number | undefined;
    const follow = async () => {
      while (!isStopped) {
        const told = lookedAt === undefined ? undefined : await inserts.next();
        if (isStopped) return;
        const began = performance.now();
        try {
          if (told && told.length > 0) this.#tell(seen.told(told));
          if (!told || began - (lookedAt ?? 0) > lookEvery) {
            await this.#look(seen);
            lookedAt = began;
          }
        } catch (err) {
          // What was told is found by a look, too.
          lookedAt = undefined;
          log.warn({ err }, 'new events could not be read, will be tried again');
          await pause.for(pauseAfterFailure);
          continue;
        }
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

  readonly #names = (): EventName[] => [...new Set([...this.#listeners].flatMap(({ names }) => [...names]))];

  async #look(seen: SeenEvents): Promise<void> {
    const look = await seen.look();
    const names: ReadonlySet<string> = new Set(this.#names());
    const events = await read(look.fresh.filter(({ name }) => names.has(name)));
    this.#tell({ ...look, fresh: events });
  }

  #tell({ fresh, newest, taken }: Look<StoredEvent>): void {
    const events = fresh.toSorted(inOrder);
    const news = { events, newest, present: once(() => withoutRemoved(events)) };
    for (const listener of this.#listeners) listener.take(news);
    taken();
  }
}

/** What these events say. */
async function read(found: readonly FoundEvent[]): Promise<StoredEvent[]> {
  const ids = found.map(({ _id }) => _id);
  const events: StoredEvent[] = [];
  for (let done = 0; done < ids.length; done += batch) {
    const some = trusted({ $in: ids.slice(done, done + batch) });
    events.push(...(await EventModel.find({ _id: some }).batchSize(batch).lean()));
  }
  return events;
}

const inOrder = (a: StoredEvent, b: StoredEvent) =>
  a.storedAt.getTime() - b.storedAt.getTime() || (a._id < b._id ? -1 : 1);

async function withoutRemoved(events: readonly StoredEvent[]): Promise<readonly StoredEvent[]> {
  const removed = await removedAmong(events.map(({ tenantId }) => tenantId));
  return events.filter((event) => !isOver(event, removed));
}

/** Does it when it is asked for the first time, and answers the same to everybody. */
function once<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => {
    answer ??= work();
    return answer;
  };
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
