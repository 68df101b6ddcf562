import { storageKeys } from '@harambee/platform/storage-keys';
import { readsCacheOf } from '@harambee/platform/worker-messages';
import type { BrowserContext, Page } from '@playwright/test';
import { ProposalForm } from '../pages/proposal-form.ts';
import { newAccount, register, type Session, type SignIn, signedInPage } from '../support/accounts.ts';
import { Api, bearer } from '../support/api.ts';
import { findings } from '../support/checks/axe.ts';
import { proveAddress } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';
import { waterProject } from '../support/water-project.ts';

// One person in two organizations: nothing of one reaches the other in the browser.

test.use({ serviceWorkers: 'allow' });

/** Words that only the first organization knows. */
const canary = 'Visima vya Kwanza';
const secondTitle = 'Vitabu vya Shule';

/** Who a token is for. */
const subjectOf = (authorization = ''): string =>
  authorization === ''
    ? ''
    : JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString()).sub;

/** Every call of every page of this browser that says something: for whom, and what. */
function record(context: BrowserContext) {
  const calls: { sub: string; url: string; body: string }[] = [];
  context.on('request', (request) => {
    if (!request.url().includes('/api/')) return;
    const sub = subjectOf(request.headers().authorization);
    calls.push({ sub, url: request.url(), body: request.postData() ?? '' });
  });
  return calls;
}

/** Keeps what the event stream of a page says. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const add = EventTarget.prototype.addEventListener;
    EventSource.prototype.addEventListener = function (
      this: EventSource,
      ...[name, listener]: Parameters<typeof add>
    ) {
      add.call(this, name, (event) => heard.push(String((event as MessageEvent).data)));
      add.call(this, name, listener);
    } as typeof EventSource.prototype.addEventListener;
  });
const heardBy = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard.join());

/** Pages load, but the API is down, except for the sign-in. */
const cutApi = (context: BrowserContext) =>
  context.route(/\/api\/(?!auth)/, (route) => route.abort('internetdisconnected'));
const mendApi = (context: BrowserContext) => context.unrouteAll({ behavior: 'ignoreErrors' });

const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));
const queued = async (page: Page) => (await stored(page))[storageKeys.offlineActions] ?? '';
const cachesOf = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('reads-')));

const menuOf = (page: Page, organization: string) =>
  page.getByRole('button', { name: `${organization}. Your organizations` });
async function switchTo(page: Page, from: string, to: string) {
  await menuOf(page, from).click();
  await page.getByRole('menuitem', { name: `Switch to ${to}` }).click();
}
const isIn = (page: Page, organization: string) => expect(menuOf(page, organization)).toBeVisible();

/** Joins from the open page of the invitation; a short welcome covers the first page. */
async function join(page: Page) {
  await page.getByRole('button', { name: 'Join Shule ya Pili' }).click();
  await page.getByRole('button', { name: 'Look around first' }).click();
  await isIn(page, 'Shule ya Pili');
}

/** A colleague who is in an organization for good, by an invitation of this owner. */
async function colleagueOf(session: Pick<Session, 'api'>, page: Page): Promise<Api> {
  const { link } = await session.api.post<{ link: string }>('/api/auth/invitations', {});
  const { organizationName: _, ...person } = newAccount({ firstName: 'Otieno' });
  const request = (await page.context().browser()?.newContext())?.request;
  if (!request) throw new Error('no browser');
  const answer = await request.post(`${new URL(page.url()).origin}/api/auth/invitations/accept`, {
    data: { token: link.split('#')[1], ...person },
  });
  const { accessToken } = (await answer.json()) as SignIn;
  return new Api(request, accessToken);
}

