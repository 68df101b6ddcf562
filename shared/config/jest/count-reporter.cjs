const { writeFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Writes `test-results.json` ({ passed, failed, skipped }) into each tested package, for the sum that `npm test`
 * prints: one package when `npx jest` runs there, several when Jest runs in the root.
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
