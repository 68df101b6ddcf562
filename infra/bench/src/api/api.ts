import { isDeepStrictEqual } from 'node:util';
import { draft } from '../drafting.ts';
import { median } from '../load.ts';
import { exampleApplication, type Product, post, startProduct, type Tenant } from '../product.ts';
import { type DatabaseProcess, startDatabaseProcess } from './database-process.ts';
import { type ExpressProcess, startExpress } from './express-process.ts';
import { idleShare, microsecondsEach } from './processor-time.ts';
import { ask, type Question, questionsOf } from './questions.ts';
import { StreamEvents } from './stream-events.ts';

const rounds = 5;
const warmUp = 1_000;
const proposals = 100;

interface Side {
  origin: string;
  headers: Record<string, string>;
  pids: (service: string) => number[];
}

interface Scene {
  product: Product;
  tenant: Tenant;
  express: ExpressProcess;
  database: DatabaseProcess;
  sides: Record<'product' | 'express', Side>;
}

/** `npm run bench -- api`: the processor's time of one request, against one Express process on the same database. */
export async function measureApi(only?: string): Promise<void> {
  const database = await startDatabaseProcess();
  const product = await startProduct({
    database,
    // As in production: calls are counted, although nobody reaches the limit here.
    env: { RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'info' },
  });
  let express: ExpressProcess | undefined;
  try {
    const tenant = await product.signUp();
    await product.fill(tenant, proposals - 1);
    const { account } = tenant;
    const { user } = await post(product.origin, '/api/auth/login', { ...account, remember: false });
    const proposalId =
      new URL(await draft(product, tenant, exampleApplication)).pathname.split('/').at(-1) ?? '';
    express = await startExpress(product, database.uri, tenant, user);
    const scene = { product, tenant, express, database, sides: sidesOf(product, tenant, express, database) };
    const questions = questionsOf(proposalId, tenant).filter(({ name }) => !only || name.includes(only));
    await assertSameAnswers(scene, questions);
    await measureQuestions(scene, [...questions, ...(await unchangedOf(scene, questions))]);
    if (!only || 'stream event'.includes(only)) await measureEvents(scene);
    if (!only || 'half load'.includes(only)) await measureHalfLoad(scene);
  } finally {
    await express?.close();
    await product.stop();
  }
}

function sidesOf(
  product: Product,
  { headers }: Tenant,
  express: ExpressProcess,
  database: DatabaseProcess,
): Scene['sides'] {
  const pidOf = (name: string) => product.processes().find((one) => one.name === name)?.pid ?? 0;
  return {
    product: {
      origin: product.origin.replace('localhost', '127.0.0.1'),
      headers,
      pids: (service) => [pidOf('gateway'), pidOf(service), database.pid],
    },
    express: {
      origin: express.origin,
      headers: express.headers,
      pids: () => [express.pid, database.pid],
    },
  };
}

async function answerOf({ origin, headers }: Side, { path }: Question): Promise<unknown> {
  const answer = await fetch(origin + path, { headers });
  const body = (await answer.json()) as Record<string, unknown>;
  // Each side has its own words for a place in the list.
  return { ...body, ...('nextCursor' in body && { nextCursor: true }) };
}

/** A comparison of different answers would say nothing. */
async function assertSameAnswers({ sides }: Scene, questions: readonly Question[]): Promise<void> {
  for (const question of questions.filter(({ method }) => method !== 'POST')) {
    const [ours, theirs] = [await answerOf(sides.product, question), await answerOf(sides.express, question)];
    if (!isDeepStrictEqual(ours, theirs)) {
      throw new Error(`${question.name}: ${JSON.stringify(ours)}\nis not ${JSON.stringify(theirs)}`);
    }
  }
}

/** The same reads by a browser that has the answer already: 304. */
async function unchangedOf({ sides }: Scene, questions: readonly Question[]): Promise<Question[]> {
  const { origin, headers } = sides.product;
  const asked = questions.filter(({ method }) => method !== 'POST');
  const again = await Promise.all(
    asked.map(async (question) => {
      const tag = (await fetch(origin + question.path, { headers })).headers.get('etag');
      if (!tag) return [];
      const name = `${question.name}, unchanged (304)`;
      return [
        { ...question, name, status: 304, like: question.name, productHeaders: { 'if-none-match': tag } },
      ];
    }),
  );
  return again.flat();
}

