import { setTimeout as sleep } from 'node:timers/promises';
import { startDatabaseProcess } from './api/database-process.ts';
import { median, throughput } from './load.ts';
import { exampleApplication, type Product, post, startProduct, type Tenant } from './product.ts';

const list = '/api/proposals?limit=20';
const rounds = 3;
/** Proposals that are drafted at a time. */
const drafted = 8;
/** Milliseconds between two lists while they are. */
const listEvery = 50;

interface Mode {
  name: string;
  product: Product;
  tenant: Tenant;
}

/**
 * What it costs that all services share one process: lists per second at the most, and the longest wait for a list while
 * proposals are drafted, against one process for each service, in turn.
 */
export async function measureOneProcess(): Promise<void> {
  const modes: Mode[] = [];
  try {
    for (const [name, oneProcess] of [
      ['one process', '1'],
      ['one each', '0'],
    ] as const) {
      const product = await startProduct({
        database: await startDatabaseProcess(),
        env: { ONE_PROCESS: oneProcess, DRAFTING_PACE_MS: '0' },
      });
      const tenant = await product.signUp();
      modes.push({ name, product, tenant });
      await product.fill(tenant, 100);
    }
    const rates = await throughput(
      modes.map(({ name, product, tenant }) => ({
        name,
        url: product.origin + list,
        headers: tenant.headers,
      })),
      { rounds },
    );
    const worst = new Map<string, number[]>(modes.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      for (const mode of modes) worst.get(mode.name)?.push(await longestWhileDrafting(mode));
    }
    for (const { name } of modes) {
      const waits = worst.get(name) ?? [];
      console.log(
        `${name}: ${rates.get(name)?.toFixed(0)} lists/s; longest wait for a list while ${drafted} proposals are ` +
          `drafted ${median(waits).toFixed(0)} ms (median of ${rounds} rounds, at most ${Math.max(...waits).toFixed(0)} ms)`,
      );
    }
  } finally {
    for (const { product } of modes) await product.stop();
  }
}

/** Milliseconds. */
async function longestWhileDrafting({ product, tenant }: Mode): Promise<number> {
  const { origin } = product;
  const made = await Promise.all(
    Array.from({ length: drafted }, () => post(origin, '/api/proposals', exampleApplication, tenant.headers)),
  );
  const waiting = new Set(made.map(({ proposal }) => proposal.id));
  let longest = 0;
  while (waiting.size > 0) {
    const since = performance.now();
    const answer = await fetch(origin + list, { headers: tenant.headers });
    const { proposals } = (await answer.json()) as { proposals: { id: string; status: string }[] };
    longest = Math.max(longest, performance.now() - since);
    for (const { id, status } of proposals) {
      if (status === 'failed') throw new Error(`${id} could not be drafted`);
      if (status === 'completed') waiting.delete(id);
    }
    await sleep(listEvery);
  }
  return longest;
}
