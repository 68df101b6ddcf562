const { createRequire } = require('node:module');
const { dirname } = require('node:path');
const { compileFunction, constants } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { compileSchemasOnce } = require('./compiled-schemas.cjs');
const { namePluginsByFunction } = require('./plugin-names.cjs');
const { computeCharacters } = require('./quick-strings.cjs');
const { readSourcesOnce } = require('./known-sources.cjs');
const { writeTransformedQuickly } = require('./quick-writes.cjs');
const { modulesOfWorker } = require('./worker-modules.cjs');

writeTransformedQuickly();

const inLibraries = /\/node_modules\//;
/**
 * Loaded for each file: three files of Mongoose, whose instance stores models and the connection; axe keeps the window
 * of its first load, Testing Library registers its cleanup and the document, RTK Query its window listeners, and
 * Workbox its routes. The last one imports JSON in a way Node does not support.
 */
const ofEachFile =
  /\/node_modules\/(mongoose\/(lib\/)?(index|mongoose)\.js$|(axe-core|@testing-library\/[a-z-]+|@reduxjs\/toolkit|workbox-[a-z-]+|@actions\/workflow-parser)\/)/;

/** Compiled once in a worker, run again for each file. */
const compiled = new Map();

/**
 * Loads libraries as Node does and the packages without state (`worker-modules.cjs`), once in a worker, and only our
 * other modules again for each test file. It needs `node-env.cjs`: in one realm, objects of a library and of a test
 * have the same classes.
 */
module.exports = class NodeRuntime extends Runtime {
  constructor(...parts) {
    super(...parts);
    // A file may use another environment; its sandbox has its own copies of everything.
    this.isInOneRealm = this._environment.global === globalThis;
    const { executor } = this;
    const { collectCoverage } = this._coverageOptions;
    if (!collectCoverage) readSourcesOnce(this.transformCache, this._config.id);
    this.kept = this.isInOneRealm && !collectCoverage ? modulesOfWorker(this, requireLibrary) : undefined;
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
      if (inLibraries.test(path) && !ofEachFile.test(path)) return requireLibrary(from, moduleName, path);
      if (this.kept?.has(path)) return this.kept.load(path);
    }
    return super.requireModule(from, moduleName, options, isRequireActual);
  }
};

function requireLibrary(from, moduleName, path) {
  prepare(path);
  return requireQuietly(asNodeResolves(from, moduleName, path));
}

const isFastify = /\/node_modules\/fastify\/fastify\.js$/;
const isFastCheck = /\/node_modules\/fast-check\/lib\/cjs\/fast-check\.js$/;
/** Cases of a property that names no number, as in fast-check itself; the usual run tries a quarter. */
const defaultRuns = 100;
const prepared = new Set();

/** Changes we make to a library when it is first loaded. */
function prepare(path) {
  if (prepared.has(path)) return;
  prepared.add(path);
  if (isFastify.test(path)) prepareFastify(createRequire(path));
  if (isFastCheck.test(path)) prepareFastCheck(path);
}

function prepareFastify(requireFromFastify) {
  compileSchemasOnce(requireFromFastify);
  namePluginsByFunction(requireFromFastify);
}

function prepareFastCheck(path) {
  const fastCheck = require(path);
  computeCharacters(fastCheck);
  const { propertyRuns } = requireQuietly(require.resolve('../property-runs.mjs'));
  fastCheck.configureGlobal({ numRuns: propertyRuns(defaultRuns, 4) });
}

/** What Node answered, by folder and name: it looks for files each time. */
const nodeAnswers = new Map();

/** A library with two builds must be the same one for us and for the libraries that use it. */
function asNodeResolves(from, moduleName, path) {
  const key = `${dirname(from)}\0${moduleName}`;
  if (!nodeAnswers.has(key)) nodeAnswers.set(key, nodePath(from, moduleName));
  // Jest resolves some by its own rule (`moduleNameMapper`).
  return nodeAnswers.get(key) ?? path;
}

function nodePath(from, moduleName) {
  try {
    return createRequire(from).resolve(moduleName);
  } catch {
    return undefined;
  }
}

/** Node 20 warns about each `require` of an ES module. */
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
