import type { Browser } from '@playwright/test';
import { startProduct } from '../product.ts';
import { signIn } from './browser.ts';
import { startEdge } from './edge.ts';
import type { MeasuredPage } from './measured-pages.ts';
import { fillPages } from './page-data.ts';
import { buildSingleBundle, startSingleBundleGateway, withoutRemoteFiles } from './single-bundle.ts';
import type { Visit } from './visit.ts';

export interface Served {
  name: 'product' | 'single bundle';
  origin: string;
  visitOf(page: MeasuredPage): Visit;
}

export interface PagesProduct {
  served: Served[];
  stop(): Promise<void>;
}

/** The product behind TLS and HTTP/2 with an organization to look at, and its single-bundle build, if wanted. */
export async function startPagesProduct(browser: Browser, withSingleBundle: boolean): Promise<PagesProduct> {
  if (withSingleBundle) await buildSingleBundle();
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.reverse()) await one();
  };
  try {
    const edge = await startEdge();
    stops.push(edge.stop);
    const product = await startProduct({ env: { PUBLIC_ORIGIN: edge.origin } });
    stops.push(product.stop);
    edge.lead(product.origin);
    const tenant = await product.signUp();
    const pathOf = await fillPages(product, tenant);
    const serve = async (name: Served['name'], origin: string): Promise<Served> => {
      const storageState = await signIn(browser, origin, tenant.account);
      return {
        name,
        origin,
        visitOf: (page) => ({
          url: origin + pathOf(page),
          ready: page.ready,
          ...(page.isSignedIn && { storageState }),
        }),
      };
    };
    const served = [await serve('product', edge.origin)];
    if (withSingleBundle) {
      const second = await startEdge();
      stops.push(second.stop);
      const gateway = await startSingleBundleGateway(product, edge.origin);
      stops.push(gateway.stop);
      second.lead(gateway.origin, { change: withoutRemoteFiles, origin: edge.origin });
      served.push(await serve('single bundle', second.origin));
    }
    return { served, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
