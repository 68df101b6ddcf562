import type { Locator, Page } from '@playwright/test';
import type { Stop } from '../support/journey.ts';
import type { RemoteName } from '../support/versions.ts';

/** The pages in the navigation that belong to remotes. */
export const stops: Record<Exclude<RemoteName, 'assistant'>, Stop> = {
  impact: { path: '/impact', heading: 'Impact' },
  profiles: { path: '/profiles', heading: 'Organization Profile' },
  proposals: { path: '/proposals', heading: 'Proposals' },
};

/** Where to look for a remote, and what is there. */
export interface Place {
  open(): Promise<void>;
  lost: Locator;
  found: Locator;
  retry: Locator;
}

export function placeOf(page: Page, remote: RemoteName): Place {
  if (remote === 'assistant') {
    const panel = page.getByRole('complementary', { name: 'Rafiki, the assistant' });
    return {
      async open() {
        if (!(await panel.isVisible()))
          await page.getByRole('button', { name: 'Rafiki, the assistant' }).click();
      },
      lost: panel.getByText('The assistant could not be loaded. Everything else works as usual.'),
      found: panel.getByPlaceholder('Ask the assistant anything...'),
      retry: panel.getByRole('button', { name: 'Retry' }),
    };
  }
  const { path, heading } = stops[remote];
  const main = page.getByRole('main');
  return {
    open: () => page.locator(`nav a[href="${path}"]`).click(),
    lost: main.getByText('the other pages work as usual'),
    found: main.getByRole('heading', { level: 1, name: heading, exact: true }),
    retry: main.getByRole('button', { name: 'Retry' }),
  };
}
