import type { Page } from '@playwright/test';
import { otherBrowser, signedInPage } from '../support/accounts.ts';
import { findings } from '../support/checks/axe.ts';
import { expect, test } from '../support/test.ts';
import { waterProject } from '../support/water-project.ts';

const words = (page: Page) => page.getByRole('textbox', { name: /^Text of / });
const region = (page: Page, title: string) => page.getByRole('region', { name: new RegExp(`^${title}`) });

/** Types at the beginning of a section. */
async function write(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole('button', { name: `Edit text of ${title}` }).click();
  await expect(words(page)).toBeFocused();
  await page.keyboard.type(`${text} `);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(region(page, title)).toContainText(text);
}

test('six edits survive a new request and a new text; their amount is today’s, and two are marked', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  const { api } = await signedInPage(page);
  const title = 'Safe water, edited six times';
  const id = await api.createProposal({ title, generate: true });
  await api.waitForStatus(id, 'completed');
  await page.goto(`/proposals/${id}?tab=generated`);
  const edited = [
    'Executive Summary',
    'Project Description',
    'Methodology',
    'Budget',
    'Team',
    'Sustainability',
  ];
  for (const section of edited) await write(page, section, `By hand in ${section}.`);
  await expect.poll(async () => (await api.proposal(id)).edits?.length).toBe(6);

  const { revision } = await api.proposal(id);
  await api.put(`/api/proposals/${id}`, { ...waterProject, title, requestedAmount: 150_000 }, revision);
  await api.post(`/api/proposals/${id}/generate`);
  await expect.poll(async () => (await api.proposal(id)).version, { timeout: 40_000 }).toBe(2);
  await page.goto(`/proposals/${id}?tab=generated`);
  for (const section of edited) await expect(region(page, section)).toContainText(`By hand in ${section}.`);
  await expect(region(page, 'Executive Summary')).toContainText('$150,000');
  await expect(region(page, 'Budget')).toContainText('$150,000');
  await expect(page.getByText('Needs a look.')).toHaveCount(2);
  expect(await findings(page)).toEqual([]);
});

test('two browsers edit one paragraph, one of them offline for a while: both texts stay until somebody chooses', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  test.slow();
  const session = await signedInPage(page);
  const { api } = session;
  const other = await otherBrowser(browser, baseURL, session);
  const id = await api.createProposal({ title: 'Safe water, by two', generate: true });
  await api.waitForStatus(id, 'completed');
  for (const one of [page, other.page]) {
    await one.goto(`/proposals/${id}?tab=generated`);
    // Loads the editor's code while online.
    await one.getByRole('button', { name: 'Edit text of Team' }).click();
    await expect(words(one)).toBeFocused();
    await one.getByRole('button', { name: 'Done', exact: true }).click();
  }
  await other.context.setOffline(true);
  await write(other.page, 'Team', 'Written in the field.');
  await write(page, 'Team', 'Written in the office.');
  await expect.poll(async () => (await api.proposal(id)).edits?.length).toBe(1);
  await other.context.setOffline(false);

  for (const one of [other.page, page]) {
    const team = region(one, 'Team');
    await expect(team.getByText('Two people changed this paragraph.')).toBeVisible({ timeout: 30_000 });
    await expect(team).toContainText('Written in the field.');
    await expect(team).toContainText('Written in the office.');
  }
  expect(await findings(page)).toEqual([]);
  await region(page, 'Team').getByRole('button', { name: 'Keep both' }).click();
  await expect(region(page, 'Team').getByText('Two people changed this paragraph.')).toBeHidden();
  for (const text of ['Written in the field.', 'Written in the office.'])
    await expect(region(page, 'Team')).toContainText(text);
  await other.context.close();
});
