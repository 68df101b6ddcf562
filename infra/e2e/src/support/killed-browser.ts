import { type APIRequestContext, type BrowserContext, chromium, type Page } from '@playwright/test';
import { type SignIn, storedSignIn } from './accounts.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';

export interface SignedIn {
  signIn: SignIn;
  /** Where the sign-in was made: it has the cookies. */
  request: APIRequestContext;
  /** What else this browser has in its local storage since long ago. */
  keeps?: Record<string, string>;
}

/** A browser with a profile of its own on the disk, as people have one. */
export async function openBrowser(
  folder: string,
  baseURL: string | undefined,
  { signIn, request, keeps }: SignedIn,
) {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath(),
    chromiumSandbox: false,
    args: chromiumFlags,
    baseURL,
    serviceWorkers: 'block',
    locale: 'en-US',
    viewport: { width: 1440, height: 1000 },
  });
  // Signed in since long ago: what this specification is about is what was typed a moment ago.
  await context.addInitScript((kept) => void Object.assign(localStorage, kept), {
    ...storedSignIn(signIn),
    ...keeps,
  });
  await context.addCookies((await request.storageState()).cookies);
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** As a power cut: the process of the browser is ended before it can write anything more. */
export async function killBrowser(context: BrowserContext): Promise<void> {
  const gone = new Promise((resolve) => context.once('close', resolve));
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('the browser does not say which process it is');
  process.kill(browser.id, 'SIGKILL');
  await gone;
}

/** Whether the page has put these words where a killed browser does not lose them. */
export const isStored = (page: Page, words: string): Promise<boolean> =>
  page.evaluate(
    (text) =>
      new Promise<boolean>((resolve) => {
        const request = indexedDB.open('kept-text');
        request.onerror = () => resolve(false);
        request.onsuccess = () => {
          const database = request.result;
          const done = (found: boolean) => {
            database.close();
            resolve(found);
          };
          if (!database.objectStoreNames.contains('texts')) return done(false);
          const all = database.transaction('texts').objectStore('texts').getAll();
          all.onerror = () => done(false);
          all.onsuccess = () => done(JSON.stringify(all.result).includes(text));
        };
      }),
    words,
  );
