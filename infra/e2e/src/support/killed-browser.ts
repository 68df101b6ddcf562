import { type APIRequestContext, type BrowserContext, chromium, type Page } from '@playwright/test';
import { type SignIn, storedSignIn } from './accounts.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';

export interface SignedIn {
  signIn: SignIn;
  /** The request context of the sign-in, which has the cookies. */
  request: APIRequestContext;
  /** Other old content of this browser's local storage. */
  keeps?: Record<string, string>;
}

/** A browser with a profile on disk, like people have. */
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
  // Signed in long ago, because this spec is about text typed a moment ago.
  await context.addInitScript((kept) => void Object.assign(localStorage, kept), {
    ...storedSignIn(signIn),
    ...keeps,
  });
  await context.addCookies((await request.storageState()).cookies);
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** Like a power cut: kills the browser process before it can write anything more. */
export async function killBrowser(context: BrowserContext): Promise<void> {
  const gone = new Promise((resolve) => context.once('close', resolve));
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('the browser does not say which process it is');
  process.kill(browser.id, 'SIGKILL');
  await gone;
}

/** True if the page has saved these words where they survive a kill. */
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
