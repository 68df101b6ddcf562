import { storageKeys } from '@harambee/platform/storage-keys';
import type { BrowserContext, Page } from '@playwright/test';
import { ProfileForm } from '../pages/profile-form.ts';
import { colleagueOf, signedInPage } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';
import { waterProfile } from '../support/water-profile.ts';

/** Pages load, as the service worker would load them, but the API is down, except for the sign-in. */
const cutApi = (context: BrowserContext) =>
  context.route(/\/api\/(?!auth)/, (route) => route.abort('internetdisconnected'));
const mendApi = (context: BrowserContext) => context.unrouteAll({ behavior: 'ignoreErrors' });
const panelButton = (page: Page) => page.getByRole('button', { name: /^Not sent yet/ });
const saysQueued = (page: Page) =>
  expect(page.getByText(/^Kept on this device\. It will be sent/).first()).toBeVisible();

test('two people change different fields of one proposal, one of them offline: both are there, and it is said', {
  tag: '@long',
}, async ({ page, context, browser, baseURL }) => {
  const session = await signedInPage(page);
  const colleague = await colleagueOf(page, browser, baseURL, session);
  const id = await session.api.createProposal();
  // What the sentence afterwards names people by is read while there is a network.
  await page.goto('/team');
  await expect(page.getByText(colleague.name).first()).toBeVisible();
  await page.goto(`/proposals/${id}?tab=team&mode=edit`);
  await page.getByRole('textbox', { name: 'Team', exact: true }).fill('Written in the field');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await saysQueued(page);

  const { draftContent, revision } = await colleague.api.proposal(id);
  const { location: _place, focus_areas: _areas, ...fields } = draftContent;
  await colleague.api.put(
    `/api/proposals/${id}`,
    { ...fields, description: 'Written in the office' },
    revision,
  );

  await context.setOffline(false);
  await expect(
    page.getByText(`${colleague.name} changed “Description” meanwhile. Both changes are kept.`),
  ).toBeVisible({ timeout: 30_000 });
  await expect(panelButton(page)).toBeHidden();
  const merged = (await session.api.proposal(id)).draftContent;
  expect([merged.team, merged.description]).toEqual(['Written in the field', 'Written in the office']);
  await colleague.close();
});

test('a profile created, changed and found offline is on the server afterwards, once, and its link leads there', {
  tag: '@long',
}, async ({ page, context }) => {
  const { api, user } = await signedInPage(page);
  await page.goto('/profiles/new');
  const form = new ProfileForm(page);
  await form.fill(waterProfile);
  await cutApi(context);
  await form.create.click();
  await saysQueued(page);
  await expect(page.getByRole('heading', { name: waterProfile.name })).toBeVisible();
  await expect(page.getByText(/^This profile waits on this device/)).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await form.field('Location').fill('Kakuma, Kenya');
  const opened = page.url();
  await form.create.click();
  await saysQueued(page);
  await expect(page.getByText('Kakuma, Kenya').first()).toBeVisible();

  await mendApi(context);
  await page.reload();
  const saved = async () =>
    (
      await api.get<{ profile: { id: string; location: string; facts: object[] } }>(
        `/api/ngo/profile/tenant/${user.tenantId}`,
      )
    ).profile;
  // The profile is created first, then changed.
  await expect.poll(async () => (await saved().catch(() => undefined))?.location).toBe('Kakuma, Kenya');
  await expect(panelButton(page)).toBeHidden();
  const profile = await saved();
  expect(profile.facts).toHaveLength(waterProfile.facts.length);
  await page.goto(opened);
  await expect(page).toHaveURL(`/profiles/${profile.id}/edit`);
});

test('what waits is saved as a file, and restored in the browser that has lost it', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const { api } = await signedInPage(page);
  const id = await api.createProposal();
  await page.goto(`/proposals/${id}?tab=team&mode=edit`);
  await page.getByRole('textbox', { name: 'Team', exact: true }).fill('Written in the field');
  await cutApi(context);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await saysQueued(page);
  await panelButton(page).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await download).path();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  // As a browser does that needs room: all of it goes, except the sign-in that this test puts back.
  await page.evaluate(
    async ([list, stamp]) => {
      localStorage.removeItem(list);
      localStorage.removeItem(stamp);
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    },
    [storageKeys.offlineActions, storageKeys.offlineActionsAt] as const,
  );
  await mendApi(context);
  await page.goto('/settings');
  await expect(page.getByText('A change that waited on this device is gone')).toBeVisible();
  await page.getByLabel('File of waiting changes').setInputFiles(file);
  await expect(page.getByText('Restored: 1 change.')).toBeVisible();
  await expect.poll(async () => (await api.proposal(id)).draftContent.team).toBe('Written in the field');
  await expect(page.getByText('A change that waited on this device is gone')).toBeHidden();
});
