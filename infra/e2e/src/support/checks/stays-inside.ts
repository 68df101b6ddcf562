import { expect, type Page } from '@playwright/test';

/** Nothing of the page is outside the window horizontally. */
export async function staysInside(page: Page, name = 'the page'): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, `${name} scrolls sideways`).toBe(0);
}
