import { guestLinkOver } from '@harambee/domain';
import type { CommentThread } from '@harambee/domain/schemas';
import type { Browser, Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import { findings } from '../support/checks/axe.ts';
import { staysInside } from '../support/checks/stays-inside.ts';
import { colleagueOf } from '../support/colleague.ts';
import { comeIn, invitedGuest, strangersPage } from '../support/guests.ts';
import { letterTo } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';

// The list of what to show, as one team lives it. What each part does by itself is in its own spec.

const phone = { width: 375, height: 812 };
const signOff = (page: Page) => page.getByRole('region', { name: 'Sign-off' });
const thread = (page: Page, name: RegExp) => page.getByRole('article', { name });
const section = (page: Page, name: RegExp) => page.getByRole('region', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** An owner with a written proposal, a colleague, and a guest on a phone who may sign. */
async function aTeam(page: Page, browser: Browser, baseURL: string | undefined) {
  const session = await signedInPage(page);
  const { api, account } = session;
  await api.createProfile();
  const id = await api.createProposal({ title: 'Safe water, by a team', generate: true });
  await api.waitForStatus(id, 'completed');
  const colleague = await colleagueOf(page, browser, baseURL, session);
  const email = `neema.${id.slice(0, 8)}@example.org`;
  const { link } = await invitedGuest(api, id, email);
  const guest = await strangersPage(browser, baseURL, phone);
  await comeIn(guest, link, email);
  await expect(title(guest)).toHaveText('Safe water, by a team');
  const threads = async () =>
    (await api.get<{ threads: CommentThread[] }>(`/api/proposals/${id}/comments`)).threads;
  const close = async () => {
    await guest.context().close();
    await colleague.close();
  };
  return {
    api,
    account,
    id,
    text: `/proposals/${id}?tab=generated`,
    colleague,
    guest,
    link,
    email,
    threads,
    close,
  };
}

/** The same words of the guest’s page and of pages with an account. */
async function agree(page: Page): Promise<void> {
  const button = signOff(page).getByRole('button', { name: /^Agree with [0-9a-f]{4} [0-9a-f]{4}$/ });
  await expect(button).toBeEnabled();
  await button.press('Enter');
  const asked = page.getByRole('alertdialog', { name: 'Agree with this text?' });
  await asked.getByRole('button', { name: 'Agree' }).press('Enter');
  await expect(asked).toBeHidden();
}

async function agreeAsGuest(guest: Page): Promise<void> {
  await guest.getByRole('checkbox', { name: /^I have read the text and the budget/ }).check();
  await guest.getByRole('button', { name: 'Sign off' }).press('Enter');
  await expect(guest.getByText(/^You agreed on /)).toBeVisible();
}

test('two browsers and a guest: mention, mail, a suggestion accepted, sign-offs, an edit that voids them, submission', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  test.slow();
  const { api, account, id, text, colleague, guest, close } = await aTeam(page, browser, baseURL);
  const theirs = colleague.page;
  await page.goto(text);
  await theirs.goto(text);

  await test.step('a colleague mentions the owner: it shows within two seconds, and a mail comes', async () => {
    await page.getByRole('button', { name: 'Comments', exact: true }).click();
    await theirs.getByRole('button', { name: 'Comment on Budget' }).click();
    // Its code is fetched with the first press.
    await expect(theirs.getByRole('group', { name: /^Choose words of Budget/ })).toBeFocused();
    await theirs.keyboard.press('Enter');
    await theirs
      .getByRole('textbox', { name: 'Comment', exact: true })
      .fill('Is this the price of 2027, @Mwi');
    await theirs.keyboard.press('End');
    await theirs.getByRole('option', { name: 'Mwikali Mutua' }).click();
    await theirs.keyboard.press('Control+Enter');
    await expect(thread(theirs, /^Comment by Otieno Okoth/)).toBeVisible();
    await expect(thread(page, /^Comment by Otieno Okoth/)).toBeVisible({ timeout: 2_000 });
    const letter = await letterTo(account.email, /Otieno Okoth mentions you/);
    expect(letter.text).toContain('Is this the price of 2027');
    expect(await findings(page)).toEqual([]);
  });

  await test.step('the colleague suggests other words, and the owner accepts them; the guest reads them', async () => {
    await theirs.getByRole('button', { name: 'Comment on Sustainability' }).focus();
    await theirs.keyboard.press('Enter');
    await expect(theirs.getByRole('group', { name: /^Choose words of Sustainability/ })).toBeFocused();
    await theirs.keyboard.press('Tab');
    await theirs.keyboard.press('Tab');
    await theirs.keyboard.press('Enter');
    await expect(theirs.getByRole('textbox', { name: 'Your words' })).toBeFocused();
    await theirs.keyboard.press('Control+Home');
    await theirs.keyboard.type('From the first day, ');
    await theirs.keyboard.press('Control+Enter');
    await expect(thread(theirs, /^Suggestion by Otieno Okoth/)).toBeVisible();
    const suggestion = thread(page, /^Suggestion by Otieno Okoth/);
    await expect(suggestion).toBeVisible({ timeout: 2_000 });
    await suggestion.click();
    await page.getByRole('button', { name: 'Accept', exact: true }).press('Enter');
    for (const one of [page, theirs])
      await expect(section(one, /^Sustainability/)).toContainText('From the first day, ');
    await expect(guest.getByText(/From the first day, /).first()).toBeVisible();
  });

  await test.step('the colleague and the guest are asked, and agree', async () => {
    await signOff(page).getByRole('button', { name: 'Choose who must agree' }).click();
    const dialog = page.getByRole('dialog', { name: 'Who must agree?' });
    for (const name of [/Otieno Okoth/, /Neema Mushi/]) {
      await expect(dialog.getByRole('checkbox', { name })).toBeVisible();
      await dialog.getByRole('checkbox', { name }).check();
    }
    await expect(async () => {
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await agree(theirs);
    await agreeAsGuest(guest);
    await staysInside(guest);
    expect(await findings(guest)).toEqual([]);
    await expect(signOff(page).getByText('Agreed')).toHaveCount(2);
  });

  await test.step('an edit voids both, and says which words', async () => {
    await page.getByRole('button', { name: 'Edit text of Methodology' }).click();
    await expect(page.getByRole('textbox', { name: /^Text of / })).toBeFocused();
    await page.keyboard.type('Nine boreholes. ');
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(signOff(theirs)).toContainText('Text changed since');
    await expect(signOff(theirs).locator('ins')).toContainText('Nine boreholes.');
    await expect(guest.getByText('The text has changed since you agreed')).toBeVisible();
    await expect(guest.locator('ins').first()).toContainText('Nine boreholes.');
    await staysInside(guest);
    expect(await findings(guest)).toEqual([]);
    expect(await findings(theirs)).toEqual([]);
  });

  await test.step('both agree again, and the submission asks for no reason', async () => {
    await agree(theirs);
    await agreeAsGuest(guest);
    await expect(signOff(page).getByText('Agreed')).toHaveCount(2);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const submit = page.getByRole('alertdialog', { name: 'Submit this proposal?' });
    await expect(submit).not.toContainText('sign-off is missing');
    await submit.getByRole('button', { name: /^Submit/ }).click();
    await expect(submit).toBeHidden();
    await expect.poll(async () => (await api.proposal(id)).status).toBe('submitted');
    await page.getByRole('tab', { name: 'History' }).click();
    for (const words of [/Neema Mushi/, /Otieno Okoth/])
      await expect(page.getByRole('tabpanel').getByText(words).first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
  await close();
});

test('a guest link that was forwarded: its end closes the open page, and it opens nowhere afterwards', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  test.slow();
  const { api, id, guest, close } = await aTeam(page, browser, baseURL);
  const email = `short.${id.slice(0, 8)}@example.org`;
  const until = new Date(Date.now() + 25_000).toISOString();
  const { link } = await api.post<{ link: string }>('/api/auth/guests', {
    ...{ proposalId: id, name: 'Salim Short', email, may: 'read', until },
  });
  const forwarded = await strangersPage(browser, baseURL);
  await forwarded.goto(link);
  await expect(forwarded.getByRole('button', { name: 'Email me the code' })).toBeVisible();
  await expect(forwarded.locator('body')).not.toContainText(email);
  await expect(forwarded.locator('body')).not.toContainText('Safe water');
  const short = await strangersPage(browser, baseURL, phone);
  await comeIn(short, link, email);
  await expect(title(short)).toHaveText('Safe water, by a team');
  // Nobody does anything: the page notices by itself.
  await expect(title(short)).toHaveText('This link does not work', { timeout: 45_000 });
  await expect(short.getByText('Safe water')).toBeHidden();
  for (const one of [forwarded, short]) {
    await one.goto('/terms');
    await one.goto(link);
    await expect(title(one)).toHaveText('This link does not work');
    await expect(one.getByText(guestLinkOver)).toBeVisible();
    expect(await findings(one)).toEqual([]);
  }
  // The other guest of the same proposal is not touched by it.
  await expect(title(guest)).toHaveText('Safe water, by a team');
  await forwarded.context().close();
  await short.context().close();
  await close();
});

test('revoked while a guest writes: nothing more arrives, what was sent stays, with its name', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  test.slow();
  const { text, guest, threads, close } = await aTeam(page, browser, baseURL);
  const comment = async (words: string) => {
    await guest.getByRole('button', { name: 'Comment on the whole proposal' }).click();
    await guest.getByRole('textbox', { name: /^Comment on / }).fill(words);
    await guest.keyboard.press('Control+Enter');
  };
  await guest.getByRole('button', { name: 'Comments', exact: true }).click();
  await comment('Sent in time.');
  await expect.poll(async () => (await threads()).length).toBe(1);
  await staysInside(guest);
  expect(await findings(guest)).toEqual([]);

  await guest.getByRole('button', { name: 'Comment on the whole proposal' }).click();
  await guest.getByRole('textbox', { name: /^Comment on / }).fill('Too late.');
  await page.goto(text);
  const card = page.getByRole('region', { name: 'Guests' });
  await card.getByRole('button', { name: 'Revoke the link of Neema Mushi' }).click();
  await page.getByRole('button', { name: 'Revoke link' }).click();
  await expect(card).toContainText('One link that has ended');
  await guest.keyboard.press('Control+Enter');
  await expect(title(guest)).toHaveText('This link does not work');
  expect((await threads()).map(({ comments }) => comments[0]?.by.name)).toEqual(['Neema Mushi']);
  await page.goto(text);
  await page
    .getByRole('button', { name: /^(Comments|\d+ comments?)$/ })
    .first()
    .click();
  await expect(thread(page, /^Comment by Neema Mushi/)).toContainText('Sent in time.');
  await close();
});

test('the proposal of a team on a phone: comments, sign-offs, guests and history stay inside it, in both looks', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  test.slow();
  const { api, id, text, colleague, close } = await aTeam(page, browser, baseURL);
  await colleague.api.post(`/api/proposals/${id}/comments`, {
    ...{ id: crypto.randomUUID().replaceAll('-', ''), place: { kind: 'proposal' }, text: 'For everybody.' },
  });
  await page.setViewportSize(phone);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const tab of ['', '?tab=generated', '?tab=history']) {
      await page.goto(`/proposals/${id}${tab}`);
      await expect(title(page)).toBeVisible();
      await staysInside(page, `${tab} ${colorScheme}`);
      expect(await findings(page), `${tab} ${colorScheme}`).toEqual([]);
    }
  }
  await page.goto(text);
  await page
    .getByRole('button', { name: /^(Comments|\d+ comments?)$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Comments' }).getByText('For everybody.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Comments' })).toBeHidden();
  expect((await api.proposal(id)).status).toBe('completed');
  await close();
});
