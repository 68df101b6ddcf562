import type { CallRow } from '@harambee/domain/schemas';
import type { Page } from '@playwright/test';
import { signedInPage } from '../support/accounts.ts';
import { look } from '../support/checks/look.ts';
import { lakesText } from '../support/lakes-call.ts';
import { expect, test } from '../support/test.ts';

const review = (page: Page) => page.getByRole('heading', { level: 1, name: 'What was found' });
const accept = (page: Page, what: RegExp) => page.getByRole('button', { name: what }).first();

test('by keys alone, with the network off after the page is open: a pasted call becomes a saved call', {
  tag: '@long',
}, async ({ page, context }) => {
  const { api } = await signedInPage(page);
  // From the list, whose code is then here for coming back to.
  await page.goto('/calls');
  await page.getByRole('link', { name: 'New call' }).first().focus();
  await page.keyboard.press('Enter');
  const box = page.getByLabel('Paste what the funder published');
  await expect(box).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);

  await box.focus();
  await page.keyboard.insertText(lakesText);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(review(page)).toBeVisible();
  await look(page, 'review-1440');
  await accept(page, /^Accept the .*sure/).focus();
  await page.keyboard.press('Enter');
  const open = page.getByRole('button', { name: /^Accept: / });
  // What is to be checked has the focus, one after the other.
  for (let left = await open.count(); left > 0; left -= 1) {
    await expect(open.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(open).toHaveCount(left - 1);
  }
  await page.keyboard.press('ControlOrMeta+Enter');
  const name = page.getByLabel('Name of the call');
  await expect(name).toBeVisible();
  await name.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Clean water small grants');
  await look(page, 'form-1440');
  await page.keyboard.press('ControlOrMeta+Enter');

  const waiting = page.getByRole('list', { name: 'Calls only on this device' });
  await expect(waiting.getByRole('link', { name: 'Clean water small grants' })).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => (await api.calls()).map((call) => call.name))
    .toEqual(['Clean water small grants']);
  const [{ id = '' } = {}] = await api.calls();
  const call = await api.call(id);
  expect(call.deadlineDay).toBe('2099-01-31');
  expect(call.questions.map(({ limit, limitUnit }) => [limit, limitUnit])).toEqual([
    [300, 'words'],
    [1_500, 'characters'],
    [200, 'words'],
  ]);
});

test('on a phone: the line stands above its finding, and a reload in the middle loses nothing', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signedInPage(page);
  await page.goto('/calls');
  await look(page, 'empty-375');
  await page.goto('/calls/new');
  await page.getByLabel('Paste what the funder published').fill(lakesText);
  await look(page, 'start-375');
  await page.getByRole('button', { name: 'Read the text' }).click();
  await expect(review(page)).toBeVisible();
  await look(page, 'review-375');
  const card = page.getByRole('group', { name: /^Question found in line 9/ });
  const line = page.getByText('1. What will change, and for whom? (maximum 300 words)', { exact: true });
  const [above, below] = [await line.first().boundingBox(), await card.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  await accept(page, /^Accept: Question found in line 9/).click();
  await page.reload();
  await expect(review(page)).toBeVisible();
  await expect(page.getByText(/^Accepted: /)).toHaveCount(1);
  await page.getByRole('button', { name: 'Go on to the form' }).click();
  await expect(page.getByRole('button', { name: /What will change/ })).toBeVisible();
  await look(page, 'form-375');
});

test('a file is read by the service and refused in its words; what is exported opens as a call again', {
  tag: '@long',
}, async ({ page }) => {
  const { api } = await signedInPage(page);
  await page.goto('/calls/new');
  const file = page.getByLabel(/^Choose a file/);
  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  await file.setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: picture });
  await expect(page.getByText(/^Harambee reads PDF, Word \(\.docx\), Excel/)).toBeVisible();
  await file.setInputFiles({ name: 'call.txt', mimeType: 'text/plain', buffer: Buffer.from(lakesText) });
  await expect(review(page)).toBeVisible();
  await page.getByRole('button', { name: /^Accept the .*sure/ }).click();
  await page.getByRole('button', { name: 'Go on to the form' }).click();
  await page.getByLabel('Name of the call').fill('From a file');
  await page.getByRole('button', { name: 'Save call' }).click();
  await page.getByRole('link', { name: 'From a file' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as a file' }).click();
  const path = await (await download).path();
  await page.goto('/calls/new');
  await page.getByLabel(/^Open an exported call/).setInputFiles(path);
  await expect(page).toHaveURL(/\/calls\/(?!new)/);
  await expect(page.getByRole('heading', { level: 1, name: 'From a file' })).toBeVisible();
  expect((await api.calls()).map(({ name, questionCount }) => [name, questionCount])).toEqual([
    ['From a file', 3],
    ['From a file', 3],
  ]);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete call' }).click();
  await expect(page).toHaveURL('/calls');
  await expect(page.getByRole('link', { name: 'From a file' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'From a file' })).toHaveCount(2);
});

