import type { Page } from '@playwright/test';
import { colleagueOf, signedInPage } from '../support/accounts.ts';
import { findings } from '../support/checks/axe.ts';
import { expect, test } from '../support/test.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Sign-off' });
const words = (page: Page) => page.getByRole('textbox', { name: /^Text of / });

test('a colleague agrees by keys, an edit voids it and says which words, and submitting without it asks why', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  test.slow();
  const session = await signedInPage(page);
  const { api } = session;
  const id = await api.createProposal({ title: 'Safe water, signed off', generate: true });
  await api.waitForStatus(id, 'completed');
  const colleague = await colleagueOf(page, browser, baseURL, session);

  await page.goto(`/proposals/${id}?tab=generated`);
  await card(page).getByRole('button', { name: 'Choose who must agree' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who must agree?' });
  await dialog.getByRole('checkbox', { name: new RegExp(colleague.name) }).check();
  // The service hears of a new colleague a moment later.
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(card(page)).toContainText('Not yet');

  await colleague.page.goto(`/proposals/${id}?tab=generated#sign-offs`);
  const agree = card(colleague.page).getByRole('button', { name: /^Agree with [0-9a-f]{4} [0-9a-f]{4}$/ });
  await expect(agree).toBeEnabled();
  await agree.focus();
  await colleague.page.keyboard.press('Enter');
  const asked = colleague.page.getByRole('alertdialog', { name: 'Agree with this text?' });
  await asked.getByRole('button', { name: 'Agree' }).press('Enter');
  await expect(card(page)).toContainText('Agreed');
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Edit text of Methodology' }).click();
  await expect(words(page)).toBeFocused();
  await page.keyboard.type('Nine boreholes. ');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(card(colleague.page)).toContainText('Text changed since');
  await expect(card(colleague.page).locator('ins')).toContainText('Nine boreholes.');
  expect(await findings(colleague.page)).toEqual([]);

  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const submit = page.getByRole('alertdialog', { name: 'Submit this proposal?' });
  await expect(submit).toContainText('A sign-off is missing');
  await submit.getByRole('textbox').fill('The portal closes at noon');
  await submit.getByRole('button', { name: 'Submit without sign-off' }).click();
  await expect(submit).toBeHidden();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('The portal closes at noon')).toBeVisible();
  await expect(page.getByText(new RegExp(`without the agreement of ${colleague.name}`))).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await colleague.close();
});
