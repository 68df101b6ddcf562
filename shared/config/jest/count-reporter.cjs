const { writeFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Leaves `test-results.json` ({ passed, failed, skipped }) in each package that was run, for the sum that `npm test`
 * prints: in one package under `npx jest` there, in many under the Jest of the root.
 */
module.exports = class CountReporter {
  packages = new Map();

  constructor(globalConfig) {
    this.rootDir = globalConfig.rootDir;
  }

  onRunStart(_results, options) {
    this.wholeRun = options.estimatedTime;
  }

  onTestResult(
    { context },
    { numPassingTests, numFailingTests, numPendingTests, numTodoTests, testExecError },
  ) {
    const folder = context.config.rootDir;
    const counts = this.packages.get(folder) ?? { passed: 0, failed: 0, skipped: 0 };
    counts.passed += numPassingTests;
    counts.failed += numFailingTests + (testExecError && numFailingTests === 0 ? 1 : 0);
    counts.skipped += numPendingTests + numTodoTests;
    this.packages.set(folder, counts);
  }

  onRunComplete() {
    for (const [folder, counts] of this.packages) {
      writeFileSync(join(folder, 'test-results.json'), `${JSON.stringify(counts)}\n`);
    }
  }
};
