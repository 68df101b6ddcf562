import type { MadeGuest } from '@harambee/domain/schemas';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Api } from './api.ts';
import { letterTo } from './mail.ts';

export const codeSubject = 'Your code for a proposal';

/** Invites a guest through the API; identity may hear of a new proposal a moment later. */
export async function invitedGuest(api: Api, proposalId: string, email: string): Promise<MadeGuest> {
  const until = new Date(Date.now() + 14 * 24 * 60 * 60_000).toISOString();
  const body = { proposalId, name: 'Neema Mushi', email, may: 'sign', until };
  let made: MadeGuest | undefined;
  await expect
    .poll(async () => {
      made = await api.post<MadeGuest>('/api/auth/guests', body).catch(() => undefined);
      return made !== undefined;
    })
    .toBe(true);
  return made as MadeGuest;
}

/** A browser of somebody who is nobody here. */
export async function strangersPage(
  browser: Browser,
  baseURL: string | undefined,
  viewport = { width: 1440, height: 1000 },
): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport });
  return context.newPage();
}

/** Types the code of the `count`th mail. */
export async function comeIn(page: Page, link: string, email: string, count = 1): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Email me the code' }).click();
  const { text } = await letterTo(email, codeSubject, count);
  const [code = ''] = /\d{6}/.exec(text) ?? [];
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.keyboard.press('Enter');
}
