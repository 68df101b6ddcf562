const { createTransformer } = require('@swc/jest');

/** Transformed sources in this worker, by file and options. */
const done = new Map();

/**
 * SWC, called once in a worker for a source that many packages use. Jest caches transformed sources separately for
 * each package, so without this the sources of `shared/` would be transformed about twenty times in a first run.
 */
module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    const ofOptions = JSON.stringify(options);
    return {
      ...swc,
      process(source, file, jest) {
        const isShared = /[\\/](?:shared|node_modules)[\\/]/.test(file);
        if (!isShared) return swc.process(source, file, jest);
        const key = [ofOptions, jest.instrument, jest.supportsStaticESM, file].join('\0');
        const known = done.get(key);
        if (known?.source === source) return known.result;
        const result = swc.process(source, file, jest);
        done.set(key, { source, result });
        return result;
      },
    };
  },
};
