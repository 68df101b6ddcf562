import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launch } from './browser.ts';
import { median } from './median.ts';
import { type PagesOptions, pagesUsage, readOptions } from './options.ts';
import { startPagesProduct } from './pages-product.ts';
import { type Measured, pagesTable } from './pages-table.ts';
import { measureRoutes } from './routes-table.ts';
import { type Visit, type VisitOutcome, visit } from './visit.ts';
import { visitWithoutScripts } from './visit-without-scripts.ts';
import { waterfallPage } from './waterfall-page.ts';
import { type Waterfall, waterfallText } from './waterfall-text.ts';

/** One of the things that are opened in turn. */
interface Target {
  group: string;
  name: string;
  address: Visit;
  open: typeof visit;
  outcomes: VisitOutcome[];
}

/** `npm run bench -- pages`: how long the pages take on a slow line and a slow processor, beside others. */
export async function measurePages(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(pagesUsage);
  const options = readOptions(args);
  const browser = await launch();
  try {
    const { served, stop } = await startPagesProduct(browser, options.withSingleBundle);
    try {
      const targets: Target[] = options.pages.flatMap((page) =>
        served
          .filter(({ name }) => page.isSignedIn || name === 'product')
          .flatMap(({ name, visitOf }) => {
            const target = (as: string, open: typeof visit): Target => ({
              ...{ group: page.name, name: as, address: visitOf(page), open, outcomes: [] },
            });
            const withScripts = target(name, visit);
            return page.isReadWithoutScripts
              ? [withScripts, target('without scripts', visitWithoutScripts)]
              : [withScripts];
          }),
      );
      for (const { name, url, ready } of options.beside) {
        targets.push({ group: 'beside', name, address: { url, ready }, open: visit, outcomes: [] });
      }
      await openInTurns(browser, targets, options);
      report(targets, options);
      if (options.withRouteChanges) console.log(await measureRoutes(browser, served, options));
    } finally {
      await stop();
    }
  } finally {
    await browser.close();
  }
}

/** Every other round in the opposite order, so that nothing always follows the same. */
async function openInTurns(browser: Browser, targets: Target[], { rounds, throttling }: PagesOptions) {
  for (let round = 0; round < rounds; round += 1) {
    for (const { address, open, outcomes } of round % 2 === 0 ? targets : targets.toReversed()) {
      outcomes.push(await patientVisit(open, browser, address, throttling));
    }
    console.error(`round ${round + 1} of ${rounds}`);
  }
}

/** On a busy machine, a service may refuse a call: one failed visit is no reason to lose all others. */
async function patientVisit(open: typeof visit, ...args: Parameters<typeof visit>): Promise<VisitOutcome> {
  try {
    return await open(...args);
  } catch (error) {
    console.error(`${error}; once more`);
    return open(...args);
  }
}

function report(targets: readonly Target[], { rounds, throttling, folder }: PagesOptions): void {
  const conditions = `${throttling.network}, processor ${throttling.cpu} times slower, nothing cached, median of ${rounds}.`;
  const waterfalls = targets.map(waterfallOf);
  for (const waterfall of waterfalls) console.log(`${waterfallText(waterfall)}\n`);
  console.log(conditions);
  console.log(pagesTable(targets.map(measuredOf)));
  const place = folder ?? mkdtempSync(join(tmpdir(), 'harambee-waterfalls-'));
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'waterfalls.html'), waterfallPage(waterfalls, conditions));
  console.log(`waterfalls: ${join(place, 'waterfalls.html')}`);
}

const measuredOf = ({ group, name, outcomes }: Target): Measured => {
  const figures = outcomes.map((outcome) => outcome.figures);
  const keys = Object.keys(figures[0] ?? {}) as (keyof Measured['figures'])[];
  const medians = keys.map((key) => [key, median(figures.map((one) => one[key]))]);
  return { group, name, figures: Object.fromEntries(medians) as Measured['figures'] };
};

/** Of the visit in the middle. */
function waterfallOf({ group, name, outcomes }: Target): Waterfall {
  const sorted = outcomes.toSorted((a, b) => a.figures.ready - b.figures.ready);
  const { figures, requests, largestElement } = sorted[Math.floor((sorted.length - 1) / 2)] as VisitOutcome;
  const { firstPaint, largestPaint, ready } = figures;
  const moved = outcomes.flatMap((outcome) => outcome.moved);
  return { title: `${group}, ${name}`, requests, firstPaint, largestPaint, ready, largestElement, moved };
}
