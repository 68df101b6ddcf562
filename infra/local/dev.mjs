/**
 * The entry of `npm run dev -- <remote> …`: the whole product, with these remotes reloading as they are edited.
 * Builds what is not built, then runs the compiled supervisor.
 */

import { assertNode } from './tools/node-version.mjs';
import { buildProduct } from './tools/turbo.mjs';

assertNode();
const names = process.argv.slice(2);
if (names.length === 0) {
  process.stderr.write('Say which remote you work on: npm run dev -- proposals (several are possible).\n');
  process.exit(1);
}
if (!(await buildProduct(undefined, ['build', 'build:dev']))) {
  process.stderr.write(
    '\nHarambee could not be built: the lines above say why. If packages are missing, run "npm ci".\n',
  );
  process.exit(1);
}
const { runHarambee } = await import('./dist/main.js');
process.exit(await runHarambee({ dev: names }));
