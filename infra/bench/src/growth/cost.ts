import { setTimeout as sleep } from 'node:timers/promises';
import { startDatabaseProcess } from '../api/database-process.ts';
import { idleShare, microsecondsEach, secondsUsed } from '../api/processor-time.ts';
import { median } from '../load.ts';
import { type Product, startProduct } from '../product.ts';

/** A product with its database in a process of its own. */
export interface Measured {
  product: Product;
  databasePid: number;
}

export async function startMeasured(): Promise<Measured> {
  const database = await startDatabaseProcess();
  return { product: await startProduct({ database }), databasePid: database.pid };
}

/** A request whose cost is measured. */
export interface Asked {
  of: Measured;
  name: string;
  path: string;
  headers: Record<string, string>;
  /** Answered by this service. */
  service: 'proposals' | 'impact';
}

interface Cost {
  /** Microseconds of processor time of gateway, service and database together, for one request. */
  processor: number;
  /** The share of each of them, which says where to look. */
  parts: { gateway: number; service: number; database: number };
  /** Milliseconds until half of the answers are there. */
  p50: number;
}

const rounds = 8;
/** The processor's time is counted in hundredths of a second, so it takes some requests. */
const amount = 150;
const goal = 1.2;

/**
 * Prints what each question costs with much data against the same question with little, as lines of the growth table.
 * They are asked in alternation, so that both meet the same machine; the median of the rounds' ratios counts.
 */
export async function compare(
  sizes: string,
  little: readonly Asked[],
  much: readonly Asked[],
): Promise<void> {
  // What the processes do while nobody asks is another budget.
  const idleOf = new Map<string, number>();
  for (const pids of [...little, ...much].map(pidsOf)) {
    const key = pids.join();
    if (!idleOf.has(key)) idleOf.set(key, await idleShare(pids));
  }
  const costOf = (asked: Asked, count: number) =>
    measure(asked, count, idleOf.get(pidsOf(asked).join()) ?? 0);
  for (const [place, few] of little.entries()) {
    const many = much[place] as Asked;
    for (const asked of [few, many]) await costOf(asked, amount / 5);
    const pairs: Pair[] = [];
    for (let round = 0; round < rounds; round++) {
      pairs.push({ few: await costOf(few, amount), many: await costOf(many, amount) });
    }
    console.log(growthLine(many.name, sizes, pairs));
  }
}

interface Pair {
  few: Cost;
  many: Cost;
}

/** The processes that work for a request: gateway, service and database. */
function pidsOf({ of: { product, databasePid }, service }: Asked): number[] {
  const pidOf = (wanted: string) => product.processes().find(({ name }) => name === wanted)?.pid ?? 0;
  return [pidOf('gateway'), pidOf(service), databasePid];
}

/** The cost of a request that is made `count` times, one after the other. */
async function measure(asked: Asked, count: number, idle: number): Promise<Cost> {
  const url = asked.of.product.origin.replace('localhost', '127.0.0.1') + asked.path;
  const times: number[] = [];
  const pids = pidsOf(asked);
  const before = pids.map((pid) => secondsUsed([pid]));
  const processor = await microsecondsEach({ pids, idle }, count, async () => {
    while (times.length < count) times.push((await answerOf(url, asked.headers)).milliseconds);
  });
  const [gateway = 0, service = 0, database = 0] = pids.map(
    (pid, index) => ((secondsUsed([pid]) - (before[index] ?? 0)) * 1_000_000) / count,
  );
  return { processor, parts: { gateway, service, database }, p50: median(times) };
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
function growthLine(name: string, sizes: string, pairs: readonly Pair[]): string {
  const middle = (of: 'few' | 'many', figure: (cost: Cost) => number) =>
    median(pairs.map((pair) => figure(pair[of])));
  const words = (figure: (cost: Cost) => number, digits: number) => {
    const ratio = median(pairs.map(({ few, many }) => figure(many) / figure(few)));
    const [many, few] = [middle('many', figure), middle('few', figure)].map((one) => one.toFixed(digits));
    return { ratio: ratio.toFixed(2), against: `${many} against ${few}` };
  };
  const processor = words((cost) => cost.processor, 0);
  const p50 = words((cost) => cost.p50, 2);
  const shares = (of: 'few' | 'many') =>
    (['gateway', 'service', 'database'] as const)
      .map((part) => `${part} ${middle(of, ({ parts }) => parts[part]).toFixed(0)}`)
      .join(', ');
  const isMet = Number(processor.ratio) <= goal && Number(p50.ratio) <= goal;
  return (
    `${isMet ? 'ok  ' : 'MORE'} ${name}, ${sizes}: processor ${processor.ratio} (${processor.against} µs), ` +
    `p50 ${p50.ratio} (${p50.against} ms); goal: at most ${goal}` +
    (isMet ? '' : `\n     with few: ${shares('few')}; with many: ${shares('many')}`)
  );
}
