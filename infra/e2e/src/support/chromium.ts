import { existsSync } from 'node:fs';

/** The browser of the tests: `CHROMIUM_PATH`, else the system's, else Playwright's own (undefined lets it choose). */
export function chromiumPath(): string | undefined {
  const installed = ['chromium-headless-shell', 'chromium', 'chromium-browser'].map(
    (name) => `/usr/bin/${name}`,
  );
  const candidates = [process.env.CHROMIUM_PATH, ...installed];
  return candidates.find((path) => path && existsSync(path));
}

/** Quiet and offline: the test browser talks only to the product. */
export const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
