import Fastify from 'fastify';
import { measureApi } from './api/api.ts';
import { checkBudgets } from './budgets/check-budgets.ts';
import { draft, measureDrafting, measurePlanned } from './drafting.ts';
import { measureEventLoops } from './event-loop.ts';
import { measureFairness } from './fairness.ts';
import { measureLeaderboard } from './growth/leaderboard.ts';
import { measureScale } from './growth/scale.ts';
import { measureIdle } from './idle.ts';
import { type Target, throughput } from './load.ts';
import { measureOneProcess } from './one-process.ts';
import { weighPages } from './page-weight.ts';
import { measurePages } from './pages/measure-pages.ts';
import { exampleApplication, type Product, startProduct, type Tenant } from './product.ts';
import { measurePublicProfile } from './public-profile.ts';
import { measureRebuild } from './rebuild.ts';
import { measureStreams } from './streams.ts';

const list = '/api/proposals?limit=20';
const percent = (part: number, whole: number) => (part / whole).toFixed(2);
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

async function measureAll(): Promise<void> {
  const product = await startProduct();
  // The upper limit: a bare Fastify route that sends the same bytes from memory.
  const bare = Fastify();
  try {
    console.log(`cold start, database to gateway: ${(product.coldStart / 1000).toFixed(1)} s`);

    const small = await product.signUp();
    await product.fill(small, 1_000);
    const answer = await fetch(product.origin + list, { headers: small.headers });
    const bytes = await answer.text();
    if (JSON.parse(bytes).proposals.length !== 20) throw new Error('the list does not hold 20 proposals');
    bare.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
    const ceiling: Target = { name: 'bare', url: await bare.listen({ port: 0, host: '127.0.0.1' }) };
    const listOf = (name: string, headers: Record<string, string>): Target => ({
      name,
      url: product.origin + list,
      headers,
    });

    const before = await throughput([ceiling, listOf('list', small.headers)]);
    console.log(
      `list of 20 (${bytes.length} bytes) through gateway, service and database: ` +
        `${percent(before.get('list') ?? 0, before.get('bare') ?? 1)} of a bare Fastify route with the same bytes ` +
        `(${before.get('list')?.toFixed(0)} against ${before.get('bare')?.toFixed(0)} requests/s)`,
    );

    console.log(await measureDrafting(product, small, ceiling.url));
    console.log(await measurePlanned(product, small));
    console.log(await measurePublicProfile(product));

    const large = await product.signUp();
    await product.fill(large, 100_000);
    const sizes = await throughput([listOf('1,000', small.headers), listOf('100,000', large.headers)]);
    console.log(
      `that list at 100,000 proposals against 1,000: ${percent(sizes.get('100,000') ?? 0, sizes.get('1,000') ?? 1)} of the requests/s`,
    );

    await measurePageWeight(product, small);
  } finally {
    await bare.close();
    await product.stop();
  }
}

async function measurePageWeight(product: Product, tenant: Tenant): Promise<void> {
  const written = await draft(product, tenant, exampleApplication);
  const pages = await weighPages(product.origin, tenant.account, [
    { path: '/login', ready: 'Welcome back', isSignedIn: false },
    { path: '/dashboard', ready: 'Recent proposals', isSignedIn: true },
    { path: '/proposals/new', ready: 'Basic Information', isSignedIn: true },
    {
      path: `${new URL(written).pathname.replace('/api', '')}?tab=generated`,
      ready: 'History',
      isSignedIn: true,
      press: { button: 'Edit text of Executive Summary', opens: 'Text of Executive Summary' },
    },
  ]);
  for (const { path, requests, more, ...all } of pages) {
    console.log(`${path.replace(/[0-9a-f]{32}/, '{id}')}: ${weightInWords(all)} of ${requests} requests`);
    if (more) console.log(`  the first "Edit text" fetches ${weightInWords(more)} more`);
  }
}

const weightInWords = ({ gzip, brotli, scripts }: { gzip: number; brotli: number; scripts: number }) =>
  `${kilobytes(gzip)} of JavaScript gzip, ${kilobytes(brotli)} brotli, in ${scripts} scripts`;

/** `npm run bench -- page-weight`: only this part. */
async function measurePageWeightAlone(): Promise<void> {
  const product = await startProduct();
  try {
    await measurePageWeight(product, await product.signUp());
  } finally {
    await product.stop();
  }
}

/** `npm run bench -- planned`: only this part. */
async function measurePlannedAlone(): Promise<void> {
  const product = await startProduct();
  try {
    console.log(await measurePlanned(product, await product.signUp()));
  } finally {
    await product.stop();
  }
}

/** `npm run bench -- budgets`: the lists behind docs/budgets.md against a browser. */
function failOn(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

// The big parts run separately, because they fill a database first.
const [part, size] = process.argv.slice(2);
const count = size ? Number(size) : undefined;
if (part === 'api') await measureApi(size);
else if (part === 'scale') await measureScale(count);
else if (part === 'rebuild') await measureRebuild(count);
else if (part === 'leaderboard') await measureLeaderboard(count);
else if (part === 'planned') await measurePlannedAlone();
else if (part === 'page-weight') await measurePageWeightAlone();
else if (part === 'pages') await measurePages(process.argv.slice(3));
else if (part === 'budgets') failOn(await checkBudgets());
else if (part === 'event-loop') await measureEventLoops();
else if (part === 'fairness') await measureFairness(count);
else if (part === 'fairness-changing') await measureFairness(count, true);
else if (part === 'one-process') await measureOneProcess();
else if (part === 'idle') await measureIdle(count);
else if (part === 'streams') await measureStreams(count);
else await measureAll();
