import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ProposalForm } from '../pages/proposal-form.ts';
import { signedInPage } from '../support/accounts.ts';
import { staysInside } from '../support/checks/stays-inside.ts';
import { expect, test } from '../support/test.ts';
import { waterProject } from '../support/water-project.ts';

const folder = process.env.SHOTS;

/** With SHOTS: a picture in both looks. */
async function picture(page: Page, name: string): Promise<void> {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`), fullPage: true });
  }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** Opens a table of the plan by keys alone. */
async function openByKeys(page: Page, label: string): Promise<void> {
  await page.locator('summary', { hasText: label }).focus();
  await page.keyboard.press('Enter');
}

test('a plan by keys alone: outcomes, activities on the grid of months, and the text that is written from them', async ({
  page,
}) => {
  await signedInPage(page);
  await page.goto('/proposals/new');
  const form = new ProposalForm(page);
  await form.fillBasic(waterProject);
  await page.keyboard.press('Control+Enter');
  await expect(heading(page, 'Project Details')).toBeVisible();

  await openByKeys(page, 'Outcomes and indicators');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.field('What changes')).toBeFocused();
  const cells = [
    'People drink safe water close to home',
    'households with safe water within one kilometre',
    '%',
    '',
    '29',
    '2025',
    'county water survey',
    '85',
    '',
    'December 2027',
    'household survey',
    'Grace Nakiru',
    'every year',
    'households of eleven villages',
  ];
  for (const cell of cells) {
    if (cell) await page.keyboard.type(cell);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByText(/Reviewers look for this, too/)).toHaveCount(0);
  await picture(page, 'outcomes-1440');
  await form.field('Number of beneficiaries').fill(String(waterProject.beneficiaries));
  await form.field('Methodology').fill(waterProject.methodology);
  // The objectives stay empty: the outcomes say them.
  await page.keyboard.press('Control+Enter');
  await expect(heading(page, 'Funding & Budget')).toBeVisible();
  await form.fillFunding(waterProject);
  await page.keyboard.press('Control+Enter');

  await expect(heading(page, 'Implementation')).toBeVisible();
  await page.getByLabel('Start date (optional)').fill('2027-01-01');
  await form.field('Project duration (months)').fill('18');
  await openByKeys(page, 'Activities');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Drill four boreholes');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Project manager');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Month 1, January 2027' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  for (let month = 4; month <= 7; month += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(form.field('Or as text')).toHaveValue('3–7');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await picture(page, 'activities-1440');

  await page.reload();
  await expect(heading(page, 'Implementation')).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Activities' })).toContainText('1 row');
  await form.field('Sustainability plan').fill(waterProject.sustainability);
  await page.keyboard.press('Control+Enter');
  await form.fillTeam(waterProject);
  await form.create.click();
  await expect(page).toHaveURL(/\/proposals$/);
  await page.getByRole('link', { name: waterProject.title }).first().click();
  await page.getByRole('tab', { name: /Generated/ }).click();
  await expect(
    page.getByText(
      /households with safe water within one kilometre rise from 29% in 2025 to 85% by December 2027/i,
    ),
  ).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/March to July 2027/).first()).toBeVisible();
});

test('on a phone: rows of a spreadsheet become risks, and the months are drawn with a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const { api } = await signedInPage(page);
  const id = await api.createProposal({ generate: false });
  await page.goto(`/proposals/${id}?mode=edit`);
  await page.getByRole('tab', { name: 'Implementation' }).click();
  await page.locator('summary', { hasText: 'Risks' }).click();
  await page.getByRole('button', { name: 'Add a risk' }).click();
  const paste =
    'Risk\tLikelihood\tSeverity\tMitigation\tOwner\nA borehole is dry\tMedium\tHigh\tTwo sites are surveyed\tEngineer\nRoads close\tLow\tHigh\tThe order is changed\tDirector';
  await page.getByLabel('Risk', { exact: true }).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, paste);
  await expect(page.locator('summary', { hasText: 'Risks' })).toContainText('2 rows');
  await staysInside(page);
  await picture(page, 'risks-375');

  // What the text proposes stands above the table: the months lie still once it is there.
  await expect(page.getByText('5 rows found in your text')).toBeVisible();
  await page.locator('summary', { hasText: 'Activities' }).click();
  await page.getByRole('button', { name: 'Add an activity' }).click();
  await page.getByLabel('Activity', { exact: true }).fill('Drill four boreholes');
  const from = await page.getByRole('button', { name: 'Month 2', exact: true }).boundingBox();
  const to = await page.getByRole('button', { name: 'Month 5', exact: true }).boundingBox();
  if (!from || !to) throw new Error('The months are not on the screen');
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 5, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByLabel('Or as text')).toHaveValue('2–5');
  await staysInside(page);
  await picture(page, 'activities-375');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('A borehole is dry; Likelihood: Medium')).toBeVisible();
});
