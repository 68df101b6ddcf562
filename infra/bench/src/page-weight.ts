import { existsSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

export interface PageWeight {
  path: string;
  scripts: number;
  requests: number;
  gzip: number;
  brotli: number;
}

/** Milliseconds. This measures bytes, not time, so a slow machine may take longer. */
const timeoutMs = 300_000;

/** Bytes of JavaScript that a cold browser fetches until the page is usable, compressed as a server would. */
export async function weighPages(
  origin: string,
  pages: { path: string; ready: string; token?: string }[],
): Promise<PageWeight[]> {
  const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
  const browser = await chromium.launch({ executablePath, chromiumSandbox: false, args: ['--disable-gpu'] });
  const weights: PageWeight[] = [];
  try {
    for (const { path, ready, token } of pages) {
      const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
      if (token) await context.addInitScript((value) => localStorage.setItem('auth_token', value), token);
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
      await page.goto(path);
      await page.getByRole('heading', { name: ready, exact: true }).waitFor();
      const scripts = await Promise.all([...bodies]);
      const total = (compress: (body: Buffer) => Buffer) =>
        scripts.reduce((sum, body) => sum + compress(body).length, 0);
      weights.push({
        path,
        requests,
        scripts: scripts.length,
        gzip: total((body) => gzipSync(body, { level: 9 })),
        brotli: total((body) => brotliCompressSync(body)),
      });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return weights;
}
