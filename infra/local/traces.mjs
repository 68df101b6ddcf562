/**
 * The entry of `npm run traces`: takes the traces of a product that was started with OTEL_EXPORTER_OTLP_ENDPOINT, and
 * prints them. Builds what is not built, then runs the compiled part.
 */

import { assertNode } from './tools/node-version.mjs';
import { buildProduct } from './tools/turbo.mjs';

assertNode();
if (!(await buildProduct(['./infra/local']))) {
  process.stderr.write('\nHarambee could not be built: the lines above say why.\n');
  process.exit(1);
}
const { runTraces } = await import('./dist/commands/traces.js');
await runTraces();
