import { setTimeout as sleep } from 'node:timers/promises';
import { idleShare, microsecondsEach, secondsUsed } from '../api/processor-time.ts';
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
  /** The share of each of them, which says where to look. */
  parts: { gateway: number; service: number; database: number };
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
  const figures = requests.map((): Cost[] => []);
  for (let round = -1; round < rounds; round++) {
    for (const [place, { path, headers, service }] of requests.entries()) {
      const count = round < 0 ? amount / 10 : amount;
      const times: number[] = [];
      const pids = pidsOf(service);
      const before = pids.map((pid) => secondsUsed([pid]));
      const processor = await microsecondsEach({ pids, idle: idleOf.get(service) ?? 0 }, count, async () => {
        while (times.length < count) times.push(await askOnce(origin + path, headers));
      });
      const [gateway = 0, ofService = 0, database = 0] = pids.map(
        (pid, index) => ((secondsUsed([pid]) - (before[index] ?? 0)) * 1_000_000) / count,
      );
      const parts = { gateway, service: ofService, database };
      if (round >= 0) figures[place]?.push({ processor, parts, p50: median(times) });
    }
  }
  return figures.map(medianCost);
}

function medianCost(costs: readonly Cost[]): Cost {
  const of = (figure: (cost: Cost) => number) => median(costs.map(figure));
  return {
    processor: of(({ processor }) => processor),
    parts: {
      gateway: of(({ parts }) => parts.gateway),
      service: of(({ parts }) => parts.service),
      database: of(({ parts }) => parts.database),
    },
    p50: of(({ p50 }) => p50),
  };
}

/** Milliseconds until one answer is there. */
async function askOnce(url: string, headers: Record<string, string>): Promise<number> {
  const { milliseconds } = await answerOf(url, headers);
  return milliseconds;
}

/** One answer and its milliseconds. A service refuses requests while the machine is busy; they are repeated. */
export async function answerOf(
  url: string,
  headers: Record<string, string>,
): Promise<{ body: unknown; milliseconds: number }> {
  for (let tries = 1; ; tries++) {
    const began = performance.now();
    const answer = await fetch(url, { headers }).catch(
      // The server has just closed a connection that nobody used for a while.
      () => undefined,
    );
    const body = await answer?.json();
    if (answer?.ok) return { body, milliseconds: performance.now() - began };
    const isBusy = answer === undefined || answer.status === 503;
    if (!isBusy || tries === 60) throw new Error(`${url}: ${answer?.status ?? 'no answer'}`);
    await sleep(1_000);
  }
}

/** A line of the growth table. */
export function growthLine(name: string, sizes: string, few: Cost, many: Cost): string {
  const ratio = (more: number, less: number) => (more / less).toFixed(2);
  const [processor, p50] = [ratio(many.processor, few.processor), ratio(many.p50, few.p50)];
  const shares = ({ parts }: Cost) =>
    `gateway ${parts.gateway.toFixed(0)}, service ${parts.service.toFixed(0)}, database ${parts.database.toFixed(0)}`;
  const isMet = Number(processor) <= goal && Number(p50) <= goal;
  return (
    `${isMet ? 'ok  ' : 'MORE'} ${name}, ${sizes}: processor ${processor} (${many.processor.toFixed(0)} against ` +
    `${few.processor.toFixed(0)} µs), p50 ${p50} (${many.p50.toFixed(2)} against ${few.p50.toFixed(2)} ms); goal: at most ${goal}` +
    (isMet ? '' : `\n     with few: ${shares(few)}; with many: ${shares(many)}`)
  );
}