test('by keys alone, with the network off after the page is open: a new call starts from a known form', {
  tag: '@long',
}, async ({ page, context }) => {
  const { api } = await signedInPage(page);
  await page.goto('/calls');
  await look(page, 'first-1440');
  const fetched = page.waitForResponse(
    async (answer) => answer.url().endsWith('.js') && (await answer.text()).includes('awards-for-all'),
  );
  await page.getByRole('link', { name: 'New call' }).first().focus();
  await page.keyboard.press('Enter');
  const way = page.getByRole('link', { name: /^Start from a known form/ });
  await expect(way).toBeVisible();
  await fetched;
  await context.setOffline(true);

  await way.focus();
  await page.keyboard.press('Enter');
  const forms = page.getByRole('region', { name: 'Forms of public funders' });
  await expect(forms.getByRole('link')).toHaveCount(10);
  await look(page, 'known-forms-1440');
  await page.getByLabel('Search forms').focus();
  await page.keyboard.type('lottery awards for all');
  await expect(forms.getByRole('link')).toHaveCount(1);
  await forms.getByRole('link').focus();
  await page.keyboard.press('Enter');
  const name = page.getByLabel('Name of the call');
  await expect(name).toHaveValue(/Awards for All/);
  await expect(page.getByText(/Check it with the funder before you rely on it/)).toBeVisible();
  await look(page, 'known-form-1440');
  await page.setViewportSize({ width: 375, height: 800 });
  await look(page, 'known-form-375');
  await page.setViewportSize({ width: 1440, height: 1000 });
  await name.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Awards for All, spring');
  await page.keyboard.press('ControlOrMeta+Enter');

  const waiting = page.getByRole('list', { name: 'Calls only on this device' });
  await expect(waiting.getByRole('link', { name: 'Awards for All, spring' })).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => (await api.calls()).map((call) => call.name))
    .toEqual(['Awards for All, spring']);
  const [{ id = '' } = {}] = await api.calls();
  const call = await api.call(id);
  expect(call).toMatchObject({
    isTemplate: false,
    status: 'considering',
    deadlineDay: '',
    mostAmount: 20_000,
  });
  expect(call.questions.filter(({ limit }) => limit !== null).length).toBeGreaterThan(1);

  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/calls/new?form=');
  await expect(forms.getByRole('link')).toHaveCount(10);
  await look(page, 'known-forms-375');
});

test('a saved call and the list, in both looks', { tag: '@long' }, async ({ page }) => {
  const { api } = await signedInPage(page);
  await page.goto('/calls');
  await look(page, 'empty-1440');
  await page.goto('/calls/new');
  await look(page, 'start-1440');
  const id = await api.createCall();
  await api.createCall({ name: 'Bare', funder: '', deadlineDay: '', questions: [], status: 'preparing' });
  await page.goto('/calls');
  await expect(page.getByText('No questions')).toBeVisible();
  await look(page, 'list-1440');
  await page.goto(`/calls/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Clean water small grants' })).toBeVisible();
  await look(page, 'detail-1440');
  await page.setViewportSize({ width: 375, height: 800 });
  await look(page, 'detail-375');
  await page.goto('/calls');
  await expect(page.getByText('No questions')).toBeVisible();
  await look(page, 'list-375');
});

const statement = (id: string, cells: object) =>
  ({ id, isExclusion: false, ...cells }) as CallRow<'eligibility'>;

test('by keys alone: two calls are chosen and compared, and what was found out waits for the network', {
  tag: '@long',
}, async ({ page, context }) => {
  const { api } = await signedInPage(page);
  await api.createProfile();
  const eligibility = [
    statement('e1', { kind: 'country', text: 'Organizations in Kenya', value: 'Kenya' }),
    statement('e2', { kind: 'other', text: 'A bank account of its own', value: '' }),
  ];
  const first = await api.createCall({ eligibility });
  await api.createCall({ name: 'Hills fund', currency: 'USD', eligibility: [] });
  await page.goto('/calls');
  await page.getByRole('button', { name: 'Compare two' }).focus();
  await page.keyboard.press('Enter');
  for (const name of ['Compare Clean water small grants', 'Compare Hills fund']) {
    await page.getByRole('checkbox', { name }).focus();
    await page.keyboard.press('Space');
  }
  await look(page, 'choose-1440');
  const compare = page.getByRole('link', { name: 'Compare', exact: true });
  await compare.focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Two calls side by side' });
  await expect(table.getByRole('row', { name: /^Are we eligible\?/ })).toContainText('1 to ask, 1 yes');
  await expect(page.getByRole('region', { name: 'What both ask' }).getByRole('listitem')).toHaveCount(2);
  await look(page, 'compare-1440');
  await page.setViewportSize({ width: 375, height: 800 });
  await look(page, 'compare-375');

  await table.getByRole('link', { name: 'See each condition' }).focus();
  await page.keyboard.press('Enter');
  const eligible = page.getByRole('region', { name: /^Are we eligible\?/ });
  await expect(eligible).toContainText('1 to ask, 1 yes');
  await look(page, 'eligible-375');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const checked = eligible.getByRole('group', { name: /^We checked/ });
  await checked.getByRole('button', { name: 'Yes' }).focus();
  await page.keyboard.press('Enter');
  await expect(eligible).toContainText('2 yes');
  await context.setOffline(false);
  await expect
    .poll(async () => (await api.call(first)).checks?.map(({ verdict }) => verdict))
    .toEqual(['yes']);
});
