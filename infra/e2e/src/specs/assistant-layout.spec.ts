import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Assistant } from '../pages/assistant.ts';
import { signedInPage } from '../support/accounts.ts';
import type { Api } from '../support/api.ts';
import { crampedTexts } from '../support/checks/cramped.ts';
import { staysInside } from '../support/checks/stays-inside.ts';
import { expect, test } from '../support/test.ts';

// Pages depend on the room they have, not on the width of the window (NAV-19). `SHOTS=folder npx playwright test
// assistant-layout` also writes pictures of every page at every width, light and dark.
const folder = process.env.SHOTS;
const widths = [1440, 1366, 1280, 1024];
const schemes = folder ? (['light', 'dark'] as const) : (['light'] as const);
/** From this width on the assistant is beside the page. */
const docked = 1440;

async function look(page: Page, path: string, width: number, scheme: 'light' | 'dark') {
  const assistant = new Assistant(page);
  const name = `${path}, ${width} px, ${scheme}`;
  await page.setViewportSize({ width, height: 900 });
  // It was open at the last visit. On narrow screens, where it covers the page, it does not open by itself.
  if (width >= docked) await assistant.panel.waitFor();
  else await expect(assistant.panel, name).toBeHidden();
  expect(await crampedTexts(page), name).toEqual([]);
  await staysInside(page, name);
  if (width < docked) await assistant.open();
  await expect(assistant.field).toBeVisible();
  await staysInside(page, `${name}, assistant open`);
  if (folder) await page.screenshot({ path: join(folder, `${fileName(path)}-${width}-${scheme}.png`) });
  if (width >= docked) return;
  await page.keyboard.press('Escape');
  await expect(assistant.panel, `${name}, after Escape`).toBeHidden();
  await expect(page.getByRole('button', { name: 'Rafiki, the assistant' }), name).toBeFocused();
}

const fileName = (path: string) =>
  path
    .replace(/[0-9a-f-]{20,}/g, 'id')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '');

async function walk(page: Page, paths: readonly string[]) {
  if (folder) mkdirSync(folder, { recursive: true });
  await page.addInitScript(() => localStorage.setItem('rafiki-open', 'true'));
  for (const path of paths)
    for (const scheme of schemes) {
      await test.step(`${path}, ${scheme}`, async () => {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width: docked, height: 900 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        for (const width of widths) await look(page, path, width, scheme);
      });
    }
}

const longTitle =
  'Rainwater harvesting, latrines and hygiene clubs for fourteen primary schools of Kitui East';

/** A drafted proposal with a long title, proposals in other states, and a profile. */
async function fill(api: Api): Promise<{ id: string; profileId: string }> {
  const id = await api.createProposal({ title: longTitle, requestedAmount: 1_248_000, generate: true });
  for (const requestedAmount of [48_000, 320_500]) await api.createProposal({ requestedAmount });
  const { id: profileId } = await api.createProfile();
  await api.waitForStatus(id, 'completed');
  return { id, profileId };
}

test.describe('with the assistant open, every page is readable from 1024 px on', () => {
  test.beforeEach(() => test.setTimeout(folder ? 900_000 : 300_000));

  test('pages of the shell', { tag: '@long' }, async ({ page }) => {
    const { api } = await signedInPage(page);
    await fill(api);
    await walk(page, [
      ...['/dashboard', '/team', '/notifications', '/profile', '/your-data'],
      ...['profile', 'notifications', 'security', 'appearance', 'preferences'].map(
        (tab) => `/settings?tab=${tab}`,
      ),
    ]);
  });

  test('pages of proposals', { tag: '@long' }, async ({ page }) => {
    const { api } = await signedInPage(page);
    const { id } = await fill(api);
    const detail = `/proposals/${id}`;
    await walk(page, [
      ...['/proposals', '/proposals/new', '/proposals/analytics', detail],
      ...['?tab=generated', '?tab=history', '?mode=edit'].map((search) => `${detail}${search}`),
    ]);
  });

  test('pages of impact and profiles', { tag: '@long' }, async ({ page }) => {
    const { api } = await signedInPage(page);
    const { profileId } = await fill(api);
    await walk(page, [
      ...['/impact', '/impact/badges', '/impact/leaderboard', '/impact/report'],
      ...['/analytics', '/profiles', `/profiles/${profileId}/edit`],
    ]);
  });

  test('a new organization', { tag: '@long' }, async ({ page }) => {
    await signedInPage(page);
    await walk(page, ['/dashboard', '/proposals', '/impact', '/profiles', '/profiles/new']);
  });
});

test('the check itself finds unreadable text and accepts readable text', {
  tag: '@long',
}, async ({ page }) => {
  const block = (width: number, text: string) =>
    `<p style="width: ${width}px; overflow-wrap: anywhere">${text}</p>`;
  const looksOf = async (html: string) => {
    await page.setContent(`<main style="font: 16px sans-serif">${html}</main>`);
    return crampedTexts(page);
  };
  expect(await looksOf(`<h1 style="width: 12px; overflow-wrap: anywhere">Proposals</h1>`)).not.toEqual([]);
  expect(await looksOf(block(44, 'Two completed proposals bring Level 2'))).not.toEqual([]);
  expect(await looksOf(block(40, '$48,000'))).toEqual([expect.stringContaining('broken word $48,000')]);
  expect(await looksOf('<p style="width: 40px">Complete</p>')).toEqual([
    expect.stringContaining('runs out of its block'),
  ]);
  expect(await looksOf(block(320, 'Two completed proposals bring Level 2, and $48,000'))).toEqual([]);
});

test('beside the page, Escape closes it, the focus returns, and a smaller window does not reopen it', {
  tag: '@long',
}, async ({ page }) => {
  await signedInPage(page);
  await page.goto('/proposals');
  const assistant = new Assistant(page);
  const button = page.getByRole('button', { name: 'Rafiki, the assistant' });
  await assistant.open();
  await expect(assistant.panel).toHaveRole('complementary');
  await page.keyboard.press('Escape');
  await expect(assistant.panel).toBeHidden();
  await expect(button).toBeFocused();

  await assistant.open();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(assistant.panel).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(assistant.panel).toBeHidden();
  await assistant.open();
  await expect(assistant.panel).toHaveRole('dialog');
  await page.keyboard.press('Escape');
  await expect(assistant.panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('the heading of a new page has the focus without a ring; controls have a ring', async ({ page }) => {
  await signedInPage(page);
  await page.goto('/dashboard');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Proposals' });
  await page.keyboard.press('Tab');
  await link.focus();
  const ring = () => page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
  expect(await ring()).toBe('solid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Proposals' })).toBeFocused();
  expect(await ring()).toBe('none');
});
