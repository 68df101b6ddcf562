import type { Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import { findings } from '../support/checks/axe.ts';
import { staysInside } from '../support/checks/stays-inside.ts';
import { expect, test } from '../support/test.ts';

/** Clipboard content as Word writes it. */
const word = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>p.MsoNormal {margin:0cm}</style></head><body>
<!--StartFragment--><h2 style='color:#2F5496'>What Word brought<o:p></o:p></h2>
<p class=MsoNormal>A <b>bold</b> word.<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>First point</p>
<!--EndFragment--></body></html>`;

const words = (page: Page) => page.getByRole('textbox', { name: /^Text of / });
const done = (page: Page) => page.getByRole('button', { name: 'Done', exact: true }).click();
const editOf = (page: Page, title: string) => page.getByRole('button', { name: `Edit text of ${title}` });

async function paste(page: Page, html: string): Promise<void> {
  await words(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test('a section is edited in place by keyboard; numbers are linked, Word content is pasted, a reload loses nothing', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  const { api } = await signedInPage(page);
  await api.createProfile();
  const id = await api.createProposal({ title: 'Safe water, edited', generate: true });
  await api.waitForStatus(id, 'completed');
  await page.goto(`/proposals/${id}?tab=generated`);

  await test.step('write, and save by paragraph', async () => {
    await editOf(page, 'Executive Summary').click();
    await expect(words(page)).toBeFocused();
    await page.keyboard.type('Written by hand for 777 families. ');
    await expect(words(page).locator('[data-mark=unsourced]')).toHaveText('777');
    expect(await findings(page)).toEqual([]);
    await staysInside(page);
    await page.waitForResponse((answer) => answer.url().endsWith(`/${id}/text`) && answer.ok());
  });

  await test.step('two clicks link a number to a fact', async () => {
    await words(page).locator('[data-mark=unsourced]').click();
    const card = page.getByRole('dialog', { name: 'Link 777 to a fact' });
    await card
      .getByRole('button', { name: /beneficiaries/i })
      .first()
      .click();
    await expect(words(page).locator('[data-mark=unsourced]')).toHaveCount(0);
    await expect(words(page)).toContainText('Written by hand for 11,450');
    await done(page);
    await expect(editOf(page, 'Executive Summary')).toBeFocused();
    await expect(page.getByText(/Edited by/)).toBeVisible();
  });

  await test.step('from Word: a heading, a list and bold are real', async () => {
    await editOf(page, 'Team').click();
    await page.keyboard.press('Control+End');
    await paste(page, word);
    await expect(words(page).getByRole('heading', { name: 'What Word brought' })).toBeVisible();
    await expect(words(page).getByRole('listitem').filter({ hasText: 'First point' })).toBeVisible();
    await done(page);
    const team = page.getByRole('region', { name: /^Team/ });
    await expect(team.getByRole('heading', { name: 'What Word brought' })).toBeVisible();
    await expect(team.getByText('bold', { exact: true })).toBeVisible();
  });

  await test.step('a table is made and filled by the keyboard alone; it is left by arrows and by Escape', async () => {
    await editOf(page, 'Sustainability').click();
    await expect(words(page)).toBeFocused();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Alt+F10');
    const tool = page.getByRole('button', { name: 'Insert a table' });
    for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('ArrowRight');
    await expect(tool).toBeFocused();
    await page.keyboard.press('Enter');
    const cells = ['Village', 'Taps', 'Lodwar', '48', 'Kakuma', '31'];
    for (const cell of cells) {
      await page.keyboard.type(cell);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('Total');
    const table = words(page).getByRole('table', { name: 'Table: Village, Taps' });
    await expect(table.getByRole('row')).toHaveCount(4);
    await expect(table.locator('[data-mark=unsourced]')).toHaveText(['48', '31']);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+y');
    await expect(table).toContainText('Total');
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('After it. ');
    await expect(table).not.toContainText('After it.');
    await expect(words(page)).toContainText('After it.');
    await page.keyboard.press('Escape');
    await expect(editOf(page, 'Sustainability')).toBeFocused();
    const read = page.getByRole('table', { name: 'Table: Village, Taps' });
    await expect(read.getByRole('columnheader')).toHaveText(['Village', 'Taps']);
    await expect(read.getByRole('row')).toHaveCount(4);
  });

  await test.step('a number is made a fact of the profile', async () => {
    await editOf(page, 'Sustainability').click();
    await words(page).locator('td [data-mark=unsourced]').first().click();
    await page.getByRole('button', { name: 'Make it a fact' }).click();
    const dialog = page.getByRole('dialog', { name: 'Make 48 a fact' });
    await dialog.getByLabel('What it counts').fill('Taps in Lodwar');
    await dialog.getByLabel('Unit').fill('taps');
    await dialog.getByLabel('Source').fill('County water return');
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Make it a fact' }).click();
    await expect(words(page).locator('td [data-mark=unsourced]')).toHaveText(['31']);
    await done(page);
    await expect(editOf(page, 'Sustainability')).toBeFocused();
    await page.reload();
    const read = page.getByRole('table', { name: 'Table: Village, Taps' });
    await expect(read.getByRole('button', { name: '48' })).toBeVisible();
    await expect(read.getByText('needs:')).toHaveCount(0);
  });

  await test.step('a reload in the middle of a word loses nothing', async () => {
    await editOf(page, 'Methodology').click();
    await expect(page.getByRole('textbox', { name: 'Text of Methodology' })).toBeFocused();
    await page.route(`**/proposals/${id}/text`, (route) => route.abort());
    await page.keyboard.type('Half a sentence ');
    await page.reload();
    await page.unroute(`**/proposals/${id}/text`);
    await expect(page.getByText('Half a sentence').first()).toBeVisible();
  });

  await test.step('after a changed answer and a new text, the edit is kept and its fact updated', async () => {
    const before = (await api.proposal(id)).version;
    await page.goto(`/proposals/${id}?mode=edit`);
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByLabel('Number of beneficiaries').fill('12600');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect.poll(async () => (await api.proposal(id)).draftContent.beneficiaries).toBe(12_600);
    await api.post(`/api/proposals/${id}/generate`);
    await expect.poll(async () => (await api.proposal(id)).version, { timeout: 40_000 }).toBe(before + 1);
    await page.goto(`/proposals/${id}?tab=generated`);
    const summary = page.getByRole('region', { name: /^Executive Summary/ });
    await expect(summary).toContainText('Written by hand for 12,600');
    await expect(summary.getByText('Needs a look.')).toBeVisible();
    await summary.getByRole('button', { name: 'Looks right' }).click();
    await expect(summary.getByText('Needs a look.')).toBeHidden();
  });
});
