import { newId, type Product, type Tenant } from '../product.ts';
import { type Asked, answerOf, compare, type Measured, startMeasured } from './cost.ts';
import { knownProposals, ledgerEntries, proposalsLike, rareWord, usageRecords } from './stored.ts';

/** An organization with many proposals beside one with few, and a product with many beside one with few. */
const few = 100;
const many = 10_000;
const allFew = 1_000;
const allMany = 1_000_000;

const proposalQuestions: [name: string, path: string][] = [
  ['list of 20', '?limit=20'],
  ['list of 20 by title', '?limit=20&sort=title'],
  ['list of 20 in one status', '?limit=20&status=approved'],
  ['search of a common word', '?limit=5&search=water'],
  ['search that finds one', `?limit=20&search=every%20${rareWord}`],
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
async function settle(product: Product, tenant: Tenant): Promise<void> {
  await product.renew(tenant);
  const { tenantId, headers } = tenant;
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

async function questionsOf(of: Measured, tenant: Tenant, lastPage: number): Promise<Asked[]> {
  // Filling in takes longer than an access token lasts.
  await of.product.renew(tenant);
  const { headers } = tenant;
  const cursor = await pageNumber(of.product, tenant, lastPage);
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
  ].map((asked) => ({ ...asked, of, headers }));
}

const words = (number: number) => number.toLocaleString('en-US');

/** An organization with few proposals. */
async function signUpWithFew({ product }: Measured): Promise<Tenant> {
  const tenant = await product.signUp();
  await fill(product, tenant, few);
  return tenant;
}

/** Proposals of other organizations, until there are `count` more. */
async function insertOthers({ product }: Measured, count: number): Promise<void> {
  const original = await product.first(await product.signUp());
  const began = performance.now();
  for (let done = 1; done < count; done += many) {
    await product.insert(Math.min(many, count - done), proposalsLike(original, newId(), many));
  }
  const seconds = (performance.now() - began) / 1_000;
  console.log(`filling in ${words(count)} proposals: ${seconds.toFixed(0)} s`);
}

/**
 * `npm run bench -- scale` (fewer in all: `-- scale 200000`): the growth table of proposals (PERF-08). First an
 * organization with 10,000 proposals against one with 100, then one of 100 in a product with many in all against one in
 * a product with few.
 */
export async function measureScale(all = allMany): Promise<void> {
  const [fewInAll, manyInAll] = [await startMeasured(), await startMeasured()];
  try {
    const alone = await signUpWithFew(fewInAll);
    await insertOthers(fewInAll, allFew - few);
    const small = await signUpWithFew(manyInAll);
    const large = await manyInAll.product.signUp();
    await fill(manyInAll.product, large, many);
    await insertOthers(manyInAll, all - few - many);
    await settle(fewInAll.product, alone);
    await settle(manyInAll.product, small);
    await settle(manyInAll.product, large);
    const ofSmall = () => questionsOf(manyInAll, small, few / 10);
    await compare(
      `${words(many)} proposals in the organization against ${words(few)}`,
      await ofSmall(),
      await questionsOf(manyInAll, large, many / 10),
    );
    await compare(
      `${words(all)} proposals in all against ${words(allFew)}`,
      await questionsOf(fewInAll, alone, few / 10),
      await ofSmall(),
    );
  } finally {
    await fewInAll.product.stop();
    await manyInAll.product.stop();
  }
}
