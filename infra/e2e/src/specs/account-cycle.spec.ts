import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { type Account, newAccount, otherBrowser, register, signedInPage } from '../support/accounts.ts';
import { Api } from '../support/api.ts';
import { type Letter, letterTo, mailTo, proveAddress } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';

const fresh = 'masika ya Aprili 2026';
const thiefs = 'maneno ya mwizi 2026';
/** One page checks the link before anybody types, the other when the button is pressed. */
const over = /^(This link no longer works|This link has expired or has already been used\..*)$/;

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
/** Opens each link in a new document, as a mail program does. */
async function open(page: Page, { link }: Pick<Letter, 'link'>) {
  await page.goto('/terms');
  await page.goto(link);
}

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function askForReset(page: Page, email: string, count = 1) {
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(email);
  await press(page, 'Send me a link');
  await expect(page.getByText('Check your email')).toBeVisible();
  return letterTo(email, 'Set a new password', count);
}

async function choosePassword(page: Page, password: string) {
  await heading(page, 'Choose a new password');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await press(page, 'Set new password');
  await heading(page, 'Your new password is set');
}

async function changeAddress(page: Page, email: string, password: string) {
  await page.goto('/settings');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await press(page, 'Save Changes');
  await expect(page.getByText(`Confirm ${email} by email`)).toBeVisible();
  return letterTo(email, 'Confirm your new address');
}

const undoLetter = (email: string) => letterTo(email, 'Your address is about to change');
const status = async (page: Page, { email }: Pick<Account, 'email'>, password: string) =>
  (await page.request.post('/api/auth/login', { data: { email, password } })).status();

const stranger = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ baseURL })).newPage();

test('the sign-up link works once when its button is pressed; then colleagues can be invited', async ({
  page,
  browser,
  baseURL,
}) => {
  const { account } = await signedInPage(page);
  const letter = await letterTo(account.email, 'Is this your address?');
  await page.goto('/settings');
  await expect(page.getByText(`Confirm that ${account.email} is yours`)).toBeVisible();
  const phone = await stranger(browser, baseURL);
  await open(phone, letter);
  await heading(phone, 'Is this your account?');
  await expect(phone.getByText(account.organizationName)).toBeVisible();
  await press(phone, 'Yes, it’s mine');
  await heading(phone, 'Your address is confirmed');
  await open(phone, letter);
  await expect(phone.getByText(over)).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await expect(page.getByText(`Confirm that ${account.email} is yours`)).toHaveCount(0);
  await phone.context().close();
});

test('a newer reset link invalidates the older one, and each works once', { tag: '@long' }, async ({
  page,
}) => {
  const account = newAccount();
  await register(page.request, account);
  await page.context().clearCookies();
  const first = await askForReset(page, account.email);
  const second = await askForReset(page, account.email, 2);
  await open(page, first);
  await expect(page.getByText(over)).toBeVisible();
  await open(page, second);
  await choosePassword(page, fresh);
  await open(page, second);
  await expect(page.getByText(over)).toBeVisible();
  expect([await status(page, account, account.password), await status(page, account, fresh)]).toEqual([
    401, 200,
  ]);
});

test('a change of address, crossed with resets in both orders', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { account } = await signedInPage(page);
  await proveAddress(page.request, account.email);
  const next = { email: `next.${account.email}` };
  const elsewhere = await stranger(browser, baseURL);

  await test.step('a reset after the request cancels the change', async () => {
    const letter = await changeAddress(page, next.email, account.password);
    await open(elsewhere, await askForReset(elsewhere, account.email));
    await choosePassword(elsewhere, fresh);
    await open(elsewhere, letter);
    await expect(elsewhere.getByText(over)).toBeVisible();
    expect(await status(elsewhere, next, fresh)).toBe(401);
  });

  await test.step('a change after a reset was requested cancels the reset', async () => {
    await page.context().clearCookies();
    await page.goto('/login');
    await page.evaluate(() => localStorage.clear());
    await signIn(page, account.email, fresh);
    await expect(page).not.toHaveURL(/login/);
    const reset = await askForReset(elsewhere, account.email, 2);
    await page.goto('/settings');
    await page.getByLabel('Email', { exact: true }).fill(next.email);
    await page.getByLabel('Current password', { exact: true }).fill(fresh);
    await press(page, 'Save Changes');
    const confirm = await letterTo(next.email, 'Confirm your new address', 2);
    await open(elsewhere, confirm);
    await press(elsewhere, 'Confirm address');
    await heading(elsewhere, 'Your address is confirmed');
    await open(elsewhere, reset);
    await expect(elsewhere.getByText(over)).toBeVisible();
    expect([await status(elsewhere, account, fresh), await status(elsewhere, next, fresh)]).toEqual([
      401, 200,
    ]);
  });
  await elsewhere.context().close();
});

