import { setTimeout as sleep } from 'node:timers/promises';
import { leaderboardCategories } from '@harambee/domain';
import type { Leaderboard } from '@harambee/domain/schemas';
import { throughput } from './load.ts';
import { newId, type Product, post, type StoredDocument, type Tenant } from './product.ts';
import { exampleProfile } from './public-profile.ts';

const defaultSizes = [100, 100_000];
const categories = [...leaderboardCategories.slice(1), 'other'];
const windowSize = 1e9;

const onboarding = { points: 10, reason: 'Completed onboarding', category: 'setup' };

/** An organization with few points and a public page, once it is on the leaderboard. */
async function listed(product: Product): Promise<Tenant> {
  const tenant = await product.signUp();
  await post(product.origin, '/api/ngo/profile', exampleProfile, tenant.headers);
  await post(product.origin, '/api/impact/award', onboarding, tenant.headers);
  for (let tries = 0; tries < 60; tries++) {
    const answer = await fetch(`${product.origin}/api/impact/leaderboard`, { headers: tenant.headers });
    const { own } = (await answer.json()) as Leaderboard;
    if (own?.points === onboarding.points) return tenant;
    await sleep(500);
  }
  throw new Error('the organization does not come onto the leaderboard');
}

/** Copies, nearly all with more points than the original. */
function others(own: StoredDocument): (place: number) => StoredDocument {
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
    return { ...own, _id, tenantId: _id, name: `Organization ${place}`, category, scores };
  };
}

const questions = [
  { name: 'page of 50 with the own rank', path: '/api/impact/leaderboard' },
  { name: 'one category of it', path: '/api/impact/leaderboard?category=community&period=monthly' },
  { name: 'summary with the own rank', path: '/api/impact/summary' },
  { name: 'public leaderboard', path: '/api/test/leaderboard' },
];

/**
 * The leaderboard with 100,000 organizations compared with 100. Both cannot exist at once, so each is measured against a
 * bare route in its own minute, and the two ratios are compared.
 */
export async function measureLeaderboard(
  product: Product,
  bareUrl: string,
  sizes = defaultSizes,
): Promise<string> {
  const tenant = await listed(product);
  const board = product.collection('impact_board');
  const own = await board.findOne({ _id: tenant.tenantId, tenantId: tenant.tenantId });
  if (!own) throw new Error('the row of the organization is not in the collection');
  const bare = { name: 'bare', url: bareUrl };
  const results: Map<string, number>[] = [];
  let there = 1;
  for (const size of sizes) {
    await product.insert(size - there, others(own), 'impact_board');
    there = size;
    const targets = questions.map(({ name, path }) => ({
      name,
      url: product.origin + path,
      headers: tenant.headers,
    }));
    results.push(await throughput([bare, ...targets], { seconds: 2, rounds: 3 }));
  }
  const words = (place: number) => sizes[place]?.toLocaleString('en-US');
  const lines = questions.map(({ name }) => {
    const [few = 1, many = 0] = results.map((one) => (one.get(name) ?? 0) / (one.get('bare') ?? 1));
    const [slow, fast] = [results[1]?.get(name) ?? 0, results[0]?.get(name) ?? 0];
    return `${name} at ${words(1)} organizations against ${words(0)}: ${(many / few).toFixed(2)} of the requests/s (${slow.toFixed(0)} against ${fast.toFixed(0)})`;
  });
  return lines.join('\n');
}
