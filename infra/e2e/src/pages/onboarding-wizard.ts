import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { findings } from '../support/checks/axe.ts';

/** The last code that the development sender logged. */
function lastCode(): string | undefined {
  const folder = join(process.env.HARAMBEE_DATA ?? '', 'logs');
  const lines = readdirSync(folder)
    .filter((name) => name.startsWith('identity'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return [...lines.join('\n').matchAll(/"oneTimeCode":"(\d{6})"/g)].at(-1)?.[1];
}

/** The onboarding wizard. */
export class OnboardingWizard {
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog');
  }

  button = (name: string) => this.dialog.getByRole('button', { name, exact: true });
  field = (label: string) => this.dialog.getByLabel(new RegExp(`^${label}`));

  async isAt(number: number, of: number): Promise<void> {
    await expect(this.dialog.getByText(`Step ${number} of ${of}`, { exact: true })).toBeVisible();
  }

  async code(): Promise<string> {
    await expect.poll(lastCode).toBeDefined();
    return lastCode() ?? '';
  }

  /** Like a person without a mouse: presses Tab until the focus arrives, and never leaves the window. */
  async tabTo(target: Locator): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
      const inside = await this.page.evaluate(() => !document.activeElement?.closest('#root'));
      expect(inside, 'the focus left the window').toBe(true);
    }
    throw new Error('not reached by Tab');
  }

  /** No serious axe finding, and nothing scrolls sideways. */
  async looksRight(): Promise<void> {
    expect(await findings(this.page, { selector: '[role="dialog"]' })).toEqual([]);
    const wide = await this.dialog.evaluate((window) =>
      [window, ...window.querySelectorAll('*')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 40)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(wide).toEqual([]);
  }
}
