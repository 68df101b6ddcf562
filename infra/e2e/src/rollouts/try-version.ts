import type { Browser } from '@playwright/test';
import { type Person, signInOf } from './person.ts';
import type { KnownRelease } from './trial-product.ts';
import { firstLines, type Outcome, Walk } from './walk.ts';
import { watchVersion } from './watch-version.ts';

/** Opens everything that one version of a remote brings to the shell, in a browser that has nothing cached. */
export async function tryVersion(
  browser: Browser,
  origin: string,
  person: Person,
  release: KnownRelease,
): Promise<Outcome> {
  const context = await browser.newContext({
    baseURL: origin,
    storageState: person.stored,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 1000 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const watched = watchVersion(page, release.name, release.version);
  const outcome: Outcome = { pages: 0, fields: 0, commands: 0, notOpened: [], problems: watched.problems };
  try {
    await new Walk(page, person, release, watched, outcome).everywhere();
  } catch (error) {
    watched.problems.push(firstLines(error));
  }
  person.stored = await signInOf(context);
  await context.close();
  return outcome;
}
