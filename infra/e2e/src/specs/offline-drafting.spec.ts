import { readFileSync } from 'node:fs';
import { readsCacheOf } from '@harambee/platform/worker-messages';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { ProposalForm } from '../pages/proposal-form.ts';
import { signedInPage } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';
import { waterProject } from '../support/water-project.ts';

test.use({ serviceWorkers: 'allow' });

const region = (page: Page, title: string) => page.getByRole('region', { name: new RegExp(`^${title}`) });

async function fileOf(page: Page, name: string): Promise<Buffer> {
  const saved = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name }).click();
  return readFileSync(await (await saved).path());
}

test('network off from the second visit on: created, drafted, edited, exported, sent; the texts are the same (OFFLINE-31)', {
  tag: '@long',
}, async ({ page, context }) => {
  test.slow();
  const { api, user } = await signedInPage(page);
  await api.createProfile();
  await page.goto('/dashboard');
  const isWhole = async (cacheName: string) =>
    (await caches.match('/complete')) !== undefined &&
    (await caches.match('/read-ahead', { cacheName })) !== undefined;
  await expect.poll(() => page.evaluate(isWhole, readsCacheOf(user.id)), { timeout: 60_000 }).toBe(true);

  // The second visit: nothing answers any more.
  await context.setOffline(true);
  await page.goto('/proposals/new');
  const form = new ProposalForm(page);
  await form.fill(waterProject);
  await form.create.click();
  await page
    .getByRole('list', { name: 'Proposals only on this device' })
    .getByRole('link', { name: waterProject.title, exact: true })
    .click();
  await page.getByRole('tab', { name: 'Generated Content' }).click();
  await expect(region(page, 'Sustainability')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('img', { name: /^Readiness \d+ of 100$/ })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.getByRole('button', { name: 'Edit text of Team' }).click();
  await expect(page.getByRole('textbox', { name: /^Text of / })).toBeFocused();
  await page.keyboard.type('Written by hand without a network. ');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(region(page, 'Team')).toContainText('Written by hand without a network.');

  const pdf = await fileOf(page, 'Download PDF');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(20_000);
  const word = unzipSync(new Uint8Array(await fileOf(page, 'Download Word')));
  expect(Buffer.from(word['word/document.xml'] ?? []).toString()).toContain(
    'Written by hand without a network.',
  );
  const seen: string = await page.evaluate(
    (proposal) =>
      JSON.parse(
        Object.entries(localStorage).find(([name]) => name.endsWith(`seen-text:${proposal}`))?.[1] ?? '{}',
      ).content.words,
    id,
  );

  await context.setOffline(false);
  await expect
    .poll(async () => (await api.proposals()).map((one) => [one.id, one.status]), { timeout: 60_000 })
    .toEqual([[id, 'completed']]);
  const { sections } = await api.proposal(id);
  expect(JSON.stringify(sections.map(({ key, title, text }) => [key, title, text]))).toBe(seen);
  await expect
    .poll(async () => (await api.proposal(id)).edits?.map(({ section }) => section), { timeout: 90_000 })
    .toEqual(['team']);
  await page.goto(`/proposals/${id}?tab=generated`);
  await expect(region(page, 'Team')).toContainText('Written by hand without a network.');
  await expect(page.getByText('The text was drafted again')).toBeHidden();
});
