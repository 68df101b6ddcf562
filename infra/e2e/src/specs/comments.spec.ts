import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CommentThread } from '@harambee/domain/schemas';
import type { Page } from '@playwright/test';
import { colleagueOf, signedInPage } from '../support/accounts.ts';
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
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`) });
  }
}

const threadsOf = async (api: Api, id: string) =>
  (await api.get<{ threads: CommentThread[] }>(`/api/proposals/${id}/comments`)).threads;

async function written(page: Page) {
  const session = await signedInPage(page);
  await session.api.createProfile();
  const id = await session.api.createProposal({ title: 'Safe water, discussed', generate: true });
  await session.api.waitForStatus(id, 'completed');
  const text = `/proposals/${id}?tab=generated`;
  return { ...session, session, id, text };
}

const words = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label });
const thread = (page: Page, name: string | RegExp) => page.getByRole('article', { name });

test('by keys alone: words are chosen, commented on, answered and settled, and other words suggested and accepted', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  const { api, id, text } = await written(page);
  await page.goto(text);
  const ask = page.getByRole('button', { name: 'Comment on Team' });

  await test.step('a comment: from the section to its words, and to what is said of them', async () => {
    await ask.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: /^Choose words of Team/ })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await look(page, 'comments-choosing-1440');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Comment', exact: true })).toBeFocused();
    await page.keyboard.type('Who is that?');
    await page.keyboard.press('Control+Enter');
    await expect(thread(page, /^Comment by Mwikali Mutua on “/)).toBeFocused();
    const [made] = await threadsOf(api, id);
    expect(made?.anchor?.quote.split(' ')).toHaveLength(3);
  });

  await test.step('from the thread to its words, and back', async () => {
    await page.keyboard.press('Escape');
    const button = words(page, /^Comment by Mwikali Mutua on “/);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(thread(page, /^Comment by Mwikali Mutua/)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.getByRole('textbox', { name: 'Reply' }).focus();
    await page.keyboard.type('The engineer.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('The engineer.', { exact: true })).toBeVisible();
    await look(page, 'comments-open-1440');
  });

  await test.step('the words are edited: the comment stays with what is left of them', async () => {
    await page.getByRole('button', { name: 'Edit text of Team' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Text of Team' })).toBeFocused();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Shift+Control+ArrowRight');
    await page.keyboard.press('Control+Alt+m');
    await expect(page.getByRole('textbox', { name: 'Comment', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(thread(page, 'New comment')).toBeHidden();
    await page.getByRole('textbox', { name: 'Text of Team' }).focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('To begin with: ');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Edit text of Team' })).toBeFocused();
    await expect
      .poll(async () => (await threadsOf(api, id))[0]?.anchor)
      .toMatchObject({ start: 'To begin with: '.length, state: 'here' });
  });

  await test.step('other words for the same ones, in the editor, accepted there', async () => {
    await page.getByRole('button', { name: 'Comment on Sustainability' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: /^Choose words of Sustainability/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const other = page.getByRole('textbox', { name: 'Your words' });
    await expect(other).toBeFocused();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('In the end, ');
    await page.keyboard.press('Control+Enter');
    await expect(thread(page, /^Suggestion by Mwikali Mutua/)).toBeFocused();
    await look(page, 'comments-suggestion-1440');
    await page.getByRole('button', { name: 'Accept', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: /^Sustainability/ })).toContainText('In the end, ');
  });

  await test.step('settled, the focus goes on', async () => {
    await words(page, /^Comment by Mwikali Mutua on “/).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Resolve' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Resolved (2)')).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
  });
});

test('two browsers: a mention arrives within two seconds and is answered; on a phone in a drawer', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  test.slow();
  const { session, id, text } = await written(page);
  const colleague = await colleagueOf(page, browser, baseURL, session);
  await page.goto(text);
  await page.getByRole('button', { name: 'Comments', exact: true }).click();
  await expect(page.getByText('No comments yet')).toBeVisible();

  const theirs = colleague.page;
  await theirs.goto(text);
  await theirs.getByRole('button', { name: 'Comment on Budget' }).click();
  await expect(theirs.getByRole('group', { name: /^Choose words of Budget/ })).toBeFocused();
  await theirs.keyboard.press('Enter');
  await theirs.getByRole('textbox', { name: 'Comment', exact: true }).fill('Please look, @Mwi');
  await theirs.keyboard.press('End');
  await theirs.getByRole('option', { name: 'Mwikali Mutua' }).click();
  await theirs.keyboard.press('Control+Enter');
  await expect(thread(theirs, /^Comment by Otieno Okoth/)).toBeFocused();
  const arrived = thread(page, /^Comment by Otieno Okoth/);
  await expect(arrived).toBeVisible({ timeout: 2_000 });
  await expect(arrived.getByText('New')).toBeVisible();

  await page.setViewportSize({ width: 375, height: 812 });
  await page.reload();
  const button = words(page, /^Comment by Otieno Okoth on “.*, new$/);
  await button.click();
  const drawer = page.getByRole('dialog', { name: 'Comments' });
  await expect(drawer.getByRole('article', { name: /^Comment by Otieno Okoth/ })).toBeFocused();
  await look(page, 'comments-drawer-375');
  await drawer.getByRole('textbox', { name: 'Reply' }).fill('I have.');
  await drawer.getByRole('button', { name: 'Reply' }).click();
  await expect(theirs.getByText('I have.', { exact: true })).toBeVisible({ timeout: 2_000 });
  await drawer.getByRole('button', { name: 'Show the words' }).click();
  await expect(button).toBeFocused();
  await page.setViewportSize({ width: 320, height: 700 });
  await look(page, 'comments-320');
  expect((await threadsOf(colleague.api, id))[0]?.comments).toHaveLength(2);
  await colleague.close();
});

test('without a network a comment waits on this device and arrives once', {
  tag: '@long',
}, async ({ page, context }) => {
  test.slow();
  const { api, id, text } = await written(page);
  await page.goto(text);
  // Its code is fetched with the first press.
  await page.getByRole('button', { name: 'Comments', exact: true }).click();
  await expect(page.getByText('No comments yet')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Comment on the whole proposal' }).click();
  await page.getByRole('textbox', { name: 'Comment on The whole proposal' }).fill('Written on the bus.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('waits on this device')).toBeVisible();
  await look(page, 'comments-offline-1440');
  expect(await threadsOf(api, id).catch(() => [])).toEqual([]);
  await context.setOffline(false);
  await expect.poll(async () => (await threadsOf(api, id)).length).toBe(1);
  await expect(page.getByText('waits on this device')).toBeHidden();
  await expect(thread(page, 'Comment by Mwikali Mutua on The whole proposal')).toBeVisible();
});
