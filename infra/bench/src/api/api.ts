import { isDeepStrictEqual } from 'node:util';
import { draft } from '../drafting.ts';
import { median } from '../load.ts';
import { exampleApplication, type Product, post, startProduct, type Tenant } from '../product.ts';
import { type DatabaseProcess, startDatabaseProcess } from './database-process.ts';
import { type ExpressProcess, startExpress } from './express-process.ts';
import { measureEventsAtHalfLoad, measureHalfLoad } from './half-load.ts';
import { measureQuestions } from './measure-questions.ts';
import { idleShare, microsecondsEach, untilQuiet } from './processor-time.ts';
import { type Question, questionsOf } from './questions.ts';
import { type Side, type Sides, sidesOf } from './sides.ts';
import { StreamEvents } from './stream-events.ts';

const rounds = 5;
const proposals = 100;

interface Scene {
  product: Product;
  tenant: Tenant;
  express: ExpressProcess;
  database: DatabaseProcess;
  sides: Sides;
}

/** `npm run bench -- api`: the processor's time of one request, against one Express process on the same database. */
export async function measureApi(only?: string): Promise<void> {
  // However the bench ends, no process is left running.
  process.once('SIGTERM', () => process.exit(1));
  process.once('SIGINT', () => process.exit(1));
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
    await measureQuestions(scene.sides, [...questions, ...(await unchangedOf(scene, questions))], rounds);
    const hasEvents = !only || 'stream event'.includes(only);
    if (hasEvents) await withEvents(scene, (events) => measureEvents(scene, events));
    if (!only || 'half load'.includes(only)) {
      const all = only ? questionsOf(proposalId, tenant) : questions;
      const asked = all.filter(({ expressPath }) => !expressPath);
      await measureHalfLoad(scene.sides, asked);
      await withEvents(scene, measureEventsAtHalfLoad);
    }
  } finally {
    await express?.close();
    await product.stop();
  }
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

async function withEvents(
  { product, tenant, express, sides }: Scene,
  work: (events: StreamEvents) => Promise<void>,
): Promise<void> {
  const events = new StreamEvents(product, tenant, express, sides);
  try {
    await events.open();
    await work(events);
  } finally {
    events.close();
  }
}

/** From the event to the page: one open page, events of several people at once. */
async function measureEvents(
  { product, express, database, sides }: Scene,
  events: StreamEvents,
): Promise<void> {
  const [gateway = 0, service = 0] = sides.product.pids('notifications');
  const others = product
    .processes()
    .map(({ pid }) => pid)
    .filter((pid) => ![gateway, service].includes(pid));
  const measured: Record<string, { side: 'product' | 'express'; pids: number[] }> = {
    gateway: { side: 'product', pids: [gateway] },
    service: { side: 'product', pids: [service] },
    database: { side: 'product', pids: [database.pid] },
    all: { side: 'product', pids: [gateway, service, database.pid] },
    'other services': { side: 'product', pids: others },
    express: { side: 'express', pids: [express.pid, database.pid] },
  };
  const results = new Map(Object.keys(measured).map((part) => [part, [] as number[]]));
  for (let round = -1; round < rounds; round++) {
    for (const side of ['product', 'express'] as const) {
      const parts = Object.entries(measured).filter(([, part]) => part.side === side);
      const idle = await Promise.all(parts.map(([, { pids }]) => idleShare(pids, 1_500)));
      const sent = (async () => {
        await events.send(side);
        // Other services go on; what they make the database do belongs to the events, and not to what is measured next.
        await untilQuiet([...others, service, database.pid]);
      })();
      const figures = await Promise.all(
        parts.map(([, { pids }], place) =>
          microsecondsEach({ pids, idle: idle[place] ?? 0 }, events.amount, () => sent),
        ),
      );
      if (round >= 0) parts.forEach(([part], place) => void results.get(part)?.push(figures[place] ?? 0));
    }
  }
  const of = (part: string) => median(results.get(part) ?? []);
  const parts = ['gateway', 'service', 'database'].map((part) => `${part} ${of(part).toFixed(0)}`);
  console.log(
    `stream event: ${of('all').toFixed(0)} µs (${parts.join(', ')}), Express ${of('express').toFixed(0)} µs: ` +
      `${(of('all') / of('express')).toFixed(2)} (goal: at most 1.00); ` +
      `the other services that hear it: ${of('other services').toFixed(0)} µs`,
  );
}
