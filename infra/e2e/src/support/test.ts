import { test as base, expect } from '@playwright/test';
import { OwnProduct } from './own-product.ts';
import { onOwnProduct } from './own-product-tag.ts';

export { expect };

/**
 * Playwright's test with the address of the product, and with two guards on every page: no script error and no breach
 * of the content security policy may pass unseen.
 */
export const test = base.extend<
  { expectedErrors: RegExp[]; ownProduct: OwnProduct },
  { ownProductOfWorker: OwnProduct }
>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
  baseURL: async ({}, use) => {
    const origin = process.env.HARAMBEE_ORIGIN;
    if (!origin) throw new Error('HARAMBEE_ORIGIN is not set: the global set-up did not run');
    await use(origin);
  },
  /** Started by the first test that asks for it; the worker ends with the last one, and the product with it. */
  ownProductOfWorker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const product = new OwnProduct();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** The product that a test may stop, kill and change. */
  ownProduct: [
    async ({ ownProductOfWorker }, use, { title, tags }) => {
      if (!tags.some((tag) => onOwnProduct.test(tag)))
        throw new Error(`"${title}" lacks the tag @own-product`);
      // The test before may have stopped it.
      await ownProductOfWorker.start();
      await use(ownProductOfWorker);
    },
    { timeout: 120_000 },
  ],
  /** Messages that a spec provokes on purpose. */
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`script error: ${error.message}`));
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) problems.push(message.text());
    });
    await use(page);
    expect(problems.filter((problem) => !expectedErrors.some((known) => known.test(problem)))).toEqual([]);
  },
});

/** A test of which every page is on the other product; it carries the tag, too. */
export const testOnOwnProduct = test.extend({
  baseURL: async ({ ownProduct }, use) => use(ownProduct.origin),
});
