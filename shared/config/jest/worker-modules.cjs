const { dirname, sep } = require('node:path');

/**
 * The vocabulary, the engines and the reading of settings have no state that outlives a call, apart from what they
 * remember of an equal call before. They take a third of the time in which a cheap file loads, so a worker loads them once.
 */
const stateless =
  /\/shared\/(?:(?:answers|calls|documents|domain|drafting|proposal-files)\/src\/(?!(?:.*\/)?testing\/)|service-kit\/src\/config\/)(?!.*\.(?:test|fixture)\.)/;
exports.isStateless = (path) => stateless.test(path);

/** By the conditions under which a package resolves, which are others for pages. */
const registries = new Map();

/**
 * What a worker keeps of our own modules. The tests of a package itself load all its modules for each file, and only
 * those of other packages come from here.
 */
exports.modulesOfWorker = (runtime, requireLibrary) => {
  const { rootDir, moduleFileExtensions } = runtime._config;
  const { cjsResolveOptions } = runtime._resolution;
  const surroundings = JSON.stringify([cjsResolveOptions, moduleFileExtensions]);
  if (!registries.has(surroundings)) registries.set(surroundings, new Map());
  const modules = registries.get(surroundings);
  const { transformCache, executor, _resolution: resolution } = runtime;
  for (const { path, sourceMapPath } of modules.values())
    if (sourceMapPath) transformCache.getSourceMaps().set(path, sourceMapPath);

  function load(path) {
    const known = modules.get(path);
    if (known) return known.exports;
    const module = { id: path, path, exports: {}, loaded: false };
    modules.set(path, module);
    try {
      if (path.endsWith('.json')) module.exports = JSON.parse(transformCache.transformJson(path));
      else {
        const run = executor.compile(transformCache.transform(path), path);
        module.sourceMapPath = transformCache.getSourceMaps().get(path);
        run.call(module.exports, module, module.exports, requireFrom(path), dirname(path), path);
      }
    } catch (error) {
      modules.delete(path);
      throw error;
    }
    module.loaded = true;
    return module.exports;
  }

  const requireFrom = (from) => {
    const resolve = (name) => resolution.resolveCjs(from, name);
    return Object.assign(
      (name) => {
        if (resolution.isCoreModule(name)) return require(name);
        const path = resolve(name);
        return path.includes('/node_modules/') ? requireLibrary(from, name, path) : load(path);
      },
      { resolve },
    );
  };

  return { has: (path) => !path.startsWith(rootDir + sep) && stateless.test(path), load };
};
