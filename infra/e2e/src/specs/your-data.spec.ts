import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type EmbeddedMongo, startEmbeddedMongo } from '@harambee/embedded-mongo';
import { type RunningHarambee, startHarambee } from '@harambee/local';
import { type APIRequest, test as base, expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { register } from '../support/accounts.ts';
import { filesWith, Walk } from '../support/checks/walk.ts';
import { type Organization, type Person, wholeOrganization } from '../support/whole-organization.ts';

const rebuild = fileURLToPath(new URL('../../../../services/impact/dist/rebuild/main.js', import.meta.url));

/** It has its own product and database, because it reads every document. */
interface Place {
  dataDir: string;
  database: EmbeddedMongo;
  product: RunningHarambee;
  walk: Walk;
}

const test = base.extend<object, { place: Place }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'harambee-your-data-'));
      const database = await startEmbeddedMongo({ dataDir: join(dataDir, 'own-database') });
      try {
        const product = await startHarambee({
          port: 0,
          dataDir,
          env: {
            MONGODB_URI: database.uri,
            ...{ RATE_LIMIT_PER_MINUTE: '0', SIGN_UPS_PER_HOUR: '100000', WHATSAPP_LOG_CODES: '1' },
          },
        });
        const walk = await Walk.of(database.uri);
        await use({ dataDir, database, product, walk });
        await walk.close();
        await product.stop();
      } finally {
        await database.close();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const unzipped = (bytes: Uint8Array) => {
  const files = unzipSync(bytes);
  const names = Object.keys(files);
  return {
    names,
    all: Object.values(files)
      .map((file) => strFromU8(file, true))
      .join('\n'),
    text: (name: string) => strFromU8(files[names.find((one) => one.endsWith(name)) as string] as Uint8Array),
  };
};

/** Everything that does not change by itself: without messages to open pages and delivery marks. */
const lasting = async (walk: Walk, text: string) =>
  (await walk.found([text])).filter((row) => !/^(handler_deliveries|notification_messages)/.test(row));

/** Every event has arrived when nothing changes for a second. */
async function settled(walk: Walk, text: string): Promise<string[]> {
  let before: string[] = [];
  await expect(async () => {
    const now = await lasting(walk, text);
    const isSame = JSON.stringify(now) === JSON.stringify(before);
    before = now;
    expect(isSame).toBe(true);
  }).toPass({ timeout: 20_000, intervals: [1_000] });
  return before;
}

const nothingOf = (walk: Walk, texts: readonly string[]) =>
  expect.poll(() => walk.found(texts), { timeout: 15_000, intervals: [200, 500] }).toEqual([]);

const remove = ({ api, account }: Person, what: 'account' | 'organization', confirm: string) =>
  api.delete(`/api/auth/${what}`, { data: { confirm, password: account.password } });

/** A page where this person is signed in. */
async function pageOf(page: Page, place: Place, { account }: Person, path: string): Promise<void> {
  await page.goto(`${place.product.origin}/login`);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(`${place.product.origin}${path}`);
}

test('a person, then the organization, is downloaded completely, deleted, and found nowhere', {
  tag: '@long',
}, async ({ place, page, playwright }) => {
  test.setTimeout(150_000);
  const { product, walk, dataDir } = place;
  const newContext: APIRequest['newContext'] = (options) => playwright.request.newContext(options);
  const [ours, theirs] = await Promise.all([
    wholeOrganization(newContext, product.origin, 'qxv', dataDir),
    wholeOrganization(newContext, product.origin, 'zjw', dataDir),
  ]);
  const { owner, member } = ours;

  await test.step('the texts to search for can be found', async () => {
    for (const text of ours.texts) expect(await walk.found([text]), text).not.toEqual([]);
    await expect.poll(() => walk.placesOf(ours.owner.tenantId)).toEqual(expect.arrayContaining(everywhere));
  });
  const bystanders = await settled(walk, theirs.owner.tenantId);

  await test.step('the archive of a person', async () => {
    const answer = await member.api.get('/api/auth/export');
    expect(answer.status()).toBe(200);
    const { names, all, text } = unzipped(await answer.body());
    expect(names.filter((name) => !name.startsWith('you/'))).toEqual(['README.txt']);
    for (const own of [member.account.email, member.account.lastName]) expect(all).toContain(own);
    expect(text('you/proposals.json')).toContain('Visimaqxv');
    expect(all).not.toContain(owner.account.email);
    expect((await member.api.get('/api/auth/export?scope=organization')).status()).toBe(403);
  });

  await test.step('a colleague leaves', async () => {
    expect((await remove(owner, 'account', owner.account.email)).status()).toBe(409);
    expect((await remove(member, 'account', member.account.email)).status()).toBe(204);
    await nothingOf(walk, member.texts);
    expect(await walk.placesOf(member.id)).toEqual(expect.arrayContaining(['events', 'removals']));
    const kept = /^(events|removals|handler_deliveries|ended_sessions):/;
    await expect
      .poll(async () => (await walk.found([member.id])).filter((row) => !kept.test(row)), { timeout: 15_000 })
      .toEqual([]);
    const seen = await owner.api.get(`/api/proposals/${ours.proposalId}`);
    const { history } = (await seen.json()).proposal;
    expect(new Set(history.map((change: { userName: string }) => change.userName))).toEqual(
      new Set(['A former member']),
    );
    expect(await filesWith(join(dataDir, 'mail'), member.texts)).toEqual([]);
  });

  await test.step('the owner downloads everything and deletes the organization', () =>
    walkThroughThePage(page, place, ours));

  await test.step('nothing of it is left, neither at once nor after half a minute of late events', async () => {
    expect((await owner.api.get(`/api/ngo/profile/public/${ours.profileId}`)).status()).toBe(404);
    const shown = await page.request.get(`${product.origin}/public/profile/${ours.profileId}`);
    expect(await shown.text()).not.toContain(ours.name);
    expect((await owner.api.get('/api/auth/me')).status()).toBe(401);
    await nothingOf(walk, ours.texts);
    await expect
      .poll(async () => (await walk.placesOf(owner.tenantId)).filter((place) => !tombstones.includes(place)))
      .toEqual([]);
    const board = await theirs.owner.api.get('/api/test/leaderboard');
    expect(await board.text()).not.toContain(ours.name);
    expect(await board.text()).toContain(theirs.name);
    expect(await lasting(walk, theirs.owner.tenantId)).toEqual(bystanders);
    expect(await filesWith(join(dataDir, 'mail'), ours.texts)).toEqual([]);
    expect(await filesWith(join(dataDir, 'logs'), ours.texts)).toEqual([]);
  });

  await test.step('the address is free again, and a rebuild brings nothing back', async () => {
    const { email } = owner.account;
    const guest = await newContext({ baseURL: product.origin });
    await register(guest, { ...theirs.owner.account, email });
    await product.stop();
    await promisify(execFile)(process.execPath, [rebuild], {
      env: { ...process.env, MONGODB_URI: place.database.uri, MONGODB_DB: 'harambee', DATA_DIR: dataDir },
    });
    expect(await walk.found([ours.name, member.account.email, 'Visimaqxv'])).toEqual([]);
  });
});

/** Collections that contain this organization: every kind of record was created. */
const everywhere = [
  ...['tenants', 'users', 'sessions', 'invitations', 'mailed_links', 'known_devices', 'phone_codes'],
  ...['proposals', 'proposal_forms', 'proposal_texts', 'proposal_organizations'],
  ...['profiles', 'profile_people', 'profile_proposals', 'profile_visitors', 'profile_view_counts'],
  ...[
    'impact_proposals',
    'impact_ledger',
    'impact_days',
    'impact_organizations',
    'impact_board',
    'impact_milestones',
  ],
  ...['impact_usage', 'impact_visits'],
  ...['notifications', 'notification_members', 'notification_messages', 'notification_deadlines'],
  ...['assistant_proposals', 'assistant_organizations', 'assistant_awards'],
  ...['events', 'idempotency_keys', 'handler_deliveries'],
];

/** Where the random id of a deleted organization may remain. */
const tombstones = ['removals', 'events', 'handler_deliveries'];

async function walkThroughThePage(page: Page, place: Place, { owner, name }: Organization): Promise<void> {
  await pageOf(page, place, owner, '/your-data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const file = await (await download).path();
  await expect(page.getByText('Your data is downloaded').first()).toBeVisible();
  const { names, all } = unzipped(await readFile(file));
  for (const ending of [
    '.pdf',
    '.docx',
    'version-1.json',
    'form.json',
    'proposal.json',
    'profile.json',
    'points.json',
  ])
    expect(
      names.some((one) => one.startsWith('organization/') && one.endsWith(ending)),
      ending,
    ).toBe(true);
  for (const text of [name, 'Visimaqxv', owner.account.email]) expect(all).toContain(text);

  await page.getByRole('button', { name: 'Delete the organization' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${name}?` });
  await expect(dialog.getByText('1 proposal with every version')).toBeVisible();
  const confirm = dialog.getByLabel('Name of the organization');
  await confirm.fill('Another name');
  await dialog.getByRole('button', { name: 'Delete the organization' }).click();
  await expect(dialog.getByText('Please type the name of the organization as it is shown')).toBeVisible();
  await expect(confirm).toBeFocused();
  await confirm.fill(name);
  await dialog.getByLabel('Your password', { exact: true }).fill('not this one');
  await confirm.press('Enter');
  await expect(dialog.getByText('Your password is not correct')).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(owner.account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/goodbye');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Goodbye, and thank you');
  // The router stores the scroll position of a page; nothing of the person remains.
  const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(stored.filter((key) => key !== 'react-router-scroll-positions')).toEqual([]);
  expect((await page.context().cookies()).filter(({ value }) => value !== '')).toEqual([]);
  await page.goto(`${place.product.origin}/dashboard`);
  await page.waitForURL('**/login');
}
