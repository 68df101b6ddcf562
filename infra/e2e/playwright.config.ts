import { memoryFolder } from '@harambee/config/memory-folder.mjs';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './src/support/chromium.ts';
import { isLong } from './src/support/long.ts';
import { onOwnProduct } from './src/support/own-product-tag.ts';

// Databases and profiles of browsers: no test waits for a disk.
process.env.TMPDIR ??= memoryFolder();

/** Minutes long, and about tools or many repeats: `LONG=1 npx playwright test` takes them, too. */
const tooLong = isLong ? [] : [/@long/];

export default defineConfig({
  testDir: 'src/specs',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // With three, a service on two cores has so much to do that it refuses calls (503).
  workers: 2,
  // What passes on the second try has a race, and a person would meet it.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    // A product costs a seventh of a core while nobody uses it, so one worker alone has the second one.
    { name: 'own-product', workers: 1, grep: onOwnProduct, grepInvert: tooLong },
    { name: 'shared-product', grepInvert: [onOwnProduct, ...tooLong] },
  ],
  globalSetup: './src/support/global-setup.ts',
  reporter: [['list'], ['./src/support/count-reporter.ts']],
  use: {
    acceptDownloads: true,
    locale: 'en-US',
    timezoneId: 'Africa/Nairobi',
    serviceWorkers: 'block',
    // A trace costs a third of a run. `TRACE=1 npx playwright test …` makes one of what fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Nothing that moves is under test, and painting it takes a share of a core. A spec of motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 1000 },
    launchOptions: { executablePath: chromiumPath(), chromiumSandbox: false, args: chromiumFlags },
  },
});
