import type { Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import { test } from '../support/dev-product.ts';
import { expect } from '../support/test.ts';
import { versionsIn } from '../support/versions.ts';

const limit = 10_000;
const pageFile = 'features/proposal-form/new-proposal.page.tsx';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const title = (page: Page) => page.getByRole('textbox', { name: /title/i }).first();

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1_000;
}

/** Marks the document and the field element; a mark is gone if either was created again. */
async function markIt(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await title(page).evaluate((field) => field.setAttribute('data-same-field', ''));
}

const samePage = (page: Page) => page.locator('html[data-same-page]');
const sameField = (page: Page) => page.locator('[data-same-field]');

test.describe.configure({ mode: 'serial' });

test('one remote is being edited, the others are published: it starts within 10 s, shows a change at once, and keeps typed text', {
  tag: '@long',
}, async ({ page, working }) => {
  await signedInPage(page);
  const first = await secondsOf(async () => {
    await page.goto('/proposals/new', { timeout: limit });
    await expect(heading(page, 'New Proposal')).toBeVisible({ timeout: limit });
  });
  const { proposals, ...others } = await versionsIn(page);
  expect(proposals).toBe('dev');
  expect(Object.keys(others).sort()).toEqual(['assistant', 'impact', 'profiles']);
  for (const version of Object.values(others)) expect(version).toMatch(/^[0-9a-f]{16}$/);

  await title(page).fill('Half a tit');
  await markIt(page);
  const changes: number[] = [];
  let before = 'New Proposal';
  for (const next of ['A first change', 'A second change', 'New Proposal']) {
    const seconds = await secondsOf(async () => {
      working.edit(pageFile, `: '${before}'}`, `: '${next}'}`);
      await expect(heading(page, next)).toBeVisible({ timeout: limit });
    });
    changes.push(seconds);
    before = next;
  }
  await expect(samePage(page)).toHaveCount(1);
  await expect(sameField(page)).toHaveValue('Half a tit');
  await title(page).press('End');
  await title(page).pressSequentially('le');
  await expect(sameField(page)).toHaveValue('Half a title');
  const seconds = changes.map((one) => one.toFixed(2)).join(', ');
  const description = `first page after ${first.toFixed(1)} s, changes after ${seconds} s`;
  // `--reporter=json` or `--reporter=html` shows it.
  test.info().annotations.push({ type: 'figures', description });
  expect(Math.max(first, ...changes)).toBeLessThan(limit / 1_000);
});

test('a change in a nested file reaches the page, changed hooks restart their component, and an error can be fixed', {
  tag: '@long',
}, async ({ page, working }) => {
  await signedInPage(page);
  await page.goto('/proposals/new');
  await expect(heading(page, 'New Proposal')).toBeVisible();
  await markIt(page);

  const words = 'Three to five objectives';
  working.edit('proposal-fields/section-aside.tsx', 'The need is put in figures', words.toUpperCase());
  await expect(page.getByText(words.toUpperCase())).toBeVisible({ timeout: limit });
  await expect(sameField(page)).toHaveCount(1);

  working.edit(pageFile, 'const { restored, turn', 'useState(0);\n  const { restored, turn');
  await expect(sameField(page)).toHaveCount(0, { timeout: limit });
  await expect(title(page)).toBeVisible();

  await title(page).fill('Typed before the mistake');
  await markIt(page);
  const told = page.waitForEvent('console', (message) => message.text().includes('[webpack-dev-server]'));
  working.edit(pageFile, ": 'New Proposal'}", ": 'New");
  await told;
  await expect(heading(page, 'New Proposal')).toBeVisible();
  working.edit(pageFile, ": 'New", ": 'Mended'}");
  await expect(heading(page, 'Mended')).toBeVisible({ timeout: limit });
  await expect(samePage(page)).toHaveCount(1);
  await expect(sameField(page)).toHaveValue('Typed before the mistake');
});

test('changed API calls need a reload, and get one', { tag: '@long' }, async ({ page, working }) => {
  await signedInPage(page);
  await page.goto('/proposals');
  await expect(heading(page, 'Proposals')).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  working.edit(
    'api/proposals.api.ts',
    'const url = apiPaths.proposals;',
    "const url = ['', 'api', 'proposals'].join('/');",
  );
  await expect(samePage(page)).toHaveCount(0, { timeout: limit });
  await expect(heading(page, 'Proposals')).toBeVisible();
});

test('no process is left running when it stops', { tag: '@long' }, async ({ working: { product } }) => {
  const { processes } = product;
  expect(processes.map(({ name }) => name)).toContain('dev-proposals');
  await product.stop();
  const isAlive = ({ pid }: { pid: number }) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(processes.filter(isAlive)).toEqual([]);
});
