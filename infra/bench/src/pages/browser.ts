import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, type CDPSession, chromium } from '@playwright/test';

/** The installed Chromium. It looks up no names, so that nothing but this machine is asked. */
export function launch(): Promise<Browser> {
  const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
  const executablePath = [process.env.CHROMIUM_PATH, ...installed].find((path) => path && existsSync(path));
  return chromium.launch({
    executablePath,
    chromiumSandbox: false,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
    ],
  });
}

export type StoredSignIn = BrowserContextOptions['storageState'];

/** Of the developer tools of Chromium: bytes per second, and the milliseconds that each request takes at least. */
export const networks = {
  slow4g: { latency: 562.5, downloadThroughput: 188_743.68, uploadThroughput: 86_400 },
  fast4g: { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 },
  none: undefined,
} as const;

export interface Throttling {
  network: keyof typeof networks;
  /** How many times slower the processor is. */
  cpu: number;
}

export async function throttle(devtools: CDPSession, { network, cpu }: Throttling): Promise<void> {
  const line = networks[network];
  if (line) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** A cold browser with a window as on a small laptop. The service worker is left out: it would answer later visits. */
export const coldContext = (browser: Browser, storageState?: StoredSignIn, javaScriptEnabled = true) =>
  browser.newContext({
    storageState,
    javaScriptEnabled,
    viewport: { width: 1_350, height: 940 },
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });

/** What a browser stores of a sign-in; a cold browser begins with it, and with nothing cached. */
export async function signIn(
  browser: Browser,
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<StoredSignIn> {
  const context = await coldContext(browser);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
  const stored = await context.storageState();
  await context.close();
  return stored;
}
