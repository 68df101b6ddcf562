import { readFile } from 'node:fs/promises';
import type { Profile } from '@harambee/domain/schemas';
import { ProfileForm } from '../pages/profile-form.ts';
import { newAccount, register, signedInPage } from '../support/accounts.ts';
import { bearer } from '../support/api.ts';
import { expect, test } from '../support/test.ts';
import { waterProfile } from '../support/water-profile.ts';

/** Not the headless user agent, which does not count as a visitor. */
const personsBrowser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

test('create a profile, publish it, change it, hide a part, unpublish it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signedInPage(page);
  const visiting = await browser.newContext({ baseURL, serviceWorkers: 'block', userAgent: personsBrowser });
  const visitor = await visiting.newPage();
  let address = '';

  await test.step('from the empty page to the form', async () => {
    await page.goto('/profiles');
    await expect(page.getByText('Tell funders who you are')).toBeVisible();
    await page.getByRole('link', { name: 'New Profile' }).click();
    await expect(page).toHaveURL('/profiles/new');
  });

  await test.step('missing fields are named, and the first invalid field has the focus', async () => {
    // The name from sign-up is filled in.
    await expect(new ProfileForm(page).field('Organization name')).not.toHaveValue('');
    await new ProfileForm(page).create.click();
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect(summary.getByRole('link')).toHaveCount(8);
    await expect(page.getByLabel(/^Organization type/)).toBeFocused();
  });

  await test.step('a reload loses nothing; then it is created', async () => {
    const form = new ProfileForm(page);
    await form.field('Organization name').fill('Half of it');
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByText('We kept what you typed')).toBeVisible();
    await expect(form.field('Organization name')).toHaveValue('Half of it');
    await form.fill(waterProfile);
    await form.create.click();
    await expect(page).toHaveURL('/profiles');
    await expect(page.getByRole('heading', { level: 2, name: waterProfile.name })).toBeVisible();
    await expect(page.getByText('11,450 people')).toBeVisible();
  });

  await test.step('the public page opens in a new tab and for signed-out visitors', async () => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'View Public Profile' }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1, name: waterProfile.name })).toBeVisible();
    address = new URL(tab.url()).pathname;
    await tab.close();
    const sent: string[] = [];
    visitor.on('request', (request) => sent.push(request.headers().authorization ?? 'no token'));
    const counted = visitor.waitForResponse((response) => response.url().endsWith('/views'));
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1, name: waterProfile.name })).toBeVisible();
    expect((await counted).status()).toBe(204);
    await expect(visitor).toHaveTitle(`${waterProfile.name} · Harambee`);
    await expect(visitor.getByText('Clean Water and Sanitation')).toBeVisible();
    await expect(visitor.getByRole('link', { name: waterProfile.contactPhone })).toBeVisible();
    expect(new Set(sent)).toEqual(new Set(['no token']));
  });

  await test.step('an edit appears at once, and hidden parts are gone', async () => {
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    const form = new ProfileForm(page);
    await expect(form.field('Founded year')).toHaveValue('2009');
    await form.field('Mission statement').fill('Safe water for everybody in Kitui.');
    await page.getByRole('checkbox', { name: 'Hide Contact phone on the public page' }).check();
    await form.save.click();
    await expect(page).toHaveURL('/profiles');
    await expect(page.getByText('Safe water for everybody in Kitui.')).toBeVisible();
    await expect
      .poll(async () => {
        await visitor.goto(address);
        await visitor.getByRole('heading', { level: 1 }).waitFor();
        return visitor.getByText('Safe water for everybody in Kitui.').count();
      })
      .toBe(1);
    await expect(visitor.getByRole('link', { name: waterProfile.contactPhone })).toHaveCount(0);
  });

  await test.step('one visitor is one view on the dashboard', async () => {
    await page.goto('/dashboard');
    const views = page.getByRole('link', { name: /^Profile Views/ });
    await expect(views).toContainText('1 this month');
    await expect(page.getByText('Complete', { exact: true })).toBeVisible();
  });

  await test.step('switched off, the page is not available', async () => {
    await page.goto('/profiles');
    await page.getByRole('switch', { name: 'Visible to the public' }).click();
    await expect(page.getByRole('switch', { name: 'Visible to the public' })).not.toBeChecked();
    await expect
      .poll(async () => {
        await visitor.goto(address);
        await visitor.getByRole('heading', { level: 1 }).waitFor();
        return visitor.getByText('This profile is not publicly available').count();
      })
      .toBe(1);
    await expect(visitor.getByRole('heading', { name: 'Profile Not Available' })).toBeVisible();
  });
});

