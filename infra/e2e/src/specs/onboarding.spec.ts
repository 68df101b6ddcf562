import { OnboardingWizard } from '../pages/onboarding-wizard.ts';
import { newAccount, signedInPage } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test('six steps by keyboard alone, with a code from the development sender, change real data', async ({
  page,
}) => {
  const { api, user } = await signedInPage(page, newAccount(), { onboarded: false });
  const wizard = new OnboardingWizard(page);
  const { keyboard } = page;
  const go = async (name: string) => {
    await wizard.tabTo(wizard.button(name));
    await keyboard.press('Enter');
  };

  await page.goto('/dashboard');
  await wizard.isAt(1, 6);
  await wizard.looksRight();
  await go('Next');

  await wizard.isAt(2, 6);
  await wizard.tabTo(wizard.field('Mission'));
  await keyboard.type('Safe water within one kilometre of every home in Kitui East.');
  await wizard.tabTo(wizard.field('Founded year'));
  await keyboard.type('2009');
  await wizard.tabTo(wizard.dialog.getByRole('checkbox', { name: 'Clean Water and Sanitation' }));
  await keyboard.press('Space');
  await wizard.looksRight();
  await go('Next');

  await wizard.isAt(3, 6);
  await wizard.tabTo(wizard.field('WhatsApp phone'));
  await keyboard.type('+254 700 000 001');
  await keyboard.press('Enter');
  await expect(wizard.field('Code')).toBeFocused();
  await wizard.looksRight();
  await keyboard.type(await wizard.code());
  await keyboard.press('Enter');
  await expect(wizard.button('Continue')).toBeFocused();
  await keyboard.press('Enter');

  await wizard.isAt(4, 6);
  await wizard.looksRight();
  await go('Next');
  await wizard.isAt(5, 6);
  await wizard.looksRight();
  await go('Next');
  await wizard.isAt(6, 6);
  await expect(wizard.dialog.getByText('+10 points')).toBeVisible();
  await wizard.looksRight();
  const reloaded = page.waitForEvent('load');
  await go('Complete Setup');
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(wizard.dialog).toBeHidden();

  expect(await api.get('/api/auth/me')).toMatchObject({ user: { onboarded: true } });
  expect(await api.get(`/api/ngo/profile/tenant/${user.tenantId}`)).toMatchObject({
    profile: {
      mission: 'Safe water within one kilometre of every home in Kitui East.',
      foundedYear: 2009,
      sdgs: [6],
    },
  });
  const proposals = await api.proposals();
  expect(proposals).toEqual([expect.objectContaining({ status: 'draft', requestedAmount: 50_000 })]);
  expect(proposals[0]?.title).toMatch(/^Sample: /);
  // Ten points for the award and ten for the proposal, which arrive by event.
  await expect.poll(async () => (await api.get<{ points: number }>('/api/impact/summary')).points).toBe(20);
});

test('one press is one step, also if the phone number is left empty', { tag: '@long' }, async ({ page }) => {
  await signedInPage(page, newAccount(), { onboarded: false });
  const wizard = new OnboardingWizard(page);
  await page.goto('/dashboard');
  await wizard.button('Next').click();
  await wizard.field('Mission').fill('Safe water within one kilometre of every home.');
  await wizard.button('Next').click();
  await wizard.isAt(3, 6);
  await wizard.button('Next').click();
  await wizard.isAt(4, 6);
  await expect(wizard.dialog.getByText('Coming Soon')).toBeVisible();
  await wizard.button('Previous').click();
  await wizard.isAt(3, 6);
  await wizard.tabTo(wizard.button('Next'));
  await page.keyboard.press('Enter');
  await wizard.isAt(4, 6);
});

test.describe('on a phone, without WhatsApp', () => {
  test.use({ viewport: { width: 375, height: 667 }, colorScheme: 'dark' });

  test('five steps can be closed, reloaded and finished elsewhere: nothing is lost and nothing comes back', {
    tag: '@long',
  }, async ({ page, browser, baseURL }) => {
    await page.route('**/api/auth/whatsapp-status', (route) => route.fulfill({ json: { available: false } }));
    const { account } = await signedInPage(page, newAccount(), { onboarded: false });
    const wizard = new OnboardingWizard(page);
    await page.goto('/dashboard');
    await wizard.isAt(1, 5);
    await wizard.looksRight();
    // The page behind does not scroll.
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
    await wizard.button('Next').click();
    await wizard.button('Next').click();
    await expect(wizard.dialog.getByRole('alert')).toContainText('Mission statement is required');
    await wizard.field('Mission').fill('Water for every sch');
    await page.setViewportSize({ width: 320, height: 568 });
    await wizard.looksRight();
    await page.setViewportSize({ width: 375, height: 667 });

    await wizard.button('Close').click();
    await expect(wizard.dialog).toBeHidden();
    await page.reload();
    await wizard.isAt(2, 5);
    await expect(wizard.field('Mission')).toHaveValue('Water for every sch');
    await wizard.button('Next').click();
    await wizard.isAt(3, 5);
    await expect(wizard.dialog.getByText('Coming Soon')).toBeVisible();
    await wizard.looksRight();
    await wizard.button('Next').click();
    await wizard.isAt(4, 5);
    await wizard.looksRight();
    await wizard.button('Next').click();
    await wizard.isAt(5, 5);
    await wizard.looksRight();
    const reloaded = page.waitForEvent('load');
    await wizard.button('Complete Setup').click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(wizard.dialog).toBeHidden();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('onboarding');

    const elsewhere = await browser.newPage({ baseURL });
    await elsewhere.goto('/login');
    await elsewhere.getByLabel('Email', { exact: true }).fill(account.email);
    await elsewhere.getByLabel('Password', { exact: true }).fill(account.password);
    await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(elsewhere).toHaveURL('/dashboard');
    await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(elsewhere.getByRole('dialog')).toBeHidden();
    await elsewhere.close();
  });
});
