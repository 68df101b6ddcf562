import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Application } from '@harambee/domain/schemas';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { signedInPage } from '../support/accounts.ts';
import { findings } from '../support/checks/axe.ts';
import { staysInside } from '../support/checks/stays-inside.ts';
import { lakesText } from '../support/lakes-call.ts';
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

/** Presses a button or follows a link by the keyboard. */
async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await target.focus();
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

const answersFor = ['Everybody drinks.', 'Fees pay for repairs.', 'Drought, and how we meet it.'];
const questionTitles = [
  'What will change, and for whom?',
  'How will the work continue after the grant?',
  'Which risks do you see?',
];

test('by keys alone, with the network off after the import: from a pasted call to all answers copied', {
  tag: '@long',
}, async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { api } = await signedInPage(page);

  await test.step('the call is pasted, read and saved, and an application started from it', async () => {
    await page.goto('/calls/new');
    await page.getByLabel('Paste what the funder published').focus();
    await page.keyboard.insertText(lakesText);
    await page.keyboard.press('ControlOrMeta+Enter');
    await press(page, /^Accept the .*sure/);
    const open = page.getByRole('button', { name: /^Accept: / });
    for (let left = await open.count(); left > 0; left -= 1) {
      await expect(open.first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(open).toHaveCount(left - 1);
    }
    await page.keyboard.press('ControlOrMeta+Enter');
    const name = page.getByLabel('Name of the call');
    await name.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Clean water small grants');
    await page.keyboard.press('ControlOrMeta+Enter');
    await press(page, 'Clean water small grants', 'link');
    await press(page, 'Start an application', 'link');
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Clean water small grants');
    await press(page, 'Save as draft');
    await expect(page).toHaveURL(/tab=answers/);
    await expect(page.getByRole('heading', { name: /^1\. What will change/ })).toBeVisible();
  });

  await test.step('the pages that are needed have been open once, as on any other day', async () => {
    // Without the service worker, which other specs have, code comes from the network.
    await press(page, 'Write the answer');
    await expect(page.getByRole('textbox', { name: /^Text of/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('toolbar')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
  });

  await test.step('each question is answered', async () => {
    const items = page.getByRole('navigation', { name: 'Questions' }).getByRole('button');
    await expect(items).toHaveCount(questionTitles.length);
    for (const [place, title] of questionTitles.entries()) {
      await items.nth(0).focus();
      for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: `${place + 1}. ${title}` })).toBeFocused();
      await press(page, 'Write the answer');
      await expect(page.getByRole('textbox', { name: `Text of ${title}` })).toBeFocused();
      await page.keyboard.type(answersFor[place] ?? '');
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(page.getByRole('region', { name: 'Answer' })).toContainText(answersFor[place] ?? '');
    }
    await look(page, 'answers-1440');
  });

  await test.step('and copied beside the portal, one after the other', async () => {
    await press(page, 'Work beside the portal', 'link');
    await expect(page.getByText('0 of 3 copied')).toBeVisible();
    await page.getByRole('button', { name: 'Copy' }).focus();
    for (const [place, answer] of answersFor.entries()) {
      await expect(page.getByRole('button', { name: 'Copy' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Tick off and go on' })).toBeFocused();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(answer);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${place + 1} of 3 copied`)).toBeVisible();
    }
    await look(page, 'portal-1440');
  });

  await test.step('online again, everything arrives', async () => {
    await context.setOffline(false);
    const [{ id = '' } = {}] = await api.proposals();
    const application = async () =>
      (await api.get<{ application: Application }>(`/api/proposals/${id}/application`)).application;
    await expect
      .poll(async () => (await application()).answers.map(({ isTicked }) => isTicked), { timeout: 30_000 })
      .toEqual([true, true, true]);
    const { answers } = await application();
    expect(answers.map(({ text }) => text)).toEqual(
      answersFor.map((text) => [{ kind: 'paragraph', content: [{ text }] }]),
    );
  });

  await test.step('the Word file has them in the funder’s order', async () => {
    await page.locator('#main').getByRole('link', { name: 'Answers', exact: true }).click();
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Answers as Word' }).click();
    const stream = await (await download).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const words = wordsOf(Buffer.concat(chunks));
    const places = questionTitles.flatMap((title, place) => [
      words.indexOf(title),
      words.indexOf(answersFor[place] ?? ''),
    ]);
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });
});

/** The words of a Word file in reading order. */
function wordsOf(docx: Uint8Array): string {
  const document = unzipSync(docx)['word/document.xml'];
  return new TextDecoder()
    .decode(document)
    .replaceAll(/<\/w:p>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&');
}

test('on a phone and in a window of 320 pixels: an answer is written, a reload in the middle loses nothing', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const { api } = await signedInPage(page);
  const callId = await api.createCall();
  const id = await api.createProposal({ callId, title: 'Taps for Lodwar' });
  await page.goto(`/proposals/${id}?tab=answers`);
  await expect(page.getByRole('navigation', { name: 'Questions' })).toBeVisible();
  await look(page, 'answers-list-375');
  await page.getByRole('button', { name: /^1\. What changes for whom/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: '1. What changes for whom?' })).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Questions' })).toBeHidden();
  await look(page, 'answer-375');
  await page.getByRole('button', { name: 'Write the answer' }).click();
  const words = page.getByRole('textbox', { name: 'Text of What changes for whom?' });
  await expect(words).toBeFocused();
  await page.route('**/answers/**', (route) => route.abort());
  await page.keyboard.type('Half a sentence');
  await look(page, 'answer-writing-375');
  await page.reload();
  await expect(words).toContainText('Half a sentence');
  await page.unroute('**/answers/**');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('Half a sentence');
  await page.getByRole('button', { name: 'All questions' }).click();
  await expect(page.getByRole('button', { name: /^1\. What changes for whom/ })).toBeFocused();

  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/proposals/${id}?tab=answers&view=portal`);
  await expect(page.getByRole('heading', { level: 2, name: '1. What changes for whom?' })).toBeVisible();
  await look(page, 'portal-320');
  await page.getByRole('checkbox', { name: 'It is in the portal' }).check();
  await expect(page.getByText('1 of 2 copied')).toBeVisible();
});
