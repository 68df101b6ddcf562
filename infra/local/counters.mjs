/**
 * The entry of `npm run counters -- compare | rebuild`: compares the counters of figures with what they count, or counts
 * again. Builds what is not built, then runs the compiled part.
 */

import { assertNode } from './tools/node-version.mjs';
import { buildProduct } from './tools/turbo.mjs';

assertNode();
if (
  !(await buildProduct([
    './services/proposals',
    './services/impact',
    './infra/embedded-mongo',
    './infra/local',
  ]))
) {
  process.stderr.write('\nHarambee could not be built: the lines above say why.\n');
  process.exit(1);
}
const { runCounters } = await import('./dist/counters.js');
process.exit(await runCounters(process.argv.slice(2)));
