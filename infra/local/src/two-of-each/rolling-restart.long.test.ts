import { setTimeout as sleep } from 'node:timers/promises';
import { EverydayCalls } from './everyday-calls.ts';
import { Figures, inSeconds, ms } from './figures.ts';
import { LiveStream } from './live-stream.ts';
import { ProductInPairs } from './product-in-pairs.ts';
import { lostBy, type Replaced, replace, smallerShare } from './rollout.ts';
import { hasFailed, type Outcome, SteadyLoad, timeOf } from './steady-load.ts';
import { until } from './until.ts';
import { Visitor } from './visitor.ts';

jest.setTimeout(900_000);

/**
 * What two busy cores hold while processes are replaced; two quiet ones hold 100. A read takes up to 10 ms of processor time
 * in all processes together, a write several times as much, because other services handle what they hear of it.
 */
const callsPerSecond = Number(process.env.CALLS_PER_SECOND ?? 40);

/** Until V8 has compiled what is called often, a call takes three times as long. */
const warmUpMs = 45_000;

let product: ProductInPairs;
let visitors: Visitor[];
const figures = new Figures();
const streams: LiveStream[] = [];
let load: SteadyLoad;
let calls: EverydayCalls;

beforeAll(async () => {
  product = await ProductInPairs.start();
  visitors = [];
  for (let n = 0; n < 30; n += 1)
    visitors.push(await new Visitor(n).register(product.gateways[n % 2 ? 0 : 1].origin));
  const { origin } = product.balancer;
  calls = new EverydayCalls(origin);
  for (const one of visitors) await calls.add(one);
  // As in operation: the processes have been at work for a while when a rollout begins.
  const warmUp = new SteadyLoad(callsPerSecond / 2, calls.next);
  await sleep(warmUpMs);
  await warmUp.stop();
  load = new SteadyLoad(callsPerSecond, calls.next);
});
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close();
});
afterAll(async () => {
  await load?.stop();
  await product?.stop();
  figures.print();
});

const listen = (origin: string, visitor: Visitor) => {
  const stream = new LiveStream(origin, visitor);
  streams.push(stream);
  return stream;
};

const opened = async () => {
  const open = visitors
    .slice(0, 2)
    .flatMap((one) => [0, 1].map(() => ({ one, stream: listen(product.balancer.origin, one) })));
  await until('streams', () => open.every(({ stream }) => stream.opened === 1));
  return open;
};
/** What the streams have not been told, once they had the time to hear it. */
const lost = async (open: Awaited<ReturnType<typeof opened>>, from: number) => {
  const heard = { acknowledged: calls.acknowledged.slice(from) } as EverydayCalls;
  const missing = () =>
    open.flatMap(({ one, stream }) => {
      const others = open.filter((other) => other.one === one).map((other) => other.stream);
      return lostBy(stream, one.user.tenantId, heard, others);
    });
  await until('all messages', () => missing().length === 0, 20_000).catch(() => {});
  return missing();
};
/** From the answer to a write until a stream has a message about it, or about what was written after it. */
const untilHeard = (open: Awaited<ReturnType<typeof opened>>, from: number) =>
  open.flatMap(({ one, stream }) =>
    calls.acknowledged
      .slice(from)
      .filter(({ tenantId }) => tenantId === one.user.tenantId)
      .flatMap((written) => {
        const message = stream.messageAbout(written);
        return message ? [{ ms: Math.max(0, message.heardAt - written.at) }] : [];
      }),
  );
const failures = (outcomes: readonly Outcome[]) =>
  outcomes
    .filter(hasFailed)
    .map(
      ({ what, status, why, isRepeatable }) =>
        `${what} ${status} ${why}${isRepeatable ? '' : ' (cannot be repeated)'}`,
    );
const timesOf = (outcomes: readonly Pick<Outcome, 'ms'>[]) =>
  `p50 ${ms(timeOf(outcomes, 0.5))}, p99 ${ms(timeOf(outcomes, 0.99))}, longest ${ms(timeOf(outcomes, 1))}`;

test('every process is replaced, and no call and no message is lost', async () => {
  const open = await opened();
  const from = calls.acknowledged.length;
  const began = performance.now();
  const quiet = async (seconds: number) => {
    const since = performance.now();
    await until('some calls', () => performance.now() - since > seconds * 1_000);
    return load.since(since);
  };
  figures.add(`f. all processes at work, ${callsPerSecond} calls a second`, timesOf(await quiet(8)));
  const done: Replaced[] = [];
  const since = performance.now();
  for (const one of product.replicas) done.push(await replace(one, 'stop'));
  const took = performance.now() - since;
  const missing = await lost(open, from);
  const outcomes = load.since(began);
  const failed = failures(outcomes);
  figures.add(
    `f. ${done.length} processes replaced one after the other in ${inSeconds(took)}`,
    `${outcomes.length} calls (${(outcomes.length / ((performance.now() - began) / 1_000)).toFixed(0)} a second), ${failed.length} failed; ${timesOf(outcomes)}`,
  );
  figures.add(
    'f. messages of 4 event streams',
    `${open.reduce((sum, { stream }) => sum + stream.messages.size, 0)} received, ${missing.length} lost; opened ${open.map(({ stream }) => stream.opened).join(', ')} times`,
  );
  figures.add('f. from the answer to a write until 4 event streams have it', timesOf(untilHeard(open, from)));
  const slowest = done.toSorted((x, y) => y.firstCallsAfter - x.firstCallsAfter)[0] as Replaced;
  figures.add(
    'h. a new process has its first five calls',
    `after at most ${inSeconds(slowest.firstCallsAfter)} (${slowest.replica.name})`,
  );
  let least = 1;
  await Promise.all(
    [...new Set(product.replicas.map(({ part }) => part))].map(async (part) => {
      least = Math.min(least, await smallerShare(product.pair(part), () => quiet(10)));
    }),
  );
  figures.add(
    'h. of the calls of a part, the process with fewer gets',
    `at least ${(least * 100).toFixed(0)} %`,
  );
  expect(failed).toEqual([]);
  expect(missing).toEqual([]);
  expect(
    done
      .filter(({ ending }) => ending !== 'code 0')
      .map(({ replica, ending }) => `${replica.name} ${ending}`),
  ).toEqual([]);
  expect(open.map(({ stream }) => stream.incomplete)).toEqual([0, 0, 0, 0]);
  expect(least).toBeGreaterThan(0.4);
});

test('one process of each is killed: only what nothing can repeat may fail', async () => {
  const open = await opened();
  const from = calls.acknowledged.length;
  const began = performance.now();
  for (const part of new Set(product.services.map((one) => one.part)))
    await replace(product.pair(part)[0], 'kill');
  const outcomes = load.since(began);
  const failed = failures(outcomes);
  const atGateway = performance.now();
  await replace(product.gateways[0], 'kill');
  const missing = await lost(open, from);
  const dropped = failures(load.since(atGateway));
  figures.add(
    'g. one process of each service killed (kill -9)',
    `${outcomes.length} calls, ${failed.length} failed${failed.length ? `: ${[...new Set(failed)].join('; ')}` : ''}`,
  );
  figures.add('g. one gateway killed', `${dropped.length} calls broken: those that it was answering`);
  figures.add(
    'g. messages of 4 event streams meanwhile',
    `${missing.length} lost; they came after ${timesOf(untilHeard(open, from))}`,
  );
  expect(failed.filter((one) => !one.includes('cannot be repeated'))).toEqual([]);
  expect(missing).toEqual([]);
});
