import { type DatabaseProcess, startDatabaseProcess } from '../api/database-process.ts';
import { newId, type Product, startProduct, type Tenant } from '../product.ts';
import { type Asked, answerOf, type Cost, costsOf, growthLine } from './cost.ts';
import { knownProposals, ledgerEntries, proposalsLike, usageRecords } from './stored.ts';

/** One organization with many proposals beside one with few, among those of the whole product. */
const few = 100;
const many = 10_000;
const allFew = 1_000;
const allMany = 1_000_000;

const proposalQuestions: [name: string, path: string][] = [
  ['list of 20', '?limit=20'],
  ['list of 20 by title', '?limit=20&sort=title'],
  ['list of 20 in one status', '?limit=20&status=approved'],
  ['search of a common word', '?limit=5&search=water'],
  ['search that finds one', '?limit=20&search=no.%2077%20water'],
  ['search that finds nothing', '?limit=20&search=xyzzy'],
  ['figures above the list', '/stats'],
  ['analytics of 7 days', '/analytics?period=7days'],
  ['analytics of 30 days', '/analytics?period=30days'],
  ['analytics of 90 days', '/analytics?period=90days'],
  ['analytics of 12 months', '/analytics?period=12months'],
];
const impactQuestions: [name: string, path: string][] = [
  ['impact summary', '/api/impact/summary'],
  ['badges', '/api/impact/badges'],
  ['report of 12 months', '/api/impact/report'],
  ['report of all time', '/api/impact/report?period=all'],
  ['usage analytics', '/api/analytics'],
];

/** Everything that is stored of an organization with this many proposals. */
async function fill(product: Product, { tenantId, ...tenant }: Tenant, count: number): Promise<void> {
  const original = await product.first({ tenantId, ...tenant });
  await product.insert(count - 1, proposalsLike(original, tenantId, count));
  await product.insert(count - 1, knownProposals(tenantId, count), 'impact_proposals');
  await product.insert(count - 1, ledgerEntries(tenantId, count), 'impact_ledger');
  await product.insert(count, usageRecords(tenantId, count), 'impact_usage');
}

/** The cursor of the page with this number, ten rows on each. */
async function pageNumber(product: Product, { headers }: Tenant, wanted: number): Promise<string> {
  let cursor = '';
  for (let rows = 10 * (wanted - 1); rows > 0; ) {
    const limit = Math.min(100, rows);
    const path = `/api/proposals?limit=${limit}${cursor && `&cursor=${cursor}`}`;
    const { body } = await answerOf(product.origin + path, headers);
    const { nextCursor } = body as { nextCursor?: string };
    if (!nextCursor) throw new Error(`there is no page ${wanted}`);
    cursor = nextCursor;
    rows -= limit;
  }
  return cursor;
}

/** The first reads count what was written straight into the database. */
async function settle(product: Product, { tenantId, headers }: Tenant): Promise<void> {
  const began = performance.now();
  for (const [collection, path] of [
    ['proposals', '/api/proposals/stats'],
    ['impact_proposals', '/api/impact/report'],
    ['impact_usage', '/api/analytics'],
  ] as const) {
    const marked = { tenantId, due: { $gt: '' } };
    do await answerOf(product.origin + path, headers);
    while (await product.collection(collection).findOne(marked));
  }
  console.log(`counting what was filled in: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
}

async function questionsOf(product: Product, tenant: Tenant, lastPage: number): Promise<Asked[]> {
  const { headers } = tenant;
  const cursor = await pageNumber(product, tenant, lastPage);
  return [
    ...proposalQuestions.map(([name, path]) => ({
      name,
      path: `/api/proposals${path}`,
      service: 'proposals' as const,
    })),
    {
      name: `page ${lastPage} of the list, 10 rows`,
      path: `/api/proposals?limit=10&cursor=${cursor}`,
      service: 'proposals' as const,
    },
    ...impactQuestions.map(([name, path]) => ({ name, path, service: 'impact' as const })),
  ].map((asked) => ({ ...asked, headers }));
}

const words = (number: number) => number.toLocaleString('en-US');

/**
 * `npm run bench -- scale` (fewer in all: `-- scale 200000`): the growth table of proposals (PERF-08). First an
 * organization with 10,000 proposals against one with 100, then the same one of 100 with few and with many in all.
 */
export async function measureScale(all = allMany): Promise<void> {
  const database = await startDatabaseProcess();
  const product = await startProduct({ database });
  try {
    const small = await product.signUp();
    await fill(product, small, few);
    const others = newId();
    const original = await product.first(await product.signUp());
    await product.insert(allFew - few - 1, proposalsLike(original, others, many));
    await settle(product, small);
    const smallQuestions = await questionsOf(product, small, few / 10);
    const before = await costsOf(product, database.pid, smallQuestions);
    const large = await product.signUp();
    await fill(product, large, many);
    await settle(product, large);
    await insertOthers(product, original, all - allFew - many);
    await settle(product, small);
    await report(product, database, { small, large, all, before });
  } finally {
    await product.stop();
  }
}

async function insertOthers(
  product: Product,
  original: Parameters<typeof proposalsLike>[0],
  count: number,
): Promise<void> {
  const began = performance.now();
  for (let done = 0; done < count; done += many) {
    await product.insert(Math.min(many, count - done), proposalsLike(original, newId(), many));
  }
  const seconds = (performance.now() - began) / 1_000;
  console.log(`filling in ${words(Math.max(0, count))} proposals: ${seconds.toFixed(0)} s`);
}

async function report(
  product: Product,
  database: DatabaseProcess,
  { small, large, all, before }: { small: Tenant; large: Tenant; all: number; before: Cost[] },
): Promise<void> {
  // Filling in takes longer than an access token lasts.
  for (const tenant of [small, large]) await product.renew(tenant);
  const smallQuestions = await questionsOf(product, small, few / 10);
  const largeQuestions = await questionsOf(product, large, many / 10);
  const interleaved = smallQuestions.flatMap((one, place) => [one, largeQuestions[place] as Asked]);
  const costs = await costsOf(product, database.pid, interleaved);
  for (const [place, { name }] of largeQuestions.entries()) {
    const sizes = `${words(many)} proposals in the organization against ${words(few)}`;
    console.log(growthLine(name, sizes, costs[2 * place] as Cost, costs[2 * place + 1] as Cost));
  }
  for (const [place, { name }] of smallQuestions.entries()) {
    const sizes = `${words(all)} proposals in all against ${words(allFew)}`;
    console.log(growthLine(name, sizes, before[place] as Cost, costs[2 * place] as Cost));
  }
}
