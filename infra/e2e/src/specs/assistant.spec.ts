import type { Page } from '@playwright/test';
import { Assistant } from '../pages/assistant.ts';
import { newAccount, register, signedInPage } from '../support/accounts.ts';
import type { Api } from '../support/api.ts';
import { staysInside } from '../support/checks/stays-inside.ts';
import { expect, test } from '../support/test.ts';
import { waterProject } from '../support/water-project.ts';

const apology = 'Sorry, I had trouble responding. Please try again.';

/** The service learns from events, a moment after the write. */
async function knows(api: Api, words: string): Promise<void> {
  const question = { message: 'how many proposals do we have?', history: [] };
  await expect
    .poll(async () => (await api.post<{ reply: string }>('/api/chat/respond', question)).reply)
    .toContain(words);
}

async function withAssistant(page: Page): Promise<Assistant> {
  await page.goto('/dashboard');
  const assistant = new Assistant(page);
  await assistant.open();
  return assistant;
}

test('ask, confirm, and the page opens after 600 ms; the panel stays beside it', async ({ page }) => {
  const { api, account } = await signedInPage(page);
  await api.createProposal();
  await knows(api, 'You have **1 proposal**');
  const assistant = await withAssistant(page);
  await expect(assistant.panel.getByText(`Karibu, ${account.firstName}!`)).toBeVisible();
  await expect(assistant.panel.getByText('Active', { exact: true })).toBeVisible();
  expect((await assistant.panel.boundingBox())?.width).toBe(384);
  await assistant.ask('What is due next?');
  await expect(assistant.log.getByText(waterProject.title).first()).toBeVisible();
  await expect(assistant.log.getByText(/February 26, 2027/)).toBeVisible();
  // An answer only offers its pages; Rafiki asks where the person asked to go.
  await expect(assistant.field).toBeFocused();
  await assistant.ask('take me to settings');
  await expect(assistant.field).toBeDisabled();
  const before = Date.now();
  await assistant.button('Confirm').click();
  await expect(assistant.log.getByText('Great! Taking you there now.')).toBeVisible();
  await expect(page).toHaveURL('/settings');
  expect(Date.now() - before).toBeGreaterThanOrEqual(600);
  await expect(assistant.field).toBeEnabled();
});

test('Cancel leads nowhere, Clear conversation empties everything', { tag: '@long' }, async ({ page }) => {
  await signedInPage(page);
  const assistant = await withAssistant(page);
  await assistant.ask('take me to settings');
  await expect(assistant.button('Confirm')).toBeFocused();
  await assistant.button('Cancel').click();
  await expect(
    assistant.log.getByText('No problem! Is there anything else I can help you with?'),
  ).toBeVisible();
  await expect(assistant.field).toBeFocused();
  await expect(page).toHaveURL('/dashboard');
  await assistant.ask('take me to settings');
  await expect(assistant.button('Confirm')).toBeVisible();
  await assistant.button('Clear conversation').click();
  await expect(assistant.log).toBeEmpty();
  await expect(assistant.button('Confirm')).toHaveCount(0);
  await expect(assistant.panel.getByText(/^Karibu/)).toBeVisible();
});

test('a failure is reported, the text is kept, and the next try works', { tag: '@long' }, async ({
  page,
}) => {
  await signedInPage(page);
  const assistant = await withAssistant(page);
  await page.route('**/api/chat/respond', (route) => route.fulfill({ status: 400, json: { error: 'no' } }));
  await assistant.ask('how many proposals do we have?');
  await expect(assistant.log.getByText(apology)).toBeVisible();
  await expect(assistant.field).toHaveValue('how many proposals do we have?');
  await page.unroute('**/api/chat/respond');
  await assistant.field.press('Enter');
  await expect(assistant.log.getByText(/You have no proposals yet/)).toBeVisible();
});

test('it says that it is thinking, and shows a reply as it arrives in pieces', { tag: '@long' }, async ({
  page,
}) => {
  await signedInPage(page);
  const assistant = await withAssistant(page);
  let answer = () => {};
  await page.route('**/api/chat/respond', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    const reply = { reply: 'From **pieces**.', actions: [], answeredBy: 'model' };
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `event: text\ndata: {"text":"From"}\n\nevent: answer\ndata: ${JSON.stringify(reply)}\n\n`,
    });
  });
  await assistant.ask('hello');
  await expect(assistant.panel.getByText('Thinking...')).toBeVisible();
  await expect(assistant.field).toBeFocused();
  answer();
  await expect(assistant.log.getByText('From pieces.')).toBeVisible();
  await expect(assistant.panel.getByText('Thinking...')).toHaveCount(0);
});

