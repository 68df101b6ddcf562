import { expect, type Locator, type Page } from '@playwright/test';

/** The assistant panel, beside the page or over it. */
export class Assistant {
  readonly panel: Locator;
  readonly field: Locator;
  readonly log: Locator;

  constructor(readonly page: Page) {
    this.panel = page.getByLabel('Rafiki, the assistant').and(page.locator('aside, [role=dialog]'));
    this.field = this.panel.getByPlaceholder('Ask the assistant anything...');
    this.log = this.panel.getByRole('log');
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Rafiki, the assistant' }).click();
    await this.field.waitFor();
  }

  async ask(question: string): Promise<void> {
    await this.field.fill(question);
    // While an answer is awaited, the next question can be typed but not sent.
    await expect(this.button('Send')).toBeEnabled();
    await this.field.press('Enter');
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }
}
