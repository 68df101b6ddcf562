import { signedInPage } from '../support/accounts.ts';
import { staysInside } from '../support/checks/stays-inside.ts';
import { expect, test } from '../support/test.ts';

const older = 'This text is older than your answers';

test('a text older than its answers says so until its sections are written again', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  const { api } = await signedInPage(page);
  const id = await api.createProposal({ title: 'Safe water, changed', generate: true });
  await api.waitForStatus(id, 'completed');
  await page.goto(`/proposals/${id}?mode=edit`);
  await page.getByRole('tab', { name: 'Implementation' }).click();
  await page.getByLabel('Timeline').fill('Months 1-9: boreholes\nMonths 10-18: kiosks and training');
  await page.getByRole('button', { name: 'Save Changes' }).click();

  await test.step('permanently, for each section, and before submitting', async () => {
    await expect(page.getByText(older)).toBeVisible();
    await page.goto(`/proposals/${id}?tab=generated`);
    await expect(page.getByText(older)).toBeVisible();
    await expect(page.getByText('Older than your answers: Timeline changed.').first()).toBeVisible();
    await staysInside(page);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const points = page.getByRole('list', { name: 'Before you submit' });
    await expect(points).toContainText('The text is older than your answers: Timeline changed.');
    await expect(points).toContainText('Readiness');
    await page.keyboard.press('Escape');
  });

  await test.step('gone once they are written again', async () => {
    await page.getByRole('button', { name: /^Write these \d sections again$/ }).click();
    await expect.poll(async () => (await api.proposal(id)).version, { timeout: 40_000 }).toBe(2);
    await expect(page.getByText(older)).toBeHidden({ timeout: 20_000 });
  });
});
