import { storageKeys } from '@harambee/platform/storage-keys';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { ProposalForm } from '../pages/proposal-form.ts';
import { otherBrowser, type Session, signedInPage } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';
import { waterProject } from '../support/water-project.ts';

/** The proposals on the server, whatever the pages show. */
const titles = async ({ api }: Session) => (await api.proposals()).map(({ title }) => title);

const kept = (page: Page): Promise<{ title: string }[]> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), storageKeys.offlineActions);

/** Pages load, but the API is down, except for the sign-in. */
const cutApi = (context: BrowserContext) =>
  context.route(/\/api\/(?!auth)/, (route) => route.abort('internetdisconnected'));
const mendApi = (context: BrowserContext) => context.unrouteAll({ behavior: 'ignoreErrors' });

const waiting = (page: Page) => page.getByRole('list', { name: 'Proposals only on this device' });
const panelButton = (page: Page) => page.getByRole('button', { name: /^Not sent yet/ });

/** Pressed while nothing answers, then again with the API, unless the page has retried by itself meanwhile. */
async function sendNow(page: Page, mend: () => Promise<void>) {
  await panelButton(page).click();
  const button = page.getByRole('button', { name: 'Try to send now' });
  await button.click();
  await mend();
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 });
    await expect(page.getByText('Everything is sent.')).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Opens the form from the list, so that its code is loaded, and fills it. */
async function fillNew(page: Page) {
  await page.goto('/proposals');
  await page
    .getByRole('link', { name: /New Proposal/ })
    .first()
    .click();
  const form = new ProposalForm(page);
  await form.fill(waterProject);
  return form;
}

async function openEdit(page: Page, id: string, team: string) {
  await page.goto(`/proposals/${id}?tab=team&mode=edit`);
  await page.getByRole('textbox', { name: 'Team', exact: true }).fill(team);
}
const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const saysQueued = (page: Page) =>
  expect(page.getByText(/^Kept on this device\. It will be sent/).first()).toBeVisible();

/** A new proposal that only this browser has; the network stays down. */
async function writeOffline(page: Page, context: BrowserContext) {
  const form = await fillNew(page);
  await context.setOffline(true);
  await form.create.click();
  await saysQueued(page);
  return form;
}

test('a proposal written offline in a browser that is closed and reopened online reaches the server once', async ({
  page,
  context,
}) => {
  const session = await signedInPage(page);
  await writeOffline(page, context);
  await expect(waiting(page).getByText('Waiting to be sent')).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto('/proposals');
  await expect(again.getByText('Your change was sent.')).toBeVisible();
  await expect(again.getByRole('list', { name: 'Proposals', exact: true })).toContainText(waterProject.title);
  await expect(waiting(again)).toBeHidden();
  expect(await titles(session)).toEqual([waterProject.title]);
  expect(await kept(again)).toEqual([]);
});

test('after a reload without the API it is still queued, can be changed, and arrives in its last version', {
  tag: '@long',
}, async ({ page, context }) => {
  const session = await signedInPage(page);
  const form = await fillNew(page);
  await cutApi(context);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await saysQueued(page);
  await page.reload();
  await waiting(page).getByRole('link', { name: waterProject.title, exact: true }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await form.field('Title').fill('Deeper wells');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await saysQueued(page);
  await sendNow(page, () => mendApi(context));
  await expect.poll(() => titles(session)).toEqual(['Deeper wells']);
});

test('if every answer is lost, there is still only one proposal', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const session = await signedInPage(page);
  const form = await fillNew(page);
  await context.route('**/api/proposals', async (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await form.create.click();
  await saysQueued(page);
  expect(await titles(session)).toEqual([waterProject.title]);
  expect(await kept(page)).toHaveLength(1);
  await sendNow(page, () => mendApi(context));
  expect(await titles(session)).toEqual([waterProject.title]);
  expect(await kept(page)).toEqual([]);
});

test('if two browsers change the same answer offline, neither text is lost', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const session = await signedInPage(page);
  const other = await otherBrowser(browser, baseURL, session);
  const id = await session.api.createProposal();
  const teamOnServer = async () => (await session.api.proposal(id)).draftContent.team;
  for (const [one, text] of [
    [page, 'Written in the office'],
    [other.page, 'Written in the field'],
  ] as const) {
    await openEdit(one, id, text);
    await one.context().setOffline(true);
    await saveChanges(one);
    await saysQueued(one);
    await expect(one.getByRole('tabpanel')).toContainText(text);
  }
  await page.context().setOffline(false);
  await expect.poll(teamOnServer).toBe('Written in the office');
  await other.context.setOffline(false);
  await expect(panelButton(other.page)).toHaveAccessibleName(
    'Not sent yet: 1 change, one needs your attention',
  );
  expect(await teamOnServer()).toBe('Written in the office');

  await panelButton(other.page).click();
  await other.page.getByRole('link', { name: /^Choose/ }).click();
  const dialog = other.page.getByRole('dialog', { name: 'Someone else changed this proposal' });
  // Its code was not loaded when the network went down.
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByRole('group', { name: 'Team' })).toContainText('Written in the field');
  await expect(dialog.getByRole('group', { name: 'Team' })).toContainText('Written in the office');
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expect.poll(teamOnServer).toBe('Written in the field');
  await expect(panelButton(other.page)).toBeHidden();
  await other.context.close();
});

