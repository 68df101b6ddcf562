import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningHarambee, startHarambee } from '@harambee/local';
import { test as base } from './test.ts';

const remoteFolder = fileURLToPath(new URL('../../../../mfe-proposals/', import.meta.url));

/** The product with the proposals remote being edited: a copy, so that no test changes the sources. */
export interface DevProduct {
  product: RunningHarambee;
  /** Changes a file of the remote, as saving it in an editor does. */
  edit(file: string, from: string, to: string): void;
}

/** Playwright's test with its own product. */
export const test = base.extend<object, { working: DevProduct }>({
  working: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'harambee-dev-'));
      // Inside the repository, so that it finds the same packages.
      const folder = mkdtempSync(join(remoteFolder, '.cache', 'edited-'));
      for (const part of ['src', 'remote.json', 'package.json', 'webpack.config.mjs']) {
        cpSync(join(remoteFolder, part), join(folder, part), { recursive: true });
      }
      const env = { RATE_LIMIT_PER_MINUTE: '0', SIGN_UPS_PER_HOUR: '100000' };
      const product = await startHarambee({ port: 0, dataDir, env, dev: [folder] });
      const edit = (file: string, from: string, to: string) => {
        const path = join(folder, 'src', file);
        const text = readFileSync(path, 'utf8');
        if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
        writeFileSync(path, text.replace(from, to));
      };
      await use({ product, edit });
      await product.stop();
      for (const made of [dataDir, folder]) rmSync(made, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ working }, use) => use(working.product.origin),
});
