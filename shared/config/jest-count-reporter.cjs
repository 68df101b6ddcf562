const { writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** Leaves `test-results.json` ({ passed, failed, skipped }) in the package, for the sum that `npm test` prints. */
module.exports = class CountReporter {
  constructor(globalConfig) {
    this.file = join(globalConfig.rootDir, 'test-results.json');
  }

  onRunComplete(_contexts, results) {
    const counts = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    writeFileSync(this.file, `${JSON.stringify(counts)}\n`);
  }
};
