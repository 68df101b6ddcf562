import type { Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import { countTimers, heldByPage, rememberAnswers } from '../support/checks/leaks.ts';
import { expect, test } from '../support/test.ts';
import { type RemoteName, remoteNames } from '../support/versions.ts';

const warmUp = 20;
const mounts = 200;
const megabyte = 2 ** 20;

/** What is pressed, and what appears then (or, with `isGone`, disappears). */
interface Step {
  press: string;
  see: string;
  text?: string;
  isGone?: boolean;
}

const toPage = (path: string, heading: string): Step => ({
  press: `a[href="${path}"]`,
  see: 'main h1',
  text: heading,
});

/** How a remote is mounted and unmounted. */
const turns: Record<RemoteName, [Step, Step]> = {
  assistant: [
    { press: 'button[aria-label="Rafiki, the assistant"]', see: 'aside textarea' },
    { press: 'button[aria-label="Close assistant"]', see: 'aside textarea', isGone: true },
  ],
  impact: [toPage('/impact', 'Impact'), toPage('/settings', 'Settings')],
  profiles: [toPage('/profiles', 'Organization Profile'), toPage('/settings', 'Settings')],
  proposals: [toPage('/proposals', 'Proposals'), toPage('/settings', 'Settings')],
};

/** Mounts and unmounts inside the page, because Playwright could not click as fast. */
const repeat = (page: Page, steps: Step[], times: number) =>
  page.evaluate(
    async ([all, rounds]) => {
      const isSeen = ({ see, text = '', isGone = false }: Step) => {
        const found = document.querySelector(see);
        return isGone ? !found : found?.textContent?.includes(text) === true;
      };
      const until = (step: Step) =>
        new Promise<void>((resolve) => {
          const watch = new MutationObserver(look);
          function look() {
            if (!isSeen(step) || document.querySelector('main [aria-busy="true"]')) return;
            watch.disconnect();
            resolve();
          }
          watch.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
          look();
        });
      for (let round = 0; round < rounds; round += 1) {
        for (const step of all) {
          document.querySelector<HTMLElement>(step.press)?.click();
          await until(step);
        }
      }
    },
    [steps, times] as const,
  );

for (const remote of remoteNames) {
  test(`${mounts} mounts and unmounts of ${remote} leave nothing behind`, { tag: '@long' }, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await countTimers(page);
    await rememberAnswers(page);
    await signedInPage(page);
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await repeat(page, turns[remote], warmUp);
    const before = await heldByPage(page);
    await repeat(page, turns[remote], mounts);
    // Work in progress at the end takes a moment.
    await expect
      .poll(async () => {
        const after = await heldByPage(page);
        return {
          heap: after.heap - before.heap < 2 * megabyte || `${(after.heap - before.heap) / megabyte} MB more`,
          listeners: Math.max(0, after.listeners - before.listeners),
          nodes: Math.max(0, after.nodes - before.nodes),
          timers: Object.entries(after.timers).filter(([ask, count]) => count > (before.timers[ask] ?? 0)),
        };
      })
      .toEqual({ heap: true, listeners: 0, nodes: 0, timers: [] });
  });
}

test('the check finds leaks', { tag: '@long' }, async ({ page }) => {
  await countTimers(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await heldByPage(page);
  await page.evaluate((bytes) => {
    // So many that the page's own activity cannot hide them.
    const detached = Array.from({ length: 500 }, () => document.createElement('p'));
    const left = { detached, text: new Array(bytes / 8).fill(0.5) };
    Object.assign(window, { left });
    for (let count = 0; count < 100; count += 1) window.addEventListener('resize', () => left);
    setInterval(() => left, 60_000);
    setTimeout(() => left, 60_000);
  }, 8 * megabyte);
  const after = await heldByPage(page);
  expect(after.heap - before.heap).toBeGreaterThan(2 * megabyte);
  expect(after.listeners - before.listeners).toBeGreaterThan(50);
  expect(after.nodes - before.nodes).toBeGreaterThan(250);
  expect(after.timers).toMatchObject({ 'setInterval 60000': 1 });
  expect(Object.keys(after.timers)).toContain('setTimeout 60000');
});
