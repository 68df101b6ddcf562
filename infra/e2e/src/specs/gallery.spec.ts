import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { findings } from '../support/checks/axe.ts';
import { staysInside } from '../support/checks/stays-inside.ts';
import { expect, test } from '../support/test.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

let gallery: ChildProcess;
let origin: string;

/** Starts it as people do, and reads the address that it prints. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  gallery = spawn(process.execPath, ['gallery/serve.mjs'], {
    cwd: `${repository}shared/ui`,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const piece of gallery.stdout ?? []) {
    printed += piece;
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
    if (address) {
      origin = address;
      break;
    }
  }
  expect(origin, printed).toBeTruthy();
});

test.afterAll(async () => {
  if (gallery.exitCode !== null) return;
  gallery.kill();
  await once(gallery, 'exit');
});

const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 375 },
] as const;

async function look(page: Page, address: string) {
  await test.step(address, async () => {
    await page.goto(`${origin}/${address}`);
    // The address differs from the former one only after `#`, so the page would stay.
    await page.reload();
    await expect(page.locator('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const { colorScheme, width } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const name = `${address}, ${colorScheme}, ${width} px`;
      await staysInside(page, name);
      expect.soft(await findings(page), name).toEqual([]);
    }
  });
}

test('axe finds nothing serious in any component in any state, light and wide, dark and narrow', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto(origin);
  const parts = await page.getByRole('navigation', { name: 'Parts' }).getByRole('link').all();
  const addresses = await Promise.all(parts.map((part) => part.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(5);
  for (const part of addresses) {
    await look(page, String(part));
    const alone = await page.locator('a[data-alone]').all();
    const states = await Promise.all(alone.map((state) => state.getAttribute('href')));
    for (const state of states) await look(page, String(state));
  }
});
