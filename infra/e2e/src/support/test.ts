import { test as base, expect } from '@playwright/test';
import { OwnProduct } from './own-product.ts';
import { onOwnProduct } from './own-product-tag.ts';

export { expect };

/**
 * Playwright's test with the product's address, and two guards on every page: script errors and violations of the
 * content security policy fail the test.
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
  /** Started by the first test that needs it; it ends with the worker, after the last test. */
  ownProductOfWorker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const product = new OwnProduct();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** A product that a test may stop, kill and change. */
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
  /** Messages that a spec causes on purpose. */
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

/** A test whose pages are all on the second product; it has the tag, too. */
export const testOnOwnProduct = test.extend({
  baseURL: async ({ ownProduct }, use) => use(ownProduct.origin),
});
