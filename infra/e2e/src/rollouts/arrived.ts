import type { Page } from '@playwright/test';

/** The words with which the shell replaces a page that it has lost. */
const lost = /couldn.t be loaded|stopped working/;

/** Waits until a page is there and complete. Throws if it is lost or, unless an address may lead on, somewhere else. */
export async function arrived(page: Page, address?: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  await heading.waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  const words = (await heading.textContent()) ?? '';
  if (lost.test(words)) throw new Error(`“${words}”`);
  const { pathname } = new URL(page.url());
  if (address !== undefined && pathname !== address) throw new Error(`it leads to ${pathname}`);
}
