const { AsyncLocalStorage } = require('node:async_hooks');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * Storages in use. Node calls each of them for every promise. Jest creates one for each test file and never disables
 * it; after a hundred files they took a tenth of a worker's time.
 */
const storages = new Set();
const { _enable: enable } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype._enable = function enableAndNote() {
  storages.add(this);
  enable.call(this);
};

/**
 * Tests of Node packages run in the worker's own realm instead of a sandbox. In a sandbox every use of a global goes
 * through a proxy, and because it has its own classes, it must load every library again (`node-runtime.cjs`). Changes
 * that a file makes to the process are undone when the file ends.
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

  /** Jest requests a hundred stack frames, which slows down the many errors that libraries create. */
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

  /** Jest only checks that there is one; `node-runtime.cjs` compiles without it. */
  getVmContext() {
    return {};
  }
};

/** Disables the storages that a file created. Those of libraries, which stay loaded, continue. */
function endStorages(ofBefore) {
  for (const storage of storages) {
    if (ofBefore.has(storage)) continue;
    storage.disable();
    storages.delete(storage);
  }
}
