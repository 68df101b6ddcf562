import { setTimeout as sleep } from 'node:timers/promises';
import { idleShare, microsecondsEach } from '../api/processor-time.ts';
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
const amount = 300;
export const goal = 1.2;

/** The cost of each request: the median of interleaved rounds, one request after the other. */
export async function costsOf(
  product: Product,
  databasePid: number,
  requests: readonly Asked[],
): Promise<Cost[]> {
  const origin = product.origin.replace('localhost', '127.0.0.1');
  const pidOf = (wanted: string) => product.processes().find(({ name }) => name === wanted)?.pid ?? 0;
  const pidsOf = (service: string) => [pidOf('gateway'), pidOf(service), databasePid];
  // What the processes do while nobody asks is another budget.
  const idleOf = new Map<string, number>();
  for (const service of new Set(requests.map((one) => one.service))) {
    idleOf.set(service, await idleShare(pidsOf(service)));
  }
  const figures = requests.map(() => ({ processor: [] as number[], p50: [] as number[] }));
  for (let round = -1; round < rounds; round++) {
    for (const [place, { path, headers, service }] of requests.entries()) {
      const count = round < 0 ? amount / 10 : amount;
      const times: number[] = [];
      const measured = { pids: pidsOf(service), idle: idleOf.get(service) ?? 0 };
      const processor = await microsecondsEach(measured, count, async () => {
        while (times.length < count) times.push(await askOnce(origin + path, headers));
      });
      if (round < 0) continue;
      figures[place]?.processor.push(processor);
      figures[place]?.p50.push(median(times));
    }
  }
  return figures.map(({ processor, p50 }) => ({ processor: median(processor), p50: median(p50) }));
}

/** Milliseconds until one answer is there. A service refuses requests while the machine is busy; they are repeated. */
export async function askOnce(url: string, headers: Record<string, string>): Promise<number> {
  for (let tries = 1; ; tries++) {
    const began = performance.now();
    const status = await fetch(url, { headers }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      // The server has just closed a connection that nobody used for a while.
      () => 0,
    );
    if (status === 200) return performance.now() - began;
    if ((status !== 503 && status !== 0) || tries === 20) throw new Error(`${url}: ${status}`);
    await sleep(1_000);
  }
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
