import type { Page } from '@playwright/test';
import { newAccount, register, signedInPage } from '../support/accounts.ts';
import { findings } from '../support/checks/axe.ts';
import { staysInside } from '../support/checks/stays-inside.ts';
import { isLong } from '../support/long.ts';
import { expect, test } from '../support/test.ts';

/** The usual run visits one page of each template; `LONG=1` visits every page. */
const onlyLong = (...paths: string[]): string[] => (isLong ? paths : []);

const signedOut = [
  ...['/login', '/signup', '/terms', '/public/profile'],
  ...onlyLong('/second-step', '/second-step#passkey'),
  ...onlyLong('/reset-password', '/join', '/confirm-email', '/privacy', '/support', '/goodbye'),
  ...onlyLong('/permission-given', '/permission-refused'),
];
const ofShell = [
  ...['/dashboard', '/settings', '/team'],
  ...onlyLong('/team/record', '/notifications', '/profile', '/your-data'),
  ...onlyLong(
    ...['notifications', 'security', 'appearance', 'preferences'].map((tab) => `/settings?tab=${tab}`),
  ),
];
const ofImpact = [
  ...['/impact/leaderboard', '/analytics'],
  ...onlyLong('/impact', '/impact/badges', '/impact/badges?badge=proposal_master', '/impact/report'),
];
const ofProposals = ['/proposals', '/proposals/new', ...onlyLong('/proposals/analytics')];
const ofCalls = onlyLong('/calls', '/calls?show=templates', '/calls/new', '/documents');

// Each test visits many pages, and axe reads every element.
test.describe('axe finds nothing serious and nothing scrolls sideways, light and wide, dark and narrow', () => {
  test.beforeEach(() => test.setTimeout(180_000));

  test('signed-out pages', async ({ page }) => {
    for (const path of signedOut) await visit(page, path);
  });

  test('pages of the shell, with nothing in them yet', async ({ page }) => {
    await signedInPage(page);
    for (const path of ofShell) await visit(page, path);
  });

  test('pages of impact, with nothing in them yet', async ({ page }) => {
    await signedInPage(page);
    for (const path of ofImpact) await visit(page, path);
  });

  test('pages of proposals, and of impact with points', async ({ page }) => {
    const { api } = await signedInPage(page);
    const id = await api.createProposal({ generate: true });
    await api.waitForStatus(id, 'completed');
    const detail = `/proposals/${id}`;
    const ofDetail = [`${detail}?tab=generated`, ...onlyLong(detail)];
    for (const path of [...ofProposals, ...ofDetail, '/impact', ...onlyLong('/impact/report')])
      await visit(page, path);
  });

  test('pages of calls, without and with one', { tag: '@long' }, async ({ page }) => {
    const { api } = await signedInPage(page);
    for (const path of ofCalls) await visit(page, path);
    const id = await api.createCall();
    const other = await api.createCall({ name: 'Hills fund' });
    for (const path of ['/calls', `/calls/${id}`, `/calls/compare?a=${id}&b=${other}`])
      await visit(page, path);
  });

  test('pages of the profile, without and with one', async ({ page }) => {
    const { api } = await signedInPage(page);
    for (const path of ['/profiles', ...onlyLong('/profiles/new')]) await visit(page, path);
    const { id } = await api.createProfile();
    const withProfile = [...onlyLong('/profiles'), `/profiles/${id}/edit`, `/public/profile/${id}`];
    for (const path of withProfile) await visit(page, path);
  });
});

/**
 * Rules that color scheme or width can affect; names, roles and order stay the same. `LONG=1` runs all rules in both
 * looks.
 */
const ofLooks = isLong ? undefined : ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/** Colors do not depend on the width, nor the layout on colors, so two looks show as much as four. */
const looks = [
  { colorScheme: 'light', width: 1440, rules: undefined },
  { colorScheme: 'dark', width: 320, rules: ofLooks },
] as const;

async function visit(page: Page, path: string) {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    for (const { colorScheme, width, rules } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const name = `${path}, ${colorScheme}, ${width} px`;
      await staysInside(page, name);
      expect(await findings(page, { rules }), name).toEqual([]);
    }
  });
}

test('a signed-out visitor is led to /login from everywhere else', { tag: '@long' }, async ({ page }) => {
  for (const path of ['/', '/dashboard', '/proposals', '/settings', '/nonsense']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
});

test('a signed-in person is led to /dashboard from sign-in pages and unknown paths', {
  tag: '@long',
}, async ({ page }) => {
  await signedInPage(page);
  for (const path of ['/', '/login', '/signup', '/nonsense']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }
});

test('after signing in and out, the old token no longer works', async ({ page, playwright, baseURL }) => {
  const account = newAccount();
  const api = await playwright.request.newContext({ baseURL });
  await register(api, account);
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('auth_token');
  await page.goto('/proposals');
  await expect(page).toHaveURL('/login');
});
