import { connectDatabase, ensureIndexes, readKitConfig } from '@harambee/service-kit';
import mongoose from 'mongoose';
import { models } from '../models.ts';
import { rebuildImpact } from './rebuild.ts';

/** `npm run rebuild -- impact` at the root: works on the database of MONGODB_URI, where services may be running. */
const since = Date.now();
try {
  await connectDatabase(readKitConfig());
  await ensureIndexes(models);
  const events = await rebuildImpact();
  const seconds = ((Date.now() - since) / 1_000).toFixed(1);
  process.stdout.write(`impact: rebuilt from ${events} events in ${seconds} s\n`);
} catch (error) {
  process.stderr.write(`impact: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await mongoose.disconnect();
}
