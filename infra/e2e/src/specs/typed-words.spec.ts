import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storageKeys } from '@harambee/platform/storage-keys';
import type { Locator, Page } from '@playwright/test';
import { newAccount, register } from '../support/accounts.ts';
import type { Api } from '../support/api.ts';
import { isStored, killBrowser, openBrowser, type SignedIn } from '../support/killed-browser.ts';
import { expect, test } from '../support/test.ts';

/** Every form saves with the same hooks, so the usual run tests only the longest one. */
const usual = ['a new proposal'];

interface Scene {
  name: string;
  onboarded?: boolean;
  /** Creates what the page needs and returns its address. */
  prepare?: (api: Api) => Promise<string>;
  path?: string;
  /** Opens the field on the page. */
  open?: (page: Page) => Promise<unknown>;
  keeps?: Record<string, string>;
  field: (page: Page) => Locator;
  /** Shows the text after the return, if it is one click away. */
  goOn?: (page: Page) => Promise<unknown>;
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const box = (name: string) => (page: Page) => page.getByRole('textbox', { name });

const scenes: Scene[] = [
  { name: 'a new proposal', path: '/proposals/new', field: box('Description') },
  {
    name: 'a saved proposal, in edit mode',
    prepare: async (api) => `/proposals/${await api.createProposal()}?tab=team&mode=edit`,
    field: box('Team'),
  },
  {
    name: 'a saved proposal, from its view',
    prepare: async (api) => `/proposals/${await api.createProposal()}?tab=team`,
    open: press('Edit'),
    field: box('Team'),
    goOn: press('Continue'),
  },
  { name: 'a new call', path: '/calls/new', field: box('Paste what the funder published') },
  {
    name: 'a saved call',
    prepare: async (api) => `/calls/${await api.createCall()}`,
    field: box('Notes'),
  },
  { name: 'a new profile', path: '/profiles/new', field: box('Mission') },
  {
    name: 'a saved profile',
    prepare: async (api) => `/profiles/${(await api.createProfile()).id}/edit`,
    field: box('Mission'),
  },
  {
    name: 'setting up an organization',
    onboarded: false,
    path: '/dashboard',
    open: press('Next'),
    field: box('Mission'),
  },
  {
    name: 'a question to the assistant',
    path: '/dashboard',
    keeps: { [storageKeys.assistantOpen]: 'true' },
    field: box('Your question to Rafiki'),
  },
  {
    name: "one's own profile",
    path: '/profile',
    open: press('Edit profile'),
    field: box('About you'),
    goOn: press('Continue'),
  },
  { name: 'the settings', path: '/settings?tab=profile', field: box('First name') },
];

for (const scene of scenes) {
  const tag = usual.includes(scene.name) ? [] : ['@long'];
  test(`kill -9 of the browser while typing: ${scene.name}`, { tag }, async ({ request, baseURL }) => {
    const folder = mkdtempSync(join(tmpdir(), 'typed-words-'));
    try {
      const account = newAccount();
      const { api, ...signIn } = await register(request, account, { onboarded: scene.onboarded ?? true });
      const path = (await scene.prepare?.(api)) ?? scene.path ?? '/';
      const person = { signIn, request, keeps: scene.keeps ?? {} };
      await typeAndDie(folder, baseURL, person, { ...scene, path });
      await findAgain(folder, baseURL, person, { ...scene, path });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

const words = 'Nine wells for 1,240 girls, half-writ';
type Place = Scene & { path: string };

async function typeAndDie(folder: string, baseURL: string | undefined, person: SignedIn, place: Place) {
  const { context, page } = await openBrowser(folder, baseURL, person);
  await page.goto(place.path);
  await place.open?.(page);
  const field = place.field(page);
  await field.click();
  await page.keyboard.press('End');
  await page.keyboard.type(words);
  const typed = Date.now();
  await expect.poll(() => isStored(page, words), { intervals: [50] }).toBe(true);
  // Test machines are busy; a second is more than three saving intervals.
  expect(Date.now() - typed).toBeLessThan(3_000);
  await killBrowser(context);
}

async function findAgain(folder: string, baseURL: string | undefined, person: SignedIn, place: Place) {
  const { context, page } = await openBrowser(folder, baseURL, person);
  try {
    await page.goto(place.path);
    await expect(page.getByText(/^We kept what you typed on \w+ \d+, \d+ at \d\d:\d\d$/)).toBeVisible();
    await place.goOn?.(page);
    await expect(place.field(page)).toHaveValue(new RegExp(words));
  } finally {
    await context.close();
  }
}
