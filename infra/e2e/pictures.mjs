// `npm run pictures -w @harambee/e2e`: takes the pictures of the help from a running demo.
// ORIGIN is the product's address (default http://localhost:3000); EMAIL and PASSWORD those that `npm run demo` prints.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { helpPictures, pictureSchemes, pictureSize } from '@harambee/domain/help';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './dist/support/chromium.js';

const { ORIGIN = 'http://localhost:3000', EMAIL, PASSWORD } = process.env;
if (!EMAIL || !PASSWORD)
  throw new Error('Set EMAIL and PASSWORD to those that `npm run demo` prints, and leave the demo running.');

/** A picture is small: a lower quality is tried until it fits. */
const mostBytes = 60_000;
const qualities = [70, 55, 40, 25];
/** A demo that is still being made answers slowly. */
const patienceMs = 120_000;
/** Charts and lists settle after the heading is there. */
const settleMs = 1_500;
const folder = join(import.meta.dirname, '../../shell/public/pictures');

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });

async function signedIn(scheme) {
  const context = await browser.newContext({
    ...{ viewport: pictureSize, colorScheme: scheme, reducedMotion: 'reduce', baseURL: ORIGIN },
    // So that no banner about updates or installing is in a picture.
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

async function picture(page) {
  const session = await page.context().newCDPSession(page);
  for (const quality of qualities) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length < mostBytes) return bytes;
  }
  throw new Error(`The picture of ${page.url()} is larger than ${mostBytes} bytes.`);
}

for (const scheme of pictureSchemes) {
  const page = await signedIn(scheme);
  for (const [path, { name }] of Object.entries(helpPictures)) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(settleMs);
    await writeFile(join(folder, `${scheme}/${name}.webp`), await picture(page));
    process.stdout.write(`${name} ${scheme}\n`);
  }
}
await browser.close();
