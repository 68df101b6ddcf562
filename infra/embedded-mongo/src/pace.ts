import { createContext, Script } from 'node:vm';
import { CommandError } from './errors.ts';

/** Stands between two documents: here a statement may rest, so that others are answered. */
export const pause = Symbol('pause');
export type Pause = typeof pause;

/** A sequence that may be left at each `pause` and be continued later. Whoever passes items on passes pauses on, too. */
export type Paced<T> = Iterable<T | Pause>;

/** A regular expression that holds up one slice for longer than this never ends in practice. */
const stuckMs = 500;

/** What may end a statement from outside. */
export interface Limits {
  /** Milliseconds of work, as the client's `maxTimeMS`. */
  maxTimeMS?: number | undefined;
  /** The client went away. */
  gone?: AbortSignal | undefined;
  /** The database is being closed. */
  closing?: AbortSignal | undefined;
}

/** When one statement rests, and when it has to end. A statement that is short reads the clock a few times. */
export class Pace {
  /** How many milliseconds a statement may keep the only thread of the database. Tests set it to 0. */
  static sliceMs = 5;
  /** Runs each slice under a watch that can end it from outside, because the statement may get stuck in an expression. */
  isWatched = false;
  private limits: Limits;
  private startedAt: number;
  private sliceEnd: number;
  /** What is left of the time limit, in milliseconds, and the moment when it is over. */
  private left = Number.POSITIVE_INFINITY;
  private deadline = Number.POSITIVE_INFINITY;
  private stopped: CommandError | undefined;

  constructor(limits: Limits = {}) {
    this.limits = limits;
    this.startedAt = performance.now();
    this.sliceEnd = this.startedAt + Pace.sliceMs;
    if (limits.maxTimeMS) this.limitTo(limits.maxTimeMS);
  }

  /** Goes on for another command (getMore). The time limit of the first command covers the work of all of them. */
  resume(limits: Limits) {
    this.limits = limits;
    this.startedAt = performance.now();
    this.sliceEnd = this.startedAt + Pace.sliceMs;
    this.limitTo(limits.maxTimeMS || Number.POSITIVE_INFINITY);
  }

  private limitTo(milliseconds: number) {
    if (milliseconds < this.left) this.left = milliseconds;
    this.deadline = this.startedAt + this.left;
  }

  /** The command is answered; its cursor may go on later. */
  suspend() {
    if (this.left !== Number.POSITIVE_INFINITY) this.left -= performance.now() - this.startedAt;
  }

  isDue(): boolean {
    return performance.now() >= this.sliceEnd;
  }

  /** Ends the statement at its next rest. */
  stop(reason: CommandError) {
    this.stopped ??= reason;
  }

  /** Throws when the statement has to end. */
  check() {
    if (this.stopped) throw this.stopped;
    const { closing, gone } = this.limits;
    if (closing?.aborted)
      throw new CommandError(11600, 'InterruptedAtShutdown', 'The database is being closed');
    if (gone?.aborted) throw new CommandError(279, 'ClientDisconnect', 'The client went away');
    if (this.deadline !== Number.POSITIVE_INFINITY && performance.now() > this.deadline) {
      throw new CommandError(50, 'MaxTimeMSExpired', 'operation exceeded time limit');
    }
  }

  /** Lets everybody else have a turn. */
  async rest(): Promise<void> {
    this.check();
    await new Promise<void>((resolve) => setImmediate(resolve));
    this.check();
    this.sliceEnd = performance.now() + Pace.sliceMs;
  }

  /** Runs one slice. */
  run<T>(slice: () => T): T {
    return this.isWatched ? watched(slice) : slice();
  }
}

/** For small and internal work: it never rests. */
class NoPace extends Pace {
  override isDue() {
    return false;
  }
}
export const unpaced: Pace = new NoPace();

/** Gives every item to `take` until that answers false, resting at the pauses between. */
export async function drain<T>(items: Paced<T>, pace: Pace, take: (item: T) => unknown): Promise<void> {
  const source = items[Symbol.iterator]();
  const slice = () => {
    for (let next = source.next(); !next.done; next = source.next()) {
      if (next.value === pause) return true;
      if (take(next.value as T) === false) return false;
    }
    return false;
  };
  while (pace.run(slice)) await pace.rest();
}

/** What such a generator returns in the end. */
export async function resultOf<T>(steps: Generator<Pause, T>, pace: Pace): Promise<T> {
  for (;;) {
    const { done, value } = pace.run(() => steps.next());
    if (done) return value as T;
    await pace.rest();
  }
}

/** All items, inside a generator: `const all = yield* gather(items)`. */
export function* gather<T>(items: Paced<T>, note?: (item: T) => void): Generator<Pause, T[]> {
  const all: T[] = [];
  for (const item of items) {
    if (item === pause) yield pause;
    else {
      note?.(item as T);
      all.push(item as T);
    }
  }
  return all;
}

const runLength = 512;

/** Sorts without holding up anybody: short runs first, which are then merged. Equal items keep their order. */
export function* sortPaced<T>(items: T[], order: (a: T, b: T) => number, pace: Pace): Generator<Pause, T[]> {
  if (items.length <= runLength) return items.sort(order);
  let from = items;
  for (let at = 0; at < items.length; at += runLength) {
    const run = items.slice(at, at + runLength).sort(order);
    for (let i = 0; i < run.length; i++) from[at + i] = run[i] as T;
    if (pace.isDue()) yield pause;
  }
  let to = new Array<T>(items.length);
  for (let width = runLength; width < items.length; width *= 2) {
    for (let at = 0; at < items.length; at += width * 2) {
      const middle = Math.min(at + width, items.length);
      const end = Math.min(at + width * 2, items.length);
      let left = at;
      let right = middle;
      for (let out = at; out < end; out++) {
        const fromLeft = left < middle && (right >= end || order(from[left] as T, from[right] as T) <= 0);
        to[out] = from[fromLeft ? left++ : right++] as T;
        if ((out & 255) === 0 && pace.isDue()) yield pause;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

let watch: { run: (slice: () => unknown) => unknown } | undefined;

/** The only thing that ends a regular expression that has lost itself in backtracking is V8's own watchdog. */
function watched<T>(slice: () => T): T {
  watch ??= makeWatch();
  try {
    return watch.run(slice) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new CommandError(
      51156,
      'Location51156',
      'A regular expression takes too long on this text: write it without nested repetitions',
    );
  }
}

function makeWatch() {
  const box: { slice?: (() => unknown) | undefined } = {};
  const context = createContext(box);
  const script = new Script('slice()');
  return {
    run: (slice: () => unknown) => {
      box.slice = slice;
      try {
        return script.runInContext(context, { timeout: stuckMs });
      } finally {
        box.slice = undefined;
      }
    },
  };
}
