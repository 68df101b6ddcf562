import { setTimeout as sleep } from 'node:timers/promises';
import { idleShare, microsecondsEach } from '../api/processor-time.ts';
import { ask } from '../api/questions.ts';
import { median } from '../load.ts';
import type { Product } from '../product.ts';

/** A request whose cost is measured. */
export interface Asked {
  name: string;
  path: string;
  headers: Record<string, string>;
  /** Answered by this service. */
  service: 'proposals' | 'impact';
}

export interface Cost {
  /** Microseconds of processor time of gateway, service and database together, for one request. */
  processor: number;
  /** Milliseconds until half of the answers are there. */
  p50: number;
}

const rounds = 4;
/** The processor's time is counted in hundredths of a second, so it takes some requests. */
const amount = 500;
export const goal = 1.2;

/**
 * The cost of each request: the median of interleaved rounds, one request after the other for the time, ten at once for
 * the processor.
 */
export async function costsOf(
  product: Product,
  databasePid: number,
  requests: readonly Asked[],
): Promise<Cost[]> {
  const origin = product.origin.replace('localhost', '127.0.0.1');
  const pidOf = (wanted: string) => product.processes().find(({ name }) => name === wanted)?.pid ?? 0;
  const figures = requests.map(() => ({ processor: [] as number[], p50: [] as number[] }));
  // What the processes do while nobody asks is another budget.
  const idleOf = new Map<string, number>();
  for (const service of new Set(requests.map((one) => one.service))) {
    idleOf.set(service, await idleShare([pidOf('gateway'), pidOf(service), databasePid]));
  }
  for (let round = -1; round < rounds; round++) {
    for (const [place, { path, headers, service }] of requests.entries()) {
      const pids = [pidOf('gateway'), pidOf(service), databasePid];
      const measure = async () => {
        const idle = idleOf.get(service) ?? 0;
        const count = round < 0 ? amount / 5 : amount;
        const processor = await microsecondsEach({ pids, idle }, count, async () => {
          await ask(origin + path, headers, { amount: count });
        });
        return { processor, p50: await p50Of(origin + path, headers) };
      };
      const { processor, p50 } = await patiently(measure);
      if (round < 0) continue;
      figures[place]?.processor.push(processor);
      figures[place]?.p50.push(p50);
    }
  }
  return figures.map(({ processor, p50 }) => ({ processor: median(processor), p50: median(p50) }));
}

/** A service refuses requests while the machine is busy; such a round is repeated. */
async function patiently<Result>(measure: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await measure();
    } catch (error) {
      if (tries === 10) throw error;
      await sleep(3_000);
    }
  }
}

/** Of requests one after the other, in parts of a millisecond. */
async function p50Of(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let asked = 0; asked < 60; asked++) {
    const began = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    times.push(performance.now() - began);
  }
  return median(times);
}

/** A line of the growth table. */
export function growthLine(name: string, sizes: string, few: Cost, many: Cost): string {
  const ratio = (more: number, less: number) => (more / less).toFixed(2);
  const [processor, p50] = [ratio(many.processor, few.processor), ratio(many.p50, few.p50)];
  const isMet = Number(processor) <= goal && Number(p50) <= goal;
  return (
    `${isMet ? 'ok  ' : 'MORE'} ${name}, ${sizes}: processor ${processor} (${many.processor.toFixed(0)} against ` +
    `${few.processor.toFixed(0)} µs), p50 ${p50} (${many.p50.toFixed(2)} against ${few.p50.toFixed(2)} ms); goal: at most ${goal}`
  );
}
