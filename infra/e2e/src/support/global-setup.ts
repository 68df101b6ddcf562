import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHarambee } from '@harambee/local';

/**
 * One product for all specs, with its own data folder; every spec signs up its own organization. Texts are drafted at
 * once; specs that watch drafting use the second product (`support/own-product.ts`). All services are in one process, as
 * people get them by `npm start`; the second product has one process for each, as in production.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'harambee-e2e-'));
  const product = await startHarambee({
    port: 0,
    dataDir,
    env: {
      ONE_PROCESS: '1',
      DRAFTING_PACE_MS: '0',
      RATE_LIMIT_PER_MINUTE: '0',
      SIGN_UPS_PER_HOUR: '100000',
      WHATSAPP_LOG_CODES: '1',
    },
  });
  process.env.HARAMBEE_ORIGIN = product.origin;
  process.env.HARAMBEE_DATA = dataDir;
  return async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
