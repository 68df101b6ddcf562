// `npm run pictures -w @harambee/e2e`: takes the pictures of the help and of the README from a running demo.
// ORIGIN is the product's address (default http://localhost:3000); EMAIL and PASSWORD those that `npm run demo` prints.
import { mkdir, writeFile } from 'node:fs/promises';
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
/** Charts draw themselves after their figures have come. */
const drawingMs = 1_000;
const helpFolder = join(import.meta.dirname, '../../shell/public/pictures');
const readmeFolder = join(import.meta.dirname, '../../docs/pictures');

const phone = { width: 375, height: 740 };

/** What the README shows, by the name of its files: how to get there from a page of the demo account. */
const readmePictures = {
  dashboard: { open: (page) => page.goto('/dashboard') },
  text: { open: openText },
  call: { open: openCall },
  leaderboard: { open: (page) => page.goto('/impact/leaderboard') },
  profile: { open: openPublicProfile },
  phone: { open: openText, size: phone },
};

/** The newest text that Harambee has written. */
async function openText(page) {
  await page.goto('/proposals?status=completed');
  await settled(page);
  await page.getByRole('main').locator('a[href^="/proposals/"]').filter({ hasText: /:/ }).first().click();
  await page.getByRole('tab', { name: 'Generated Content' }).click();
}

async function openCall(page) {
  await page.goto('/calls');
  await settled(page);
  await page.getByRole('main').locator('a[href^="/calls/"]:not([href$="/new"])').first().click();
}

async function openPublicProfile(page) {
  await page.goto('/profiles');
  await settled(page);
  await page.goto(await page.locator('a[href^="/public/profile/"]').first().getAttribute('href'));
}

await mkdir(readmeFolder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });

async function signedIn(scheme, viewport = pictureSize) {
  const context = await browser.newContext({
    ...{ viewport, colorScheme: scheme, reducedMotion: 'reduce', baseURL: ORIGIN },
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
  const leave = page.getByRole('button', { name: 'Leave the tour' });
  await settled(page);
  if (await leave.isVisible()) await leave.click();
  return page;
}

/** Nothing is still loading. */
async function settled(page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => !document.querySelector('[data-loading], [data-skeleton], [aria-busy=true]'),
  );
  await page.waitForTimeout(drawingMs);
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
    await settled(page);
    await writeFile(join(helpFolder, `${scheme}/${name}.webp`), await picture(page));
    process.stdout.write(`${name} ${scheme}\n`);
  }
  for (const [name, { open, size }] of Object.entries(readmePictures)) {
    const shown = size ? await signedIn(scheme, size) : page;
    await open(shown);
    await settled(shown);
    await writeFile(join(readmeFolder, `${name}-${scheme}.webp`), await picture(shown));
    process.stdout.write(`README: ${name} ${scheme}\n`);
  }
}
await browser.close();
