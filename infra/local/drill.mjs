/**
 * The entry of `npm run drill -- start-under-load [loops] [starts]`: tests whether the product starts, and
 * recovers, on an overloaded machine. Builds what is not built, then runs the compiled part.
 */

import { assertNode } from './tools/node-version.mjs';
import { buildProduct } from './tools/turbo.mjs';

assertNode();
if (!(await buildProduct())) {
  process.stderr.write('\nHarambee could not be built: the lines above say why.\n');
  process.exit(1);
}
const { runDrill } = await import('./dist/drill/start-under-load.js');
process.exit(await runDrill(process.argv.slice(2)));
