import { ConfigurationError, connectDatabase, readKitConfig } from '@harambee/service-kit';
import mongoose from 'mongoose';
import { sayCheck } from './action-record/say-check.ts';
import { readIdentityConfig } from './config.ts';
import { loadTwoStepKeys } from './two-step/two-step-keys.ts';

/**
 * For whoever runs the server: `npm run check-record` in the root, or `node dist/check-record.js` with the environment
 * of the service, checks the record of actions and changes nothing (ACTIONS-06). It may run beside the product.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);
try {
  const config = readKitConfig();
  const keys = await loadTwoStepKeys(readIdentityConfig().twoStepKey, config.dataDir, { warn: say });
  await connectDatabase(config);
  process.exitCode = await sayCheck(process.argv.slice(2), keys, say);
} catch (error) {
  say((error as Error).message);
  process.exitCode = error instanceof ConfigurationError ? 2 : 1;
} finally {
  await mongoose.disconnect();
}
