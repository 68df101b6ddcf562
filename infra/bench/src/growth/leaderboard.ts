import { setTimeout as sleep } from 'node:timers/promises';
import { leaderboardCategories } from '@harambee/domain';
import type { Leaderboard } from '@harambee/domain/schemas';
import { newId, type Product, post, type StoredDocument, type Tenant } from '../product.ts';
import { exampleProfile } from '../public-profile.ts';
import { type Asked, answerOf, compare, type Measured, startMeasured } from './cost.ts';

const few = 100;
const categories = [...leaderboardCategories.slice(1), 'other'];
const windowSize = 1e9;

const onboarding = { points: 10, reason: 'Completed onboarding', category: 'setup' };

async function read(product: Product, { headers }: Tenant, query = ''): Promise<Leaderboard> {
  const { body } = await answerOf(`${product.origin}/api/impact/leaderboard${query}`, headers);
  return body as Leaderboard;
}

/** An organization with few points and a public page, once it is on the leaderboard. */
async function listed(product: Product): Promise<Tenant> {
  const tenant = await product.signUp();
  await post(product.origin, '/api/ngo/profile', exampleProfile, tenant.headers);
  await post(product.origin, '/api/impact/award', onboarding, tenant.headers);
  for (let tries = 0; tries < 60; tries++) {
    if ((await read(product, tenant)).own?.points === onboarding.points) return tenant;
    await sleep(500);
  }
  throw new Error('the organization does not come onto the leaderboard');
}

/** Copies, nearly all with more points than the original. */
function others({ counted, ...own }: StoredDocument): (place: number) => StoredDocument {
  return (place) => {
    const _id = newId();
    const points = 5 * ((place * 7_919) % 3_001);
    const scores = Object.fromEntries(
      Object.entries(own.scores as Record<string, { score: number }>).map(([period, { score }]) => [
        period,
        { score: Math.floor(score / windowSize) * windowSize + points, before: points },
      ]),
    );
    const category = categories[place % categories.length];
    return { ...own, due: newId(), _id, tenantId: _id, name: `Organization ${place}`, category, scores };
  };
}

/** Waits until everybody is counted; says how long it took. */
async function counted(product: Product, tenant: Tenant, size: number): Promise<void> {
  const began = performance.now();
  while ((await read(product, tenant)).totalOrganizations !== size) await sleep(500);
  // The answer above may have come from counting the list; the counters are complete once nothing is marked.
  const board = product.collection('impact_board');
  while (await board.findOne({ due: { $gt: '' } }, { hint: { due: 1 } })) await read(product, tenant);
  console.log(`counting ${size} organizations: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
}

/** The cursor of the last page of 50 that all sizes have, or of page 1,000. */
async function cursorAfter(product: Product, tenant: Tenant, pages: number): Promise<string> {
  let cursor = '';
  for (let page = 1; page < pages; page++) {
    const { nextCursor } = await read(product, tenant, cursor && `?cursor=${cursor}`);
    if (!nextCursor) throw new Error(`there is no page ${pages}`);
    cursor = nextCursor;
  }
  return cursor;
}

async function questionsOf(of: Measured, tenant: Tenant, pages: number): Promise<Asked[]> {
  const cursor = await cursorAfter(of.product, tenant, pages);
  return [
    ['page of 50 with the own rank', '/api/impact/leaderboard'],
    ['page 1,000 of it, or the last', `/api/impact/leaderboard?cursor=${cursor}`],
    ['one category of it', '/api/impact/leaderboard?category=community&period=monthly&limit=10'],
    ['summary with the own rank', '/api/impact/summary'],
    ['public leaderboard', '/api/test/leaderboard'],
  ].map(([name = '', path = '']) => ({ of, name, path, headers: tenant.headers, service: 'impact' }));
}

/** An organization near the end of a leaderboard of this size, and what is asked about it. */
async function leaderboardOf(of: Measured, size: number): Promise<Asked[]> {
  const { product } = of;
  const tenant = await listed(product);
  const own = await product.collection('impact_board').findOne({ _id: tenant.tenantId });
  if (!own) throw new Error('the row of the organization is not in the collection');
  await product.insert(size - 1, others(own), 'impact_board');
  await counted(product, tenant, size);
  return questionsOf(of, tenant, Math.min(1_000, size / 50));
}

/** `npm run bench -- leaderboard` (fewer: `-- leaderboard 20000`): 100,000 organizations against 100 (PERF-08). */
export async function measureLeaderboard(many = 100_000): Promise<void> {
  const [little, much] = [await startMeasured(), await startMeasured()];
  try {
    const sizes = `${many.toLocaleString('en-US')} organizations against ${few}`;
    await compare(sizes, await leaderboardOf(little, few), await leaderboardOf(much, many));
  } finally {
    await little.product.stop();
    await much.product.stop();
  }
}
