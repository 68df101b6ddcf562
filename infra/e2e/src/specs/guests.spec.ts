import { guestLinkOver } from '@harambee/domain';
import { signedInPage } from '../support/accounts.ts';
import { bearer } from '../support/api.ts';
import { findings } from '../support/checks/axe.ts';
import { staysInside } from '../support/checks/stays-inside.ts';
import { comeIn, invitedGuest, strangersPage } from '../support/guests.ts';
import { letterTo, proveAddress } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 320, height: 700 };

test('a guest is invited by keys, comes in with a code on the narrowest phone, and is out the moment the link is revoked', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  test.slow();
  const { api, account } = await signedInPage(page);
  await proveAddress(page.request, account.email);
  const id = await api.createProposal({ title: 'Safe water for guests', generate: true });
  await api.waitForStatus(id, 'completed');
  const email = `neema.${id.slice(0, 8)}@example.org`;

  await test.step('invited by keys', async () => {
    await page.goto(`/proposals/${id}`);
    const card = page.getByRole('region', { name: 'Guests' });
    await card.getByRole('button', { name: 'Invite' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Invite a guest' });
    await dialog.getByLabel('Their name').fill('Neema Mushi');
    await dialog.getByLabel('Their email').fill(email);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'The link is on its way to Neema Mushi' })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(card).toContainText('Has not been here yet');
  });

  const { link } = await letterTo(email, /asks you to look at a proposal/);
  const guest = await strangersPage(browser, baseURL, phone);
  await test.step('in with a code', async () => {
    await guest.goto(link);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/asks you to look at a proposal$/);
    await expect(guest).toHaveURL('/guest');
    await staysInside(guest);
    expect(await findings(guest)).toEqual([]);
    await comeIn(guest, link, email);
    await expect(guest.getByRole('heading', { level: 1, name: 'Safe water for guests' })).toBeVisible();
    await expect(guest.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await staysInside(guest);
    expect(await findings(guest)).toEqual([]);
  });

  await test.step('nothing stays in the browser but a cookie no script reads', async () => {
    const kept = await guest.evaluate(() => [document.cookie, JSON.stringify({ ...localStorage })]);
    expect(kept.join()).not.toMatch(/guest-|eyJ/);
  });

  await test.step('a reload needs no code; the link in another browser does', async () => {
    await guest.reload();
    await expect(guest.getByRole('heading', { level: 1, name: 'Safe water for guests' })).toBeVisible();
    const other = await strangersPage(browser, baseURL);
    await other.goto(link);
    await expect(other.getByRole('button', { name: 'Email me the code' })).toBeVisible();
    await expect(other.locator('body')).not.toContainText(email);
    await other.context().close();
  });

  await test.step('sees what is changed without a reload', async () => {
    const { revision, draftContent } = await api.proposal(id);
    const { location: _location, focus_areas: _areas, ...fields } = draftContent;
    await api.put(`/api/proposals/${id}`, { ...fields, title: 'Safe water, renamed' }, revision);
    await expect(guest.getByRole('heading', { level: 1, name: 'Safe water, renamed' })).toBeVisible();
  });

  await test.step('revoked while the page is open', async () => {
    await page.reload();
    const card = page.getByRole('region', { name: 'Guests' });
    await expect(card).toContainText('First here');
    await card.getByRole('button', { name: 'Revoke the link of Neema Mushi' }).click();
    await page.getByRole('button', { name: 'Revoke link' }).click();
    await expect(card).toContainText('One link that has ended');
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    await expect(guest.getByText(guestLinkOver)).toBeVisible();
    await expect(guest.getByText('Safe water')).toBeHidden();
    await guest.goto(link);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  });
  await guest.context().close();
});

test('through the gateway, the token of a guest opens nothing but what is theirs', {
  tag: '@long',
}, async ({ page, browser, baseURL, request }) => {
  test.slow();
  const { api, account } = await signedInPage(page);
  await proveAddress(page.request, account.email);
  const id = await api.createProposal({ title: 'Every route', generate: true });
  await api.waitForStatus(id, 'completed');
  const email = `every.${id.slice(0, 8)}@example.org`;
  const { link } = await invitedGuest(api, id, email);
  const guest = await strangersPage(browser, baseURL);
  const first = guest.waitForRequest((sent) => sent.url().endsWith('/api/proposals/guest'));
  await comeIn(guest, link, email);
  const token = (await first).headers().authorization?.replace('Bearer ', '') ?? '';
  expect((await request.get('/api/proposals/guest', { headers: bearer(token) })).status()).toBe(200);

  const { paths } = (await (await request.get('/api/docs/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
  );
  expect(routes.length).toBeGreaterThan(150);
  const opened: unknown[] = [];
  for (const [method, path] of routes) {
    if (path === '/api/events' || path.startsWith('/api/proposals/guest')) continue;
    const url = path.replace(/[{][^}]+[}]/g, id);
    const status = async (headers: Record<string, string>) =>
      (await request.fetch(url, { method, headers })).status();
    const anybody = await status({});
    for (const headers of [bearer(token), { cookie: `actor=${token}; sid=${token}` }]) {
      const answer = await status(headers);
      if (answer !== 401 && answer !== anybody) opened.push([method, url, anybody, answer]);
    }
  }
  expect(opened).toEqual([]);
  for (const url of [
    '/api/auth/export?scope=organization',
    '/internal/export?scope=organization',
    '/metrics',
  ]) {
    const answer = await request.get(url, { headers: bearer(token) });
    expect([url, answer.status() === 200]).toEqual([url, false]);
  }
  await guest.context().close();
});
