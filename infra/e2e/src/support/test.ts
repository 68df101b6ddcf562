import { test as base, expect } from '@playwright/test';

export { expect };

/**
 * Playwright's test with the address of the product, and with two guards on every page: no script error and no breach
 * of the content security policy may pass unseen.
 */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
  baseURL: async ({}, use) => {
    const origin = process.env.HARAMBEE_ORIGIN;
    if (!origin) throw new Error('HARAMBEE_ORIGIN is not set: the global set-up did not run');
    await use(origin);
  },
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