test('a refused write is shown with its text and the reason, and can be corrected', {
  tag: '@long',
}, async ({ page, context }) => {
  const session = await signedInPage(page);
  const form = await writeOffline(page, context);
  // As an earlier release with other rules might have queued it.
  await page.evaluate((key) => {
    const [action] = JSON.parse(localStorage.getItem(key) ?? '[]');
    action.data.body.team = '';
    localStorage.setItem(key, JSON.stringify([action]));
  }, storageKeys.offlineActions);
  await context.setOffline(false);
  await expect(page.getByText(/^One change could not be saved/)).toBeVisible();
  await panelButton(page).click();
  const panel = page.getByRole('dialog', { name: 'Not sent yet' });
  await expect(panel).toContainText('Not accepted');
  await expect(panel).toContainText('Team information is required');
  await panel.getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByText('It was not accepted. Nothing you wrote is lost.')).toBeVisible();
  await expect(form.field('Title')).toHaveValue(waterProject.title);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page).toHaveURL('/proposals');
  await expect(panelButton(page)).toBeHidden();
  expect(await titles(session)).toEqual([waterProject.title]);
});

test('the next person on this computer sees and sends nothing; the first person’s text remains hers', {
  tag: '@long',
}, async ({ page, context }) => {
  const session = await signedInPage(page);
  await writeOffline(page, context);
  // Her session ends; she does not sign out.
  await page.evaluate((keys) => {
    for (const key of [keys.authToken, keys.userId, keys.tenantId]) localStorage.removeItem(key);
  }, storageKeys);
  await page.close();
  await context.setOffline(false);

  const second = await context.newPage();
  const other = await signedInPage(second);
  await second.goto('/proposals');
  await expect(second.getByText('Your first proposal starts here')).toBeVisible();
  await expect(panelButton(second)).toBeHidden();
  expect(await titles(other)).toEqual([]);
  expect(await titles(session)).toEqual([]);
  await second.getByRole('button', { name: 'Sign out' }).click();
  await expect(second).toHaveURL('/login');
  await second.close();

  const first = await context.newPage();
  await first.goto('/login');
  await first.getByLabel('Email').fill(session.account.email);
  await first.getByLabel('Password', { exact: true }).fill(session.account.password);
  await first.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(first.getByText('Your change was sent.')).toBeVisible();
  expect(await titles(session)).toEqual([waterProject.title]);
});

test('notifications read offline are marked as read on the server later', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const session = await signedInPage(page);
  await session.api.createProposal();
  const inbox = `/api/test/notifications/${session.user.id}`;
  const unread = async () => ((await (await page.request.get(inbox)).json()) as { unread: number }).unread;
  await expect.poll(unread, { timeout: 20_000 }).toBeGreaterThan(0);
  await page.goto('/settings');
  await page.getByRole('button', { name: /^Notifications, \d+ new$/ }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(panelButton(page)).toBeVisible();
  const before = await kept(page);
  expect(before).toHaveLength(1);
  await context.setOffline(false);
  await expect(panelButton(page)).toBeHidden();
  await expect.poll(unread).toBe(0);
});
