const { createRequire } = require('node:module');
const { compileFunction, constants } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { compileSchemasOnce } = require('./compiled-schemas.cjs');

const inLibraries = /\/node_modules\//;
/**
 * Each file has its own: Mongoose remembers models and its connection; Testing Library registers its cleanup and the
 * document; RTK Query whether it listens to the window; Workbox its routes. The other one imports JSON as Node does not.
 */
const ofEachFile =
  /\/node_modules\/(mongoose|@testing-library\/[a-z-]+|@reduxjs\/toolkit|workbox-[a-z-]+|@actions\/workflow-parser)\//;

/** Compiled once in a worker, run anew for each file. */
const compiled = new Map();

/**
 * Loads libraries as Node itself does, once in a worker, and only our own modules anew for each test file.
 * It needs `node-env.cjs`: in one realm a library's objects and a test's are of the same classes.
 */
module.exports = class NodeRuntime extends Runtime {
  constructor(...parts) {
    super(...parts);
    // A file may ask for another environment: its sandbox has everything of its own.
    this.isInOneRealm = this._environment.global === globalThis;
    const { executor } = this;
    if (this.isInOneRealm)
      executor.compile = (source, filename) => {
        const known = compiled.get(filename);
        if (known?.source === source) return known.run;
        const run = compileFunction(source, executor.injectedModuleParameters, {
          filename,
          importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
        });
        compiled.set(filename, { source, run });
        return run;
      };
  }

  requireModule(from, moduleName, options, isRequireActual) {
    const isAsked = this.isInOneRealm && moduleName && !options?.isInternalModule;
    if (isAsked && !this._resolution.isCoreModule(moduleName)) {
      const path = this._resolution.resolveCjs(from, moduleName);
      if (inLibraries.test(path) && !ofEachFile.test(path)) {
        prepare(path);
        return requireQuietly(asNodeResolves(from, moduleName, path));
      }
    }
    return super.requireModule(from, moduleName, options, isRequireActual);
  }
};

const isFastify = /\/node_modules\/fastify\/fastify\.js$/;
let isPrepared = false;

/** What we change in a library before somebody first asks for it. */
function prepare(path) {
  if (isPrepared || !isFastify.test(path)) return;
  isPrepared = true;
  compileSchemasOnce(createRequire(path));
}

/** A library that ships two forms must be the same one for us as for the libraries that use it. */
function asNodeResolves(from, moduleName, path) {
  try {
    return createRequire(from).resolve(moduleName);
  } catch {
    // Jest finds some by a rule of its own (`moduleNameMapper`).
    return path;
  }
}

/** Node 20 warns of each `require` of an ES module. */
function requireQuietly(path) {
  const { emitWarning } = process;
  process.emitWarning = (warning, ...rest) => {
    if (rest[0] !== 'ExperimentalWarning') emitWarning.call(process, warning, ...rest);
  };
  try {
    return require(path);
  } finally {
    process.emitWarning = emitWarning;
  }
}