test('the panel and the conversation survive a reload; signing out removes them', { tag: '@long' }, async ({
  page,
}) => {
  await signedInPage(page);
  const assistant = await withAssistant(page);
  await assistant.ask('thank you');
  await expect(assistant.log.getByText(/^Karibu! I am glad/)).toBeVisible();
  await page.reload();
  await expect(assistant.log.getByText(/^Karibu! I am glad/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('rafiki-open'))).toBe('true');
  await page.getByRole('button', { name: 'Close assistant' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(assistant.panel).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).toContain('assistant-conversation');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('assistant');
});

test('by keyboard alone', { tag: '@long' }, async ({ page }) => {
  await signedInPage(page);
  await page.goto('/dashboard');
  const assistant = new Assistant(page);
  await page.getByRole('button', { name: 'Rafiki, the assistant' }).focus();
  await page.keyboard.press('Enter');
  await expect(assistant.panel.getByRole('heading', { name: 'Rafiki' })).toBeFocused();
  await expect(assistant.button('Clear conversation')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(assistant.field).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.type('take me to');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('my settings');
  await expect(assistant.field).toHaveValue('take me to\nmy settings');
  await page.keyboard.press('Enter');
  await expect(assistant.button('Confirm')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(assistant.field).toBeFocused();
  await page.keyboard.type('settings');
  await page.keyboard.press('Enter');
  await expect(assistant.button('Confirm')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings');
});

test.describe('on a phone', () => {
  for (const width of [375, 320]) {
    test(`at ${width} px it covers the page, fits, and closes for the page it leads to`, {
      tag: width === 320 ? [] : ['@long'],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await signedInPage(page);
      const assistant = await withAssistant(page);
      await expect(assistant.field).toBeInViewport();
      expect((await assistant.panel.boundingBox())?.width).toBe(width);
      await assistant.ask('what does the status under review mean, and what can I do while it is?');
      await expect(assistant.log.getByText(/the funder is reading/)).toBeVisible();
      await staysInside(page);
      await assistant.ask('take me to settings');
      await expect(assistant.button('Confirm')).toBeVisible();
      await staysInside(page);
      for (const name of ['Confirm', 'Cancel', 'Send', 'Close assistant', 'Clear conversation']) {
        const box = await assistant.button(name).boundingBox();
        expect({ name, isLarge: (box?.height ?? 0) >= 44 }).toEqual({ name, isLarge: true });
      }
      await assistant.button('Confirm').click();
      await expect(page).toHaveURL('/settings');
      await expect(assistant.panel).toHaveCount(0);
    });
  }
});

test('it shows nothing of another organization, and a title cannot act as markup', { tag: '@long' }, async ({
  page,
  playwright,
  baseURL,
}) => {
  const { api } = await signedInPage(page);
  const other = await playwright.request.newContext({ baseURL });
  const stranger = await register(other, newAccount());
  const theirs = await stranger.api.createProposal({ title: 'Canary wells', grantId: 'CANARY' });
  await knows(stranger.api, '**1 proposal**');
  const title = '![x](https://evil.example/p.png) [here](javascript:alert(1)) <img src=x onerror=alert(1)>';
  await api.createProposal({ title });
  await knows(api, '**1 proposal**');
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && /^http/.test(request.url())) foreign.push(request.url());
  });
  const assistant = await withAssistant(page);
  await assistant.ask('What is due next?');
  await expect(assistant.log.getByText(title)).toBeVisible();
  await expect(assistant.log.locator('img, a[href^="javascript"], a[href*="evil"]')).toHaveCount(0);
  for (const question of ['status of canary wells', `open /proposals/${theirs}`, 'list all proposals']) {
    await assistant.ask(question);
    await expect(assistant.panel.getByText('Thinking...')).toHaveCount(0);
    await expect(assistant.log).not.toContainText('Canary wells');
    const cancel = assistant.button('Cancel');
    if (await cancel.isVisible()) await cancel.click();
  }
  expect(foreign).toEqual([]);
});
