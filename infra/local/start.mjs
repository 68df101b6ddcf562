/**
 * The entry of `npm start` and `npm run demo` on a fresh clone: plain JavaScript, because nothing is built yet.
 * Checks Node, builds what is not built, then runs the compiled supervisor.
 */

import { assertNode } from './tools/node-version.mjs';
import { buildProduct } from './tools/turbo.mjs';

assertNode();
if (!(await buildProduct())) {
  process.stderr.write(
    '\nHarambee could not be built: the lines above say why. If packages are missing, run "npm ci".\n',
  );
  process.exit(1);
}
const { runHarambee } = await import('./dist/main.js');
process.exit(await runHarambee({ demo: process.argv.includes('--demo') }));
