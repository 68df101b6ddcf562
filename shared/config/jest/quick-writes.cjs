const { renameSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');

/**
 * Jest writes each transformed source with a library that listens to thirty signals meanwhile, looks up the real path and
 * owner, and sets both again: half of the time of a transform in a first run. Here a file is written and renamed, too, so
 * that another worker never reads half of it.
 */
exports.writeTransformedQuickly = () => {
  const transform = createRequire(require.resolve('jest-runtime')).resolve('@jest/transform');
  createRequire(transform)('write-file-atomic').sync = (path, text) => {
    const temporary = `${path}.${process.pid}`;
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  };
};
