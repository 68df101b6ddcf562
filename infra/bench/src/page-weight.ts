import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { coldContext, launch, signIn } from './pages/browser.ts';
import type { Account } from './product.ts';

/** Bytes of JavaScript. */
interface Scripts {
  scripts: number;
  gzip: number;
  brotli: number;
}

export interface PageWeight extends Scripts {
  path: string;
  requests: number;
  /** What the press of a button has fetched beyond that. */
  more?: Scripts;
}

interface WeighedPage {
  path: string;
  /** The heading that says that the page is usable. */
  ready: string;
  isSignedIn: boolean;
  /** A button, and the text box that shows what it opens. */
  press?: { button: string; opens: string };
}

/** Milliseconds. This measures bytes, not time, so a slow machine may take longer. */
const timeoutMs = 300_000;
const quietMs = 3_000;

/** Bytes of JavaScript that a cold browser fetches until the page is usable, compressed as a server would. */
export async function weighPages(
  origin: string,
  account: Account,
  pages: WeighedPage[],
): Promise<PageWeight[]> {
  const browser = await launch();
  const weights: PageWeight[] = [];
  try {
    const signedIn = await signIn(browser, origin, account);
    for (const { path, ready, isSignedIn, press } of pages) {
      const storageState = isSignedIn ? signedIn : undefined;
      const context = await coldContext(browser, storageState);
      const page = await context.newPage();
      page.setDefaultTimeout(timeoutMs);
      const bodies: Promise<Buffer>[] = [];
      let requests = 0;
      page.on('response', (response) => {
        requests++;
        if (response.request().resourceType() !== 'script') return;
        const body = response.body();
        // If the page does not load, show that error instead of this one.
        body.catch(() => {});
        bodies.push(body);
      });
      await page.goto(origin + path);
      await page.getByRole('heading', { name: ready, exact: true }).waitFor();
      // Its words stand in the document; it is usable once its script has taken it over.
      await page.waitForFunction(() => !('harambeeHeld' in window));
      // What a page fetches while it rests is none of what the press costs.
      if (press) await untilQuiet(bodies);
      const weight: PageWeight = { path, requests, ...(await weigh(bodies)) };
      if (press) {
        bodies.length = 0;
        await page.getByRole('button', { name: press.button, exact: true }).click();
        await page.getByRole('textbox', { name: press.opens, exact: true }).waitFor();
        weight.more = await weigh(bodies);
      }
      weights.push(weight);
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return weights;
}

/** Until no script has come for a while; the stream of events keeps the network itself from ever being idle. */
async function untilQuiet(bodies: readonly unknown[]): Promise<void> {
  for (let before = -1; before !== bodies.length; ) {
    before = bodies.length;
    await pause(quietMs);
  }
}

async function weigh(bodies: readonly Promise<Buffer>[]): Promise<Scripts> {
  const scripts = await Promise.all(bodies);
  const total = (compress: (body: Buffer) => Buffer) =>
    scripts.reduce((sum, body) => sum + compress(body).length, 0);
  return {
    scripts: scripts.length,
    gzip: total((body) => gzipSync(body, { level: 9 })),
    brotli: total((body) => brotliCompressSync(body)),
  };
}
