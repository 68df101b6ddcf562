import { signedInPage } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test('the palette opens by keys, finds a page by its name and goes there; focus is on the new heading', async ({
  page,
}) => {
  await signedInPage(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByPlaceholder('Type a command or search...');
  await expect(search).toBeFocused();
  await search.fill('new proposal');
  await expect(page.getByRole('option', { selected: true })).toContainText(/proposal/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/proposals/new');
  await expect(page.getByRole('heading', { level: 1, name: 'New Proposal' })).toBeFocused();
});

test('g then r goes to Proposals, and keys typed into a field go nowhere', async ({ page }) => {
  await signedInPage(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'View All' })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('r');
    await expect(page).toHaveURL('/proposals', { timeout: 1_000 });
  }).toPass();
  await page.getByRole('link', { name: 'New Proposal' }).first().click();
  const title = page.getByLabel('Title', { exact: true });
  await title.pressSequentially('gd');
  await expect(title).toHaveValue('gd');
  await expect(page).toHaveURL('/proposals/new');
});
