import { isDeepStrictEqual } from 'node:util';
import { draft } from '../drafting.ts';
import { exampleApplication, type Product, post, startProduct, type Tenant } from '../product.ts';
import { type DatabaseProcess, startDatabaseProcess } from './database-process.ts';
import { type ExpressProcess, startExpress } from './express-process.ts';
import { measureEventsAtHalfLoad, measureHalfLoad } from './half-load.ts';
import { measureEvents } from './measure-events.ts';
import { measureQuestions } from './measure-questions.ts';
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
    if (hasEvents) await withEvents(scene, (events) => measureEvents(scene, events, rounds));
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
