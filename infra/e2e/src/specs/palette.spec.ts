import type { Proposal } from '@harambee/domain/schemas';
import type { Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import type { Api } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Type a command or search' });
const active = (page: Page) => page.getByRole('option', { selected: true });

/** Waits until the page, the palette and the remotes' entries are loaded. */
async function openAt(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Early key presses are lost, and pressing again would close it.
  await expect(async () => {
    if (!(await field(page).isVisible())) await page.keyboard.press('Control+k');
    await expect(field(page)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('option', { name: /^Submit latest draft proposal/ })).toBeVisible();
}

/** A new proposal with only these fields. */
async function givenDraft(api: Api, fields: object): Promise<string> {
  const data = { generate: false, ...fields };
  return (await api.post<{ proposal: Proposal }>('/api/proposals', data)).proposal.id;
}

test('it opens by keyboard, finds a page by name and goes there; the new heading has the focus', {
  tag: '@long',
}, async ({ page }) => {
  await signedInPage(page);
  await openAt(page, '/dashboard');
  await expect(page.getByPlaceholder('Type a command or search...')).toBeFocused();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await field(page).fill('new proposal');
  // The entry loads with its remote; until then another one is first.
  await expect(active(page)).toContainText('New proposal');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/proposals/new');
  await expect(page.getByRole('heading', { level: 1, name: 'New Proposal' })).toBeFocused();
});

test('a screen reader gets groups, entries with their keys, and their number; Escape returns the focus', {
  tag: '@long',
}, async ({ page }) => {
  await signedInPage(page);
  await openAt(page, '/settings');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  const opener = page.getByRole('button', { name: /^Search or jump to/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  const dialog = page.getByRole('dialog', { name: 'Command palette' });
  for (const name of ['Continue', 'Go to', 'Create and search', 'You']) {
    await expect(dialog.getByRole('group', { name, exact: true })).toBeVisible();
  }
  await expect(
    dialog.getByRole('option', { name: 'Dashboard What needs your attention today , G then D' }),
  ).toBeVisible();
  await expect(dialog.getByRole('option', { name: /^View impact summary .* , Control I$/ })).toBeAttached();
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results$/);
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toContainText('Dashboard');
  const id = await active(page).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('g then r opens Proposals, c and s offer a choice, and keys typed into a field do nothing else', {
  tag: '@long',
}, async ({ page }) => {
  await signedInPage(page);
  await openAt(page, '/dashboard');
  await page.keyboard.press('Escape');
  // Single keys do nothing while a dialog is open.
  await expect(field(page)).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page).toHaveURL('/proposals');
  await page.keyboard.press('s');
  await page.getByRole('option', { name: /^Search grants/ }).click();
  await expect(page.getByRole('searchbox', { name: 'Search proposals' })).toBeFocused();
  await expect(page).toHaveURL('/proposals');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText([/^New proposal/, /^New profile/]);
  await page.keyboard.press('Enter');
  const title = page.getByLabel('Title', { exact: true });
  await title.pressSequentially('gdcs');
  await expect(title).toHaveValue('gdcs');
  await expect(page).toHaveURL('/proposals/new');
});

test('submitting the latest draft by keyboard: it is named, Cancel changes nothing, and confirming submits it', {
  tag: '@long',
}, async ({ page }) => {
  const { api } = await signedInPage(page);
  await givenDraft(api, { title: 'The older one' });
  const id = await givenDraft(api, { title: 'Wells of Kitui', grantId: 'KWTF-9' });
  await openAt(page, '/dashboard');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Submit this proposal?' });
  await expect(dialog).toContainText('Wells of Kitui');
  await expect(dialog).toContainText('KWTF-9');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await api.statusOf(id)).toBe('draft');

  await page.keyboard.press('Control+Enter');
  await dialog.getByRole('button', { name: 'Submit proposal' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Wells of Kitui” is submitted')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await api.statusOf(id)).toBe('submitted');
});

test('a proposal whose budget differs from its request is refused with a reason and stays a draft', {
  tag: '@long',
}, async ({ page }) => {
  const { api } = await signedInPage(page);
  const budget = { budget: 'Solar pumps: $50,000', requestedAmount: 80_000 };
  const id = await givenDraft(api, { title: 'Pumps of Kakuma', ...budget });
  await openAt(page, '/dashboard');
  await page.getByRole('option', { name: /^Submit latest draft proposal/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Submit this proposal?' });
  await expect(dialog).toContainText('$80,000');
  await dialog.getByRole('button', { name: 'Submit proposal' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The budget comes to $50,000');
  await dialog.getByRole('link', { name: 'Open the proposal' }).click();
  await expect(page).toHaveURL(`/proposals/${id}`);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('Draft', { exact: true }).first()).toBeVisible();
});

test('typing finds our own proposals, and another organization finds none of them', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { api } = await signedInPage(page);
  const id = await givenDraft(api, { title: 'Solar pumps for Kakuma', grantId: 'KEF-0392' });
  // The newest proposal is always offered as the next step.
  await givenDraft(api, { title: 'Solar lamps for Kakuma', grantId: 'KEF-0393' });
  await openAt(page, '/settings');
  await field(page).fill('kakuma');
  const option = page
    .getByRole('group', { name: 'Your proposals' })
    .getByRole('option', { name: /Solar pumps/ });
  await expect(option).toContainText('KEF-0392');
  await option.click();
  await expect(page).toHaveURL(`/proposals/${id}`);

  const other = await browser.newPage({ baseURL });
  await signedInPage(other);
  await openAt(other, '/settings');
  await field(other).fill('kakuma');
  await expect(other.getByText('Nothing found. Try another word.')).toBeVisible();
  await other.close();
});

test('visited pages are offered by title until the sign-out', { tag: '@long' }, async ({ page }) => {
  const { api } = await signedInPage(page);
  const id = await givenDraft(api, { title: 'Borehole committees of Loima', deadline: '' });
  await page.goto(`/proposals/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Borehole committees of Loima' })).toBeVisible();
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(kept).toContain('Borehole committees of Loima');
  await page.goto('/proposals/analytics');
  await expect.poll(kept).toContain('Proposal Analytics');
  await openAt(page, '/settings');
  await expect(page.getByRole('group', { name: 'Recent' })).toContainText('Proposal Analytics');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await kept()).not.toContain('Borehole');
});

test('single keys can be turned off in Preferences, and stay off after a reload', { tag: '@long' }, async ({
  page,
}) => {
  await signedInPage(page);
  await openAt(page, '/settings?tab=preferences');
  await page.keyboard.press('Escape');
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('c');
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/\/settings/);
  await expect(field(page)).toBeHidden();
  await openAt(page, '/settings?tab=preferences');
  await expect(page.getByRole('option', { name: /^Dashboard/ })).not.toContainText('G then D');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked();
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL('/dashboard');
});
