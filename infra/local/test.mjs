/**
 * The entry of `npm test` on a fresh clone: builds the package that runs the tests, then runs it. The last line
 * is always the sum.
 */
import { assertNode } from './tools/node-version.mjs';
import { buildProduct } from './tools/turbo.mjs';

assertNode();
let code = 1;
try {
  if (!(await buildProduct(['./infra/local']))) throw new Error('infra/local could not be built');
  const { runAllTests } = await import('./dist/test-command/run-all-tests.js');
  code = await runAllTests();
} catch (error) {
  process.stderr.write(`The tests could not be run: ${error.message}\n`);
  process.stdout.write('tests: 0 passed, 1 failed\n');
}
process.exit(code);
