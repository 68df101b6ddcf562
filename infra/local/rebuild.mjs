/**
 * The entry of `npm run rebuild -- <service>`: recalculates the figures of a service from all events. Builds
 * what is not built, then runs the compiled part.
 */

import { assertNode } from './tools/node-version.mjs';
import { buildProduct } from './tools/turbo.mjs';

assertNode();
if (!(await buildProduct(['./services/impact', './infra/embedded-mongo', './infra/local']))) {
  process.stderr.write('\nHarambee could not be built: the lines above say why.\n');
  process.exit(1);
}
const { runRebuild } = await import('./dist/rebuild.js');
process.exit(await runRebuild(process.argv.slice(2)));
