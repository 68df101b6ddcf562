import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import { staysInside } from '../support/checks/stays-inside.ts';
import { expect, test } from '../support/test.ts';
import { waterProject } from '../support/water-project.ts';

const folder = process.env.SHOTS;

/** With SHOTS, takes a picture in both looks, wide and on a phone. */
async function picture(page: Page, name: string): Promise<void> {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const width of [1440, 375])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  await page.setViewportSize({ width: 1440, height: 1000 });
}

const spoiled = {
  methodology: `${waterProject.methodology}\n\n[INSERT NAME] leads the survey. Nakai Ewesit, a mother of three, is HIV-positive.`,
  timeline: `${waterProject.timeline}\nMonths 19-30: closing of the accounts (director)`,
};

test('the page lists what a reviewer would find, and links to each place', { tag: '@long' }, async ({
  page,
}) => {
  const { api } = await signedInPage(page);
  const id = await api.createProposal({ ...spoiled, generate: true });
  await api.waitForStatus(id, 'completed');
  await page.goto(`/proposals/${id}`);
  await expect(page.getByText('What the checks find')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^The text speaks of month 30/)).toBeVisible();
  await expect(page.getByText(/This score comes from an older method/)).toHaveCount(0);
  await picture(page, 'page');
  await page.setViewportSize({ width: 375, height: 800 });
  await staysInside(page);
  await page.setViewportSize({ width: 1440, height: 1000 });

  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByRole('alertdialog', { name: 'This proposal contains personal data' })).toBeVisible();
  await picture(page, 'dialog');
  await page.getByRole('button', { name: 'Cancel' }).click();

  const item = page.getByRole('listitem').filter({ hasText: /^Contradiction.*month 30/ });
  await item
    .getByRole('button', { name: /^Project duration/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: /^Project duration/ })).toBeFocused();
  const box = page.getByRole('group', { name: 'What the checks find here' }).first();
  await expect(box).toBeVisible();
  await picture(page, 'form');
  await box.getByRole('button', { name: 'Timeline' }).first().click();
  await expect(page.getByRole('textbox', { name: /^Timeline/ })).toBeFocused();
});
