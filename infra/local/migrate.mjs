/**
 * The entry of `npm run migrate -- status | run | rehearse`: changes of stored documents. Builds what is not built, then
 * runs the compiled part.
 */

import { assertNode } from './tools/node-version.mjs';
import { buildProduct } from './tools/turbo.mjs';

assertNode();
if (!(await buildProduct(['./services/profiles', './infra/embedded-mongo', './infra/local']))) {
  process.stderr.write('\nHarambee could not be built: the lines above say why.\n');
  process.exit(1);
}
const { runMigrate } = await import('./dist/commands/migrate.js');
process.exit(await runMigrate(process.argv.slice(2)));
