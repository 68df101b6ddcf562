import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** Milliseconds. */
const resolution = 10;
const sampleEvery = 1_000;
/** Longer than the usual pause between two requests of one visitor. */
const watchedAfterRequest = 10_000;
/** Longer than the usual pause between two readings of /metrics. */
const watchedAfterReading = 90_000;
/** Limits. There is none on utilization: a busy process whose event loop responds quickly works well. */
const longestDelay = 500;
const largestHeap = Math.round(getHeapStatistics().heap_size_limit * 0.8);

/** What the event loop was like since the last reading, in seconds. */
export interface LoopDelays {
  mean: number;
  max: number;
  percentile(percent: number): number;
}

/**
 * How busy this process is. Its timer runs a hundred times a second, so it runs only while somebody sends requests or
 * reads the metrics: an idle process sleeps (OPS-11).
 */
export class ProcessLoad {
  /** A new one after each rest: the old one would count the rest as a delay. */
  #loop = monitorEventLoopDelay({ resolution });
  #timer: NodeJS.Timeout | undefined;
  #watchedUntil = 0;
  #count = 0;
  #sum = 0;
  #readAt = 0;
  /** Mean delay of the event loop within the last second, in milliseconds. */
  #delay = 0;
  #heap = 0;

  /** Somebody sends requests: watches this process for some seconds. */
  watch(forMs = watchedAfterRequest): void {
    this.#watchedUntil = Math.max(this.#watchedUntil, performance.now() + forMs);
    if (this.#timer) return;
    this.#loop = monitorEventLoopDelay({ resolution });
    this.#loop.enable();
    this.#count = 0;
    this.#sum = 0;
    this.#timer = setInterval(() => this.#sample(), sampleEvery).unref();
  }

  get isWatching(): boolean {
    return this.#timer !== undefined;
  }

  /** Whether further requests would only make it worse. */
  get isTooBusy(): boolean {
    return this.#delay > longestDelay || this.#heap > largestHeap;
  }

  /** For the metrics: the delays since the last reading. */
  read(): LoopDelays {
    const { count, mean, max } = this.#loop;
    const percentiles = new Map([50, 90, 99].map((percent) => [percent, this.#loop.percentile(percent)]));
    this.#loop.reset();
    this.#count = 0;
    this.#sum = 0;
    this.#readAt = performance.now();
    this.watch(watchedAfterReading);
    const seconds = (nanoseconds = 0) => (count > 0 ? nanoseconds / 1e9 : 0);
    return {
      mean: seconds(mean),
      max: seconds(max),
      percentile: (percent) => seconds(percentiles.get(percent)),
    };
  }

  #sample(): void {
    const { count, mean } = this.#loop;
    const sum = count > 0 ? count * mean : 0;
    const recorded = count - this.#count;
    if (recorded > 0) this.#delay = Math.max(0, (sum - this.#sum) / recorded / 1e6 - resolution);
    // If nothing was recorded within a second, the event loop stood still.
    else if (performance.now() - this.#readAt > sampleEvery / 2) this.#delay = sampleEvery;
    this.#count = count;
    this.#sum = sum;
    this.#heap = getHeapStatistics().used_heap_size;
    if (performance.now() < this.#watchedUntil || this.isTooBusy) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#loop.disable();
    this.#delay = 0;
  }
}

/** Event loop and memory belong to the process, however many apps it has. */
export const processLoad = new ProcessLoad();