test('export, change, import again: the profile is what it was', { tag: '@long' }, async ({ page }) => {
  const { accessToken, api } = await signedInPage(page);
  const { id, tenantId } = await api.createProfile();
  const read = async () => {
    const { profile } = await api.get<{ profile: Profile }>(`/api/ngo/profile/tenant/${tenantId}`);
    const { revision: _r, updatedAt: _u, ...lasting } = profile;
    return lasting;
  };
  const before = await read();
  await page.goto('/profiles');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Profile' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^maji-mashinani-community-trust-\d{4}-\d\d-\d\d\.json$/);
  const content = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(content).toMatchObject({ version: '1.0', profile: waterProfile });

  const changed = await page.request.put(`/api/ngo/profile/${id}`, {
    data: { mission: 'Something else.', sdgs: [1], isActive: false, facts: [] },
    headers: bearer(accessToken),
  });
  expect(changed.status()).toBe(200);
  await page.reload();
  const input = page.getByLabel('Exported profile file');
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not JSON') });
  await expect(page.getByText('This file is not JSON, so it cannot be an exported profile.')).toBeVisible();
  await input.setInputFiles(await file.path());
  const dialog = page.getByRole('dialog', { name: 'Import this file?' });
  await expect(dialog.getByText('Something else.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('Profile imported')).toBeVisible();
  expect(await read()).toEqual(before);
});

test('form and service refuse unsafe addresses', { tag: '@long' }, async ({ page }) => {
  const { accessToken } = await signedInPage(page);
  await page.goto('/profiles/new');
  const form = new ProfileForm(page);
  await form.fill({ ...waterProfile, website: 'javascript:alert(document.domain)//x.y', facts: [] });
  await form.create.click();
  await expect(page.getByRole('link', { name: 'Please enter a valid website URL' })).toBeVisible();
  await expect(page).toHaveURL('/profiles/new');
  for (const address of [
    'javascript:alert(1)//a.b',
    'https://bank.example@evil.example',
    'data:text/html,x.y',
  ]) {
    for (const field of ['website', 'linkedinUrl']) {
      const answer = await page.request.post('/api/ngo/profile', {
        data: { ...waterProfile, [field]: address },
        headers: bearer(accessToken),
      });
      expect(answer.status()).toBe(400);
      expect(await answer.json()).toMatchObject({ details: [{ field }] });
    }
  }
});

test('a second profile is refused with a link to the first', { tag: '@long' }, async ({ page }) => {
  const { api } = await signedInPage(page);
  await page.goto('/profiles/new');
  const form = new ProfileForm(page);
  await form.fill({ ...waterProfile, facts: [] });
  // A colleague is faster.
  const { id } = await api.createProfile();
  await form.create.click();
  await expect(page.getByText('Your organization already has a profile')).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
    'href',
    `/profiles/${id}/edit`,
  );
  // A person who arrives now is told before writing anything.
  page.once('dialog', (dialog) => dialog.accept());
  await page.goto('/profiles/new');
  await expect(page.getByRole('heading', { name: 'Your organization already has a profile' })).toBeVisible();
  await expect(form.create).toHaveCount(0);
});

test('another organization can neither read nor write it', { tag: '@long' }, async ({
  page,
  playwright,
  baseURL,
}) => {
  const { accessToken } = await signedInPage(page);
  const other = await playwright.request.newContext({ baseURL });
  const stranger = await register(other, newAccount());
  const theirs = await stranger.api.createProfile({ name: 'Of others' });
  const headers = bearer(accessToken);
  const read = await page.request.get(`/api/ngo/profile/tenant/${theirs.tenantId}`, { headers });
  const write = await page.request.put(`/api/ngo/profile/${theirs.id}`, { data: { name: 'Mine' }, headers });
  expect([read.status(), write.status()]).toEqual([404, 404]);
  await page.goto(`/profiles/${theirs.id}/edit`);
  await expect(page.getByText('Profile not found')).toBeVisible();
  await expect(page.getByText('Of others')).toHaveCount(0);
});

test('the four reasons why a public page is not available', { tag: '@long' }, async ({ page, context }) => {
  const title = page.getByRole('heading', { level: 1, name: 'Profile Not Available' });
  for (const path of ['/public/profile', '/public/profile/']) {
    await page.goto(path);
    await expect(title).toBeVisible();
    await expect(page.getByText('Profile ID is required')).toBeVisible();
  }
  await page.goto(`/public/profile/${'0'.repeat(32)}`);
  await expect(title).toBeVisible();
  await expect(page.getByText('Profile not found')).toBeVisible();
  await context.route('**/api/ngo/profile/public/**', (route) => route.abort());
  await page.goto(`/public/profile/${'1'.repeat(32)}`);
  await expect(page.getByText('Failed to load profile')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});
