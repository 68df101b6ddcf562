import type { Browser } from '@playwright/test';
import { measuredPages } from './measured-pages.ts';
import { median } from './median.ts';
import type { PagesOptions } from './options.ts';
import type { Served } from './pages-product.ts';
import { aligned } from './pages-table.ts';
import { type RouteChange, routeChanges } from './route-changes.ts';

const from = measuredPages.find(({ path }) => path === '/dashboard');

/** Clicks in the sidebar of /dashboard, in the product and in its single-bundle build in turn, as a table. */
export async function measureRoutes(
  browser: Browser,
  served: readonly Served[],
  { rounds, throttling }: PagesOptions,
): Promise<string> {
  if (!from) throw new Error('the dashboard is not measured');
  const changes = new Map<Served['name'], RouteChange[]>(served.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, visitOf } of round % 2 === 0 ? served : served.toReversed()) {
      changes.get(name)?.push(...(await routeChanges(browser, visitOf(from), throttling)));
    }
  }
  const targets = [...new Set([...changes.values()].flat().map(({ to }) => to))];
  const medianOf = (name: Served['name'], to: string, key: 'ms' | 'scripts') =>
    median((changes.get(name) ?? []).filter((one) => one.to === to).map((one) => one[key]));
  const rows = targets.map((to) => {
    const product = medianOf('product', to, 'ms');
    const single = served.length > 1 ? medianOf('single bundle', to, 'ms') : undefined;
    return [
      to,
      '',
      `${product.toFixed(0)} ms`,
      String(medianOf('product', to, 'scripts')),
      single === undefined ? '' : `${single.toFixed(0)} ms`,
      single === undefined ? '' : (product / single).toFixed(2),
    ];
  });
  const head = ['click in the sidebar', '', 'product', 'scripts after it', 'single bundle', 'ratio'];
  return aligned([head, ...rows]);
}
