import type { Browser } from '@playwright/test';
import { coldContext, launch } from '../pages/browser.ts';
import { fileAt } from '../pages/file-at.ts';
import { type MeasuredPage, measuredPages } from '../pages/measured-pages.ts';
import { startPagesProduct } from '../pages/pages-product.ts';
import { type Visit, visit } from '../pages/visit.ts';
import { watchPage } from '../pages/watch-page.ts';
import { kilobytes } from './budgets-document.ts';
import { type Builds, readBuilds } from './build-reports.ts';
import { type PageBytes, pageBytes } from './page-bytes.ts';

/** The headers of an answer are part of what comes through the line, but not of a budget. */
const closeEnough = 0.02;
const unthrottled = { network: 'none', cpu: 1 } as const;
const blockedWithin = 20_000;

/**
 * Compares the list of each page with a browser: whether it fetches every file, whether their sizes are right, and
 * whether the page becomes usable with these scripts alone. Returns what is wrong, each as a sentence.
 */
export async function checkBudgets(): Promise<string[]> {
  const builds = readBuilds();
  const browser = await launch();
  const problems: string[] = [];
  try {
    const { served, stop } = await startPagesProduct(browser, false);
    try {
      for (const page of measuredPages) {
        const found = await checkPage(browser, page, served[0]?.visitOf(page) as Visit, builds);
        problems.push(...found.map((problem) => `${page.name}: ${problem}`));
      }
    } finally {
      await stop();
    }
  } finally {
    await browser.close();
  }
  return problems;
}

async function checkPage(
  browser: Browser,
  page: MeasuredPage,
  address: Visit,
  builds: Builds,
): Promise<string[]> {
  const counted = pageBytes(page, builds);
  const { figures, requests } = await visit(browser, address, unthrottled);
  const fetched = new Map<string, number>();
  for (const { url, isScript, start, bytes } of requests) {
    if (isScript && start <= figures.ready) fetched.set(fileAt(url), bytes);
  }
  const names = counted.files.map(({ part, file }) => `${part}/${file}`);
  const missing = names.filter((name) => !fetched.has(name));
  const seen = names.reduce((sum, name) => sum + (fetched.get(name) ?? 0), 0) + counted.inline;
  const rest = [...fetched].filter(([name]) => !names.includes(name));
  const more = rest.reduce((sum, [, bytes]) => sum + bytes, 0);
  const difference = seen / counted.bytes - 1;
  console.log(
    `${page.name}: ${kilobytes(counted.bytes).toFixed(1)} KB counted, ${kilobytes(seen).toFixed(1)} KB fetched ` +
      `(${(difference * 100).toFixed(1)} %); ${kilobytes(more).toFixed(1)} KB in ${rest.length} scripts beside it`,
  );
  for (const [name, bytes] of rest.sort(([, a], [, b]) => b - a)) {
    console.log(`  ${kilobytes(bytes).toFixed(1).padStart(6)} KB ${name}${modulesOf(name, builds)}`);
  }
  return [
    ...missing.map((name) => `${name} is counted, but a browser does not fetch it before the page is usable`),
    ...(Math.abs(difference) > closeEnough
      ? [`the figures differ by ${(difference * 100).toFixed(1)} %`]
      : []),
    ...((await worksWith(browser, address, counted)) ? [] : ['it needs scripts that are not counted']),
  ];
}

/** The biggest modules of a file, in words. */
function modulesOf(name: string, builds: Builds): string {
  const [, part = '', file = ''] = /^([^/]+)\/(.+)$/.exec(name) ?? [];
  const modules = Object.entries(builds(part as MeasuredPage['needs'][number][0]).modulesOf(file));
  const biggest = modules.sort(([, a], [, b]) => b - a).slice(0, 3);
  return biggest.length === 0 ? '' : ` (${biggest.map(([module]) => module).join(', ')})`;
}

/** Whether a page becomes usable when no script comes but those that are counted. */
async function worksWith(
  browser: Browser,
  { url, ready, storageState }: Visit,
  { files }: PageBytes,
): Promise<boolean> {
  const allowed = new Set(files.map(({ part, file }) => `${part}/${file}`));
  const context = await coldContext(browser, storageState);
  try {
    await context.route(/\.js$/, (route) =>
      allowed.has(fileAt(route.request().url())) ? route.continue() : route.abort(),
    );
    const page = await context.newPage();
    await page.addInitScript(watchPage, ready);
    await page.goto(url, { waitUntil: 'commit' });
    return await page
      .waitForFunction(() => window.harambeeWatch?.ready !== undefined, undefined, { timeout: blockedWithin })
      .then(
        () => true,
        () => false,
      );
  } finally {
    await context.close();
  }
}