test('joining, switching, working in both: drafts, queued changes, caches, streams and tabs stay apart', {
  tag: '@long',
}, async ({ page, context, browser, baseURL }) => {
  test.setTimeout(180_000);
  const calls = record(context);
  await listen(page);
  const first = await signedInPage(page, newAccount({ organizationName: 'Maji ya Kwanza' }));
  await proveAddress(page.request, first.account.email);
  const hostContext = await browser.newContext({ baseURL });
  const hostAccount = newAccount({ organizationName: 'Shule ya Pili', firstName: 'Achieng' });
  const host = await register(hostContext.request, hostAccount);
  await proveAddress(hostContext.request, hostAccount.email);
  const { link } = await host.api.post<{ link: string }>('/api/auth/invitations', {});
  let second = '';

  await test.step('one organization: the top bar offers no switch', async () => {
    await page.goto('/proposals');
    await expect(page.getByRole('button', { name: 'Rafiki, the assistant' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Your organizations/ })).toHaveCount(0);
  });
  const colleague = await colleagueOf(first, page);

  await test.step('the invitation adds the other one', async () => {
    await page.goto(link);
    await expect(page.getByText(/Shule ya Pili is added to your account\. You stay in/)).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    await join(page);
    second = (await stored(page)).user_id ?? '';
    expect(second).not.toBe(first.user.id);
  });

  await test.step('back by the menu and by the keys of the palette', async () => {
    await menuOf(page, 'Shule ya Pili').press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Shule ya Pili (you are here)' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('menuitem', { name: 'Switch to Maji ya Kwanza' }).press('Enter');
    await isIn(page, 'Maji ya Kwanza');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('switch to shule');
    await page.keyboard.press('Enter');
    await isIn(page, 'Shule ya Pili');
    await switchTo(page, 'Shule ya Pili', 'Maji ya Kwanza');
    await isIn(page, 'Maji ya Kwanza');
  });

  const other = await context.newPage();
  await test.step('a proposal waits on this device, and a text is half typed, in a second tab', async () => {
    await page.goto('/proposals');
    await page
      .getByRole('link', { name: /New Proposal/ })
      .first()
      .click();
    const form = new ProposalForm(page);
    await form.fill({ ...waterProject, title: canary });
    await cutApi(context);
    await form.create.click();
    await expect(page.getByText(/^Kept on this device\. It will be sent/).first()).toBeVisible();
    await other.goto('/proposals/new');
    await new ProposalForm(other).field('Title').fill(`${canary} half typed`);
  });

  await test.step('the switch says what waits; every tab follows', async () => {
    await switchTo(page, 'Maji ya Kwanza', 'Shule ya Pili');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('sent when you open Maji ya Kwanza here again');
    await dialog.getByRole('button', { name: 'Switch' }).click();
    await isIn(page, 'Shule ya Pili');
    await isIn(other, 'Shule ya Pili');
    await mendApi(context);
  });

  await test.step('in the other one nothing of it is shown, sent or heard', async () => {
    await other.goto('/proposals/new');
    await expect(new ProposalForm(other).field('Title')).toHaveValue('');
    await page.goto('/proposals');
    await expect(page.getByRole('heading', { level: 1, name: 'Proposals' })).toBeVisible();
    await host.api.createProposal({ title: secondTitle });
    const ofFirst = await colleague.createProposal({ title: `${canary} of a colleague` });
    // The message of this organization has come; the one of the other was earlier or never comes.
    const ofSecond = await host.api.createProposal({ title: `${secondTitle} again` });
    await expect(page.getByText(`${secondTitle} again`)).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => heardBy(page), { timeout: 20_000 }).toContain(ofSecond);
    expect(await heardBy(page)).not.toContain(ofFirst);
    await expect(page.getByText(canary)).toHaveCount(0);
    expect((await host.api.proposals()).map(({ title }) => title)).not.toContain(canary);
    expect(await queued(page)).toContain(canary);
  });

  await test.step('offline, the other one has its own answers only', async () => {
    expect(await cachesOf(page)).toEqual(
      expect.arrayContaining([readsCacheOf(first.user.id), readsCacheOf(second)]),
    );
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(`${secondTitle} again`)).toBeVisible();
    await expect(page.getByText(canary)).toHaveCount(0);
    await context.setOffline(false);
  });

  await test.step('back in the first one, what was written is sent once, and what was typed is there', async () => {
    await page.goto('/proposals');
    await switchTo(page, 'Shule ya Pili', 'Maji ya Kwanza');
    await isIn(page, 'Maji ya Kwanza');
    await expect.poll(() => queued(page), { timeout: 20_000 }).toBe('');
    const titles = (await colleague.proposals()).map(({ title }) => title);
    expect(titles.filter((title) => title === canary)).toHaveLength(1);
    await other.goto('/proposals/new');
    await expect(new ProposalForm(other).field('Title')).toHaveValue(`${canary} half typed`);
    await expect(page.getByText(secondTitle)).toHaveCount(0);
  });

  await test.step('no call for one has carried words of the other', async () => {
    const subjects = new Set(calls.map(({ sub }) => sub));
    expect(subjects).toEqual(new Set(['', first.user.id, second]));
    const spoken = calls.filter(({ body }) => body.includes(canary));
    expect(new Set(spoken.map(({ sub }) => sub))).toEqual(new Set([first.user.id]));
  });

  await test.step('signing out of one leaves nothing of either on this device', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    const left = JSON.stringify(await stored(page));
    for (const word of [canary, secondTitle, first.user.id, second]) expect(left).not.toContain(word);
    expect(await cachesOf(page)).toEqual([]);
  });

  await test.step('the next sign-in leads to the one used last', async () => {
    const { email, password } = first.account;
    const answer = await page.request.post('/api/auth/login', { data: { email, password } });
    expect((await answer.json()).user.tenantName).toBe('Maji ya Kwanza');
  });
  await hostContext.close();
});

test('removed while the page is open: the other organization goes on with the same password', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  const first = await signedInPage(page, newAccount({ organizationName: 'Maji ya Kwanza' }));
  await proveAddress(page.request, first.account.email);
  const hostContext = await browser.newContext({ baseURL });
  const hostAccount = newAccount({ organizationName: 'Shule ya Pili', firstName: 'Achieng' });
  const host = await register(hostContext.request, hostAccount);
  await proveAddress(hostContext.request, hostAccount.email);
  const { link } = await host.api.post<{ link: string }>('/api/auth/invitations', {});
  await page.goto(link);
  await join(page);
  const id = (await stored(page)).user_id;
  const hostPage = await hostContext.newPage();
  await hostPage.addInitScript(
    ([token, user, tenant]) => {
      localStorage.setItem('auth_token', token ?? '');
      localStorage.setItem('user_id', user ?? '');
      localStorage.setItem('tenant_id', tenant ?? '');
    },
    [host.accessToken, host.user.id, host.user.tenantId],
  );
  await hostPage.goto('/team');
  await hostPage.getByRole('button', { name: /Change Mwikali/ }).click();
  await hostPage.getByRole('menuitem', { name: 'Remove' }).click();
  const dialog = hostPage.getByRole('alertdialog');
  await expect(dialog.getByLabel('Who takes over?')).toHaveValue(host.user.id);
  expect(await findings(hostPage)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(hostPage.getByText(/was removed, and Achieng Mutua takes over/)).toBeVisible();

  await page.goto('/proposals');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email', { exact: true }).fill(first.account.email);
  await page.getByLabel('Password', { exact: true }).fill(first.account.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Maji ya Kwanza').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Your organizations/ })).toHaveCount(0);
  const me = await page.request.get('/api/auth/me', {
    headers: bearer((await stored(page)).auth_token ?? ''),
  });
  expect((await me.json()).user.id).toBe(first.user.id);
  expect(id).not.toBe(first.user.id);
  await hostContext.close();
});
