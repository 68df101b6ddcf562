import { stripVTControlCharacters } from 'node:util';
import { paths } from '@harambee/domain';
import type { Page } from '@playwright/test';
import { arrived } from './arrived.ts';
import { askModule } from './brought.ts';
import { command, typeIn, typeInPanel } from './keys.ts';
import { addressOf, type Person } from './person.ts';
import type { KnownRelease } from './trial-product.ts';
import type { Watched } from './watch-version.ts';

/** What a trial did and saw. */
export interface Outcome {
  pages: number;
  /** Fields that were typed in. */
  fields: number;
  commands: number;
  /** Routes for which this person has nothing to show. */
  notOpened: string[];
  problems: string[];
}

export const firstLines = (error: unknown): string =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    .split('\n')
    .slice(0, 3)
    .join(' ');

/** The files that a version needs at all and on these pages, without those that came from it. */
export function neverCame(
  { entry, firstFiles, pages = {} }: Pick<KnownRelease, 'entry' | 'firstFiles' | 'pages'>,
  opened: readonly string[],
  came: ReadonlySet<string>,
): string[] {
  const ofPages = opened.flatMap((pattern) => pages[pattern]?.files ?? []);
  return [...new Set([entry, ...firstFiles, ...ofPages])].filter((file) => !came.has(file));
}

/** One person's way through all that a version brings. It goes on after a failure, so that a trial says everything. */
export class Walk {
  readonly #opened: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly person: Person,
    private readonly release: KnownRelease,
    private readonly watched: Watched,
    private readonly outcome: Outcome,
  ) {}

  async everywhere(): Promise<void> {
    const { page, release } = this;
    await this.#open(paths.dashboard);
    const listed = await this.#listedVersion();
    if (listed !== release.version) return this.#say(`the gateway lists ${listed ?? 'no version of it'}`);
    // One that has no widgets and no commands comes with its first page.
    if (release.atStart === false) await page.goto(release.paths[0] ?? paths.dashboard);
    const brought = await this.#step('its module', () => askModule(page, release.name));
    if (!brought) return;
    if (!brought.entry.includes(`/remotes/${release.name}/${release.version}/`))
      this.#say(`the shell runs ${brought.entry}`);
    await this.#followNav();
    for (const pattern of [...brought.routes, ...brought.publicRoutes]) {
      const address = addressOf(pattern, this.person.ids);
      if (address === undefined) this.outcome.notOpened.push(pattern);
      else await this.#step(pattern, () => this.#open(address, pattern));
    }
    if (brought.slots.includes('assistant.panel'))
      await this.#step('the panel', async () => {
        await typeInPanel(page);
        this.outcome.fields += 1;
      });
    await this.#step('the palette', async () => {
      this.outcome.commands = await command(page, brought.commands);
    });
    const missing = neverCame(release, this.#opened, this.watched.came);
    if (missing.length > 0) this.#say(`never fetched: ${missing.join(', ')}`);
  }

  async #listedVersion(): Promise<string | undefined> {
    const { remotes } = await (await this.page.request.get('/remotes.json')).json();
    const isIt = ({ name }: { name: string }) => name === this.release.name;
    return remotes.find(isIt)?.version;
  }

  #say(problem: string): void {
    this.watched.problems.push(problem);
  }

  async #step<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.#say(`${name}: ${firstLines(error)}`);
      return undefined;
    }
  }

  async #open(address: string, pattern = address): Promise<void> {
    await this.page.goto(address);
    await arrived(this.page, address);
    this.#opened.push(pattern.replace('?', ''));
    this.outcome.pages += 1;
    if (await typeIn(this.page.locator('main'))) this.outcome.fields += 1;
  }

  async #followNav(): Promise<void> {
    const { page, release } = this;
    for (const { path } of (release.nav ?? []) as { path: string }[])
      await this.#step(`its entry ${path} in the navigation`, async () => {
        await page.goto(paths.dashboard);
        await page.locator(`nav a[href="${path}"]`).first().click();
        await page.waitForURL(({ pathname }) => pathname === path);
        await arrived(page, path);
      });
  }
}
