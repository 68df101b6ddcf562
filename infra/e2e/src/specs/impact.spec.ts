import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import type { Api } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

/** Creates a profile and proposals through the API; resolves when all their points have been counted. */
async function givenWork(api: Api, proposals: number, name: string) {
  await api.createProfile({ name });
  for (let number = 1; number <= proposals; number += 1) {
    await api.createProposal({ title: `Safe water ${number}`, generate: number === 1 });
  }
  const points = proposals * 10 + (proposals > 0 ? 50 : 0);
  await expect
    .poll(async () => (await api.get<{ points: number }>('/api/impact/summary')).points, { timeout: 30_000 })
    .toBe(points);
  return points;
}

const ownRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a new organization: every page works and says how to begin', { tag: '@long' }, async ({ page }) => {
  await signedInPage(page);
  // Visited first, because every visited page counts as a use and changes the figures.
  await page.goto('/analytics');
  await expect(page.getByText('Loading analytics...')).toBeVisible();
  await expect(page.getByText('2.8k')).toBeVisible();
  await expect(page.getByText('Sample data')).toBeVisible();
  await page.goto('/impact');
  await expect(
    page.getByRole('heading', { name: 'Two completed proposals get you to Level 2' }),
  ).toBeVisible();
  await expect(page.getByText('Your first points are close')).toBeVisible();
  await page.goto('/impact/badges');
  await expect(page.getByText('17%')).toBeVisible();
  await page.goto('/impact/leaderboard');
  await expect(page.getByText('not in this list')).toBeVisible();
  await page.goto('/impact/report');
  await expect(page.getByText('No proposals in this period')).toBeVisible();
});

test('/impact shows the same points as the chip and the service, and links to the pages behind it', {
  tag: '@long',
}, async ({ page }) => {
  const { api, account } = await signedInPage(page);
  const points = await givenWork(api, 6, account.organizationName);
  await page.goto('/impact');
  await expect(page.getByRole('img', { name: 'Level 2' })).toBeVisible();
  await expect(page.getByRole('link', { name: `Level 2 ${points} points` })).toBeVisible();
  const rope = page.getByRole('progressbar', { name: 'Points toward Level 3' });
  await expect(rope).toHaveAttribute('aria-valuenow', String(points));
  await expect(page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Completion Master' })).toBeVisible();
  await page.getByRole('link', { name: 'See all badges' }).click();
  await expect(page).toHaveURL('/impact/badges');
  await expect(page.getByText('of 6 earned')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Impact' }).click();
  await page.getByRole('link', { name: 'View Report' }).click();
  await expect(page).toHaveURL('/impact/report');
});

test('badges: filters work and are in the address, and a badge opens by keyboard', { tag: '@long' }, async ({
  page,
}) => {
  await signedInPage(page);
  await page.goto('/impact/badges');
  await page.getByRole('searchbox', { name: 'Search badges' }).fill('proposal');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('achievement');
  await expect(page).toHaveURL(/search=proposal/);
  const cards = page.getByRole('list', { name: 'Badges' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await page.reload();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Proposal Master' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Proposal Master' });
  await expect(dialog.getByText(/Three times a funder said yes/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(cards).toHaveCount(6);
});

test('leaderboard: our row is marked and links to /profiles, another row opens its public page in a new tab', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  const neighbor = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const other = await signedInPage(await neighbor.newPage());
  const otherName = other.account.organizationName;
  await givenWork(other.api, 1, otherName);
  await neighbor.close();

  const { api, account } = await signedInPage(page);
  await givenWork(api, 1, account.organizationName);
  await page.goto('/impact/leaderboard');
  const own = ownRow(page, account.organizationName);
  await expect(own).toContainText('You');
  await expect(own).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(own).toBeInViewport();
  await page.getByRole('combobox', { name: 'Period' }).selectOption('allTime');
  await expect(page).toHaveURL(/period=allTime/);

  const row = ownRow(page, otherName);
  const opened = page.waitForEvent('popup');
  await row.click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1, name: otherName })).toBeVisible();
  await tab.close();
  await page.getByRole('link', { name: account.organizationName, exact: true }).press('Enter');
  await expect(page).toHaveURL('/profiles');
});

test('report: text after two seconds, PDF, and an alert if it fails', { tag: '@long' }, async ({ page }) => {
  const { api, account } = await signedInPage(page);
  await givenWork(api, 7, account.organizationName);
  await page.goto('/impact/report');
  await expect(page.getByRole('region', { name: 'Project details' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByText('In which months did you earn the most?')).toBeVisible();

  await test.step('text', async () => {
    const startedAt = Date.now();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Report' }).click();
    await expect(page.getByRole('progressbar', { name: 'Creating your report' })).toBeVisible();
    const file = await downloading;
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(2_000);
    expect(file.suggestedFilename()).toMatch(/^impact-report-.*-12months-\d{4}-\d{2}-\d{2}\.txt$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('IMPACT REPORT');
    expect(text).toContain('Proposals: 7');
  });

  await test.step('PDF', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const file = await downloading;
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('failure', async () => {
    await page.route('**/api/impact/report?*', (route) =>
      route.fulfill({ status: 403, json: { error: 'No' } }),
    );
    const alert = page.getByRole('alertdialog');
    // The page may just have reloaded by itself and received an answer from before the refusals.
    await expect(async () => {
      await page.getByRole('button', { name: 'Download Report' }).click();
      await expect(alert.getByText('Failed to generate report. Please try again.')).toBeVisible();
    }).toPass();
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toHaveCount(0);
  });
});

test('analytics: the shell counts uses, Live appears with the first, and Export downloads CSV', {
  tag: '@long',
}, async ({ page }) => {
  const { api } = await signedInPage(page);
  test.slow();
  // A batch is sent every fifteen seconds.
  const sent = page.waitForRequest('**/api/analytics/events', { timeout: 40_000 });
  await page.goto('/impact/badges');
  // The shell's tests check its content: the browser does not expose the body of this request.
  expect((await (await sent).response())?.ok()).toBe(true);
  await expect
    .poll(async () => (await api.get<{ hasEvents: boolean }>('/api/analytics')).hasEvents)
    .toBe(true);

  await page.goto('/analytics');
  await expect(page.getByRole('radio', { name: 'Live' })).toBeChecked();
  await expect(page.getByText('Sample data')).toHaveCount(0);
  await page.getByText('Sample', { exact: true }).click();
  await expect(page.getByText('2.8k')).toBeVisible();
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Exporting analytics data'),
  );
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await logged;
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^analytics-sample-.*\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('Overview,Total Events,2847');
});

test.describe('a browser that asks not to be tracked', () => {
  test('sends no uses', { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await signedInPage(page);
    await page.goto('/proposals');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(sent).not.toContain('/api/analytics/events');
  });
});
