import { memoryFolder } from '@harambee/config/memory-folder.mjs';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './src/support/chromium.ts';
import { isLong } from './src/support/long.ts';
import { onOwnProduct } from './src/support/own-product-tag.ts';

// Databases and browser profiles are in memory, so that no test waits for a disk.
process.env.TMPDIR ??= memoryFolder();

/** These take minutes, or test tools or many repeats. `LONG=1 npx playwright test` runs them, too. */
const tooLong = isLong ? [] : [/@long/];

export default defineConfig({
  testDir: 'src/specs',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // With three workers on two cores, services are so busy that they refuse calls (503).
  workers: 2,
  // A test that passes on the second try has a race, and users would run into it.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    // An idle product takes a seventh of a core, so only one worker has the second one.
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
    // Traces take a third of the time. `TRACE=1 npx playwright test …` keeps traces of failures.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Animations are not under test, and painting them takes processor time. A spec of animations enables them.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 1000 },
    launchOptions: { executablePath: chromiumPath(), chromiumSandbox: false, args: chromiumFlags },
  },
});
