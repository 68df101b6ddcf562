const { createTransformer } = require('@swc/jest');

/** What a source became in this worker, by its file and the options. */
const done = new Map();

/**
 * SWC, asked once in a worker for a source that many packages use. Jest keeps what was transformed for each package
 * apart, so that without this the sources of `shared/` are transformed some twenty times in a first run.
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
