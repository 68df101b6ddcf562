const { statSync } = require('node:fs');

/** Transformed sources of this worker, each with the size and time of the file it was read from. */
const known = new Map();

/**
 * Jest reads and hashes each source again for each test file, only to find the result it has. This asks whether the
 * file has changed instead.
 */
exports.readSourcesOnce = (transformCache, project) => {
  const { transform } = transformCache;
  transformCache.transform = (filename, options) => {
    const { mtimeMs, size, ino } = statSync(filename, { throwIfNoEntry: false }) ?? {};
    const key = `${project}\0${options?.isInternalModule ?? false}\0${filename}`;
    const before = known.get(key);
    if (before?.mtimeMs === mtimeMs && before.size === size && before.ino === ino) {
      remember(transformCache, filename, before.transformed);
      return before.code;
    }
    const code = transform.call(transformCache, filename, options);
    const transformed = transformCache.getEntries().get(filename);
    if (mtimeMs !== undefined) known.set(key, { mtimeMs, size, ino, code, transformed });
    return code;
  };
};

/** Jest looks source maps up here for the stack of an error. */
function remember(transformCache, filename, transformed) {
  if (!transformed) return;
  transformCache.getEntries().set(filename, transformed);
  if (transformed.sourceMapPath) transformCache.getSourceMaps().set(filename, transformed.sourceMapPath);
}
