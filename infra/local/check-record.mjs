/**
 * The entry of `npm run check-record`: checks the records of actions. Builds what is not built, then runs the compiled
 * part.
 */

import { assertNode } from './tools/node-version.mjs';
import { buildProduct } from './tools/turbo.mjs';

assertNode();
if (!(await buildProduct(['./services/identity', './infra/embedded-mongo', './infra/local']))) {
  process.stderr.write('\nHarambee could not be built: the lines above say why.\n');
  process.exit(1);
}
const { runCheckRecord } = await import('./dist/check-record.js');
process.exit(await runCheckRecord(process.argv.slice(2)));
