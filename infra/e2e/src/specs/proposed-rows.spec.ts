import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import { findings } from '../support/checks/axe.ts';
import { staysInside } from '../support/checks/stays-inside.ts';
import { expect, test } from '../support/test.ts';

const folder = process.env.SHOTS;

/** The list is readable in both looks; with SHOTS, takes pictures. */
async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findings(page)).toEqual([]);
    if (!folder) continue;
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`), fullPage: true });
  }
}

const risks =
  'We go step by step.\n\nRisks:\n- A borehole is dry (medium, high impact). Two sites are surveyed. Owner: engineer.\n- Roads close (low, high impact). The order of villages is changed. Owner: director.';
const shown = (page: Page, count: number) =>
  page.getByRole('button', { name: `Show ${count} rows found in your text` });
const activity = (page: Page, place: number, count: number) =>
  page.getByRole('group', { name: `Activity ${place} of ${count} found in your text` });

test('by keyboard alone, rows from the text are accepted, changed and dropped, and dropped rows stay dropped', {
  tag: '@long',
}, async ({ page }) => {
  const { api } = await signedInPage(page);
  const id = await api.createProposal();
  await page.goto(`/proposals/${id}?mode=edit&tab=implementation`);
  await shown(page, 5).focus();
  await page.keyboard.press('Enter');
  await expect(activity(page, 1, 5)).toBeFocused();
  await expect(activity(page, 1, 5).locator('mark')).toHaveText('Months 1-3: survey and site choice');
  await look(page, 'list-1440');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Survey of nine boreholes');
  await page.keyboard.press('Enter');
  await expect(activity(page, 1, 4)).toBeFocused();
  await activity(page, 1, 4).getByRole('button', { name: 'Drop' }).focus();
  await page.keyboard.press('Enter');
  await expect(activity(page, 1, 3)).toBeFocused();

  await page.reload();
  await shown(page, 3).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('group', { name: /found in your text/ }).getByLabel('Activity', { exact: true }),
  ).toHaveCount(3);
  await expect(page.getByText('boreholes and pumps', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/Survey of nine boreholes; Months: 1–3/)).toBeVisible();
  expect((await api.proposal(id)).draftContent.activities).toHaveLength(1);
});

test('on a narrow phone, all rows are accepted and undone, and nothing is outside the window', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const { api } = await signedInPage(page);
  const id = await api.createProposal({ methodology: risks });
  await page.goto(`/proposals/${id}?mode=edit&tab=implementation`);
  await shown(page, 2).click();
  await staysInside(page);
  await look(page, 'risks-320');
  await page.getByRole('button', { name: 'Accept all 2' }).click();
  await expect(page.locator('summary', { hasText: 'Risks' })).toContainText('2 rows');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('summary', { hasText: 'Risks' })).toContainText('Optional');
  await expect(page.getByRole('group', { name: 'Risk 1 of 2 found in your text' })).toBeFocused();
  await staysInside(page);
});
