/**
 * The entry of `npm run rollouts`: tries the built shell with every version of every remote that somebody has. Builds what
 * is not built. It runs from its sources, because it shares the support of the specs.
 */
import { buildProduct } from '@harambee/local/build-product';

if (!(await buildProduct())) {
  process.stderr.write('\nHarambee could not be built: the lines above say why.\n');
  process.exit(1);
}
await import('@harambee/config/typescript/sources.mjs');
const { tryRollout } = await import('./src/rollouts/main.ts');
process.exit(await tryRollout(process.argv.slice(2)));
