import { setTimeout as sleep } from 'node:timers/promises';
import { chatMessageLimit } from '@harambee/domain';
import { draft, heaviest, heaviestApplication } from './heavy.ts';
import { newId, type Product, post, startProduct, type Tenant } from './product.ts';

/** Milliseconds that nothing may block an event loop for. */
const budget = 50;

/** The longest delay of each event loop since the last request; every request resets it. */
async function longestDelays({ metrics }: Product): Promise<Record<string, number>> {
  const read = async ([name, url]: [string, string]) => {
    const text = await (await fetch(url)).text();
    const seconds = /^nodejs_eventloop_lag_max_seconds(?:\{[^}]*\})? (\S+)$/m.exec(text)?.[1];
    return [name, Number(seconds ?? 0) * 1_000] as const;
  };
  return Object.fromEntries(await Promise.all(Object.entries(metrics).map(read)));
}

const times = 3;
/** More proposals than any organization will write. */
const crowded = 10_000;

/** Another service's projection of the proposals: the first one came by an event, the rest are copies of it. */
async function fillProjection(product: Product, { tenantId }: Tenant, name: string): Promise<void> {
  for (;;) {
    const original = await product.collection(name).findOne({ tenantId });
    if (original) {
      const copy = (place: number) => {
        const createdAt = new Date(Date.now() - place * 60_000);
        return { ...original, _id: newId(), createdAt };
      };
      return product.insert(crowded - 1, copy, name);
    }
    await sleep(250);
  }
}

/**
 * Gives every service the heaviest input that the limits allow, one kind of work after the other, and measures the delay
 * of its event loop. The first line is measured without load.
 */
export async function measureEventLoops(): Promise<void> {
  const product = await startProduct();
  const { origin } = product;
  try {
    const tenant = await product.signUp();
    const crowd = await product.signUp();
    await product.fill(crowd, crowded);
    for (const projection of ['impact_proposals', 'assistant_proposals'])
      await fillProjection(product, crowd, projection);
    const over: string[] = [];
    const measure = async (what: string, work: () => Promise<unknown>) => {
      await longestDelays(product);
      for (let round = 0; round < times; round += 1) await work();
      const delays = await longestDelays(product);
      const sorted = Object.entries(delays).sort(([, a], [, b]) => b - a);
      const long = sorted.filter(([, ms]) => ms > budget);
      if (what !== 'nothing') over.push(...long.map(([name, ms]) => `${what}: ${name} ${ms.toFixed(0)} ms`));
      const shown = (long.length > 0 ? long : sorted.slice(0, 1)).map(
        ([name, ms]) => `${name} ${ms.toFixed(0)} ms`,
      );
      console.log(`${what}: ${shown.join(', ')}`);
    };
    await measure('nothing', () => sleep(1_000));
    for (const [what, work] of stepsOf(product, tenant, crowd)) await measure(what, work);
    console.log(
      over.length === 0 ? `nothing over ${budget} ms` : `over ${budget} ms:\n  ${over.join('\n  ')}`,
    );
  } finally {
    await product.stop();
    console.log(`(${origin} is stopped)`);
  }
}

type Step = [what: string, work: () => Promise<unknown>];

function stepsOf(product: Product, tenant: Tenant, crowd: Tenant): Step[] {
  const { origin } = product;
  let place = 0;
  let id = '';
  const get = async (path: string, { headers }: Tenant = tenant) => {
    const answer = await fetch(origin + path, { headers });
    const body = await answer.text();
    if (!answer.ok) console.log(`  ${path}: ${answer.status} ${body.slice(0, 120)}`);
  };
  const put = async () => {
    const { generate, ...body } = { ...heaviestApplication(place++), generate: false };
    const answer = await fetch(`${origin}/api/proposals/${id}`, {
      method: 'PUT',
      headers: { ...tenant.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    if (!answer.ok) console.log(`  put: ${answer.status}`);
  };
  const ask = (message: string, of: Tenant) =>
    post(origin, '/api/chat/respond', { message, history: [] }, of.headers);
  return [
    ['sign-up', () => product.signUp()],
    [
      'saving and drafting',
      async () => {
        ({ id } = await draft(product, tenant, heaviestApplication(place++)));
      },
    ],
    ['saving again', put],
    ['one proposal', () => get(`/api/proposals/${id}`)],
    ['its version', () => get(`/api/proposals/${id}/versions/1`)],
    ['list', () => get('/api/proposals?limit=100')],
    ['search', () => get(`/api/proposals?search=${'a'.repeat(200)}`, crowd)],
    ['figures of 10,000 proposals', () => get('/api/proposals/stats', crowd)],
    ['analytics of 10,000 proposals', () => get('/api/proposals/analytics', crowd)],
    ['PDF', () => put().then(() => get(`/api/proposals/${id}/pdf`))],
    ['Word', () => put().then(() => get(`/api/proposals/${id}/docx`))],
    ['impact', () => get('/api/impact/badges', crowd)],
    ['leaderboard', () => get('/api/impact/leaderboard')],
    ['report of 10,000 proposals', () => get('/api/impact/report?period=all', crowd)],
    ['the same as PDF', () => get('/api/impact/report/pdf?period=all', crowd)],
    ['a question of the longest', () => ask(heaviest.words.slice(0, chatMessageLimit), tenant)],
    [
      'a question about 10,000 proposals',
      () => ask('How many proposals did we submit, and which is due next?', crowd),
    ],
    ['download of everything', () => get('/api/auth/export?scope=organization')],
  ];
}
