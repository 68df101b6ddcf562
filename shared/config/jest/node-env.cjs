const { AsyncLocalStorage } = require('node:async_hooks');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * Storages that are in use. Each is asked at every promise that the worker makes. Jest has one for each test file and
 * never ends it: after a hundred files they were a tenth of a worker's time.
 */
const storages = new Set();
const { _enable: enable } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype._enable = function enableAndNote() {
  storages.add(this);
  enable.call(this);
};

/**
 * Tests of Node packages run in the worker's own realm instead of a sandbox. A sandbox costs every use of a global a
 * call through a proxy, and has classes of its own, so that it must load every library anew (`node-runtime.cjs`).
 * What a file changes in the process is put back when the file ends.
 */
module.exports = class NodeEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.conditions = projectConfig.testEnvironmentOptions.customExportConditions;
    this.before = {
      globals: Object.getOwnPropertyDescriptors(globalThis),
      env: { ...process.env },
      exit: process.exit,
      exitCode: process.exitCode,
      cwd: process.cwd(),
      stackTraceLimit: Error.stackTraceLimit,
    };
    this.storages = new Set(storages);
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  /** Jest asks for a hundred frames, which makes each of the many errors that libraries make slow. */
  async setup() {
    Error.stackTraceLimit = 25;
  }

  async teardown() {
    this.fakeTimersModern?.dispose();
    this.fakeTimersModern = null;
    endStorages(this.storages);
    const { globals, env, exit, exitCode, cwd, stackTraceLimit } = this.before;
    for (const key of Reflect.ownKeys(globalThis)) {
      if (!Object.hasOwn(globals, key)) Reflect.deleteProperty(globalThis, key);
    }
    for (const key of Reflect.ownKeys(globals)) {
      const now = Object.getOwnPropertyDescriptor(globalThis, key);
      if (now?.value !== globals[key].value || now?.get !== globals[key].get) {
        if (now?.configurable !== false) Object.defineProperty(globalThis, key, globals[key]);
      }
    }
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    process.exit = exit;
    process.exitCode = exitCode;
    process.chdir(cwd);
    Error.stackTraceLimit = stackTraceLimit;
  }

  exportConditions() {
    return this.conditions;
  }

  /** Jest only asks whether there is one: `node-runtime.cjs` compiles without it. */
  getVmContext() {
    return {};
  }
};

/** Ends the storages that a file began. Those of libraries, which stay loaded, go on. */
function endStorages(ofBefore) {
  for (const storage of storages) {
    if (ofBefore.has(storage)) continue;
    storage.disable();
    storages.delete(storage);
  }
}
