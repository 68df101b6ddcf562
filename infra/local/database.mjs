/**
 * The entry of `npm run database -- verify | backup | restore | compact`: looks after the embedded database. Builds what
 * is not built, then runs the compiled part.
 */

import { assertNode } from './tools/node-version.mjs';
import { buildProduct } from './tools/turbo.mjs';

assertNode();
if (!(await buildProduct(['./infra/embedded-mongo', './infra/local']))) {
  process.stderr.write('\nHarambee could not be built: the lines above say why.\n');
  process.exit(1);
}
const { runDatabaseTool } = await import('./dist/database/database-tool.js');
process.exit(await runDatabaseTool(process.argv.slice(2)));
