import type { BrowserContext, Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import { look } from '../support/checks/look.ts';
import { proveAddress } from '../support/mail.ts';
import { fullProfile } from '../support/profiles/full-profile.ts';
import { expect, test } from '../support/test.ts';

// What keeps the test's sign-in in each document may not do so in the card.
test.use({
  expectedErrors: [/'localStorage' property from 'Window': (?:The document is sandboxed|Access is denied)/],
});

/** The page as the gateway sends it. axe is a script, too, so they are not switched off, but none arrives. */
const withoutScripts = (context: BrowserContext) => context.route(/\.js(\?|$)/, (route) => route.abort());

async function lookAtBothWidths(page: Page, name: string) {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await look(page, `${name}-${width}`);
  }
}

test('axe finds nothing serious in a full profile and its card, light and dark, wide and narrow', {
  tag: '@long',
}, async ({ page, context }) => {
  test.setTimeout(180_000);
  const { id } = await fullProfile(page);
  await withoutScripts(context);
  const words = page.locator('#server-page');
  // The profiles service hears of the proved address a moment later.
  await expect(async () => {
    await page.goto(`/public/profile/${id}`);
    await expect(words.getByText('Verified: a person who manages this profile')).toBeVisible({
      timeout: 1_000,
    });
  }).toPass({ timeout: 30_000 });
  await expect(words.getByText('Forty wells for Kitui')).toBeVisible();
  for (const picture of await words.getByRole('img').all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
  await lookAtBothWidths(page, 'public-page');
  // axe cannot run in the sandbox of the card, so its HTML is shown without it.
  const card = await page.request.get(`/embed/profile/${id}`);
  await page.goto('about:blank');
  await page.setContent(await card.text());
  await expect(page.getByRole('link', { name: /on Harambee/ })).toBeVisible();
  await lookAtBothWidths(page, 'card');
});

test('axe finds nothing serious in a profile with hardly anything in it', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const { api } = await signedInPage(page);
  const { id } = await api.createProfile({
    ...{ description: '', registrationNumber: '', taxExemptStatus: '', annualBudgetRange: '', sdgs: [1] },
    hiddenContactFields: ['website', 'contactEmail', 'contactPhone', 'linkedinUrl', 'twitterHandle'],
  });
  await withoutScripts(context);
  await page.goto(`/public/profile/${id}`);
  await expect(page.locator('#server-page').getByRole('heading', { level: 1 })).toBeVisible();
  await lookAtBothWidths(page, 'bare-page');
});

const longNames = [
  'The Northern Rangelands Community Water and Sanitation Development Association',
  'Jumuiya ya Kijamii ya Maji Safi na Usafi wa Mazingira kwa Wote Kitui Mashariki',
  'Association pour le développement de l’eau potable et de l’assainissement des communautés rurales du Nord-Kivu',
  'Fundación para el Desarrollo Comunitario del Agua Potable y Saneamiento de la Región Andina',
  'Associação para o Desenvolvimento Comunitário da Água Potável e Saneamento de Moçambique',
];

test('the card fits the frame of its code, however long the name', { tag: '@long' }, async ({ page }) => {
  const { account, api } = await signedInPage(page);
  await proveAddress(page.request, account.email);
  const { id, revision } = await api.createProfile();
  for (const [place, name] of longNames.entries()) {
    await api.put(`/api/ngo/profile/${id}`, { name }, revision + place);
    await page.setViewportSize({ width: 480, height: 332 });
    await page.goto(`/embed/profile/${id}`);
    await expect(page.getByRole('link', { name: `See ${name} on Harambee` })).toBeVisible();
    await expect(page.getByText('Verified: a person')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight), name).toBe(332);
  }
});