test('the old address can undo a change that a thief has confirmed and protected with a new password', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  const session = await signedInPage(page);
  const { account } = session;
  await proveAddress(page.request, account.email);
  const thief = await otherBrowser(browser, baseURL, session);
  const evil = { email: `evil.${account.email}` };
  const letter = await changeAddress(thief.page, evil.email, account.password);
  await open(thief.page, letter);
  await press(thief.page, 'Confirm address');
  await heading(thief.page, 'Your address is confirmed');
  await open(thief.page, await askForReset(thief.page, evil.email));
  await choosePassword(thief.page, thiefs);
  expect(await status(thief.page, evil, thiefs)).toBe(200);

  const back = await undoLetter(account.email);
  await open(page, back);
  await heading(page, 'Keep your old address');
  await press(page, 'Undo the change');
  await heading(page, 'Your address is safe');
  expect(await status(thief.page, evil, thiefs)).toBe(401);
  await page.getByRole('link', { name: 'Choose a new password now' }).click();
  await choosePassword(page, fresh);
  expect(await status(page, account, fresh)).toBe(200);
  await open(page, back);
  await press(page, 'Undo the change');
  await expect(page.getByText(over)).toBeVisible();
  await thief.context.close();
});

test('an organization that somebody else created with my address is mine after I use the sign-up link', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  const intruder = await stranger(browser, baseURL);
  const account = newAccount();
  const { accessToken } = await register(intruder.request, account);
  const invited = await intruder.request.post('/api/auth/invitations', {
    data: {},
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(invited.status()).toBe(403);

  await open(page, await letterTo(account.email, 'Is this your address?'));
  await heading(page, 'Is this your account?');
  await press(page, 'No, sign out whoever created it');
  await heading(page, 'The account is yours now');
  const me = await intruder.request.get('/api/auth/me', {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(me.status()).toBe(401);
  expect(await status(intruder, account, account.password)).toBe(401);
  await page.getByRole('link', { name: 'Choose your password now' }).click();
  await choosePassword(page, fresh);
  await signIn(page, account.email, fresh);
  await expect(page).not.toHaveURL(/login/);
  await intruder.context().close();
});

test('a person who was put into a stranger\u2019s organization sees it at the reset, and leaves with one click', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  const owner = await stranger(browser, baseURL);
  const session = await signedInPage(owner);
  await proveAddress(owner.request, session.account.email);
  const made = await new Api(owner.request, session.accessToken).post('/api/auth/invitations', {});
  const token = (made as { link: string }).link.split('#')[1];
  const mine = newAccount({ email: `mimi.${randomUUID().slice(0, 8)}@example.org` });
  const { organizationName: _, ...names } = mine;
  const joined = await owner.request.post('/api/auth/invitations/accept', { data: { token, ...names } });
  expect(joined.status()).toBe(200);
  const joinedToken = (await joined.json()).accessToken;

  await open(page, await askForReset(page, mine.email));
  await choosePassword(page, fresh);
  await signIn(page, mine.email, fresh);
  await heading(page, 'Do you know everyone here?');
  await expect(page.getByText(session.account.email)).toBeVisible();
  await press(page, 'Leave this organization');
  await expect(page).toHaveURL('/dashboard');
  const left = await page.request.get('/api/auth/me', {
    headers: { authorization: `Bearer ${joinedToken}` },
  });
  expect(left.status()).toBe(401);
  const me = await page.evaluate(() => localStorage.getItem('tenant_id'));
  expect(me).not.toBe(session.user.tenantId);
  expect((await mailTo(mine.email)).map(({ subject }) => subject)).toContain('Your password was changed');
  await owner.context().close();
});