async function measureQuestions({ sides }: Scene, questions: readonly Question[]): Promise<void> {
  const figures = new Map<string, number[]>();
  const note = (name: string, value: number) => figures.set(name, [...(figures.get(name) ?? []), value]);
  for (let round = -1; round < rounds; round++) {
    for (const question of questions) {
      for (const [name, side] of Object.entries(sides)) {
        if (name === 'express' && question.like) continue;
        const headers = { ...side.headers, ...(name === 'product' && question.productHeaders) };
        const send = (amount: number) => ask(side.origin + question.path, headers, { ...question, amount });
        if (round < 0) {
          await send(Math.min(warmUp, question.amount));
          continue;
        }
        const parts = name === 'product' ? partsOf(side.pids(question.service)) : { all: side.pids('') };
        const idle = Object.fromEntries(
          await Promise.all(
            Object.entries(parts).map(async ([part, pids]) => [part, await idleShare(pids, 1_000)]),
          ),
        );
        let sent: Promise<unknown> | undefined;
        const work = async () => {
          sent ??= send(question.amount);
          await sent;
        };
        await Promise.all(
          Object.entries(parts).map(async ([part, pids]) =>
            note(
              `${question.name} ${name} ${part}`,
              await microsecondsEach({ pids, idle: idle[part] ?? 0 }, question.amount, work),
            ),
          ),
        );
      }
    }
  }
  for (const question of questions) print(question, figures);
}

const partsOf = ([gateway = 0, service = 0, database = 0]: number[]) => ({
  gateway: [gateway],
  service: [service],
  database: [database],
  all: [gateway, service, database],
});

function print({ name, like }: Question, figures: Map<string, number[]>): void {
  const of = (key: string) => median(figures.get(key) ?? []);
  const [ours, theirs] = [of(`${name} product all`), of(`${like ?? name} express all`)];
  const parts = (['gateway', 'service', 'database'] as const).map(
    (part) => `${part} ${of(`${name} product ${part}`).toFixed(0)}`,
  );
  console.log(
    `${name}: ${ours.toFixed(0)} µs (${parts.join(', ')}), Express ${theirs.toFixed(0)} µs: ` +
      `${(ours / theirs).toFixed(2)} (goal: at most 1.00)`,
  );
}

/** From the event to the page: one open page, events one after the other. */
async function measureEvents({ product, tenant, express, database, sides }: Scene): Promise<void> {
  const events = new StreamEvents(product, tenant, express, sides);
  try {
    await events.open();
    const results: Record<string, number[]> = { product: [], express: [] };
    for (let round = -1; round < rounds; round++) {
      for (const [name, pids] of [
        ['product', sides.product.pids('notifications')],
        ['express', [express.pid, database.pid]],
      ] as const) {
        const idle = await idleShare(pids, 1_500);
        const figure = await microsecondsEach({ pids, idle }, events.amount, () => events.send(name));
        if (round >= 0) results[name]?.push(figure);
      }
    }
    const [ours, theirs] = [median(results.product ?? []), median(results.express ?? [])];
    console.log(
      `stream event: ${ours.toFixed(0)} µs, Express ${theirs.toFixed(0)} µs: ${(ours / theirs).toFixed(2)} (goal: at most 1.00)`,
    );
  } finally {
    events.close();
  }
}

/** Response times of the list when each side gets half of what it can answer. */
async function measureHalfLoad({ sides }: Scene): Promise<void> {
  const path = '/api/proposals?limit=20';
  const results: Record<string, { p50: number[]; p99: number[] }> = {};
  const most: Record<string, number> = {};
  for (const [name, { origin, headers }] of Object.entries(sides)) {
    most[name] = (await ask(origin + path, headers, { amount: 4_000 })).rate;
  }
  for (let round = 0; round < 3; round++) {
    for (const [name, { origin, headers }] of Object.entries(sides)) {
      const rate = Math.max(10, Math.round((most[name] ?? 0) / 2));
      const { p50, p99 } = await ask(origin + path, headers, { amount: 4_000 }, { rate, seconds: 4 });
      results[name] ??= { p50: [], p99: [] };
      results[name].p50.push(p50);
      results[name].p99.push(p99);
    }
  }
  const words = Object.entries(results).map(
    ([name, { p50, p99 }]) =>
      `${name} p50 ${median(p50)} ms, p99 ${median(p99)} ms of ${(most[name] ?? 0).toFixed(0)} requests/s`,
  );
  console.log(`list of 20 at half load: ${words.join('; ')}`);
}
