import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BankAnswer, BankAnswerList } from '@harambee/domain/schemas';
import type { Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import type { Api } from '../support/api.ts';
import { findings } from '../support/checks/axe.ts';
import { staysInside } from '../support/checks/stays-inside.ts';
import { expect, test } from '../support/test.ts';

const folder = process.env.SHOTS;

/** In both looks: nothing serious is found, nothing lies beside the window, and with SHOTS there is a picture. */
async function look(page: Page, name: string): Promise<void> {
  await staysInside(page, name);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findings(page), `${name}, ${colorScheme}`).toEqual([]);
    if (!folder) continue;
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`), fullPage: true });
  }
}

const former = [
  [
    'Larkspur Hill Foundation',
    'What is the problem that your project will address?',
    'In Balambala 6 of 10 households fetch water from the open river. The county health office counted 2,140 cases of diarrhea in children under five in 2025.\n\nGirls miss four school days a month because they carry water.',
  ],
  [
    'European Solidarity Directorate',
    'Set out the main risks and mitigation measures.',
    'Dry boreholes are the likeliest setback: we pay the driller only for wells that give water.\n\n• Prices of pipes may rise, so we buy them in month 1\n• Floods cut the road in November; work stops then by plan',
  ],
  [
    'Halden Insurance Foundation',
    'How will you monitor progress and measure results?',
    'Committees note each day how many liters are drawn. Our officer collects the notebooks each month on a tablet and tests the water each quarter.',
  ],
  [
    'Tallow Bay Community Foundation',
    'Describe your board and how decisions are made.',
    'Nine members sit on the board, five of them women, elected for three years by the general meeting of 112. They meet six times a year.',
  ],
  [
    'Fondation des Quatre Vents',
    'Quels sont les principaux risques et comment les atténuerez-vous ?',
    'Un forage peut être sec : le foreur n’est payé que s’il trouve de l’eau.',
  ],
] as const;

async function fillBank(api: Api): Promise<void> {
  for (const [funder, question, text] of former) {
    const blocks = text.split('\n\n').map((part) => ({ kind: 'paragraph', content: [{ text: part }] }));
    await api.post<{ answer: BankAnswer }>('/api/proposals/answers', { funder, question, blocks });
  }
}
const inBank = async (api: Api) => (await api.get<BankAnswerList>('/api/proposals/answers')).answers;
const opened = (page: Page, question: string) => page.getByRole('article', { name: question });

test('by keys alone a former answer is found by its meaning, starred and copied; without a network, too', {
  tag: '@long',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { api } = await signedInPage(page);
  await page.goto('/answers');
  await expect(page.getByRole('heading', { name: 'Your first answer starts here' })).toBeVisible();
  await look(page, 'answers-empty-1440');
  await fillBank(api);
  await page.goto('/answers');
  await expect(page.getByRole('link', { name: former[0][1] })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('What could go wrong, and what would you do then?');
  const risks = page.getByRole('link', { name: former[1][1] });
  await expect(page.locator('[data-answer-link]').first()).toHaveText(former[1][1]);
  await expect(page.getByText(/^About Risks/).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(risks).toBeFocused();
  await page.keyboard.press('Enter');
  const sheet = opened(page, former[1][1]);
  await expect(sheet.getByRole('heading', { name: former[1][1] })).toBeFocused();
  await look(page, 'answers-found-1440');
  await sheet.getByRole('button', { name: 'Copy text' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Answer copied as plain text')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Dry boreholes');
  await sheet.getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Answer' })).toBeVisible();
  await look(page, 'answers-edit-1440');
  await page.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');

  await context.setOffline(true);
  await sheet.getByRole('button', { name: 'Star' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('button', { name: 'Starred' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('Who are your trustees, and how are they elected?');
  await expect(page.getByText('Searched in the answers on this device')).toBeVisible();
  await expect(page.locator('[data-answer-link]').first()).toHaveText(former[3][1]);
  await context.setOffline(false);
  await expect.poll(async () => (await inBank(api)).filter(({ isStarred }) => isStarred).length).toBe(1);
});

test('an answer is written, reviewed, deleted and brought back; on a phone it takes the place of the list', {
  tag: '@long',
}, async ({ page }) => {
  const { api } = await signedInPage(page);
  await fillBank(api);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/answers');
  await expect(page.getByRole('link', { name: former[0][1] })).toBeVisible();
  await look(page, 'answers-list-375');
  await page.getByRole('link', { name: 'New answer' }).click();
  await look(page, 'answers-new-375');
  await page.getByRole('textbox', { name: 'Question' }).fill('Why are you the right organization?');
  await page
    .getByRole('textbox', { name: 'Answer' })
    .fill('We live there.\n\n• Since 2011\n• In 84 villages');
  await page.getByLabel('Review on').fill('2020-01-31');
  await page.getByRole('button', { name: 'Save answer' }).click();
  const sheet = opened(page, 'Why are you the right organization?');
  await expect(sheet.getByText(/^Due for review since/)).toBeVisible();
  await look(page, 'answers-open-375');
  await sheet.getByRole('button', { name: 'It still holds' }).click();
  await expect(page.getByText('Reviewed for another year')).toBeVisible();
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Why are you the right organization?' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Why are you the right organization?' })).toBeVisible();
  expect((await inBank(api))[0]?.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'bullet', 'bullet']);
});
