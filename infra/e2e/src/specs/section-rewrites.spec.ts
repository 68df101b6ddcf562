import { signedInPage } from '../support/accounts.ts';
import { findings } from '../support/checks/axe.ts';
import { expect, test } from '../support/test.ts';

test('a section is written again by keys: one paragraph of another text is taken and given back, then a shorter text', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  const { api } = await signedInPage(page);
  const id = await api.createProposal({ title: 'Safe water, written again', generate: true });
  await api.waitForStatus(id, 'completed');
  await page.goto(`/proposals/${id}?tab=generated`);
  const summary = page.getByRole('region', { name: /^Executive Summary/ });
  const before = await summary.textContent();
  await summary.getByRole('button', { name: 'Write again: Executive Summary' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Write Executive Summary again' });
  await expect(dialog.getByRole('radio', { name: 'Shorter' })).toBeChecked();
  expect(await findings(page)).toEqual([]);

  // Arrows choose the way; the engine's other words come by themselves.
  await dialog.getByRole('radio', { name: 'Shorter' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'In other words' })).toBeChecked();
  const take = dialog.getByRole('button', { name: /^Take this paragraph: In other words 1/ }).first();
  await take.focus();
  await page.keyboard.press('Enter');
  const undo = dialog.getByRole('button', { name: /^Undo: In other words 1/ });
  await expect(undo).toBeFocused();
  await expect.poll(async () => (await api.proposal(id)).edits?.length).toBe(1);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(take).toBeFocused();
  await expect.poll(async () => (await api.proposal(id)).edits ?? []).toEqual([]);

  await dialog.getByRole('radio', { name: 'Shorter' }).check();
  await dialog
    .getByRole('button', { name: /^Use this: Shorter by/ })
    .first()
    .press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Write again: Executive Summary' })).toBeFocused();
  await expect.poll(async () => (await api.proposal(id)).edits?.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(async () => (await api.proposal(id)).edits ?? []).toEqual([]);
  await expect.poll(() => summary.textContent()).toBe(before);
});
