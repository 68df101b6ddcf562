import { paths } from '@harambee/domain';
import { type Browser, expect, type Page } from '@playwright/test';
import { askModule, type Brought } from './brought.ts';
import { addressOf, type Person } from './person.ts';
import type { KnownRelease } from './trial-product.ts';
import { type Watched, watchVersion } from './watch-version.ts';

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

const patience = { timeout: 15_000 };
const typed = 'Maji safi';
const textFields = ['input:not([type])', 'input[type=text]', 'input[type=search]', 'textarea']
  .map((kind) => `${kind}:not([readonly]):not([disabled])`)
  .join();
/** The words with which the shell replaces a page that it has lost. */
const lost = /couldn.t be loaded|stopped working/;

/** Opens everything that one version of a remote brings to the shell, as a person would. */
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
  page.setDefaultTimeout(patience.timeout);
  const watched = watchVersion(page, release.name, release.version);
  const outcome: Outcome = { pages: 0, fields: 0, commands: 0, notOpened: [], problems: watched.problems };
  try {
    await new Trial(page, person, release, watched, outcome).walk();
  } catch (error) {
    watched.problems.push(firstLines(error));
  }
  // A session may have been renewed.
  person.stored = await context.storageState();
  await context.close();
  return outcome;
}

const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const firstLines = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 3).join(' ');

class Trial {
  readonly #opened: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly person: Person,
    private readonly release: KnownRelease,
    private readonly watched: Watched,
    private readonly outcome: Outcome,
  ) {}

  async walk(): Promise<void> {
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
    if (brought.slots.includes('assistant.panel')) await this.#step('the panel', () => this.#talk());
    await this.#step('the palette', () => this.#command(brought));
    this.#checkFiles();
  }

  async #listedVersion(): Promise<string | undefined> {
    const { remotes } = await (await this.page.request.get('/remotes.json')).json();
    const isIt = ({ name }: { name: string }) => name === this.release.name;
    return remotes.find(isIt)?.version;
  }

  #say(problem: string): void {
    this.watched.problems.push(problem);
  }

  /** Goes on after a failure, so that a trial says everything that fails. */
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
    await this.#arrived(address);
    this.#opened.push(pattern.replace('?', ''));
    this.outcome.pages += 1;
    await this.#type();
  }

  /** The page is there, complete, and where it should be, unless an address may lead on. */
  async #arrived(address?: string): Promise<void> {
    const heading = this.page.getByRole('heading', { level: 1 }).first();
    await heading.waitFor();
    await this.page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'), null, patience);
    const words = (await heading.textContent()) ?? '';
    if (lost.test(words)) throw new Error(`“${words}”`);
    const { pathname } = new URL(this.page.url());
    if (address !== undefined && pathname !== address) throw new Error(`it leads to ${pathname}`);
  }

  /** One field of the page, key by key. */
  async #type(): Promise<void> {
    const field = this.page.locator('main').locator(textFields).filter({ visible: true }).first();
    if ((await field.count()) === 0) return;
    await field.fill('');
    await field.pressSequentially(typed);
    const value = await field.inputValue();
    if (value !== typed) throw new Error(`typed “${typed}”, and the field has “${value}”`);
    this.outcome.fields += 1;
  }

  async #followNav(): Promise<void> {
    const { page, release } = this;
    for (const { path } of (release.nav ?? []) as { path: string }[])
      await this.#step(`its entry ${path} in the navigation`, async () => {
        await page.goto(paths.dashboard);
        await page.locator(`nav a[href="${path}"]`).first().click();
        await page.waitForURL((url) => url.pathname === path);
        await this.#arrived(path);
      });
  }

  async #talk(): Promise<void> {
    const { page } = this;
    await page.goto(paths.dashboard);
    const panel = page.getByRole('complementary', { name: 'Rafiki, the assistant' });
    if (!(await panel.isVisible())) await page.getByRole('button', { name: 'Rafiki, the assistant' }).click();
    const field = panel.getByRole('textbox');
    await field.pressSequentially(typed);
    if ((await field.inputValue()) !== typed) throw new Error('what was typed is not there');
    this.outcome.fields += 1;
  }

  /** Finds each of its commands, and carries out one that opens a page. */
  async #command({ commands }: Brought): Promise<void> {
    const { page } = this;
    if (commands.length === 0) return;
    await page.goto(paths.dashboard);
    await this.#arrived(paths.dashboard);
    const search = page.getByRole('combobox', { name: 'Type a command or search' });
    await expect(async () => {
      // A press that comes early is lost, and a second one would close it.
      if (!(await search.isVisible())) await page.keyboard.press('ControlOrMeta+k');
      await search.waitFor({ timeout: 2_000 });
    }).toPass(patience);
    const find = async (name: string) => {
      await search.fill(name);
      const found = page.getByRole('option', { name: new RegExp(`^${plain(name)}`) }).first();
      await found.waitFor();
      return found;
    };
    for (const { name } of commands) {
      await find(name);
      this.outcome.commands += 1;
    }
    const leading = commands.find(({ to }) => to !== undefined && to !== paths.dashboard);
    if (!leading) return;
    await (await find(leading.name)).click();
    await page.waitForURL(({ pathname }) => pathname !== paths.dashboard);
    await this.#arrived();
  }

  /** What this version says that its pages need has come from this version. */
  #checkFiles(): void {
    const { entry, firstFiles, pages = {} } = this.release;
    const ofPages = [paths.dashboard, ...this.#opened].flatMap((pattern) => pages[pattern]?.files ?? []);
    const missing = [...new Set([entry, ...firstFiles, ...ofPages])].filter(
      (file) => !this.watched.came.has(file),
    );
    if (missing.length > 0) this.#say(`never fetched: ${missing.join(', ')}`);
  }
}
