import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startHarambee } from '@harambee/local';
import type { Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import { buildEarlier, type EarlierBuild } from '../support/builds/earlier-build.ts';
import { expect, test } from '../support/test.ts';
import { shipBuilt, versionsIn } from '../support/versions.ts';

// Before a rollout: the present and the earlier shell, each with the remotes of both, in a browser.
const presentShell = fileURLToPath(new URL('../../../../shell/dist', import.meta.url));
const pages = [
  ...['/dashboard', '/profiles', '/proposals', '/proposals/new', '/calls', '/documents', '/answers'],
  ...['/impact', '/impact/badges', '/impact/leaderboard', '/analytics'],
];

// One after the other: both use one earlier build.
test.describe.configure({ mode: 'serial' });

let earlier: EarlierBuild;
test.beforeAll(() => {
  test.setTimeout(900_000);
  earlier = buildEarlier();
});
test.afterAll(() => earlier?.remove());

/** Every page stands and can be used, and nothing was reported. */
async function everyPageStands(page: Page): Promise<Record<string, string>> {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/platform/errors')) reports.push(request.postData() ?? '');
  });
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0, { timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Retry' }), path).toHaveCount(0);
  }
  expect(reports).toEqual([]);
  return versionsIn(page);
}

for (const which of ['present', 'earlier'] as const) {
  test(`the ${which} shell works with the present remotes, the earlier ones, and some of each`, {
    tag: '@long',
  }, async ({ browser }) => {
    test.setTimeout(600_000);
    const shellDir = which === 'present' ? presentShell : earlier.dist('shell');
    const dataDir = mkdtempSync(join(tmpdir(), 'harambee-skew-'));
    const env = {
      SHELL_DIR: shellDir,
      DRAFTING_PACE_MS: '0',
      RATE_LIMIT_PER_MINUTE: '0',
      SIGN_UPS_PER_HOUR: '100000',
    };
    const product = await startHarambee({ port: 0, dataDir, env });
    const context = await browser.newContext({ baseURL: product.origin });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    try {
      const { user } = await signedInPage(page);
      const present = await everyPageStands(page);
      const expected = { ...present };
      // One after the other: so each step but the last is a mixture.
      for (const [at, remote] of earlier.remotes.entries()) {
        const built = earlier.dist(`mfe-${remote}`);
        expected[remote] = await shipBuilt(user.tenantId, remote, built, { dataDir, shellDir });
        const isHalf = at + 1 === Math.ceil(earlier.remotes.length / 2);
        if (isHalf || at + 1 === earlier.remotes.length)
          expect(await everyPageStands(page)).toEqual(expected);
      }
      expect(problems).toEqual([]);
    } finally {
      await context.close();
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
}
